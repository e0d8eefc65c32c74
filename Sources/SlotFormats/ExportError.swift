/// A document that a format can't hold, or a machine that lacks what the format needs.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the format.
    public let format: String

    /// What the document would need, or what the machine lacks.
    public let rule: String

    /// Whether it is the machine: then no document can be written.
    public let isOfMachine: Bool

    /// A refusal of a format: the rule in lower case, without a full stop.
    public init(format: String, rule: String, isOfMachine: Bool = false) {
        self.format = format
        self.rule = rule
        self.isOfMachine = isOfMachine
    }

    /// One line: format and rule.
    public var description: String { "\(format): \(rule)" }
}
