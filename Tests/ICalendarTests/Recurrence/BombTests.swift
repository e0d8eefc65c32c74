import SlotTime
import Testing

@testable import ICalendar

/// Calendars that ask for endless work (publishing.md 20): each ends within 2,000,000 steps, with an error or with the right
/// times, and never as free.
struct BombTests {
    private func steps(_ bytes: [UInt8], over horizon: String = "20261101-20261201") throws -> (steps: Int, times: Int)
    {
        var options = BusyCalendar.Options()
        options.isMerged = true
        // As many as a debug build takes in no time; the limit that users have is twenty times this.
        options.maximumSteps = 100_000
        let found = try busy(bytes, over: horizon, options: options)
        return (found.steps, found.intervals.count)
    }

    private func refusal(_ bytes: [UInt8], over horizon: String = "20261101-20261201") -> String {
        do {
            return "\(try steps(bytes, over: horizon).times) times"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        // Two seconds a minute for a month, or every second of one.
        "19970902T090000Z FREQ=SECONDLY -> steps",
        "20260101T000000Z FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49 -> steps",
        "20260101T000000Z FREQ=SECONDLY;COUNT=1000000000 -> steps",
        "20261101T000000Z FREQ=DAILY;INTERVAL=0 -> whole number from 1",
        "00010101T000000Z FREQ=SECONDLY;UNTIL=99991231T235959Z -> steps",
    ])
    func `A rule that asks for too much is an error, whatever the reader`(_ row: String) {
        let sides = row.split(separator: " -> ")
        let words = sides[0].split(separator: " ")
        let bytes = event("DTSTART:\(words[0])\nDURATION:PT1S\nRRULE:\(words[1])")
        #expect(refusal(bytes).contains(sides[1]))
        guard sides[1] == "steps" else { return }
        var options = BusyCalendar.Options()
        options.isLenient = true
        options.maximumSteps = 100_000
        #expect(throws: ICalendarError.self) { try busy(bytes, options: options) }
    }

    @Test(arguments: [
        // The window is found by arithmetic: (steps, busy times) of November 2026.
        "00010101T090000Z FREQ=DAILY;UNTIL=99991231T235959Z -> 30",
        "19700101T000000Z FREQ=MINUTELY;INTERVAL=60 -> 720",
        "20261103T090000Z FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYMINUTE=0,1,2,3,4,5,6,7,8,9;BYSECOND=0,1,2,3,4,5;COUNT=1 -> 1",
        "20261103T090000Z FREQ=HOURLY;INTERVAL=2;BYHOUR=0,2,4,6,8,10,12 -> 1",
        "20261103T090000Z FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30 -> 1",
        "20261103T090000Z FREQ=MONTHLY;BYMONTHDAY=3;BYSETPOS=366 -> 1",
        "19970101T000000Z FREQ=SECONDLY;INTERVAL=86400;COUNT=1000000000 -> 30",
    ])
    func `A rule that looks endless has its few times all the same`(_ row: String) throws {
        let sides = row.split(separator: " -> ")
        let words = sides[0].split(separator: " ")
        let found = try steps(event("DTSTART:\(words[0])\nDURATION:PT1S\nRRULE:\(words[1])"))
        #expect(String(found.times) == sides[1])
        #expect(found.steps < 10_000)
    }

    @Test func `A series that EXRULE would empty counts as busy`() throws {
        let found = try busy(
            event("DTSTART:20261102T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=5\nEXRULE:FREQ=DAILY"))
        #expect(found.intervals.count == 5)
        #expect(found.warnings.map(\.kind) == [.ignored])
    }

    @Test func `A file may take two million steps`() {
        #expect(BusyCalendar.Options().maximumSteps == 2_000_000)
    }

    @Test func `A million events are read, three million are too many for the steps`() throws {
        let one = "BEGIN:VEVENT\nDTSTART:20261110T100000Z\nDURATION:PT1H\nEND:VEVENT\n"
        let many = calendar(String(repeating: one, count: 1000))
        #expect(try steps(many).times == 1)
        var options = BusyCalendar.Options()
        options.maximumSteps = 999
        #expect(throws: ICalendarError.self) { try busy(many, options: options) }
    }

    @Test func `Deep nesting and components that are never ended are errors`() {
        #expect(refusal(calendar(String(repeating: "BEGIN:X-A\n", count: 100_000))).contains("nested deeper than"))
        #expect(refusal(Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\n".utf8)).contains("is never ended"))
    }

    @Test func `A line of a million folds is one line`() throws {
        let summary = "SUMMARY:" + String(repeating: "x\n ", count: 100_000)
        let found = try busy(event("DTSTART:20261110T100000Z\nDURATION:PT1H\n\(summary)"))
        #expect(text(found.intervals) == "20261110T100000Z-20261110T110000Z")
    }

    @Test func `A zone that changes every second is an error where a time needs it`() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Venue
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0200
            RRULE:FREQ=SECONDLY
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            DTSTART;TZID=Venue:20261110T100000
            DURATION:PT1H
            END:VEVENT
            """
        #expect(refusal(calendar(zone)).contains("more changes of the clock"))
    }
}
