internal import SlotPlaces

/// One option: parser, help, manual page and completions read the table of these and nothing else.
struct Option: Sendable {
    enum Group: String, CaseIterable {
        case output = "Output"
        case slots = "Slots"
        case place = "Place and time"
        case labels = "Labels"
        case batch = "Batches and sites"
        case program = "Program"
    }

    /// Reads the value into the options; flags get an empty one.
    typealias Setter = @Sendable (inout Options, OptionText) throws(PlaceError) -> Void

    /// The long name, without its dashes.
    let name: String

    /// What its value can be.
    let value: ValueKind

    let group: Group

    private let helpLine: @Sendable () -> String

    /// One line for help; made when it is asked for, since most runs print no help.
    var help: String { helpLine() }

    /// Whether it may be repeated.
    let isRepeatable: Bool

    let apply: Setter

    init(
        _ name: String, _ value: ValueKind, _ group: Group, isRepeatable: Bool = false,
        _ help: @autoclosure @escaping @Sendable () -> String, _ apply: @escaping Setter
    ) {
        self.name = name
        self.value = value
        self.group = group
        helpLine = help
        self.isRepeatable = isRepeatable
        self.apply = apply
    }

    /// The option of a setting.
    init?(_ setting: Setting) {
        guard let name = setting.option else { return nil }
        let group: Group =
            switch setting.group {
            case .place: .place
            case .slots, .bookings: .slots
            case .hours: setting.kind.isFile ? .place : .slots
            case .labels: .labels
            case .formats: .output
            }
        self.init(name, ValueKind(setting.kind), group, isRepeatable: setting.kind.isFile, setting.summary) {
            (options, text) throws(PlaceError) in
            try setting.set(text.value, option: name, in: &options.place, by: .all)
        }
    }

    /// The option with a name.
    ///
    /// The tables are searched one after the other, and made only as far as they are needed: every start does this.
    static func named(_ name: String) -> Option? {
        if let option = own.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return option }
        let isNamed = { (row: Setting) in row.option.map { $0.utf8.elementsEqual(name.utf8) } ?? false }
        return (SettingTable.placeRows.first(where: isNamed) ?? SettingTable.formatRows.first(where: isNamed))
            .flatMap(Option.init)
    }

    /// The options of some groups.
    static func names(in groups: Group...) -> OptionNames { OptionNames(groups: groups, names: []) }
}

extension SettingKind {
    /// Whether the command line names a file for it.
    fileprivate var isFile: Bool {
        if case .file = self { true } else { false }
    }
}
