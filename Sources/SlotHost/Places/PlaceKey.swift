/// The keys of a place file, by their paths: reading, messages and the tests of the JSON Schema have them from here.
public enum PlaceKey: String, CaseIterable, Sendable {
    /// The JSON Schema, for editors; nothing else looks at it.
    case schema = "$schema"
    /// The place's stable identifier.
    case id
    /// Its name for people: one, or one a language.
    case name
    /// Its time zone, an IANA name.
    case timeZone
    /// The locale of the labels, or several.
    case locale
    /// The calendar of the labels, or two.
    case calendar
    /// Words and patterns of the place's own, by locale.
    case labels
    /// Civil dates in the horizon.
    case days
    /// From start to start.
    case step
    /// The least time from now to a start.
    case lead
    /// The length of a slot.
    case duration
    /// Where the grid of starts begins.
    case anchor
    /// How far the grid is shifted.
    case offset
    /// Which start counts where the clock shows a time twice.
    case overlap
    /// Whether slots that can no longer be booked are left out.
    case cut
    /// What days without a word of their own are called.
    case dayLabels
    /// The last day with a word of its own.
    case relativeDays
    /// The width of weekdays in labels.
    case weekdayWidth
    /// The words for parts of the day.
    case dayPeriods
    /// Plain spaces in labels.
    case asciiSpace
    /// When the place was last changed by hand.
    case revised
    /// Where people book.
    case bookingURL = "bookingUrl"
    // From here to `formats`: opening hours, holidays and bookings (`schedule`).
    /// When the place is open.
    case hours
    /// When its hours are others.
    case exceptions
    /// Public holidays and make-up workdays.
    case holidays
    /// School holidays.
    case schoolHolidays
    /// Whose hours hold on make-up workdays.
    case makeUpWorksAs
    /// Degrees north.
    case latitude
    /// Degrees east.
    case longitude
    /// How many can book at once.
    case capacity
    /// How long before a slot nothing may be busy.
    case bufferBefore
    /// How long after a slot nothing may be busy.
    case bufferAfter
    /// When the place is taken.
    case busy
    /// What becomes of slots that nothing is left of.
    case soldOut
    /// The most bookings of a service day.
    case maxPerDay
    /// The last moment for a booking.
    case notice
    /// The first moment for a booking.
    case opens
    /// Which dates count in the horizon.
    case horizonCounts
    /// The business days.
    case businessDays
    /// What can be booked, where it is several things.
    case resources
    /// How they make one offer.
    case combine
    /// Settings of one format.
    case formats
    /// Settings of `ics`.
    case ics = "formats.ics"
    /// What an event stands for.
    case icsEvents = "formats.ics.events"
    /// The last day with a word of its own, in calendars.
    case icsRelativeDays = "formats.ics.relativeDays"
    /// Settings of `csv`.
    case csv = "formats.csv"
    /// How CSV is written.
    case csvPreset = "formats.csv.preset"

    /// The key as messages show it, such as `formats.ics.events`.
    public var path: String { rawValue }

    /// The last part of the path: what stands in the file.
    public var word: String {
        rawValue.split(separator: ".").last.map(String.init) ?? rawValue
    }

    /// Whether the value is an object of more keys.
    public var isGroup: Bool { Self.tables.contains { $0.group == self } }

    /// The keys about opening hours, holidays and bookings.
    public static var schedule: [PlaceKey] {
        allCases.drop { $0 != .hours }.prefix { $0 != .formats }
    }

    /// The keys of the file's own object, or of a group.
    public static func keys(of group: PlaceKey?) -> [PlaceKey] {
        table(of: group).map(\.key)
    }

    /// The key with these bytes in the file's own object, or in a group.
    static func find(_ text: JSON5Reader.Text, in group: PlaceKey?, _ reader: JSON5Reader) -> PlaceKey? {
        for (key, word) in table(of: group) where reader.isEqual(text, word) { return key }
        return nil
    }

    private typealias Table = [(key: PlaceKey, word: [UInt8])]

    private static func table(of group: PlaceKey?) -> Table {
        tables.first { $0.group == group }?.keys ?? []
    }

    /// The keys of each object with the bytes of their words, the file's own object first.
    private static let tables: [(group: PlaceKey?, keys: Table)] = ([nil] + allCases).compactMap { group in
        let prefix = group.map { $0.rawValue + "." } ?? ""
        let keys: Table = allCases.compactMap { key in
            guard key.rawValue.hasPrefix(prefix), !key.rawValue.dropFirst(prefix.count).contains(".") else {
                return nil
            }
            return (key, Array(key.word.utf8))
        }
        return keys.isEmpty ? nil : (group, keys)
    }
}
