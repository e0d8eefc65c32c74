internal import ICalendar
internal import SlotEngine
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Prints the busy times that a calendar is understood to have, so that a person or a program can check it.
struct BusyCommand {
    let context: Command.Context

    func run() throws(CommandError) -> ExitStatus {
        let path = try context.file("calendar file", example: "bookings.ics")
        let isJSON = try context.namesJSON()
        var notices: [Notice] = []
        let zone = try context.resolver().zone(noting: &notices)
        let dates = try context.dates(in: zone)
        let bytes = try context.calendar(path)
        let calendar = try read(bytes, path, in: zone, dates)
        let intervals = calendar.intervals.map { interval in
            OpenInterval(
                start: interval.start, end: interval.end,
                comment: BusyCalendar.names(at: interval.offset, in: bytes.span).summary)
        }
        let listing = HoursListing(intervals: intervals.map(Self.withoutEmptyComment), zone: zone)
        try context.console.print(isJSON ? listing.json : listing.text)
        notices += calendar.warnings.map { Notice(.warning, "\(PlaceError.shown(path)):\($0.line): \($0.text)") }
        context.report(notices)
        return .done
    }

    private func read(
        _ bytes: [UInt8], _ path: String, in zone: TimeZoneRules, _ dates: Range<CivilDate>
    ) throws(CommandError) -> BusyCalendar {
        let zones = ZoneSource(context.zoneDirectory)
        let horizon = zone.firstInstant(of: dates.lowerBound)..<zone.firstInstant(of: dates.upperBound)
        do throws(ICalendarError) {
            return try BusyCalendar(bytes.span, zone: zone, horizon: horizon) { try? zones.rules($0) }
        } catch {
            throw CommandError(PlaceError(calendar: path, error))
        }
    }

    private static func withoutEmptyComment(_ interval: OpenInterval) -> OpenInterval {
        guard interval.comment?.isEmpty == true else { return interval }
        return OpenInterval(start: interval.start, end: interval.end, comment: nil)
    }
}
