public import SlotDocument
public import SlotEngine
public import SlotLocale
public import SlotTime

/// What place files say about a place; nil where they say nothing.
public struct PlaceSettings: Sendable {
    /// The place's stable identifier.
    public var id: String?
    /// Its name for people.
    public var name: PlaceName?
    /// Its time zone; well-formed, but there may be no such zone.
    public var timeZone: String?
    /// The locales of the labels, one at least; well-formed, but there may be no labels for them.
    public var locales: [String]?
    /// The calendars of the labels, one or two different ones; nil is what the locale asks for.
    public var calendars: [CalendarSystem]?
    /// Words of the place's own, by locale.
    public var labels: OwnLabels?
    /// Civil dates in the horizon.
    public var days: Int?
    /// From start to start.
    public var step: Minutes?
    /// The least time from now to a start.
    public var lead: Minutes?
    /// The length of a slot.
    public var duration: Minutes?
    /// Where the grid of starts begins.
    public var anchor: SlotRules.Anchor?
    /// How far the grid is shifted.
    public var offset: Minutes?
    /// Which start counts where the clock shows a time twice.
    public var overlap: SlotRules.Overlap?
    /// Whether slots that can no longer be booked are left out.
    public var cut: SlotRules.Cut?
    /// What days without a word of their own are called.
    public var dayLabels: DayLabelStyle.DayLabels?
    /// The last day with a word of its own, 0...2; -1 is none.
    public var relativeDays: Int?
    /// The width of weekdays in labels.
    public var weekdayWidth: WeekdayWidth?
    /// The words for parts of the day.
    public var dayPeriods: LabelOptions.DayPeriods?
    /// Whether spaces that do not break, and thin ones, become plain spaces in labels.
    public var hasPlainSpaces: Bool?
    /// When the place was last changed by hand.
    public var revised: Instant?
    /// Where people book: a URL with the placeholders {id}, {epoch} and {start}.
    public var bookingURL: BookingURL?
    /// What an event of a calendar stands for.
    public var icsEvents: FormatSettings.ICSEvents?
    /// The last day with a word of its own in calendars, 0...2; -1 is none.
    public var icsRelativeDays: Int?
    /// How CSV is written.
    public var csvPreset: FormatSettings.CSVPreset?
    /// Opening hours, holidays and bookings.
    public var schedule = ScheduleSettings()

    private struct Origin {
        let key: PlaceKey
        let file: Int
        let keyOffset: Int
        let value: Range<Int>
    }

    /// Where the own words stand, in the file that has `labels`.
    var labelOrigins: [LabelOrigin] = []

    private var files: [PlaceFile] = []
    private var origins: [Origin] = []

    /// Settings that say nothing.
    public init() {}

    init(of file: PlaceFile) {
        files = [file]
    }

    /// Notes where a key and its value stand in the first file.
    mutating func note(_ key: PlaceKey, at keyOffset: Int, value: Range<Int>) {
        origins.append(Origin(key: key, file: 0, keyOffset: keyOffset, value: value))
    }

    /// These settings over those of a defaults file: a key that only the other has is taken from there.
    ///
    /// Settings of one format go key by key too; a name, with all its languages, is one key, and so are
    /// own words.
    public func merging(over defaults: PlaceSettings) -> PlaceSettings {
        var merged = self
        merged.id = id ?? defaults.id
        merged.name = name ?? defaults.name
        merged.timeZone = timeZone ?? defaults.timeZone
        merged.locales = locales ?? defaults.locales
        merged.calendars = calendars ?? defaults.calendars
        merged.labels = labels ?? defaults.labels
        if labels == nil { merged.labelOrigins = defaults.labelOrigins }
        merged.days = days ?? defaults.days
        merged.step = step ?? defaults.step
        merged.lead = lead ?? defaults.lead
        merged.duration = duration ?? defaults.duration
        merged.anchor = anchor ?? defaults.anchor
        merged.offset = offset ?? defaults.offset
        merged.overlap = overlap ?? defaults.overlap
        merged.cut = cut ?? defaults.cut
        merged.dayLabels = dayLabels ?? defaults.dayLabels
        merged.relativeDays = relativeDays ?? defaults.relativeDays
        merged.weekdayWidth = weekdayWidth ?? defaults.weekdayWidth
        merged.dayPeriods = dayPeriods ?? defaults.dayPeriods
        merged.hasPlainSpaces = hasPlainSpaces ?? defaults.hasPlainSpaces
        merged.revised = revised ?? defaults.revised
        merged.bookingURL = bookingURL ?? defaults.bookingURL
        merged.icsEvents = icsEvents ?? defaults.icsEvents
        merged.icsRelativeDays = icsRelativeDays ?? defaults.icsRelativeDays
        merged.csvPreset = csvPreset ?? defaults.csvPreset
        merged.schedule = schedule.merging(over: defaults.schedule)
        merged.files += defaults.files
        for origin in defaults.origins where self.origin(of: origin.key) == nil {
            merged.origins.append(
                Origin(
                    key: origin.key, file: files.count + origin.file, keyOffset: origin.keyOffset, value: origin.value))
        }
        return merged
    }

    /// The file that has a key.
    func file(of key: PlaceKey) -> PlaceFile? { origin(of: key).map { files[$0.file] } }

    private func origin(of key: PlaceKey) -> Origin? {
        origins.first { $0.key == key }
    }
}

// MARK: - Where settings come from

extension PlaceSettings {
    /// Where a setting stands in a file.
    public struct Source: Hashable, Sendable, CustomStringConvertible {
        /// The file as it was named.
        public let file: String

        /// Where the key stands in it.
        public let position: TextPosition

        /// `file:line:column`.
        public var description: String { "\(file):\(position)" }
    }

    /// The keys that the files set, in the order of `PlaceKey`.
    public var keys: [PlaceKey] {
        PlaceKey.allCases.filter { origin(of: $0) != nil }
    }

    /// Where a key stands, or nil where no file has it.
    public func source(of key: PlaceKey) -> Source? {
        guard let origin = origin(of: key) else { return nil }
        let file = files[origin.file]
        return Source(file: file.name, position: file.position(ofByte: origin.keyOffset))
    }

    /// The number of the file that a key stands in, the nearest first; nil where no file has it.
    public func rank(of key: PlaceKey) -> Int? {
        origin(of: key)?.file
    }

    /// An error about a key's value, as it is written; nil where no file has the key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - rule: What the value must be, such as `must be 1 to 3660`.
    ///   - suggestion: The value that was probably meant.
    public func refusal(of key: PlaceKey, rule: String, suggestion: String? = nil) -> PlaceFileError? {
        guard let origin = origin(of: key) else { return nil }
        let file = files[origin.file]
        var reader = JSON5Reader(Array(file.bytes[origin.value]), dialect: file.dialect)
        // It was read before, so it is a value.
        let value = (try? reader.next()).map { reader.words(for: $0) } ?? ""
        return PlaceFileError(
            file: file.name, at: file.position(ofByte: origin.keyOffset),
            PlaceFileError.words(key.path, value, rule: rule, suggestion: suggestion))
    }

    /// An error about a time that has no length in the place's zone.
    ///
    /// - Parameters:
    ///   - busy: The time.
    ///   - key: The key that it is in.
    ///   - path: Its own path, such as `busy[2]`.
    ///   - rule: What its end must be.
    public func refusal(of busy: BusyTime, in key: PlaceKey, path: String, rule: String) -> PlaceFileError? {
        guard let origin = origin(of: key) else { return nil }
        let file = files[origin.file]
        return PlaceFileError(file: file.name, at: file.position(ofByte: busy.offset), "\(path).end: \(rule)")
    }

    /// An error about a file that a place file names.
    public func refusal(of holidays: HolidaySource.File, in key: PlaceKey, _ error: PlaceFileError) -> PlaceFileError {
        guard error.position == nil, let offset = holidays.offset, let origin = origin(of: key) else { return error }
        let file = files[origin.file]
        return PlaceFileError(
            error.status, file: file.name, at: file.position(ofByte: offset),
            "\(key.path)[\(holidays.index)]: \(error.message)")
    }
}
