import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import TestSupport
import Testing

/// The time that calendars see as an event's last revision (RFC 5545 3.8.7.2).
struct RevisionTests {
    @Test(arguments: [
        // Today and tomorrow have a new word every midnight; the last date has just come in.
        "zh_CN weekday 1 days 3 -> 06-10 06-10 06-10",
        // From the 3rd to the 7th date the weekday stands since the date was six days away.
        "zh_CN weekday 1 days 7 -> 06-10 06-10 06-06 06-07 06-08 06-09 06-10",
        // Beyond it the date and the weekday stand since the date came in.
        "zh_CN weekday 1 days 10 -> 06-10 06-10 06-06 06-07 06-08 06-09 06-10 06-08 06-09 06-10",
        "zh_CN weekday 0 days 4 -> 06-10 06-08 06-09 06-10", "zh_CN weekday 2 days 4 -> 06-10 06-10 06-10 06-10",
        // English has no word for the day after tomorrow.
        "en_US weekday 2 days 4 -> 06-10 06-10 06-09 06-10",
        "zh_CN date 1 days 8 -> 06-10 06-10 06-06 06-07 06-08 06-09 06-10 06-10",
        // Date and weekday from the beginning.
        "zh_CN full 1 days 8 -> 06-10 06-10 06-05 06-06 06-07 06-08 06-09 06-10", "zh_CN weekday 1 days 1 -> 06-10",
    ])
    func `A date is revised when it comes inside the horizon and when its label changes`(line: String) throws {
        let (words, answer) = sides(line)
        let style = DayLabelStyle(
            dayLabels: try #require(DayLabelStyle.DayLabels(rawValue: String(words[1]))),
            relativeDays: try #require(Int(words[2])))
        let rules = try SlotRules(
            days: try #require(Int(words[4])), step: .minutes(1440), lead: .minutes(0), cut: .none)
        let document = try document(plan("Asia/Shanghai", "2026-06-10T12:00:00+08:00", rules), String(words[0]), style)
        let revisions = document.plan.days.map { CivilDateTime(document.revision(of: $0), utcOffset: 28_800) }
        #expect(revisions.allSatisfy { $0.time == .midnight })
        #expect(revisions.map(\.date.text).joined(separator: " ") == answer)
    }

    @Test(arguments: [BookingRules.HorizonCounts.business, .open])
    func `A date of a horizon of open dates is the same from night to night until its label changes`(
        counts: BookingRules.HorizonCounts
    ) throws {
        let rules = try SlotRules(days: 5, step: .minutes(1440), lead: .minutes(0))
        let hours = try OpeningHours(parsing: "We,Sa 00:00-24:00")
        let venue = Venue(
            resources: [Resource(schedule: try Schedule(hours: hours))], booking: BookingRules(horizonCounts: counts))
        var before: [CivilDate: (revision: Instant, label: String)] = [:]
        for night in 0..<20 {
            let today = date("2026-06-10").advanced(byDays: night)
            let plan = try SlotPlan(
                rules: rules, zone: try systemZone("Asia/Shanghai"),
                now: try systemZone("Asia/Shanghai").firstInstant(of: today), venue: venue)
            let document = try document(plan, "zh_CN")
            #expect(plan.days.count == 5)
            for day in plan.days {
                let revision = document.revision(of: day)
                if let known = before[day.date] {
                    #expect((known.revision == revision) == (known.label == document.label(of: day)))
                }
                before[day.date] = (revision, document.label(of: day))
            }
        }
    }

    @Test(arguments: [
        // A midnight that the clock skips: 01:00 -03:00.
        ("America/Santiago", "2026-09-06T12:00:00Z", "2026-09-06T04:00:00Z"),
        // The first of two midnights.
        ("Atlantic/Azores", "2026-10-25T12:00:00Z", "2026-10-25T00:00:00Z"),
        ("Asia/Shanghai", "2026-06-10T15:59:59Z", "2026-06-09T16:00:00Z"),
    ])
    func `Midnight is the first instant of the date`(zone: String, now: String, midnight: String) throws {
        let rules = try SlotRules(days: 1, cut: .none)
        let document = try document(plan(zone, now, rules), "zh_CN")
        #expect(document.revision(of: document.plan.days[0]) == Instant(rfc3339: midnight))
    }

    @Test(arguments: [
        ("Asia/Shanghai", "2026-06-10"), ("America/Santiago", "2026-09-08"),
        // On both sides of the dates that they skipped: 2011-12-30 and 1993-08-21.
        ("Pacific/Apia", "2011-12-29"), ("Pacific/Apia", "2011-12-31"), ("Pacific/Apia", "2012-01-01"),
        ("Pacific/Apia", "2012-01-03"), ("Pacific/Kwajalein", "1993-08-20"), ("Pacific/Kwajalein", "1993-08-22"),
        ("Pacific/Kwajalein", "1993-08-25"),
    ])
    func `It is what one sees who made the file every night`(zone: String, today: String) throws {
        for days in [1, 2, 3, 8, 12, 370] {
            let rules = try SlotRules(
                days: days, step: .minutes(1440), lead: .minutes(0), offset: .minutes(720), cut: .none)
            for dayLabels in DayLabelStyle.DayLabels.allCases {
                for relativeDays in 0...2 {
                    let plan = try plan(zone, "\(today)T12:00:00Z", rules, today: date(today))
                    let style = DayLabelStyle(dayLabels: dayLabels, relativeDays: relativeDays)
                    let document = try document(plan, "zh_CN", style)
                    for day in plan.days.prefix(15) + plan.days.suffix(6) {
                        let expected = plan.zone.firstInstant(of: firstNight(of: day, in: document))
                        #expect(
                            document.revision(of: day) == expected, "\(days) \(dayLabels) \(relativeDays) \(day.offset)"
                        )
                    }
                }
            }
        }
    }

    @Test func `A slot behind a skipped date has the same revision on the nights on both sides of it`() throws {
        let rules = try SlotRules(days: 3, step: .minutes(1440), lead: .minutes(0), offset: .minutes(720), cut: .none)
        let style = DayLabelStyle(dayLabels: .full, relativeDays: -1)
        var revisions: [Instant] = []
        for today in ["2011-12-28", "2011-12-29", "2011-12-31"] {
            let plan = try plan("Pacific/Apia", "\(today)T12:00:00Z", rules, today: date(today))
            let document = try document(plan, "zh_CN", style)
            revisions += plan.days.filter { $0.date == date("2011-12-31") }.map(document.revision)
        }
        // The horizon of three dates that begins on the 28th ends with the 31st.
        #expect(revisions == Array(repeating: try #require(Instant(rfc3339: "2011-12-28T10:00:00Z")), count: 3))
    }

    /// The first of the nights up to today on which the date was inside the horizon and had today's label.
    private func firstNight(of day: SlotDay, in document: SlotDocument) -> CivilDate {
        let label = document.label(of: day)
        var night = document.plan.today
        var offset = day.offset
        while true {
            var before = night.advanced(byDays: -1)
            while !document.plan.zone.hasDate(before) { before = before.advanced(byDays: -1) }
            offset += 1
            guard offset < document.plan.rules.days,
                text(document.dayLabeler.label(for: day.date, offset: offset)) == label
            else { return night }
            night = before
        }
    }
}
