/// A rule or a request that no slots can be computed for.
public struct SlotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the error is about: the key of a rule (`step`), `today`, `now` or `timeZone`.
    public let key: String

    /// The value as it was given, for the message.
    public let value: String

    /// What the value must be, with its verb: `must be 1 to 3660`.
    public let rule: String

    /// An error about a key.
    public init(key: String, value: String, rule: String) {
        self.key = key
        self.value = value
        self.rule = rule
    }

    /// One line: key, value and rule.
    public var description: String { "\(key) \(value) \(rule)" }
}
