/// A place in an `opening_hours` expression that says nothing, or nothing that can be.
public struct OpeningHoursError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where: the number of Unicode scalars before it, plus one.
    public let column: Int

    /// The word there as it was given, cut to 40 characters; empty at the end of the text.
    public let value: String

    /// What must stand there: a phrase that follows "must".
    public let rule: String

    /// The word that was probably meant.
    public let suggestion: String?

    /// One line: column, value, rule and, where one is near, the right word.
    public var description: String {
        let shown = value.isEmpty ? "the end" : "\"\(value)\""
        return "column \(column): \(shown) must \(rule)" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    }
}
