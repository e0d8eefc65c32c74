/// The options that a command takes: whole groups of help, and single ones by name.
///
/// A value and not a list, so that a start doesn't make the table of all options.
struct OptionNames: Sendable, ExpressibleByArrayLiteral {
    private let groups: [Option.Group]
    private let names: [String]

    init(groups: [Option.Group], names: [String]) {
        self.groups = groups
        self.names = names
    }

    init(arrayLiteral names: String...) {
        self.init(groups: [], names: names)
    }

    /// Whether it is empty.
    var isEmpty: Bool { groups.isEmpty && names.isEmpty }

    /// Whether an option is among them.
    func contains(_ name: String) -> Bool {
        if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return true }
        return Option.named(name).map { option in groups.contains { $0 == option.group } } ?? false
    }

    /// All names, in the order of help.
    var all: [String] { Option.all.map { $0.name }.filter(contains) }

    static func + (some: OptionNames, names: [String]) -> OptionNames {
        OptionNames(groups: some.groups, names: some.names + names)
    }
}
