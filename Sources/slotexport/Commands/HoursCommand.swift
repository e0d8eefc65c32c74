internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Says when a place is open by an expression, so that a person or a program can check it.
struct HoursCommand {
    let context: Command.Context

    func run() throws(CommandError) -> ExitStatus {
        if context.options.isCanonical { return try printCanonical() }
        let isJSON = try context.namesJSON()
        let resolver = try context.resolver()
        var notices: [Notice] = []
        let zone = try resolver.zone(noting: &notices)
        let dates = try context.dates(in: zone)
        let place = try place(resolver)
        let venue = try place.venue(openIn: zone)
        let intervals = venue.openIntervals(from: dates.lowerBound, to: dates.upperBound, zone: zone)
        try check(intervals, in: zone)
        try check(
            venue.unknownIntervals(from: dates.lowerBound, to: dates.upperBound, zone: zone), in: zone)
        if context.options.isVerbose {
            for line in resolver.zoneProvenance(of: zone, version: resolver.surroundings.zones.version) {
                context.console.report(.plain(line))
            }
        }
        let listing = HoursListing(intervals: intervals, zone: zone)
        try context.console.print(isJSON ? listing.json : listing.text)
        if intervals.isEmpty {
            notices.append(Notice(.warning, "by these hours the place is closed on all these dates"))
        }
        let last = dates.upperBound.advanced(byDays: -1)
        notices += resolver.unknownHolidays(of: venue, dates.lowerBound...last)
        notices += resolver.unknownHours(of: venue, dates.lowerBound...last, in: zone)
        context.report(notices)
        try context.reportStrictly(place.hoursWarnings)
        return .done
    }

    /// Prints the expression in its canonical form.
    private func printCanonical() throws(CommandError) -> ExitStatus {
        guard context.options.placeFile == nil else {
            throw CommandError(usage: "hours --canonical takes an expression, not --place")
        }
        try context.console.print((try expression().canonical ?? "") + "\n")
        return .done
    }

    /// The place with the hours of the one operand, or that of a place file with its holidays and exceptions.
    private func place(_ resolver: PlaceResolver) throws(CommandError) -> PlaceResolver {
        if context.options.placeFile != nil {
            guard context.operands.isEmpty else {
                throw CommandError(usage: "hours takes an expression or --place FILE, not both")
            }
            return resolver
        }
        var options = context.options
        options.place.schedule.hours = try hours()
        // As if it were an option: it overrides the hours of a defaults file.
        options.place.noteOption("hours", name: "hours", value: context.operands.first ?? "")
        return try context.resolver(options)
    }

    /// The hours of the one operand.
    private func hours() throws(CommandError) -> OpeningHours {
        let hours = try expression()
        guard !hours.needsPosition else {
            throw CommandError(usage: "hours: sun times need a latitude and a longitude, which only a place file has")
        }
        return hours
    }

    private func expression() throws(CommandError) -> OpeningHours {
        guard let text = context.operands.first, context.operands.count == 1 else {
            throw CommandError(
                usage: "hours needs one expression, in quotation marks: slotexport hours 'Mo-Fr 09:00-18:00'")
        }
        do throws(OpeningHoursError) {
            let locale = context.options.place.locales?.first
            return try OpeningHours(parsing: text, words: locale.flatMap { HoursWords(locale: $0) })
        } catch {
            throw CommandError(usage: "hours: \(error.description)")
        }
    }

    /// Refuses times that RFC 3339 can't write.
    private func check(_ intervals: [OpenInterval], in zone: TimeZoneRules) throws(CommandError) {
        for interval in intervals {
            let instants = [interval.start, interval.end]
            for instant in instants {
                let offset = zone.utcOffset(at: instant)
                let date = CivilDateTime(instant, utcOffset: offset).date
                guard offset % 60 == 0, (0...9999).contains(date.year) else {
                    throw CommandError(
                        usage: "hours: the dates must lie within the years 0 to 9999, and where \(zone.identifier) has"
                            + " UTC offsets of whole minutes (RFC 3339 5.6)")
                }
            }
        }
    }
}
