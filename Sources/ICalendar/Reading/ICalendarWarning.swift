/// What a reader noticed in a calendar that it could read all the same.
public struct ICalendarWarning: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing it is.
    public enum Kind: Hashable, Sendable {
        /// An all-day event inside the horizon says that it takes no time: many calendars mark holidays so by default.
        case allDayMarkedFree
        /// The file's VTIMEZONE and the time zone data differ inside the horizon; the data are believed.
        case zoneConflict
        /// A broken event was left out, because `lenient` asks for it.
        case skipped
        /// An event ends before it starts: the time between is taken as busy.
        case endBeforeStart
        /// An event has no start, so it takes no time.
        case noStart
        /// Something that the reader doesn't follow, so that more time than meant may be busy.
        case ignored
    }

    /// What kind of thing it is.
    public let kind: Kind

    /// The physical line, from 1.
    public let line: Int

    /// The words without the line, such as `all-day event "Holiday" is marked free`.
    public let text: String

    /// The text for people, such as `line 12: all-day event "Holiday" is marked free`.
    public var description: String { "line \(line): \(text)" }
}

/// The warnings of a file: no more than people read, and how many there were.
struct WarningList {
    private(set) var kept: [ICalendarWarning] = []
    private(set) var count = 0

    mutating func add(_ kind: ICalendarWarning.Kind, line: Int, _ text: String) {
        count += 1
        if kept.count < Self.maximum { kept.append(ICalendarWarning(kind: kind, line: line, text: text)) }
    }

    private static let maximum = 100
}
