internal import SlotEngine
internal import SlotHost
internal import SlotTime

/// What a place offers: its hours, holidays and bookings put together.
extension PlaceResolver {
    /// The place in its zone.
    func venue(in zone: TimeZoneRules) throws(CommandError) -> Venue {
        let schedule = settings.schedule
        let position = try position()
        try refuseSunTimes(without: position)
        let holidays = try holidays()
        var schoolHolidays: [CivilDate: String] = [:]
        if let source = schedule.schoolHolidays {
            for day in try notices(of: source, .schoolHolidays).flatMap(\.days) where day.isOffDay {
                schoolHolidays[day.date] = day.name
            }
        }
        var substituteWeekday = Weekday.monday
        var substituteWeekdayByDate: [CivilDate: Weekday] = [:]
        switch schedule.substituteWeekday {
        case .weekday(let weekday): substituteWeekday = weekday
        case .dates(let dates): substituteWeekdayByDate = dates
        case nil: break
        }
        return Venue(
            resources: try resources(in: zone), combine: schedule.combine ?? .any, holidays: holidays,
            schoolHolidays: schoolHolidays, substituteWeekday: substituteWeekday,
            substituteWeekdayByDate: substituteWeekdayByDate, position: position,
            booking: schedule.booking)
    }

    /// Refuses a plan whose holidays are not known, where that was asked for.
    func requireHolidays(of plan: SlotPlan) throws(CommandError) {
        guard options.requiresHolidays, plan.holidayCoverage != .complete else { return }
        guard plan.holidayCoverage != nil else {
            throw CommandError(.refused, "--require-holidays: no holidays are named; name their files with --holidays")
        }
        throw CommandError(.refused, "--require-holidays: \(unknownHolidays(of: plan))")
    }

    /// What may surprise about hours and holidays, though nothing is wrong.
    func scheduleWarnings(about plan: SlotPlan) -> [Console.Line] {
        var warnings: [Console.Line] = []
        warnings += unknownHolidays(of: plan.venue, plan.today...plan.lastDate)
        if plan.venue.holidays == nil, let key = hoursByKey.first(where: { $0.hours.mentionsPublicHolidays })?.key {
            warnings.append(warning(about: key, "PH means no date, for no holidays are named"))
        }
        if settings.schedule.schoolHolidays == nil,
            let key = hoursByKey.first(where: { $0.hours.mentionsSchoolHolidays })?.key
        {
            warnings.append(warning(about: key, "SH means no date, for no school holidays are named"))
        }
        return warnings + unknownHours(of: plan.venue, plan.today...plan.lastDate, in: plan.zone)
    }

    /// A warning of hours that say of some times that it is unknown whether the place is open.
    func unknownHours(of venue: Venue, _ dates: ClosedRange<CivilDate>, in zone: TimeZoneRules) -> [Console.Line] {
        let end = dates.upperBound.advanced(byDays: 1)
        let unknown = venue.unknownIntervals(from: dates.lowerBound, to: end, zone: zone)
        guard !unknown.isEmpty else { return [] }
        let freeIntervals = Self.list(HoursListing(intervals: unknown, zone: zone).lines)
        return [
            .warning(
                "the hours say that it is unknown whether the place is open, which counts as closed: \(freeIntervals)")
        ]
    }

    /// A warning of years whose holidays nobody announced, where the place names holidays.
    func unknownHolidays(of venue: Venue, _ dates: ClosedRange<CivilDate>) -> [Console.Line] {
        let years = venue.holidays?.unknownYears(in: dates) ?? []
        return years.isEmpty ? [] : [.warning("\(Self.unknownHolidays(years)); its dates count as ordinary ones")]
    }

    /// `the holidays of 2027 are not known`
    private func unknownHolidays(of plan: SlotPlan) -> String {
        Self.unknownHolidays(plan.venue.holidays?.unknownYears(in: plan.today...plan.lastDate) ?? [])
    }

    private static func unknownHolidays(_ years: [Int]) -> String {
        "the holidays of \(years.map(String.init).listed("and")) are not known"
    }

    /// The keys about hours, holidays and bookings that are set, and where, for `--verbose`.
    var scheduleSources: [String] {
        PlaceKey.schedule.filter { settings.source(of: $0) != nil || options.given[$0.option] != nil }
            .map { "\($0.path): \(source(of: $0))" }
    }
}

// MARK: - The parts

extension PlaceResolver {
    private func position() throws(CommandError) -> Coordinates? {
        switch (settings.schedule.latitude, settings.schedule.longitude) {
        case (nil, nil): return nil
        case (let latitude?, let longitude?): return Coordinates(latitude: latitude, longitude: longitude)
        case (let latitude?, nil):
            throw refusal(of: .latitude, value: "\(latitude)", rule: "must have a longitude beside it")
        case (nil, let longitude?):
            throw refusal(of: .longitude, value: "\(longitude)", rule: "must have a latitude beside it")
        }
    }

    /// All hours of the place, with the keys that they stand under.
    var hoursByKey: [(key: PlaceKey, hours: OpeningHours)] {
        let schedule = settings.schedule
        var hours = [schedule.hours].compactMap { $0 }.map { (PlaceKey.hours, $0) }
        hours += (schedule.exceptions ?? []).compactMap(\.hours).map { (PlaceKey.exceptions, $0) }
        hours += [schedule.booking.businessDays].compactMap { $0 }.map { (PlaceKey.businessDays, $0) }
        for resource in schedule.resources ?? [] {
            let own = [resource.hours].compactMap { $0 } + resource.exceptions.compactMap(\.hours)
            hours += own.map { (PlaceKey.resources, $0) }
        }
        return hours
    }

    private func refuseSunTimes(without position: Coordinates?) throws(CommandError) {
        guard position == nil, let key = hoursByKey.first(where: { $0.hours.needsPosition })?.key else { return }
        throw refusal(
            of: key, value: "", rule: "must not have sun times without \"latitude\" and \"longitude\" in the place file"
        )
    }

    private func holidays() throws(CommandError) -> HolidayCalendar? {
        guard let source = settings.schedule.holidays else { return nil }
        return HolidayCalendar(try notices(of: source, .holidays))
    }

    func notices(of source: HolidaySource, _ key: PlaceKey) throws(CommandError) -> [HolidayCalendar.Notice] {
        var notices = source.ownNotices
        for file in source.files {
            do throws(PlaceFileError) {
                notices += try HolidayFile.notices(path: file.path)
            } catch {
                let error = settings.refusal(of: file, in: key, error)
                let option = error.position == nil ? "--\(key.option): " : ""
                throw CommandError(error.status, option + error.description)
            }
        }
        return notices
    }

    private func resources(in zone: TimeZoneRules) throws(CommandError) -> [Resource] {
        let schedule = settings.schedule
        let hours = schedule.hours ?? .always
        let exceptions = schedule.exceptions ?? []
        let busy = try entries(schedule.busy ?? [], in: zone, key: .busy, path: "busy")
        guard let several = schedule.resources else {
            let own = try self.schedule(hours, exceptions, .exceptions)
            return [Resource(schedule: own, busy: busy, capacity: schedule.capacity)]
        }
        var resources: [Resource] = []
        for (index, resource) in several.enumerated() {
            let own = try self.schedule(
                resource.hours ?? hours, resource.exceptions + exceptions.without(resource.exceptions), .resources)
            let taken = try entries(resource.busy, in: zone, key: .resources, path: "resources[\(index)].busy")
            resources.append(
                Resource(
                    id: resource.id, schedule: own, busy: busy + taken,
                    capacity: resource.capacity ?? schedule.capacity))
        }
        return resources
    }

    private func schedule(
        _ hours: OpeningHours, _ exceptions: [ScheduleException], _ key: PlaceKey
    ) throws(CommandError) -> Schedule {
        do throws(SlotError) {
            return try Schedule(hours: hours, exceptions: exceptions)
        } catch {
            throw refusal(of: key, value: error.value, rule: error.rule)
        }
    }

    /// Times in a zone; those that its clock skips have no length, and are left out.
    private func entries(
        _ busy: [BusyTime], in zone: TimeZoneRules, key: PlaceKey, path: String
    ) throws(CommandError) -> [BusyEntry] {
        var entries: [BusyEntry] = []
        entries.reserveCapacity(busy.count)
        for (index, time) in busy.enumerated() {
            if let entry = time.entry(in: zone) {
                entries.append(entry)
            } else if !time.isOnWallClock {
                let error = settings.refusal(
                    of: time, in: key, path: "\(path)[\(index)]", rule: "must be after start in \(zone.identifier)")
                throw CommandError(.content, error?.description ?? "")
            }
        }
        return entries
    }
}

extension [ScheduleException] {
    /// What is left of exceptions on the dates that others don't name.
    fileprivate func without(_ others: [ScheduleException]) -> [ScheduleException] {
        var rest = self
        for other in others {
            rest = rest.flatMap { exception -> [ScheduleException] in
                guard exception.dates.overlaps(other.dates) else { return [exception] }
                var parts: [ScheduleException] = []
                if exception.dates.lowerBound < other.dates.lowerBound {
                    let end = other.dates.lowerBound.advanced(byDays: -1)
                    parts.append(exception.with(exception.dates.lowerBound...end))
                }
                if other.dates.upperBound < exception.dates.upperBound {
                    let start = other.dates.upperBound.advanced(byDays: 1)
                    parts.append(exception.with(start...exception.dates.upperBound))
                }
                return parts
            }
        }
        return rest
    }
}

extension ScheduleException {
    fileprivate func with(_ dates: ClosedRange<CivilDate>) -> ScheduleException {
        ScheduleException(dates: dates, hours: hours, note: note)
    }
}
