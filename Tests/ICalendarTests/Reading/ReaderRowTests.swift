import Foundation
import ICalendar
import SlotTime
import Testing

/// What the reader makes of files after public reports; the numbers are those of the rows (icalendar.md, section 3).
struct ReaderRowTests {
    private let hour = "20261110T100000Z-20261110T110000Z"

    /// The busy times in New York in November 2026, or the error.
    private func times(_ bytes: [UInt8], lenient: Bool = false) -> String {
        var options = BusyCalendar.Options()
        options.isLenient = lenient
        do {
            return text(try busy(bytes, options: options).intervals)
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        "1: SUMMARY:\u{1F4DE}\\nx -> 10", "6: SUMMARY:a, b; c\\d -> 10", "7: SUMMARY:\"x\" -> 10",
        "11: SUMMARY:a\u{0}b\u{15} -> 10",
        "8: SUMMARY:a\rX-B:b -> 10", "25: X-A;TZID=\"a:b;c,d\":x -> 10", "X: X-A;P=\"^'\";Q=a,b:x -> 10",
    ])
    func `A text doesn't change when something is`(_ row: String) {
        let line = row.split(separator: " -> ")[0].drop { $0 != " " }.dropFirst()
        #expect(times(event("\(line)\nDTSTART:20261110T100000Z\nDURATION:PT1H")) == hour)
    }

    @Test(arguments: [
        "12: DTSTART;TZID=America/New_York:20261110T050000 -> 20261110T100000Z",
        "25: DTSTART;TZID=\"America/New_York\":20261110T050000 -> 20261110T100000Z",
        "26: DTSTART;TZID=UTC:20261110T100000 -> 20261110T100000Z",
        "57: DTSTART;TZID=China Standard Time:20261110T180000 -> 20261110T100000Z",
        "57: DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Asia/Shanghai:20261110T180000 -> 20261110T100000Z",
        "16: DTSTART;TZID=Asia/Taipei:20261110T180000 -> 20261110T100000Z",
        "37: DTSTART;TZID=America/New_York:20261110T100000Z -> 20261110T100000Z",
        "60: DTSTART:20261110T050000 -> 20261110T100000Z",
        "38: DTSTART;VALUE=DATE:20261110 -> 20261110T050000Z",
        "38: DTSTART:20261110 -> 20261110T050000Z",
        "38: DTSTART;VALUE=DATE:20261110T120000Z -> 20261110T050000Z",
    ])
    func `A start is read in its zone`(_ row: String) {
        let sides = row.split(separator: " -> ")
        let line = sides[0].drop { $0 != " " }.dropFirst()
        let found = times(
            event("\(line)" + (line.contains("VALUE=DATE") || line.hasSuffix(":20261110") ? "" : "\nDURATION:PT1H")))
        #expect(found.hasPrefix(sides[1]), "\(found)")
    }

    @Test func `18: A time that clocks skip is read with the offset before, a time that they show twice is the first`()
        throws
    {
        let gap = try busy(
            event("DTSTART;TZID=America/New_York:20260308T023000\nDURATION:PT1H"), over: "20260301-20260401")
        #expect(text(gap.intervals) == "20260308T073000Z-20260308T083000Z")
        let twice = try busy(event("DTSTART;TZID=America/New_York:20261101T013000\nDURATION:PT1H"))
        #expect(text(twice.intervals) == "20261101T053000Z-20261101T063000Z")
    }

    @Test(arguments: [
        "23: DURATION:PT1H -> 20261110T100000Z-20261110T110000Z",
        "23: DURATION:PT2H -> must not have a DTEND and a DURATION that differ",
        "22: DTEND:20261110T110000Z -> must not occur twice",
        "42: DTSTART:20261110T100000Z -> must not occur twice",
        "29: RRULE:FREQ=FORTNIGHTLY -> must be SECONDLY, MINUTELY",
        "29: RRULE:FREQ=DAILY;RSCALE=HEBREW -> RFC 7529",
        "29: RRULE:FREQ=DAILY;BYFOO=1 -> isn't a part of a rule",
        "29: RRULE:FREQ=WEEKLY;BYMONTHDAY=1 -> must not have BYMONTHDAY",
        "29: RRULE:COUNT=2 -> must have a FREQ",
        "9: just text -> must be NAME:value",
    ])
    func `A contradiction is an error that names its line`(_ row: String) {
        let sides = row.components(separatedBy: " -> ")
        let line = sides[0].drop { $0 != " " }.dropFirst()
        let found = times(event("DTSTART:20261110T100000Z\nDTEND:20261110T110000Z\n\(line)"))
        #expect(found.contains(sides[1]), "\(found)")
        #expect(found.hasPrefix("line ") || found.hasPrefix("2026"), "\(found)")
    }

    @Test func `A lenient reader leaves out one broken event and says which`() throws {
        let broken = "BEGIN:VEVENT\nUID:bad\nDTSTART:20260230T100000Z\nEND:VEVENT\n"
        let good = "BEGIN:VEVENT\nUID:good\nDTSTART:20261110T100000Z\nDURATION:PT1H\nEND:VEVENT"
        #expect(
            times(calendar(broken + good))
                == "line 6: DTSTART \"20260230T100000Z\" must be a DATE or a DATE-TIME that exists (RFC 5545 3.3.4, 3.3.5)"
        )
        var options = BusyCalendar.Options()
        options.isLenient = true
        let found = try busy(calendar(broken + good), options: options)
        #expect(text(found.intervals) == hour)
        #expect(
            found.warnings.map(\.description) == [
                "line 4: a broken event is left out: line 6: DTSTART \"20260230T100000Z\" must be a DATE or a DATE-TIME that"
                    + " exists (RFC 5545 3.3.4, 3.3.5)"
            ])
    }

    @Test func `An all-day event that is marked free is a warning that names it, or blocks where that is asked for`()
        throws
    {
        let bytes = event("SUMMARY:Company\\, holiday\nDTSTART;VALUE=DATE:20261110\nTRANSP:TRANSPARENT")
        let marked = try busy(bytes)
        #expect(marked.intervals.isEmpty)
        #expect(
            marked.warnings.map(\.description) == [
                "line 4: all-day event \"Company, holiday\" on 2026-11-10 is marked free (TRANSP:TRANSPARENT), so it doesn't"
                    + " block"
            ])
        var options = BusyCalendar.Options()
        options.allDayBlocks = true
        #expect(text(try busy(bytes, options: options).intervals) == "20261110T050000Z-20261111T050000Z")
        #expect(try busy(bytes, over: "20261201-20261202").warnings.isEmpty)
    }

    @Test func `27: A VTIMEZONE after its events counts as well; without it an unknown zone is an error`() {
        let one = "BEGIN:VEVENT\nDTSTART;TZID=Venue 42:20261110T120000\nDURATION:PT1H\nEND:VEVENT\n"
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Venue 42
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0200
            END:STANDARD
            END:VTIMEZONE
            """
        #expect(times(calendar(one + zone)) == hour)
        #expect(times(calendar(one + "X-A:b")).contains("TZID \"Venue 42\" must be an IANA or Windows time zone"))
    }

    @Test func `58: A VTIMEZONE that contradicts the time zone data is a warning, and the data count`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Asia/Shanghai
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0900
            TZOFFSETTO:+0900
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            DTSTART;TZID=Asia/Shanghai:20261110T180000
            DURATION:PT1H
            END:VEVENT
            """
        let found = try busy(calendar(zone))
        #expect(text(found.intervals) == hour)
        #expect(found.warnings.map(\.kind) == [.zoneConflict])
    }

    @Test func `32, 71: Nothing, half a file and another file are errors`() {
        #expect(times([]) == "the file has no VCALENDAR (RFC 5545 3.4)")
        #expect(times(Array("<!DOCTYPE html>".utf8)) == "line 1: must begin with BEGIN:VCALENDAR (RFC 5545 3.4)")
        #expect(times([0x1F, 0x8B, 8]) == "the file is packed with gzip: unpack it first")
        let whole = event("DTSTART:20261110T100000Z\nDURATION:PT1H")
        #expect(times(whole.dropLast(30)).contains("is never ended: the file is cut off"))
    }

    @Test func `34: Merged times have no offset and no gap, single ones name their component`() throws {
        let list = """
            BEGIN:VFREEBUSY
            FREEBUSY:20261110T090000Z/PT1H,20261110T100000Z/20261110T120000Z
            FREEBUSY;FBTYPE=FREE:20261110T130000Z/PT1H
            END:VFREEBUSY
            """
        var options = BusyCalendar.Options()
        #expect(
            text(try busy(calendar(list), options: options).intervals)
                == "20261110T090000Z-20261110T100000Z 20261110T100000Z-20261110T120000Z")
        options.isMerged = true
        #expect(text(try busy(calendar(list), options: options).intervals) == "20261110T090000Z-20261110T120000Z")
    }

    /// The first example of RFC 7953 section 5: Monday to Friday from 9:00 to 17:00, and variations of it.
    @Test(arguments: [
        " -> 20261108T000000Z-20261109T140000Z 20261109T220000Z-20261110T140000Z",
        "DTSTART:20261109T000000Z -> 20261109T000000Z-20261109T140000Z 20261109T220000Z-20261110T140000Z",
        "DTSTART:20261109T000000Z\nDURATION:PT20H -> 20261109T000000Z-20261109T140000Z",
    ])
    func `Outside of AVAILABLE is busy, as far as VAVAILABILITY reaches (RFC 7953)`(_ row: String) throws {
        let sides = row.components(separatedBy: " -> ")
        let lines = """
            BEGIN:VAVAILABILITY
            UID:a
            DTSTAMP:20260101T000000Z\(sides[0].isEmpty ? "" : "\n" + sides[0])
            BEGIN:AVAILABLE
            UID:b
            DTSTART;TZID=America/New_York:20261005T090000
            DTEND;TZID=America/New_York:20261005T170000
            RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
            END:AVAILABLE
            END:VAVAILABILITY
            """
        #expect(text(try busy(calendar(lines), over: "20261108-20261110T1500").intervals) == sides[1])
    }

    @Test func `A VAVAILABILITY of a higher priority decides over its time (RFC 7953 3.1)`() throws {
        func component(_ priority: Int, _ lines: String) -> String {
            "BEGIN:VAVAILABILITY\nUID:\(priority)\nDTSTAMP:20260101T000000Z\nPRIORITY:\(priority)\n\(lines)\nEND:VAVAILABILITY\n"
        }
        let open = "BEGIN:AVAILABLE\nUID:x\nDTSTART:20261110T100000Z\nDTEND:20261110T110000Z\nEND:AVAILABLE"
        let both = component(0, "X-A:b") + component(1, "DTSTART:20261110T090000Z\nDTEND:20261110T120000Z\n\(open)")
        let found = try busy(calendar(both), over: "20261110-20261111")
        #expect(
            text(found.intervals)
                == "20261110T000000Z-20261110T090000Z 20261110T090000Z-20261110T100000Z"
                + " 20261110T110000Z-20261110T120000Z 20261110T120000Z-20261111T000000Z")
    }

    @Test func `Names that the reader knows are what their numbers say`() {
        // Compared through the reader: each property and component in lower case.
        let lines = "begin:vevent\nuid:a\ndtstart:20261110t100000z\ndtend:20261110t110000z\nend:vevent"
        #expect(times(calendar(lines)) == hour)
    }
}
