internal import JSON5
internal import SlotEngine
internal import SlotTime

/// One row of the settings table.
///
/// Option parser, place reader, schema, docs, completions and `--set` read this row and nothing else.
public struct Setting: Sendable {
    /// Where help and docs list it.
    public enum Group: String, CaseIterable, Sendable {
        case place, slots, hours, bookings, labels, formats
    }

    /// Reads the value of a place file into the settings.
    typealias FileReader =
        @Sendable (inout PlaceFileReader, PlaceFileReader.Entry, inout PlaceSettings) throws(PlaceError) -> Void

    /// Reads the text of an option, by its name in messages, into the settings.
    typealias TextReader = @Sendable (OptionText, inout PlaceSettings) throws(PlaceError) -> Void

    /// Its path in a place file.
    public let key: SettingKey

    /// The option that overrides it, without dashes; nil where `--set` is the only way.
    public let option: String?

    /// Where help and docs list it.
    public let group: Group

    /// What its value can be.
    public let kind: SettingKind

    /// The value when unset, as text; nil if it depends on others or is missing.
    public let usual: String?

    /// One line for help, without limits and usual value; lower case, no full stop.
    public let help: String

    /// Values as JSON, for the schema.
    public let examples: [String]

    let readFile: FileReader

    /// Nil for structures, whose value on the command line is JSON5.
    let readText: TextReader?

    init(
        _ key: SettingKey, option: String? = nil, _ group: Group, _ kind: SettingKind, usual: String? = nil,
        _ help: String, examples: [String] = [], file: @escaping FileReader, text: TextReader? = nil
    ) {
        self.key = key
        self.option = option
        self.group = group
        self.kind = kind
        self.usual = usual
        self.help = help
        self.examples = examples
        readFile = file
        readText = text
    }

    /// The line of help with limits and usual value: `civil dates to offer, today included, 1 to 3660; default 3`.
    public var summary: String {
        help + (kind.limits.map { ", \($0)" } ?? "") + (usual.map { "; default \($0)" } ?? "")
    }

    /// Sets the value from the text of its option, or of `--set`.
    ///
    /// - Parameters:
    ///   - text: The value as it was given.
    ///   - name: The option's name in messages, without dashes: `step`, or `set step`.
    ///   - settings: Where the value goes; it is noted as set by the option.
    ///   - table: The table that the setting is a row of; made only for values that are JSON5.
    public func set(
        _ text: String, option name: String, in settings: inout PlaceSettings, by table: @autoclosure () -> SettingTable
    ) throws(PlaceError) {
        if let readText {
            try readText(OptionText(text, of: name), &settings)
        } else {
            let file = try PlaceFile(name: "--\(name)", bytes: Array(text.utf8), dialect: .json5)
            var reader = PlaceFileReader(file, table())
            try reader.read(self, into: &settings)
        }
        settings.noteOption(key, name: name, value: text)
    }
}
