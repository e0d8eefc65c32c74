internal import SlotEngine
internal import SlotTime

// Rows by the kind of their value: one closure sets the value, whether an option or a file gives it.
extension Setting {
    typealias Setter<Value> = @Sendable (inout PlaceSettings, Value) -> Void

    static func word<Word: RawRepresentable & CaseIterable & SendableMetatype>(
        _ key: SettingKey, option: String? = nil, _ group: Group, usual: String? = nil, _ help: String,
        _ set: @escaping Setter<Word>
    ) -> Setting where Word.RawValue == String {
        Setting(
            key, option: option, group, .word(Word.allCases.map { $0.rawValue }), usual: usual, help,
            file: { (reader, entry, settings) throws(PlaceError) in set(&settings, try reader.word(entry)) },
            text: { (text, settings) throws(PlaceError) in set(&settings, try text.word()) })
    }

    static func integer(
        _ key: SettingKey, option: String? = nil, _ group: Group, _ limits: Limits, usual: String? = nil,
        _ help: String, _ set: @escaping Setter<Int>
    ) -> Setting {
        Setting(
            key, option: option, group, .integer(limits), usual: usual, help,
            file: { (reader, entry, settings) throws(PlaceError) in set(&settings, try reader.whole(entry, limits)) },
            text: { (text, settings) throws(PlaceError) in set(&settings, try text.number(limits)) })
    }

    static func duration(
        _ key: SettingKey, option: String? = nil, _ group: Group, _ limits: Limits, usual: String? = nil,
        _ help: String, examples: [String] = [], _ set: @escaping Setter<Minutes>
    ) -> Setting {
        Setting(
            key, option: option, group, .duration(limits), usual: usual, help, examples: examples,
            file: { (reader, entry, settings) throws(PlaceError) in set(&settings, try reader.minutes(entry, limits)) },
            text: { (text, settings) throws(PlaceError) in set(&settings, try text.minutes(limits)) })
    }

    static func degrees(
        _ key: SettingKey, _ limit: Int, _ help: String, examples: [String] = [], _ set: @escaping Setter<Double>
    ) -> Setting {
        Setting(
            key, .place, .degrees(limit), help, examples: examples,
            file: { (reader, entry, settings) throws(PlaceError) in set(&settings, try reader.degrees(entry, limit)) },
            text: { (text, settings) throws(PlaceError) in set(&settings, try text.degrees(limit)) })
    }

    static func flag(
        _ key: SettingKey, option: String? = nil, _ group: Group, _ help: String, _ set: @escaping Setter<Bool>
    ) -> Setting {
        Setting(
            key, option: option, group, .flag, usual: "false", help,
            file: { (reader, entry, settings) throws(PlaceError) in set(&settings, try reader.flag(entry)) },
            text: { (text, settings) throws(PlaceError) in set(&settings, try text.flag()) })
    }

    static func hours(
        _ key: SettingKey, option: String? = nil, _ group: Group, usual: String? = nil, _ help: String,
        examples: [String] = [], _ set: @escaping Setter<OpeningHours>
    ) -> Setting {
        Setting(
            key, option: option, group, .hours, usual: usual, help, examples: examples,
            file: { (reader, entry, settings) throws(PlaceError) in set(&settings, try reader.hours(entry)) },
            text: { (text, settings) throws(PlaceError) in set(&settings, try text.hours()) })
    }

    /// A row whose value has a shape of its own.
    static func structure(
        _ key: SettingKey, _ group: Group, _ definition: String, _ help: String, examples: [String] = [],
        _ read: @escaping FileReader
    ) -> Setting {
        Setting(key, group, .structure(definition: definition), help, examples: examples, file: read)
    }
}
