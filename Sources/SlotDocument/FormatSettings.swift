/// Settings that belong to one format only.
public struct FormatSettings: Hashable, Sendable {
    /// How CSV is written.
    public enum CSVPreset: String, CaseIterable, Sendable {
        /// RFC 4180 and nothing else.
        case plain
        /// With a byte order mark, and with text that a spreadsheet would run as a formula made harmless.
        case excel
    }

    /// What an event of a calendar stands for.
    public enum ICSEvents: String, CaseIterable, Sendable {
        /// One event a slot.
        case slot
        /// One event a free stretch of a date.
        case block
    }

    /// How CSV is written.
    public var csvPreset: CSVPreset

    /// What an event of a calendar stands for.
    public var icsEvents: ICSEvents

    /// The last day with a word of its own in calendars, -1...2: -1 is no word, nil is that of the document.
    public var icsRelativeDays: Int?

    /// How picker files are cut into wheels.
    public var picker: PickerSettings

    /// Settings; the defaults are the formats' own.
    public init(
        csvPreset: CSVPreset = .plain, icsEvents: ICSEvents = .slot, icsRelativeDays: Int? = nil,
        picker: PickerSettings = PickerSettings()
    ) {
        self.csvPreset = csvPreset
        self.picker = picker
        self.icsEvents = icsEvents
        self.icsRelativeDays = icsRelativeDays
    }
}
