/// A place in an `opening_hours` expression that has no meaning.
public struct OpeningHoursError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where: the number of Unicode scalars before it, plus one.
    public let column: Int

    /// The number of Unicode scalars that are wrong: those that the suggestion replaces.
    public let length: Int

    /// The word there as it was given, cut to 40 characters; empty at the end of the text.
    public let value: String

    /// What must be there: a phrase that follows "must".
    public let rule: String

    /// What was probably meant, in place of what is wrong; nil where it could be two things.
    public let suggestion: String?

    /// One line: column, value, rule and, where one is near, the right word.
    public var description: String {
        let shown = value.isEmpty ? "the end" : "\"\(value)\""
        return "column \(column): \(shown) must \(rule)" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    }
}
