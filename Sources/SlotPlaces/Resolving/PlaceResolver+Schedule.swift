public import SlotEngine
public import SlotTime

/// What a place offers: its hours, holidays and bookings put together.
extension PlaceResolver {
    /// The place in its zone.
    public func venue(in zone: TimeZoneRules) throws(PlaceError) -> Venue {
        var notices: [Notice] = []
        return try venue(in: zone, &notices)
    }

    /// The place in its zone, and what was noticed in the calendars that it names.
    public func venue(in zone: TimeZoneRules, _ notices: inout [Notice]) throws(PlaceError) -> Venue {
        let schedule = settings.schedule
        let position = try position()
        try refuseSunTimes(without: position)
        let holidays = try holidays()
        var schoolHolidays: [CivilDate: String] = [:]
        if let source = schedule.schoolHolidays {
            for day in try self.notices(of: source, .schoolHolidays).flatMap({ $0.days }) where day.isOffDay {
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
        let venue = Venue(
            resources: try resources(in: zone, &notices), combine: schedule.combine ?? .any,
            services: (schedule.services ?? []).map { service(of: $0) }, holidays: holidays,
            schoolHolidays: schoolHolidays, substituteWeekday: substituteWeekday,
            substituteWeekdayByDate: substituteWeekdayByDate, position: position,
            booking: schedule.booking)
        return try limited(venue)
    }

    /// Refuses a plan whose holidays are not known, where that was asked for.
    func requireHolidays(of plan: SlotPlan) throws(PlaceError) {
        guard request.requiresHolidays, plan.holidayCoverage != .complete else { return }
        guard plan.holidayCoverage != nil else {
            throw PlaceError(
                .refused, .option("require-holidays"),
                "--require-holidays: no holidays are named; name their files with --holidays")
        }
        throw PlaceError(.refused, .option("require-holidays"), "--require-holidays: \(unknownHolidays(of: plan))")
    }

    /// What may surprise about hours and holidays, though nothing is wrong.
    public func scheduleWarnings(about plan: SlotPlan) -> [Notice] {
        var warnings: [Notice] = []
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
    public func unknownHours(of venue: Venue, _ dates: ClosedRange<CivilDate>, in zone: TimeZoneRules) -> [Notice] {
        let end = dates.upperBound.advanced(byDays: 1)
        let unknown = venue.unknownIntervals(from: dates.lowerBound, to: end, zone: zone)
        guard !unknown.isEmpty else { return [] }
        let text = IntervalText(in: zone)
        let lines = Self.list(unknown.map(text.line))
        return [
            placeWarning(
                "the hours say that it is unknown whether the place is open, which counts as closed: \(lines)")
        ]
    }

    /// A warning of years whose holidays aren't announced, where the place names holidays.
    public func unknownHolidays(of venue: Venue, _ dates: ClosedRange<CivilDate>) -> [Notice] {
        let years = venue.holidays?.unknownYears(in: dates) ?? []
        return years.isEmpty ? [] : [placeWarning("\(Self.unknownHolidays(years)); its dates count as ordinary ones")]
    }

    /// `the holidays of 2027 are not known`
    private func unknownHolidays(of plan: SlotPlan) -> String {
        Self.unknownHolidays(plan.venue.holidays?.unknownYears(in: plan.today...plan.lastDate) ?? [])
    }

    private static func unknownHolidays(_ years: [Int]) -> String {
        "the holidays of \(years.map(String.init).listed("and")) are not known"
    }
}

// MARK: - The parts

extension PlaceResolver {
    func position() throws(PlaceError) -> Coordinates? {
        switch (settings.schedule.latitude, settings.schedule.longitude) {
        case (nil, nil): return nil
        case (let latitude?, let longitude?): return Coordinates(latitude: latitude, longitude: longitude)
        case (let latitude?, nil):
            throw settings.error(about: .latitude, value: "\(latitude)", rule: "must have a longitude beside it")
        case (nil, let longitude?):
            throw settings.error(about: .longitude, value: "\(longitude)", rule: "must have a latitude beside it")
        }
    }

    /// All hours of the place, with the keys that hold them.
    var hoursByKey: [(key: SettingKey, hours: OpeningHours)] {
        let schedule = settings.schedule
        var hours: [(key: SettingKey, hours: OpeningHours)] = []
        if let usual = schedule.hours { hours.append((SettingKey.hours, usual)) }
        hours += (schedule.exceptions ?? []).compactMap { $0.hours }.map { (key: SettingKey.exceptions, hours: $0) }
        if let days = schedule.booking.businessDays { hours.append((SettingKey.businessDays, days)) }
        for resource in schedule.resources ?? [] {
            let own = [resource.hours].compactMap { $0 } + resource.exceptions.compactMap { $0.hours }
            hours += own.map { (key: SettingKey.resources, hours: $0) }
        }
        return hours
    }

    private func refuseSunTimes(without position: Coordinates?) throws(PlaceError) {
        guard position == nil, let key = hoursByKey.first(where: { $0.hours.needsPosition })?.key else { return }
        throw settings.error(
            about: key, value: "",
            rule: "must not have sun times without \"latitude\" and \"longitude\" in the place file"
        )
    }

    private func holidays() throws(PlaceError) -> HolidayCalendar? {
        guard let source = settings.schedule.holidays else { return nil }
        return HolidayCalendar(try notices(of: source, .holidays))
    }

    func notices(of source: HolidaySource, _ key: SettingKey) throws(PlaceError) -> [HolidayCalendar.Notice] {
        var notices = source.ownNotices
        for file in source.files {
            do throws(PlaceError) {
                notices +=
                    try Array(file.path.utf8.suffix(4)).map({ $0 | 0x20 }).elementsEqual(".ics".utf8)
                    ? HolidayFile.notices(calendar: file.path, in: surroundings.files, now: surroundings.now)
                    : HolidayFile.notices(path: file.path, in: surroundings.files)
            } catch {
                throw holidayError(error, file, key)
            }
        }
        return notices
    }

    /// An error in a holiday file: one that can't be read at all names the place that mentions it.
    private func holidayError(_ error: PlaceError, _ file: HolidaySource.File, _ key: SettingKey) -> PlaceError {
        guard error.position == nil else { return error }
        if let offset = file.offset, let place = settings.file(of: key) {
            let message = "\(key.path)[\(file.index)]: \(error.message)"
            return PlaceError(error.kind, file: place.name, at: place.position(ofByte: offset), message)
        }
        return PlaceError(error.kind, error.source, "--\(key.path): \(error.message)")
    }

    private func resources(in zone: TimeZoneRules, _ notices: inout [Notice]) throws(PlaceError) -> [Resource] {
        let schedule = settings.schedule
        let hours = schedule.hours ?? .always
        let exceptions = schedule.exceptions ?? []
        let busy = try entries(schedule.busy ?? [], in: zone, key: .busy, path: "busy")
        let filed = try entries(of: schedule.busyFiles + request.busyFiles, in: zone, key: .busy, &notices)
        guard let several = schedule.resources else {
            let own = try self.schedule(hours, exceptions, .exceptions)
            return [Resource(schedule: own, busy: busy + filed.map { $0.entry }, capacity: schedule.capacity)]
        }
        var resources: [Resource] = []
        for (index, resource) in several.enumerated() {
            // An exception of a resource overrides the place's on its dates; the ordinary hours limit it all the same.
            let others = exceptions.without(resource.exceptions)
            var own = try self.schedule(resource.hours ?? hours, resource.exceptions + others, .resources)
            if !resource.hasOwnHours { own = own.within(try self.schedule(hours, others, .exceptions)) }
            let taken = try entries(resource.busy, in: zone, key: .resources, path: "resources[\(index)].busy")
            let ownFiled = try entries(of: resource.busyFiles, in: zone, key: .resources, &notices)
                .filter { isOf(resource, $0, isPlaces: false) }
            let shared = busy.filter { isOf(resource, $0) } + filed.filter { isOf(resource, $0) }.map { $0.entry }
            resources.append(
                Resource(
                    id: resource.id, name: resource.name, schedule: own,
                    busy: shared + taken + ownFiled.map { $0.entry },
                    capacity: resource.capacity ?? schedule.capacity))
        }
        return resources
    }

    /// Whether an entry of the whole place takes a resource: a booking of a service takes those that the service uses.
    private func isOf(_ resource: ScheduleSettings.Resource, _ entry: BusyEntry) -> Bool {
        guard let id = entry.service,
            let service = settings.schedule.services?.first(where: { $0.id.utf8.elementsEqual(id.utf8) }),
            let used = service.resources
        else { return true }
        return used.contains { $0.utf8.elementsEqual(resource.id.utf8) }
    }

    /// Whether an entry of a busy file takes a resource, where the file is the place's or the resource's own.
    private func isOf(_ resource: ScheduleSettings.Resource, _ filed: FiledEntry, isPlaces: Bool = true) -> Bool {
        if let id = filed.resource { return id.utf8.elementsEqual(resource.id.utf8) }
        return isPlaces ? isOf(resource, filed.entry) : true
    }

    private func schedule(
        _ hours: OpeningHours, _ exceptions: [ScheduleException], _ key: SettingKey
    ) throws(PlaceError) -> Schedule {
        do throws(SlotError) {
            return try Schedule(hours: hours, exceptions: exceptions)
        } catch {
            throw settings.error(about: key, value: error.value, rule: error.rule)
        }
    }

    /// Times in a zone; those that its clock skips have no length, and are left out.
    private func entries(
        _ busy: [BusyTime], in zone: TimeZoneRules, key: SettingKey, path: String
    ) throws(PlaceError) -> [BusyEntry] {
        try checkServices(of: busy, key: key, path: path)
        var entries: [BusyEntry] = []
        entries.reserveCapacity(busy.count)
        for (index, time) in busy.enumerated() {
            if let entry = time.entry(in: zone) {
                entries.append(entry)
            } else if !time.isOnWallClock {
                let message = "\(path)[\(index)].end: must be after start in \(zone.identifier)"
                throw settings.error(at: time.offset, ofFileWith: key, message)
                    ?? PlaceError(.content, .builtIn, message)
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
