import SlotEngine
import SlotTime
import TestSupport

/// A random request around a change of a zone's clock.
struct RandomOffer {
    let zone: TimeZoneRules
    let rules: SlotRules
    let now: Instant
    let today: CivilDate
    let naive: NaiveVenue
    let soldOut: BookingRules.SoldOut

    init(_ zone: TimeZoneRules, around change: Instant, _ generator: inout SeededGenerator) throws {
        let steps = [5, 10, 15, 20, 30, 45, 60, 90, 240, Int.random(in: 1...1440, using: &generator)]
        let step = steps.randomElement(using: &generator) ?? 30
        let cut = Int.random(in: 0..<4, using: &generator) == 0 ? SlotRules.Cut.none : .now
        let durations = [1, step, 30, 60, 180, 720, 1440]
        let anchors: [SlotRules.Anchor] = cut == .none ? [.clock, .opening] : SlotRules.Anchor.allCases
        rules = try SlotRules(
            days: Int.random(in: 1...4, using: &generator), step: .minutes(step),
            lead: .minutes([0, 20, 90, 1440].randomElement(using: &generator) ?? 0),
            duration: .minutes(durations.randomElement(using: &generator) ?? 1),
            anchor: anchors.randomElement(using: &generator) ?? .clock,
            offset: .minutes(Bool.random(using: &generator) ? 0 : Int.random(in: 0..<step, using: &generator)),
            overlap: SlotRules.Overlap.allCases.randomElement(using: &generator) ?? .both, cut: cut)
        self.zone = zone
        now = change.advanced(bySeconds: Int.random(in: -3 * 86_400...86_400, using: &generator))
        today = CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date
        naive = .random(around: today.advanced(byDays: -3)...today.advanced(byDays: 6), &generator)
        soldOut = Bool.random(using: &generator) ? .omit : .mark
    }

    /// The same for the engine.
    func venue() throws -> Venue {
        try naive.venue(soldOut: soldOut)
    }

    func plan() throws -> SlotPlan {
        try SlotPlan(rules: rules, zone: zone, now: now, venue: venue())
    }

    /// Enough to try it again.
    var text: String {
        let exceptions = naive.exceptions.map { "\($0.key.parts): \(NaiveVenue.text(of: $0.value))" }
        return """
            \(zone.identifier) now @\(now.epochSeconds) today \(today.parts) \(rules) hours \(naive.hoursText) \
            exceptions \(exceptions) off \(naive.holidays.keys.map(\.parts)) work \(naive.substituteWeekday.map { ($0.key.parts, $0.value) }) \
            busy \(naive.busy.map { "\($0.start.epochSeconds)-\($0.end.epochSeconds)\($0.hasBuffers ? "" : " imported")" }) capacity \(naive.capacity ?? -1) \
            buffers \(naive.bufferBefore) \(naive.bufferAfter) notice \(String(describing: naive.notice)) \
            opens \(String(describing: naive.opens)) most \(naive.maxPerDay ?? -1) a day \(naive.maxPerWeek ?? -1) a week \(soldOut)
            """
    }
}

extension NaiveVenue {
    /// The same for the engine, which reads the hours as text.
    func venue(soldOut: BookingRules.SoldOut = .omit) throws -> Venue {
        Venue(
            resources: [try resource()], holidays: calendar, substituteWeekdayByDate: substituteWeekday,
            booking: try booking(soldOut: soldOut))
    }

    func resource(id: String? = nil) throws -> Resource {
        let exceptions = try exceptions.map { date, windows in
            ScheduleException(
                dates: date...date,
                hours: windows.isEmpty ? nil : try OpeningHours(parsing: Self.text(of: windows)))
        }
        return Resource(
            id: id, schedule: try Schedule(hours: OpeningHours(parsing: hoursText), exceptions: exceptions),
            busy: busy.compactMap { booking in
                BusyEntry(
                    start: booking.start, end: booking.end, takes: booking.takesAll ? .all : .places(1),
                    hasBuffers: booking.hasBuffers)
            },
            capacity: capacity)
    }

    var calendar: HolidayCalendar {
        HolidayCalendar(
            days: holidays.map { .init(date: $0.key, name: $0.value, isOffDay: true) }
                + substituteWeekday.map { .init(date: $0.key, name: "make-up", isOffDay: false) })
    }

    func booking(soldOut: BookingRules.SoldOut) throws -> BookingRules {
        let time = { (minute: Int) in TimeOfDay(secondsSinceMidnight: minute * 60) ?? .midnight }
        return BookingRules(
            notice: notice.map { .daysBefore($0.days, by: time($0.minute), businessDays: $0.businessDays) },
            opens: opens.map { BookingOpening(daysBefore: $0.days, time: time($0.minute)) },
            bufferBefore: .minutes(bufferBefore), bufferAfter: .minutes(bufferAfter), maxPerDay: maxPerDay,
            maxPerWeek: maxPerWeek, soldOut: soldOut)
    }
}
