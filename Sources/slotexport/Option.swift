internal import SlotDocument
internal import SlotEngine
internal import SlotHost
internal import SlotTime

/// One option: parser, help, manual page and completions read the table of these and nothing else.
struct Option: Sendable {
    enum Group: String, CaseIterable {
        case output = "Output"
        case slots = "Slots"
        case place = "Place and time"
        case labels = "Labels"
        case program = "Program"
    }

    /// The long name, without its dashes.
    let name: String

    /// What stands for the value in help, such as `TIME` or `plain|excel`; nil for an option without one.
    let value: String?

    let group: Group

    /// One line for help.
    let help: String

    /// Reads the value into the options; flags get an empty one.
    let apply: @Sendable (inout Options, String) throws(CommandError) -> Void

    static func named(_ name: String) -> Option? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The names of the options of some groups.
    static func names(in groups: Group...) -> [String] {
        all.filter { groups.contains($0.group) }.map(\.name)
    }
}

extension Option {
    /// Puts a value into the options.
    typealias Setter<Value> = @Sendable (inout Options, Value) -> Void

    /// An option with any text as its value.
    static func text(
        _ name: String, _ value: String, _ group: Group, _ help: String, _ set: @escaping Setter<String>
    ) -> Option {
        Option(name: name, value: value, group: group, help: help) { (options, text) throws(CommandError) in
            set(&options, try OptionValue.text(text, of: name))
        }
    }

    /// An option with one of a few words as its value.
    static func word<Word: RawRepresentable & CaseIterable & SendableMetatype>(
        _ name: String, _ group: Group, _ help: String, _ set: @escaping Setter<Word>
    ) -> Option where Word.RawValue == String {
        let words = Word.allCases.map(\.rawValue).joined(separator: "|")
        return Option(name: name, value: words, group: group, help: help) { (options, word) throws(CommandError) in
            set(&options, try OptionValue.word(word, of: name))
        }
    }

    /// An option for a setting of one format that is a word.
    static func word(_ name: String, of setting: FormatSetting, _ help: String) -> Option {
        var words: [String] = []
        if case .word(let all, _) = setting.kind { words = all }
        return Option(name: name, value: words.joined(separator: "|"), group: .output, help: help) {
            (options, word) throws(CommandError) in
            do throws(FormatSettingError) {
                try options.place.formats.set(setting, to: .word(word))
            } catch {
                throw CommandError(option: name, value: word, rule: error.rule, suggestion: error.suggestion)
            }
        }
    }

    /// An option with a length of time as its value: what it must be, in words, and its line for help.
    static func time(_ name: String, _ rule: String, _ help: String, _ set: @escaping Setter<Minutes>) -> Option {
        Option(name: name, value: "TIME", group: .slots, help: help) { (options, time) throws(CommandError) in
            set(&options, try OptionValue.minutes(time, of: name, rule))
        }
    }

    /// An option with a date as its value.
    static func date(_ name: String, _ help: String, _ set: @escaping Setter<CivilDate>) -> Option {
        Option(name: name, value: "DATE", group: .program, help: help) { (options, date) throws(CommandError) in
            set(&options, try OptionValue.date(date, of: name))
        }
    }

    /// An option with no value.
    static func flag(
        _ name: String, in group: Group = .program, _ help: String, _ set: @escaping @Sendable (inout Options) -> Void
    ) -> Option {
        Option(name: name, value: nil, group: group, help: help) {
            (options, _) throws(CommandError) in set(&options)
        }
    }
}

extension PlaceKey {
    /// The option that goes before the key.
    var option: String {
        switch self {
        case .id: "place-id"
        case .name: "place-name"
        case .timeZone: "time-zone"
        case .dayLabels: "day-labels"
        // An option speaks for all formats.
        case .relativeDays, .icsRelativeDays: "relative-days"
        case .weekdayWidth: "weekday-width"
        case .dayPeriods: "day-periods"
        case .asciiSpace: "ascii-space"
        case .icsEvents: "ics-events"
        case .csvPreset: "csv-preset"
        default: rawValue
        }
    }
}
