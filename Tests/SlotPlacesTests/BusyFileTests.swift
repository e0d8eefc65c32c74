import SlotEngine
import SlotPlaces
import SlotTime
import TestSupport
import Testing

/// Files that say when a place is taken: what they take, and when they are refused.
@Suite struct BusyFileTests {
    private static let now = Instant(epochSeconds: 1_780_272_000)  // 2026-06-01T00:00:00Z

    private func resolver(
        _ place: String, _ files: [String: String], modified: Instant? = now, options: [String] = []
    ) throws -> PlaceResolver {
        var request = PlaceResolver.Request()
        request.busyFiles = options.map { BusyFile(path: $0, option: "busy") }
        let source = FileSource { (path, _) throws(FileSource.Failure) in
            guard let text = files[path] else { throw .missing("no such file") }
            return FileSource.File(Array(text.utf8), modified: modified)
        }
        let zones = ZoneSource(name: "tests") { (name) throws(ZoneSource.Failure) in
            guard let zone = try? systemZone(name) else { throw ZoneSource.Failure(isUnknownName: true, reason: "no") }
            return zone
        }
        return PlaceResolver(
            try settings(place, name: "a.json5"), request, in: Surroundings(now: Self.now, zones: zones, files: source))
    }

    /// What is taken, as `id: 06-01T10:00-06-01T11:00 takes`, in UTC; or why the place is refused.
    private func taken(
        _ place: String, _ files: [String: String], modified: Instant? = now, options: [String] = []
    ) throws -> String {
        let resolver = try resolver(place, files, modified: modified, options: options)
        let zone = try systemZone("Asia/Shanghai")
        do throws(PlaceError) {
            let venue = try resolver.venue(in: zone)
            return venue.resources.map { resource in
                let name = resource.id.map { "\($0): " } ?? ""
                return name + resource.busy.map(Self.text).joined(separator: ", ")
            }.joined(separator: "; ")
        } catch {
            return error.description
        }
    }

    private static func text(_ entry: BusyEntry) -> String {
        let ends = [entry.start, entry.end].map { instant -> String in
            let text = CivilDateTime(instant, utcOffset: 0)
            let minutes = text.time.secondsSinceMidnight / 60
            let clock = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
            return "\(text.date.rfc3339.suffix(5))T\(clock)"
        }
        let takes = if case .places(let count) = entry.takes { count == 1 ? "" : " x\(count)" } else { " all" }
        return ends.joined(separator: "-") + takes + (entry.hasBuffers ? " buffers" : "")
            + (entry.service.map { " \($0)" } ?? "")
    }

    private static let calendar = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        DTSTART:20260601T100000Z
        DTEND:20260601T110000Z
        END:VEVENT
        END:VCALENDAR
        """

    @Test(arguments: [
        "{file: 'a.ics'} -> 06-01T10:00-06-01T11:00",
        "{file: 'a.ics', buffers: true} -> 06-01T10:00-06-01T11:00 buffers",
        "{file: 'a.ics', takes: 2} -> 06-01T10:00-06-01T11:00 x2",
        "{file: 'a.ics', takes: 'all'} -> 06-01T10:00-06-01T11:00 all",
    ])
    func `An event of a calendar takes one place and has no buffers, unless the file is said to`(_ row: String) throws {
        let sides = row.components(at: " -> ")
        #expect(try taken("{busy: [\(sides[0])]}", ["a.ics": Self.calendar]) == sides[1])
    }

    @Test(arguments: [
        "maxAge: '2h' 7200 ->", "maxAge: '2h' 0 ->", "maxAge: '2h' -3600 ->", "maxAge: 0 59 -> 0 minutes",
        "maxAge: '2h' 7201 -> 120 minutes", "maxAge: '2h' 86400 -> 1440 minutes", "maxAge: '2h' unknown -> known age",
    ])
    func `A file that is older than its maxAge fails the place`(_ row: String) throws {
        let sides = row.components(at: " ->")
        let words = sides[0].components(at: " ")
        let modified = Int(words[2]).map { Instant(epochSeconds: Self.now.epochSeconds - $0) }
        let text = try taken(
            "{busy: [{file: 'a.ics', maxAge: \(words[1])}]}", ["a.ics": Self.calendar], modified: modified)
        if sides[1].isEmpty {
            #expect(text == "06-01T10:00-06-01T11:00")
        } else {
            #expect(text.hasPrefix("a.json5:1:"), "\(text)")
            #expect(text.contains(sides[1].dropFirst()), "\(text)")
        }
    }

    @Test(arguments: [
        "start,end|2026-06-01T10:00,2026-06-01T11:00 -> 06-01T02:00-06-01T03:00 buffers",
        "start,end|2026-06-01T10:00:00Z,2026-06-01T11:00:00+00:00 -> 06-01T10:00-06-01T11:00 buffers",
        "start,end|2026-06-01,2026-06-02 -> 05-31T16:00-06-02T16:00 buffers",
        "end,name,start|2026-06-01T11:00,\"Li, \"\"Mei\"\"|\",2026-06-01T10:00| -> 06-01T02:00-06-01T03:00 buffers",
        "\u{FEFF}start,end,takes|2026-06-01T10:00,2026-06-01T11:00,3 -> 06-01T02:00-06-01T03:00 x3 buffers",
        "start,end,takes|2026-06-01T10:00,2026-06-01T11:00,all -> 06-01T02:00-06-01T03:00 all buffers",
        // Of three places, and of a time that the horizon doesn't reach.
        "place,start,end|p,2026-06-01T10:00,2026-06-01T11:00|q,2026-06-01T12:00,2026-06-01T13:00 -> 06-01T02:00-06-01T03:00 buffers",
        "place,start,end|,2026-06-01T10:00,2026-06-01T11:00|q,x, -> 06-01T02:00-06-01T03:00 buffers",
        "start,end|2036-06-01T10:00,2036-06-01T11:00 ->",
        "start,end ->",
    ])
    func `A row of a CSV file is a booking of the place, with its buffers`(_ row: String) throws {
        let sides = row.components(at: " ->")
        for end in ["\n", "\r\n"] {
            let file = sides[0].components(at: "|").joined(separator: end)
            #expect(try taken("{id: 'p', busy: [{file: 'a.csv'}]}", ["a.csv": file]) == String(sides[1].dropFirst()))
        }
    }

    @Test(arguments: [
        #"{"start":"2026-06-01T10:00","end":"2026-06-01T11:00"} -> 06-01T02:00-06-01T03:00 buffers"#,
        #"{"start":"2026-06-01T10:00","end":"2026-06-01T11:00","takes":2,"name":{"a":[1]},"place":null} -> 06-01T02:00-06-01T03:00 x2 buffers"#,
        #"{"start":"2026-06-01T10:00","end":"2026-06-01T11:00","place":"q"}| -> "#,
    ])
    func `A line of an NDJSON file is a booking, too`(_ row: String) throws {
        let sides = row.components(at: " -> ")
        let file = sides[0].components(at: "|").joined(separator: "\r\n")
        #expect(try taken("{id: 'p', busy: [{file: 'a.ndjson'}]}", ["a.ndjson": file]) == sides[1])
    }

    @Test func `Rows that name a resource take that one, and a service those that it uses`() throws {
        let place = """
            {resources: [{id: 'ann'}, {id: 'bob'}], services: [{id: 'cut', duration: 30, resources: ['bob']}],
             busy: [{file: 'a.csv'}]}
            """
        let rows = ",ann,|,,cut|,,".components(at: "|").map { "2026-06-01T10:00,2026-06-01T11:00\($0)" }
        let text = try taken(place, ["a.csv": (["start,end,resource,service"] + rows).joined(separator: "\n")])
        let hour = "06-01T02:00-06-01T03:00 buffers"
        #expect(text == "ann: \(hour), \(hour); bob: \(hour) cut, \(hour)")
        let own = "{resources: [{id: 'ann', busy: [{file: 'a.csv'}]}, {id: 'bob'}]}"
        let other = "start,end,resource\n2026-06-01T10:00,2026-06-01T11:00,bob\n2026-06-01T12:00,2026-06-01T13:00,"
        #expect(try taken(own, ["a.csv": other]) == "ann: 06-01T04:00-06-01T05:00 buffers; bob: ")
    }

    @Test func `Files of options are added to those of the place`() throws {
        let rows = "start,end\n2026-06-01T10:00,2026-06-01T11:00"
        let text = try taken(
            "{busy: [{from: '2026-06-03'}, {file: 'a.ics'}]}", ["a.ics": Self.calendar, "b.csv": rows],
            options: ["b.csv", "a.ics"])
        #expect(
            text
                == "06-01T02:00-06-01T03:00 buffers, 06-01T10:00-06-01T11:00, 06-01T10:00-06-01T11:00, 06-02T16:00-06-03T16:00 buffers"
        )
        #expect(try taken("{}", [:], options: ["b.csv"]) == #"--busy: cannot read table "b.csv": no such file"#)
    }

    @Test func `A holiday calendar's whole days are holidays, year by year, whatever else it has`() throws {
        let calendar = """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            SUMMARY:New Year
            DTSTART;VALUE=DATE:20200101
            RRULE:FREQ=YEARLY
            END:VEVENT
            BEGIN:VEVENT
            SUMMARY:Festival
            DTSTART;VALUE=DATE:20260619
            DTEND;VALUE=DATE:20260621
            TRANSP:TRANSPARENT
            END:VEVENT
            BEGIN:VEVENT
            SUMMARY:A meeting
            DTSTART:20260601T100000Z
            DTEND:20260601T110000Z
            END:VEVENT
            END:VCALENDAR
            """
        let resolver = try resolver("{holidays: ['a.ICS']}", ["a.ICS": calendar])
        let holidays = try #require(try resolver.venue(in: systemZone("Asia/Shanghai")).holidays)
        let days = ["2026-01-01", "2026-06-01", "2026-06-18", "2026-06-19", "2026-06-20", "2026-06-21", "2027-01-01"]
        let names = try days.map { text in
            let date = try #require(CivilDate(rfc3339: text))
            return holidays.day(date)?.name ?? "-"
        }
        #expect(names == ["New Year", "-", "-", "Festival", "Festival", "-", "New Year"])
    }
}

extension String {
    fileprivate func components(at separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
