public import SlotDocument
public import SlotEngine
public import SlotLocale
public import SlotTime

/// What options and place files say about a place; where they say nothing, what is built in, or nil.
public struct PlaceSettings: Sendable {
    /// The place's stable identifier.
    public var id: String?
    /// Its name for people.
    public var name: PlaceName?
    /// Its time zone; well-formed, but there may be no such zone.
    public var timeZone: String?
    /// The locales of the labels, one at least; well-formed, but there may be no labels for them.
    public var locales: [String]?
    /// Words of the place's own, by locale.
    public var labels: LabelOverridesByLocale?
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
    /// How days are named.
    public var style = DayLabelStyle()
    /// How labels part from what is usual in their locale.
    public var labelOptions = LabelOptions()
    /// When the place was last changed by hand.
    public var revised: Instant?
    /// Where people book: a URL with the placeholders {id}, {epoch} and {start}.
    public var bookingURL: BookingURL?
    /// Settings that belong to one format only.
    public var formats = FormatSettings()
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

    /// Begins with a file that is farther away than those before it.
    mutating func begin(_ file: PlaceFile) {
        files.append(file)
    }

    /// Notes where a key and its value stand in the last file.
    mutating func note(_ key: PlaceKey, at keyOffset: Int, value: Range<Int>) {
        origins.append(Origin(key: key, file: files.count - 1, keyOffset: keyOffset, value: value))
    }

    /// The file that has a key.
    func file(of key: PlaceKey) -> PlaceFile? { origin(of: key).map { files[$0.file] } }

    /// Whether a file before the last one says something about a key; latitude and longitude are one position.
    func isSaidNearer(_ key: PlaceKey) -> Bool {
        let other: PlaceKey = key == .latitude ? .longitude : key == .longitude ? .latitude : key
        return origins.contains { $0.file < files.count - 1 && ($0.key == key || $0.key == other) }
    }

    /// Where a key stands in the nearest file that has it.
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
