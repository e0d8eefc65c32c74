public import SlotDocument

extension FormatSetting {
    /// The wheels of every picker file, from the outermost to the one whose rows are slots.
    public static let pickerWheels = FormatSetting(
        format: "picker", key: "wheels",
        kind: .word(
            PickerSettings.Wheels.allCases.map { $0.rawValue }, usual: PickerSettings.Wheels.dayHourMinute.rawValue),
        option: "wheels", help: "wheels of picker files, such as 今天, 10:40 or 今天, 10点, 40分")

    /// The names of the keys of the format `tree`.
    static let treeLabel = FormatSetting(
        format: "tree", key: "labelKey", kind: .text(upTo: 64, usual: "label"), help: "key of what a row shows")
    static let treeValue = FormatSetting(
        format: "tree", key: "valueKey", kind: .text(upTo: 64, usual: "value"),
        help: "key of what choosing a row returns")
    static let treeChildren = FormatSetting(
        format: "tree", key: "childrenKey", kind: .text(upTo: 64, usual: "children"),
        help: "key of the next wheel's rows")

    /// What the values of a profile are; the words are those that its component can live with.
    static func values(of format: String, _ values: [PickerSettings.Values]) -> FormatSetting {
        FormatSetting(
            format: format, key: "values", kind: .word(values.map { $0.rawValue }, usual: values[0].rawValue),
            help: "values of rows: part of the path, unique path, or epoch seconds")
    }
}

/// How picker files are cut into wheels, and what the values of their rows are.
struct PickerSettings {
    /// The wheels, from the outermost to the one whose rows are slots.
    enum Wheels: String, CaseIterable, Sendable {
        /// Three: 今天, 10点, 40分.
        case dayHourMinute = "day,hour,minute"
        /// Two: 今天, 10:40.
        case dayTime = "day,time"
        /// Two: 今天, 10:40–10:50.
        case dayRange = "day,range"
        /// One: 10:40. Only for a single date.
        case time
    }

    /// What the value of a row is.
    enum Values: String, Sendable {
        /// Its own part, different from the others in its wheel: `2026-06-01`, `10`, `40`.
        case part
        /// Different from all others in the file: `2026-06-01`, `2026-06-01T10`, `2026-06-01T10:40:00+08:00`.
        case path
        /// As `path`, but for a slot the epoch seconds of its start, as a number.
        case epoch
    }

    let wheels: Wheels

    /// The settings of a document.
    init(_ settings: FormatSettings) {
        wheels = settings.word(of: .pickerWheels).flatMap(Wheels.init) ?? .dayHourMinute
    }
}
