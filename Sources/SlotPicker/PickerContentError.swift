/// Why a text is not content for a picker.
public struct PickerContentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The key that is missing or wrong, or empty where the text is not JSON.
    public let key: String

    /// What the text must have there, or what is wrong with it.
    public let rule: String

    /// One line.
    public var description: String { key.isEmpty ? rule : "\(key) must \(rule)" }
}
