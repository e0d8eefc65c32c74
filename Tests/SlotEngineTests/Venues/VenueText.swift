import SlotEngine
import SlotTime
import TestSupport

/// A place as words: `hours Mo-Fr 09:00-12:00 | except 2026-06-03 closed # stocktaking | busy 2026-06-01T10:00 2026-06-01T11:00`.
///
/// `resource A` begins another resource: the hours, exceptions, busy times and capacities behind it are its own.
struct VenueText {
    private var resources: [Part] = []
    private var current = Part()
    private var booking = BookingRules()
    private var days: [HolidayCalendar.Day] = []
    private var substituteWeekday = Weekday.monday
    private var substituteWeekdayByDate: [CivilDate: Weekday] = [:]
    private var combine = Venue.Combine.any
    private let zone: TimeZoneRules

    private struct Part {
        var id: String?
        var hours = OpeningHours.always
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

    func venue() throws -> Venue {
        Venue(
            resources: try (resources + [current]).map { part in
                Resource(
                    id: part.id, schedule: try Schedule(hours: part.hours, exceptions: part.exceptions),
                    busy: part.busy, capacity: part.capacity)
            },
            combine: combine, holidays: days.isEmpty ? nil : HolidayCalendar(days: days),
            substituteWeekday: substituteWeekday,
            substituteWeekdayByDate: substituteWeekdayByDate, booking: booking)
    }

    private mutating func read(_ key: String, _ words: [Substring], _ rest: String) throws {
        switch key {
        case "resource":
            if current.id != nil { resources.append(current) }
            current = Part(id: rest)
        case "hours": current.hours = try OpeningHours(parsing: rest)
        case "except": try readException(words)
        case "busy":
            let takes: BusyEntry.Takes =
                words.count < 3 ? .places(1) : words[2] == "all" ? .all : .places(Int(words[2]) ?? 1)
            let entry = BusyEntry(start: instant(words[0], in: zone), end: instant(words[1], in: zone), takes: takes)
            if let entry { current.busy.append(entry) }
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

    private mutating func readBooking(_ key: String, _ words: [Substring], _ rest: String) throws {
        switch key {
        case "before": booking.bufferBefore = .minutes(Int(rest) ?? -1)
        case "after": booking.bufferAfter = .minutes(Int(rest) ?? -1)
        case "maxPerDay": booking.maxPerDay = Int(rest)
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
