import SlotEngine
import SlotTime
import TestSupport

/// A place as words: `hours Mo-Fr 09:00-12:00 | except 2026-06-03 closed # stocktaking | busy 2026-06-01T10:00 2026-06-01T11:00`.
///
/// `resource A` begins another resource: the hours, exceptions, busy times and capacities after it are its own. What comes
/// before the first one is the place's: its hours limit those of resources without `own`.
struct VenueText {
    private var resources: [Part] = []
    private var current = Part()
    private var booking = BookingRules()
    private var days: [HolidayCalendar.Day] = []
    private var substituteWeekday = Weekday.monday
    private var substituteWeekdayByDate: [CivilDate: Weekday] = [:]
    private var combine = Venue.Combine.any
    private var services: [Service] = []
    private var offered: String?
    private var limitedTo: String?
    private var place = Part()
    private let zone: TimeZoneRules

    private struct Part {
        var id: String?
        var name: String?
        var hours: OpeningHours?
        var hasOwnHours = false
        var exceptions: [ScheduleException] = []
        var busy: [BusyEntry] = []
        var capacity: Int?
    }

    init(_ clauses: [String], zone: TimeZoneRules) throws {
        self.zone = zone
        for clause in clauses {
            let words = clause.split(separator: " ")
            let rest = words.dropFirst().joined(separator: " ")
            try read(String(words[0]), Array(words.dropFirst()), rest)
        }
    }

    /// The place, as the service that `offer` names sees it, or the resource that `only` names.
    func venue() throws -> Venue {
        let placeSchedule = try Schedule(hours: place.hours ?? .always, exceptions: place.exceptions)
        let venue = Venue(
            resources: try (resources + [current]).map { part in
                let own = try Schedule(hours: part.hours ?? place.hours ?? .always, exceptions: part.exceptions)
                return Resource(
                    id: part.id, name: part.name, schedule: part.hasOwnHours ? own : own.within(placeSchedule),
                    busy: part.busy, capacity: part.capacity)
            },
            combine: combine, services: services, holidays: days.isEmpty ? nil : HolidayCalendar(days: days),
            substituteWeekday: substituteWeekday,
            substituteWeekdayByDate: substituteWeekdayByDate, booking: booking)
        if let limitedTo, let only = venue.limited(toResource: limitedTo) { return only }
        return try service.map { try venue.offering($0) } ?? venue
    }

    /// The service that `offer` names.
    var service: Service? { services.first { $0.id == offered } }

    private mutating func read(_ key: String, _ words: [Substring], _ rest: String) throws {
        switch key {
        case "resource":
            // What comes before the first resource is the place's.
            if current.id != nil { resources.append(current) } else { place = current }
            current = Part(id: String(words[0]), name: words.count > 1 ? String(words[1]) : nil)
        case "own": current.hasOwnHours = true
        case "service": readService(words)
        case "offer": offered = rest
        case "only": limitedTo = rest
        case "hours": current.hours = try OpeningHours(parsing: rest)
        case "except": try readException(words)
        case "busy":
            if let entry = entry(words) { current.busy.append(entry) }
        case "capacity": current.capacity = Int(rest)
        case "off", "work":
            let name = words.dropFirst().joined(separator: " ")
            days.append(.init(date: local(words[0]).date, name: name, isOffDay: key == "off"))
        case "substituteWeekday":
            if words.count == 2 {
                substituteWeekdayByDate[local(words[0]).date] = try weekday(words[1])
            } else {
                substituteWeekday = try weekday(words[0])
            }
        case "combine": combine = Venue.Combine(rawValue: rest) ?? .any
        default: try readBooking(key, words, rest)
        }
    }

    /// `2026-06-01T10:00 2026-06-01T11:00 2 imported`, `… all`, `… of cut`.
    private func entry(_ words: [Substring]) -> BusyEntry? {
        var takes = BusyEntry.Takes.places(1)
        var service: String?
        for (index, word) in words.enumerated().dropFirst(2) {
            if word == "all" { takes = .all }
            if let count = Int(word) { takes = .places(count) }
            if words[index - 1] == "of" { service = String(word) }
        }
        return BusyEntry(
            start: instant(words[0], in: zone), end: instant(words[1], in: zone), takes: takes,
            hasBuffers: !words.contains("imported"), service: service)
    }

    /// `cut duration 30 after 10 on A,B`
    private mutating func readService(_ words: [Substring]) {
        var values: [Substring: Substring] = [:]
        for index in stride(from: 1, to: words.count - 1, by: 2) { values[words[index]] = words[index + 1] }
        func minutes(_ key: Substring) -> Minutes? { values[key].flatMap { Int($0) }.map { .minutes($0) } }
        services.append(
            Service(
                id: String(words[0]), duration: minutes("duration"), step: minutes("step"),
                bufferBefore: minutes("before"), bufferAfter: minutes("after"),
                notice: minutes("notice").map { .minutes($0) }, capacity: values["capacity"].flatMap { Int($0) },
                resources: values["on"].map { $0.split(separator: ",").map(String.init) }))
    }

    private mutating func readBooking(_ key: String, _ words: [Substring], _ rest: String) throws {
        switch key {
        case "before": booking.bufferBefore = .minutes(Int(rest) ?? -1)
        case "after": booking.bufferAfter = .minutes(Int(rest) ?? -1)
        case "maxPerDay": booking.maxPerDay = Int(rest)
        case "maxPerWeek": booking.maxPerWeek = Int(rest)
        case "soldOut": booking.soldOut = BookingRules.SoldOut(rawValue: rest) ?? .omit
        case "horizon": booking.horizonCounts = BookingRules.HorizonCounts(rawValue: rest) ?? .calendar
        case "businessDays": booking.businessDays = try OpeningHours(parsing: rest)
        case "notice":
            if words.count == 1 {
                booking.notice = .minutes(.minutes(Int(rest) ?? -1))
            } else {
                // `1 by 17:00 business`
                booking.notice = .daysBefore(
                    Int(words[0]) ?? -1, by: local("1970-01-01T\(words[2])").time,
                    businessDays: words.last == "business")
            }
        case "opens":
            // `7 at 09:00`
            booking.opens = BookingOpening(
                daysBefore: Int(words[0]) ?? -1, time: local("1970-01-01T\(words[2])").time)
        default: preconditionFailure("a test names a clause that there is not: \(key)")
        }
    }

    /// `2026-06-03 closed # stocktaking`, `2026-06-03..2026-06-05 10:00-14:00`.
    private mutating func readException(_ words: [Substring]) throws {
        let ends = String(words[0]).split(separator: "..").map { local($0).date }
        let sides = words.dropFirst().joined(separator: " ").split(separator: " # ")
        current.exceptions.append(
            ScheduleException(
                dates: ends[0]...ends[ends.count - 1],
                hours: sides[0] == "closed" ? nil : try OpeningHours(parsing: String(sides[0])),
                note: sides.count > 1 ? String(sides[1]) : nil))
    }

    private func weekday(_ name: Substring) throws -> Weekday {
        let names: [Substring] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        guard let index = names.firstIndex(of: name) else { preconditionFailure("a test names no weekday: \(name)") }
        return Weekday.allCases[index]
    }
}
