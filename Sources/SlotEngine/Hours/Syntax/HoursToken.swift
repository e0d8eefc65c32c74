/// A word, a number, a mark or a comment of an `opening_hours` expression.
struct HoursToken {
    enum Kind: Equatable {
        /// Letters, in lower case.
        case word(String)
        /// Letters that are not all of ASCII, in lower case.
        case foreignWord(String)
        /// Digits: their value and how many there are.
        case number(Int, digits: Int)
        /// A mark of ASCII.
        case mark(Character)
        /// The two bars of a fallback.
        case bars
        /// The text between quotation marks.
        case comment(String)
        /// A quotation mark without its other half.
        case openComment
        /// A character that the syntax has no use for.
        case foreign(Unicode.Scalar)
        /// The text is longer than opening hours may be.
        case tooLong
        case end
    }

    let kind: Kind

    /// Its place in the text, and that of what follows it.
    let start: Int
    let end: Int
}
