import ICalendar
import SlotTime
import Testing

struct DateTimeTextTests {
    private func written(_ write: (inout [UInt8]) -> Void) -> String {
        var output: [UInt8] = []
        write(&output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `Dates and times have the three forms of RFC 5545 3.3.5`() {
        let instant = Instant(epochSeconds: 1_780_281_600)
        let local = CivilDateTime(instant, utcOffset: 28_800)
        #expect(written { ICalendarDateFormat.append(local.date, to: &$0) } == "20260601")
        #expect(written { ICalendarDateFormat.append(local, to: &$0) } == "20260601T104000")
        #expect(written { ICalendarDateFormat.append(utc: instant, to: &$0) } == "20260601T024000Z")
    }

    @Test(arguments: [
        (28_800, "+0800"), (-12_600, "-0330"), (0, "+0000"), (20_700, "+0545"), (29_143, "+080543"), (-1, "-000001"),
        (Int.min, "-995959"), (Int.max, "+995959"),
    ])
    func `Offsets have seconds only where they need them`(seconds: Int, text: String) {
        #expect(written { ICalendarDateFormat.append(utcOffset: seconds, to: &$0) } == text)
    }

    @Test func `Years never have more than four digits`() {
        #expect(written { ICalendarDateFormat.append(utc: .distantFuture, to: &$0) }.utf8.count == 16)
        #expect(written { ICalendarDateFormat.append(utc: .distantPast, to: &$0) }.hasPrefix("0000"))
    }
}
