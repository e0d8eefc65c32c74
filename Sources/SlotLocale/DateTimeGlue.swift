/// How a date and a time follow each other in a locale: `Mi., 3. Juni 2026, 10:40`.
public struct DateTimeGlue: Sendable {
    /// Whether the time comes first: `10:40 Th 4, 3 thg 6, 2026`.
    public let isTimeFirst: Bool

    /// The text before both of them, between them and after them, in UTF-8.
    public let before: [UInt8]

    /// The text between them.
    public let between: [UInt8]

    /// The text after both of them.
    public let after: [UInt8]

    /// A text with `{1}` for the date and `{0}` for the time (UTS 35 part 4, section 2.6.2.2).
    init(_ pattern: ArraySlice<UInt8>) {
        let places = pattern.indices.filter { pattern[$0] == UInt8(ascii: "{") }
        guard places.count == 2, places[1] >= places[0] + 3, places[1] + 3 <= pattern.endIndex else {
            (isTimeFirst, before, between, after) = (false, [], [UInt8(ascii: " ")], [])
            return
        }
        isTimeFirst = pattern[places[0] + 1] == UInt8(ascii: "0")
        before = Array(pattern[..<places[0]])
        between = Array(pattern[places[0] + 3..<places[1]])
        after = Array(pattern[(places[1] + 3)...])
    }
}
