import SlotTime
import Testing

struct SuggestionTests {
    private static let words = [
        "json", "csv", "xml", "ics", "ndjson", "--day-labels", "--relative-days", "Asia/Shanghai",
    ]

    @Test(
        "A slip of the fingers finds its word; what is far away finds none",
        arguments: [
            ("jsno", "json"), ("jso", "json"), ("JSON", "json"), ("jsonn", "json"), ("cvs", "csv"), ("ndjsn", "ndjson"),
            ("--day-label", "--day-labels"), ("--daylabels", "--day-labels"), ("--relativ-day", "--relative-days"),
            ("Asia/Shanghia", "Asia/Shanghai"), ("asia/shanghai", "Asia/Shanghai"),
            ("pdf", nil), ("", nil), ("yaml", nil), ("--verbose", nil), ("é", nil),
        ] as [(String, String?)])
    func nearest(_ written: String, _ meant: String?) {
        #expect(Suggestion.nearest(to: written, in: Self.words) == meant)
    }

    @Test("Of equally near words the first wins, and nothing known means no suggestion")
    func order() {
        #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
        #expect(Suggestion.nearest(to: "cat", in: ["bat", "cat"]) == "cat")
        #expect(Suggestion.nearest(to: "cat", in: []) == nil)
    }

    @Test("A text too long for a word costs nothing and finds nothing")
    func long() {
        let text = String(repeating: "json", count: 1_000_000)
        #expect(Suggestion.nearest(to: text, in: Self.words) == nil)
        #expect(Suggestion.closest(to: text, in: Self.words, within: .max) == nil)
    }

    @Test("The nearest may be asked for however far it is")
    func closest() {
        #expect(Suggestion.closest(to: "de_AT", in: ["de_DE", "de_LI"], within: .max) == "de_DE")
    }
}
