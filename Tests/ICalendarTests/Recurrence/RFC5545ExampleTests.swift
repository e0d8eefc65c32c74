import ICalendar
import SlotTime
import Testing

/// The examples of RFC 5545 3.8.5.3, on the wall of New York: the rule, then the starts that the RFC lists.
struct RFC5545ExampleTests {
    /// A rule of the RFC; `…` after the starts means that there are more.
    struct Example: CustomTestStringConvertible, Sendable {
        let rule: String
        let starts: String
        var start = "19970902T090000"
        var lines = ""
        var horizon = "19970101-19990101"
        var testDescription: String { "\(rule) -> \(starts)" }

        init(
            _ text: String, start: String = "19970902T090000", lines: String = "", horizon: String = "19970101-19990101"
        ) {
            let sides = text.split(separator: " -> ").map(String.init)
            rule = sides[0]
            starts = sides[1]
            self.start = start
            self.lines = lines
            self.horizon = horizon
        }
    }

    @Test(arguments: [
        Example("DAILY;COUNT=10 -> 0902 0903 0904 0905 0906 0907 0908 0909 0910 0911"),
        Example(
            "DAILY;INTERVAL=2 -> 0902 0904 0906 0908 0910 0912 0914 0916 0918 0920 0922 0924 0926 0928 0930 1002 1004 …"
        ),
        Example("DAILY;INTERVAL=10;COUNT=5 -> 0902 0912 0922 1002 1012"),
        Example("WEEKLY;COUNT=10 -> 0902 0909 0916 0923 0930 1007 1014 1021 1028 1104"),
        Example(
            "WEEKLY;UNTIL=19971224T000000Z -> 0902 0909 0916 0923 0930 1007 1014 1021 1028 1104 1111 1118 1125 1202 1209"
                + " 1216 1223"),
        Example(
            "WEEKLY;INTERVAL=2;WKST=SU -> 0902 0916 0930 1014 1028 1111 1125 1209 1223 19980106 19980120 19980203"
                + " 19980217 …"),
        Example(
            "WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH -> 0902 0904 0909 0911 0916 0918 0923 0925 0930 1002"),
        Example("WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH -> 0902 0904 0909 0911 0916 0918 0923 0925 0930 1002"),
        Example(
            "WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR -> 0901 0903 0905 0915 0917 0919 0929 1001 1003"
                + " 1013 1015 1017 1027 1029 1031 1110 1112 1114 1124 1126 1128 1208 1210 1212 1222",
            start: "19970901T090000"),
        Example("WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH -> 0902 0904 0916 0918 0930 1002 1014 1016"),
        Example(
            "MONTHLY;COUNT=10;BYDAY=1FR -> 0905 1003 1107 1205 19980102 19980206 19980306 19980403 19980501 19980605",
            start: "19970905T090000"),
        Example("MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR -> 0905 1003 1107 1205", start: "19970905T090000"),
        Example(
            "MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU -> 0907 0928 1102 1130 19980104 19980125 19980301 19980329 19980503"
                + " 19980531", start: "19970907T090000"),
        Example("MONTHLY;COUNT=6;BYDAY=-2MO -> 0922 1020 1117 1222 19980119 19980216", start: "19970922T090000"),
        Example(
            "MONTHLY;BYMONTHDAY=-3 -> 0928 1029 1128 1229 19980129 19980226 …", start: "19970928T090000"),
        Example(
            "MONTHLY;COUNT=10;BYMONTHDAY=2,15 -> 0902 0915 1002 1015 1102 1115 1202 1215 19980102 19980115"),
        Example(
            "MONTHLY;COUNT=10;BYMONTHDAY=1,-1 -> 0930 1001 1031 1101 1130 1201 1231 19980101 19980131 19980201",
            start: "19970930T090000"),
        Example(
            "MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15 -> 0910 0911 0912 0913 0914 0915 19990310 19990311"
                + " 19990312 19990313", start: "19970910T090000", horizon: "19970101-20100101"),
        Example(
            "MONTHLY;INTERVAL=2;BYDAY=TU -> 0902 0909 0916 0923 0930 1104 1111 1118 1125 19980106 19980113 19980120 19980127"
                + " 19980303 19980310 19980317 19980324 19980331 …"),
        Example(
            "YEARLY;COUNT=10;BYMONTH=6,7 -> 0610 0710 19980610 19980710 19990610 19990710 20000610 20000710 20010610"
                + " 20010710", start: "19970610T090000", horizon: "19970101-20100101"),
        Example(
            "YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3 -> 0310 19990110 19990210 19990310 20010110 20010210 20010310 20030110"
                + " 20030210 20030310", start: "19970310T090000", horizon: "19970101-20100101"),
        Example(
            "YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200 -> 0101 0410 0719 20000101 20000409 20000718 20030101 20030410"
                + " 20030719 20060101", start: "19970101T090000", horizon: "19970101-20100101"),
        Example(
            "YEARLY;BYDAY=20MO -> 0519 19980518 19990517 …", start: "19970519T090000", horizon: "19970101-20010101"),
        Example(
            "YEARLY;BYWEEKNO=20;BYDAY=MO -> 0512 19980511 19990517 …", start: "19970512T090000",
            horizon: "19970101-20010101"),
        Example(
            "YEARLY;BYMONTH=3;BYDAY=TH -> 0313 0320 0327 19980305 19980312 19980319 19980326 19990304 19990311 19990318"
                + " 19990325 …", start: "19970313T090000", horizon: "19970101-20010101"),
        Example(
            "YEARLY;BYDAY=TH;BYMONTH=6,7,8 -> 0605 0612 0619 0626 0703 0710 0717 0724 0731 0807 0814 0821 0828 19980604"
                + " 19980611 19980618 19980625 19980702 …", start: "19970605T090000"),
        Example(
            "MONTHLY;BYDAY=FR;BYMONTHDAY=13 -> 19980213 19980313 19981113 19990813 20001013 …",
            lines: "EXDATE;TZID=America/New_York:19970902T090000", horizon: "19970101-20020101"),
        Example(
            "MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13 -> 0913 1011 1108 1213 19980110 19980207 19980307 19980411"
                + " 19980509 19980613 …", start: "19970913T090000"),
        Example(
            "YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8 -> 19961105 20001107 20041102 …",
            start: "19961105T090000", horizon: "19960101-20100101"),
        Example("MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3 -> 0904 1007 1106", start: "19970904T090000"),
        Example(
            "MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2 -> 0929 1030 1127 1230 19980129 19980226 19980330 …",
            start: "19970929T090000"),
        Example("HOURLY;INTERVAL=3;UNTIL=19970902T170000Z -> 0902T09 0902T12"),
        Example("MINUTELY;INTERVAL=15;COUNT=6 -> 0902T09 0902T0915 0902T0930 0902T0945 0902T10 0902T1015"),
        Example("MINUTELY;INTERVAL=90;COUNT=4 -> 0902T09 0902T1030 0902T12 0902T1330"),
        Example(
            "DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40 -> 0902T09 0902T0920 0902T0940 0902T10 0902T1020 …"),
        Example(
            "MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16 -> 0902T09 0902T0920 0902T0940 0902T10 0902T1020 …",
            horizon: "19970901-19970910"),
        Example("WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO -> 0805 0810 0819 0824", start: "19970805T090000"),
        Example("WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU -> 0805 0817 0819 0831", start: "19970805T090000"),
        Example(
            "MONTHLY;BYMONTHDAY=15,30;COUNT=5 -> 20070115 20070130 20070215 20070315 20070330",
            start: "20070115T090000", horizon: "20070101-20080101"),
    ])
    func `A rule has the starts that RFC 5545 lists`(_ example: Example) throws {
        var lines = "DTSTART;TZID=America/New_York:\(example.start)\nDURATION:PT1S\nRRULE:FREQ=\(example.rule)"
        if !example.lines.isEmpty { lines += "\n\(example.lines)" }
        let found = try busy(event(lines), over: example.horizon)
        let zone = try #require(zoneSource("America/New_York"))
        let starts = found.intervals.map { interval in
            let local = CivilDateTime(interval.start, utcOffset: zone.utcOffset(at: interval.start))
            var bytes: [UInt8] = []
            ICalendarDateFormat.append(local, to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        let words = example.starts.split(separator: " ").map(String.init)
        let right = words.filter { $0 != "…" }.map { word -> String in
            let (date, time) = (word.prefix { $0 != "T" }, word.drop { $0 != "T" }.dropFirst())
            let clock = time.isEmpty ? "090000" : time + String(repeating: "0", count: 6 - time.count)
            return (date.count == 4 ? "1997" : "") + date + "T" + clock
        }
        #expect((words.last == "…" ? Array(starts.prefix(right.count)) : starts) == right)
    }

    @Test(arguments: [
        "YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA", "DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
    ])
    func `Every day in January, for three years, by a yearly and by a daily rule`(rule: String) throws {
        let found = try busy(
            event("DTSTART;TZID=America/New_York:19980101T090000\nDURATION:PT1S\nRRULE:FREQ=\(rule)"),
            over: "19970101-20100101")
        #expect(found.intervals.count == 93)
    }

    @Test func `Every day until Christmas, and four years of presidential elections`() throws {
        let daily = try busy(
            event(
                "DTSTART;TZID=America/New_York:19970902T090000\nDURATION:PT1S\nRRULE:FREQ=DAILY;UNTIL=19971224T000000Z"),
            over: "19970101-19990101")
        #expect(daily.intervals.count == 113)
        // The clocks change on 26 October: 9 o'clock is 13:00Z before, 14:00Z after.
        #expect(text(daily.intervals[53].start) == "19971025T130000Z")
        #expect(text(daily.intervals[54].start) == "19971026T140000Z")
    }
}
