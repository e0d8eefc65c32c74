/// Where a text is not JSON, or not JSON5, and what was expected there.
public struct JSON5Error: Error, Hashable, Sendable, CustomStringConvertible {
    /// The byte at which the fault was seen, 0...the number of bytes.
    public let offset: Int

    /// The same place as people count it.
    public let position: TextPosition

    /// What could have stood there.
    public let expected: String

    /// What is there.
    public let found: String

    /// A way out, where one is known.
    public let hint: String?

    /// What was expected and found, without the position.
    public var message: String {
        "expected \(expected), found \(found)" + (hint.map { "; \($0)" } ?? "")
    }

    /// One line: line, column, what was expected and what was found.
    public var description: String { "\(position): \(message)" }
}
