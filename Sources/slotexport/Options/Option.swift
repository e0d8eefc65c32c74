internal import SlotPlaces

/// One option: parser, help, manual page and completions read the table of these and nothing else.
struct Option: Sendable {
    enum Group: String, CaseIterable {
        case output = "Output"
        case slots = "Slots"
        case place = "Place and time"
        case labels = "Labels"
        case program = "Program"
    }

    /// Reads the value into the options; flags get an empty one.
    typealias Setter = @Sendable (inout Options, OptionText) throws(PlaceError) -> Void

    /// The long name, without its dashes.
    let name: String

    /// What its value can be.
    let value: ValueKind

    let group: Group

    /// One line for help.
    let help: String

    /// Whether it may be repeated.
    let isRepeatable: Bool

    let apply: Setter

    init(
        _ name: String, _ value: ValueKind, _ group: Group, isRepeatable: Bool = false,
        _ help: String, _ apply: @escaping Setter
    ) {
        self.name = name
        self.value = value
        self.group = group
        self.help = help
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
    static func named(_ name: String) -> Option? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The names of the options of some groups.
    static func names(in groups: Group...) -> [String] {
        all.filter { groups.contains($0.group) }.map(\.name)
    }
}

extension SettingKind {
    /// Whether the command line names a file for it.
    fileprivate var isFile: Bool {
        if case .file = self { true } else { false }
    }
}
