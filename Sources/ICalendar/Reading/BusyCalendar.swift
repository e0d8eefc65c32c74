public import SlotTime

/// The busy times of a calendar over a horizon (RFC 5545, RFC 7953): what VEVENT, VFREEBUSY and VAVAILABILITY say.
///
/// A file that can't be read, contradicts itself or asks for too much work is an error, never a free time. Time and memory
/// are bounded by the length of the file and by a number of steps; what is kept, by the horizon and the overrides.
public struct BusyCalendar: Sendable {
    /// A time that is taken, cut to the horizon.
    public struct Interval: Hashable, Sendable {
        /// The first instant.
        public let start: Instant

        /// The first instant after it.
        public let end: Instant

        /// Where the component begins that says so, as an offset into the file; 0 where intervals are merged.
        public let offset: Int
    }

    /// The busy times, ascending by start, then end.
    public let intervals: [Interval]

    /// What was noticed, at most 100 warnings.
    public let warnings: [ICalendarWarning]

    /// How many warnings there were in all.
    public let warningCount: Int

    /// How many steps were taken.
    let steps: Int

    /// How a calendar is read.
    public struct Options: Hashable, Sendable {
        /// Whether all-day events that are marked free (TRANSP:TRANSPARENT) block all the same.
        public var allDayBlocks = false

        /// Whether single broken events are left out, with a warning that says which.
        public var isLenient = false

        /// Whether busy times that touch or overlap become one, which needs less memory; else each event has its own.
        public var isMerged = false

        /// The most steps that a file may take: components, periods of rules, dates that rules are held against,
        /// occurrences.
        public var maximumSteps = 2_000_000

        /// Strict, each event by itself, all-day events as they are marked.
        public init() {}
    }

    /// Reads a calendar.
    ///
    /// - Parameters:
    ///   - bytes: the file; UTF-8, any line ends.
    ///   - zone: the place's zone, for dates and floating times.
    ///   - horizon: the time to look at, as instants from the first to after the last.
    ///   - options: how to read it.
    ///   - zones: the rules of an IANA name, or nil for any other name.
    /// - Throws: `ICalendarError` where the file can't be trusted; nothing may count as free then.
    public init(
        _ bytes: Span<UInt8>, zone: TimeZoneRules, horizon: Range<Instant>, options: Options = Options(),
        zones: @escaping (String) -> TimeZoneRules?
    ) throws(ICalendarError) {
        var reader = try CalendarReader(
            bytes, zone: zone, horizon: horizon, isLenient: options.isLenient, steps: options.maximumSteps, zones: zones
        )
        var collector = BusyCollector(horizon: horizon, options: options)
        while let item = try reader.next(bytes) {
            try collector.take(item, &reader, bytes)
        }
        intervals = collector.finish()
        warnings = reader.reader.warnings.kept
        warningCount = reader.reader.warnings.count
        steps = reader.reader.budget.spent
    }
}

extension BusyCalendar {
    /// The UID and SUMMARY of the component at an offset of the same bytes, for messages; empty where it has none.
    public static func names(at offset: Int, in bytes: Span<UInt8>) -> (uid: String, summary: String) {
        var scanner = CalendarScanner(
            offset: offset,
            inside: [
                CalendarScanner.Open(name: .calendar, packed: PackedName("VCALENDAR"), line: 0, offset: 0)
            ])
        var names = (uid: "", summary: "")
        // Any error has been thrown when the file was read.
        while let token = try? scanner.next(bytes), token != .end || scanner.ended.offset != offset {
            guard token == .property, scanner.open.last?.offset == offset else { continue }
            guard scanner.property == .uid || scanner.property == .summary else { continue }
            scanner.load(bytes)
            guard let start = scanner.valueStart else { continue }
            let text = ContentLine.unescaped(scanner.text[start...])
            if scanner.property == .uid { names.uid = text } else { names.summary = text }
        }
        return names
    }
}

extension ContentLine {
    /// A TEXT value without its escapes (RFC 5545 3.3.11); what isn't UTF-8 becomes U+FFFD.
    static func unescaped(_ value: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        var isEscape = false
        for byte in value {
            if isEscape {
                text.append(byte | 0x20 == UInt8(ascii: "n") ? 0x0A : byte)
                isEscape = false
            } else if byte == UInt8(ascii: "\\") {
                isEscape = true
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
