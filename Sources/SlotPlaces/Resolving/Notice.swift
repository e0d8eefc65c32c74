/// Something that may surprise, though nothing is wrong.
public struct Notice: Hashable, Sendable {
    /// How much it matters.
    public enum Kind: Hashable, Sendable {
        /// Most likely not what was meant.
        case warning
        /// Good to know.
        case note
    }

    /// How much it matters.
    public let kind: Kind

    /// The words, one line.
    public let text: String

    /// A notice.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    static func warning(_ text: String) -> Notice { Notice(.warning, text) }
    static func note(_ text: String) -> Notice { Notice(.note, text) }
}
