import SlotDocument
import Testing

@Suite struct BookingURLTests {
    @Test(arguments: [
        "https://a.b/ | x -> 12", "https://a.b/{id} | x -> 13", "https://a.b/{id} | a b -> 17",
        "https://a.b/{id} | 虹 -> 21", "https://a.b/?t={start}&e={epoch} | x -> 57",
    ])
    func `A5: the longest address of a slot is known before one is written`(example: String) throws {
        let halves = example.split(separator: " -> ").map(String.init)
        let words = halves[0].split(separator: " | ").map(String.init)
        #expect(try #require(BookingURL(words[0])).length(withID: words[1]) == Int(halves[1]))
    }
}
