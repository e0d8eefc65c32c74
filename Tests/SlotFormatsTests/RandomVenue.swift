import SlotEngine
import SlotTime

extension SeededGenerator {
    /// What a place offers around a plan, with everything that rows can show.
    mutating func venue(around plan: SlotPlan) throws -> Venue {
        let hours = [
            "24/7", "Mo-Fr 09:00-12:00,13:00-18:00; Sa 10:00-14:00", "20:00-26:00", "Mo-Su 22:00-02:00, 12:00-14:00",
            "00:00-24:00; PH 10:00-16:00", "06:00-07:30,08:00-09:30,10:00-11:30,13:00-17:00,18:00-23:00",
        ]
        let days = (0..<6).map { plan.today.advanced(byDays: $0) }
        let holidays = HolidayCalendar(
            days: [
                .init(date: pick(days), name: pick(HostileText.short), isOffDay: true),
                .init(date: pick(days), name: pick(HostileText.short), isOffDay: false),
            ])
        let exception = ScheduleException(
            dates: days[2]...days[2], hours: pick([nil, try OpeningHours(parsing: "11:00-15:00")]),
            note: pick([nil] + HostileText.short))
        let capacity = pick([nil, 1, 3, 12])
        let resources = try (0..<pick([1, 1, 1, 2])).map { number in
            Resource(
                id: String(number),
                schedule: try Schedule(hours: OpeningHours(parsing: pick(hours)), exceptions: pick([[], [exception]])),
                busy: (0..<pick([0, 3, 30])).compactMap { _ in
                    let start = plan.start.advanced(bySeconds: Int.random(in: 0..<200, using: &self) * 1800)
                    return BusyEntry(
                        start: start, end: start.advanced(bySeconds: pick([1800, 3600, 7200])),
                        takes: pick([.places(1), .places(2), .all]))
                }, capacity: capacity)
        }
        let notices: [BookingNotice?] = [
            nil, .minutes(.minutes(90)), .daysBefore(0, by: .midnight, businessDays: false),
            .daysBefore(1, by: TimeOfDay(hour: 17, minute: 0) ?? .midnight, businessDays: true),
        ]
        return Venue(
            resources: resources, combine: pick(Venue.Combine.allCases), holidays: pick([nil, holidays]),
            booking: BookingRules(
                notice: pick(notices), opens: pick([nil, BookingOpening(daysBefore: 30, time: .midnight)]),
                horizonCounts: pick(BookingRules.HorizonCounts.allCases), bufferAfter: .minutes(pick([0, 15])),
                maxPerDay: pick([nil, nil, 4]), soldOut: pick(BookingRules.SoldOut.allCases)))
    }
}
