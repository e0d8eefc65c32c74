public import SlotTime

/// The whole days of a calendar with their names: public holidays, school holidays (RFC 5545 3.6.1).
///
/// What takes time or is marked free makes no difference; cancelled events and events with a clock time are left out.
public struct NamedDates: Sendable {
    /// A date and what it is called.
    public struct Day: Hashable, Sendable {
        /// The date.
        public let date: CivilDate

        /// The event's SUMMARY; empty where it has none.
        public let name: String
    }

    /// The days, ascending; an event of several days has an entry for each.
    public let days: [Day]

    /// What was noticed, at most 100 warnings.
    public let warnings: [ICalendarWarning]

    /// Reads a calendar.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - dates: the dates to look at, from the first to after the last.
    ///   - isLenient: whether single broken events are left out, with a warning that says which.
    /// - Throws: `ICalendarError` where the file can't be trusted.
    public init(_ bytes: Span<UInt8>, over dates: Range<CivilDate>, isLenient: Bool = false) throws(ICalendarError) {
        let utc: TimeZoneRules
        do throws(TimeZoneError) {
            utc = try TimeZoneRules(identifier: "UTC", utcOffset: 0, abbreviation: "UTC")
        } catch {
            throw ICalendarError(line: 0, name: "", value: [], rule: "UTC must be a zone")
        }
        let horizon = utc.firstInstant(of: dates.lowerBound)..<utc.firstInstant(of: dates.upperBound)
        // Dates have no zone: every clock time counts as one of UTC.
        var reader = try CalendarReader(
            bytes, zone: utc, horizon: horizon, isLenient: isLenient, steps: BusyCalendar.Options().maximumSteps,
            zones: { _ in utc })
        var days: [Day] = []
        while let item = try reader.next(bytes) {
            guard case .event(.event) = item else { continue }
            do throws(ICalendarError) {
                if let error = reader.event.error { throw error }
                try Self.add(&days, &reader, bytes, horizon)
            } catch {
                guard reader.reader.budget.left >= 0 else { throw error }
                try reader.skip(error)
            }
        }
        days.sort { ($0.date, $0.name) < ($1.date, $1.name) }
        // A series whose DTSTART its rule names as well has that date twice.
        var last: Day?
        days.removeAll { day in
            let isSame = day == last
            last = day
            return isSame
        }
        self.days = days
        warnings = reader.reader.warnings.kept
    }

    private static func add(
        _ days: inout [Day], _ reader: inout CalendarReader, _ bytes: Span<UInt8>, _ horizon: Range<Instant>
    ) throws(ICalendarError) {
        let event = reader.event
        guard let extent = try reader.reader.extent(of: event), extent.start.isDate, !event.isCancelled else { return }
        let overrides = event.recurrenceID == nil ? reader.overrides[event.uid] : nil
        var occurrences = Occurrences(of: event, extent, blocks: true, overrides: overrides, in: horizon)
        do throws(StepBudget.Exceeded) {
            try occurrences.find(&reader.reader)
            guard !occurrences.found.isEmpty else { return }
            let name = BusyCalendar.names(at: event.offset, in: bytes).summary
            for occurrence in occurrences.found {
                let first = max(occurrence.start, horizon.lowerBound).epochSeconds / 86_400
                let last = min(occurrence.end, horizon.upperBound).epochSeconds / 86_400
                try reader.reader.budget.spend(max(0, last - first))
                for day in first..<max(first, last) {
                    let entry = Day(date: CivilDate(daysSinceEpoch: day), name: name)
                    days.append(entry)
                }
            }
        } catch {
            throw reader.tooMuch()
        }
    }
}
