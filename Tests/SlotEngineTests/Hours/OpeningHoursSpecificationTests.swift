import SlotEngine
import SlotTime
import Testing

/// Hours in schema.org's words.
struct OpeningHoursSpecificationTests {
    @Test(arguments: [
        "09:00 18:00 | 09:00-18:00", "22:00 02:00 | 22:00-26:00", "00:00 23:59 | 00:00-24:00", "00:00 00:00 | closed",
        "00:00 24:00 | 00:00-24:00", "09:00:00 23:59:59 | 09:00-24:00", "10:00 10:00 | 10:00-34:00",
        "18:00 00:00 | 18:00-24:00",
    ])
    func `Times by the conventions of schema.org and Google`(line: String) throws {
        let row = columns(line)
        let times = row[0].split(separator: " ").map { OpeningHoursSpecification.minutes(parsing: String($0)) }
        let hours = try OpeningHours(specifications: [.init(opens: times[0], closes: times[1])])
        #expect(hours.text(on: "2026-11-30") == row[1])
    }

    @Test func `Special hours replace the usual ones of their dates, and the night before stays`() throws {
        let date = local("2026-12-24").date
        let usual = try OpeningHoursSpecification(daysOfWeek: Set(Weekday.allCases), opens: 1320, closes: 120)
        let lunch = try OpeningHoursSpecification(daysOfWeek: [.thursday], opens: 720, closes: 840)
        let winter = try OpeningHoursSpecification(
            daysOfWeek: [.thursday, .friday], opens: 600, closes: 660, validFrom: date.advanced(byDays: -30),
            validThrough: date.advanced(byDays: 30))
        let eve = try OpeningHoursSpecification(opens: nil, closes: nil, validFrom: date, validThrough: date)
        let hours = try OpeningHours(specifications: [usual, lunch, winter, eve])
        #expect(hours.text(on: "2026-10-01") == "12:00-14:00 22:00-26:00")
        #expect(hours.text(on: "2026-12-23") == "22:00-26:00")
        #expect(hours.text(on: "2026-12-24") == "closed")
        #expect(hours.text(on: "2026-12-25") == "10:00-11:00")
        #expect(hours.text(on: "2026-12-31") == "10:00-11:00")
        #expect(hours.text(on: "2027-01-28") == "12:00-14:00 22:00-26:00")
    }

    @Test func `Hours for public holidays replace those of the weekday`() throws {
        let usual = try OpeningHoursSpecification(daysOfWeek: [.friday], opens: 540, closes: 1080)
        let holiday = try OpeningHoursSpecification(isForPublicHolidays: true, opens: 600, closes: 720)
        let facts = HoursContext(publicHolidays: [local("2026-12-25").date: "Christmas"])
        let hours = try OpeningHours(specifications: [usual, holiday])
        #expect(hours.mentionsPublicHolidays)
        #expect(hours.text(on: "2026-12-25", facts) == "10:00-12:00")
        #expect(hours.text(on: "2026-12-18", facts) == "09:00-18:00")
        let closed = try OpeningHoursSpecification(isForPublicHolidays: true, opens: 0, closes: 0)
        #expect(try OpeningHours(specifications: [usual, closed]).text(on: "2026-12-25", facts) == "closed")
        #expect(try OpeningHours(specifications: [usual, closed]).mentionsPublicHolidays)
    }

    @Test func `What says nothing is refused`() {
        #expect(throws: SlotError.self) { try OpeningHours(specifications: []) }
        #expect(throws: SlotError.self) { try OpeningHoursSpecification(opens: 540, closes: nil) }
        #expect(throws: SlotError.self) { try OpeningHoursSpecification(opens: nil, closes: 540) }
        #expect(throws: SlotError.self) { try OpeningHoursSpecification(opens: 1440, closes: 540) }
        #expect(throws: SlotError.self) { try OpeningHoursSpecification(opens: -1, closes: 540) }
        #expect(throws: SlotError.self) {
            try OpeningHoursSpecification(
                opens: 540, closes: 600, validFrom: local("2026-12-24").date, validThrough: local("2026-12-23").date)
        }
        for text in ["9:00", "09:60", "24:01", "09:00:30", "09", "", "09:00+08:00", "09:00:00:00", "0９:00"] {
            #expect(OpeningHoursSpecification.minutes(parsing: text) == nil, "\(text)")
        }
    }
}
