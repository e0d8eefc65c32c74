/// A place file that can't be read, or says something that can't be.
public struct PlaceFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exit status that it means for the command: 65, 66 or 74.
    public let status: ExitStatus

    /// The file as it was named.
    public let file: String

    /// The key or the character at fault; nil where the whole file is.
    public let position: TextPosition?

    /// What is wrong: key, value, rule and the nearest right word.
    public let message: String

    /// One line: `hongqiao.json5:4:3: step "10x": must be …`.
    public var description: String {
        guard let position else { return message }
        let shown = quoted(file)
        // Without quotes where nothing in the name needs them.
        let name = shown.utf8.count == file.utf8.count + 2 ? file : shown
        return "\(name):\(position): \(message)"
    }

    init(_ status: ExitStatus = .content, file: String, at position: TextPosition?, _ message: String) {
        self.status = status
        self.file = file
        self.position = position
        self.message = message
    }

    /// The words of a value that is refused.
    static func words(_ key: String, _ value: String, rule: String, suggestion: String? = nil) -> String {
        "\(key) \(value): \(rule)" + question(suggestion)
    }

    static func question(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
    }
}
