import SlotTime
import Testing

@Suite struct ASCIITests {
    static func text(where isWanted: (UInt8) -> Bool) -> String {
        String(decoding: (UInt8.min ... .max).filter(isWanted), as: UTF8.self)
    }

    @Test func `each test of a byte takes these characters and no others`() {
        let upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let lower = "abcdefghijklmnopqrstuvwxyz"
        #expect(Self.text(where: \.isDigit) == "0123456789")
        #expect(Self.text(where: \.isHexDigit) == "0123456789ABCDEFabcdef")
        #expect(Self.text(where: \.isUppercase) == upper)
        #expect(Self.text(where: \.isLetter) == upper + lower)
        #expect(Self.text(where: \.isAlphanumeric) == "0123456789" + upper + lower)
    }
}
