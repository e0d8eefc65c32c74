import SlotTime
import Testing

@testable import ICalendar

struct UIDTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func `SHA-256 gives the digests of FIPS 180-4`(message: String, digest: String) {
        let hexadecimal = SHA256.digest(of: Array(message.utf8)).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        #expect(hexadecimal.joined() == digest)
    }

    @Test(arguments: [
        (54, 0xa3f01b69),
        (55, 0x9f4390f8),
        (56, 0xb35439a4),
        (57, 0xf13b2d72),
        (63, 0x7d3e74a0),
        (64, 0xffe054fe),
        (65, 0x635361c4),
        (119, 0x31eba51c),
        (120, 0x2f3d3354),
        (128, 0x6836cf13),
    ])
    func `SHA-256 pads every length around a block's end`(length: Int, start: UInt32) {
        let digest = SHA256.digest(of: Array(repeating: 0x61, count: length))
        #expect(digest.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } == start)
    }

    private func uid(_ place: String, _ duration: Int, _ start: Int) -> String {
        var output = UID.prefix(placeID: place, durationSeconds: duration)
        UID.append(start: Instant(epochSeconds: start), to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        ("hongqiao", 600, 1780281600, "f9b5880c-5533-8756-bc26-00006a1cf100"),
        ("虹桥诊所", 2700, 0, "c4da5e4c-5e02-88b3-94b8-000000000000"),
        ("", 60, -1, "6e04c8ae-f7ab-86cb-ac63-ffffffffffff"),
    ])
    func `A UID is a UUID of version 8 from place, duration and start (RFC 9562 5.8)`(
        place: String, duration: Int, start: Int, expected: String
    ) {
        #expect(uid(place, duration, start) == expected)
    }

    @Test func `Place, duration and start each make another UID, and the start is its end`() {
        let uids = [uid("a", 600, 0), uid("b", 600, 0), uid("a", 1200, 0), uid("a", 600, 600)]
        #expect(Set(uids).count == 4)
        #expect(uid("a", 600, 0).dropLast(12) == uid("a", 600, 600).dropLast(12))
        #expect(uid("hongqiao", 600, 1_780_281_600).hasSuffix("-00006a1cf100"))
    }
}
