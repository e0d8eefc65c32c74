/// Something about opening hours that their author probably doesn't mean, or should know.
public struct HoursWarning: Hashable, Sendable, CustomStringConvertible {
    /// What it is about.
    public enum Kind: Hashable, Sendable {
        /// The expression is read, but it isn't one of the syntax.
        case spelling
        /// A rule after `;` closes a night before its time, or leaves the end of one that it closes.
        case cutNight
        /// A rule never takes effect.
        case noEffect
        /// A comment makes times unknown, so nothing is offered in them.
        case unknownByComment
        /// An end is left open.
        case openEnd
    }

    /// What it is about.
    public let kind: Kind

    /// Where: Unicode scalars of the expression, counted from 1.
    public let columns: Range<Int>

    /// A sentence without its full stop.
    public let text: String

    /// The whole expression as it is probably meant, or nil where that is not for us to say.
    public let rewriting: String?

    /// One line: column, text and, where it says more, what is meant.
    public var description: String {
        let meant = kind == .spelling ? nil : rewriting
        return "column \(columns.lowerBound): \(text)" + (meant.map { "; did you mean \"\($0)\"?" } ?? "")
    }
}
