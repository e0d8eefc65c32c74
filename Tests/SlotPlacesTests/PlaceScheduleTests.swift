import SlotEngine
import JSON5
import SlotPlaces
import SlotTime
import TestSupport
import Testing

/// The keys about opening hours, holidays and bookings are read as they are written.
@Suite struct PlaceScheduleTests {
    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(rfc3339: text)) }

    @Test func `Every key has its value`() throws {
        let schedule = try settings(
            """
            {hours: 'Mo-Fr 09:00-18:00', exceptions: [{date: '2026-10-09', closed: true, note: 'x'}],
             makeUpWorksAs: 'Fr', latitude: -33.5, longitude: 151, capacity: 2, bufferBefore: 5, bufferAfter: '1h',
             busy: [{start: '2026-06-01T09:00', end: '2026-06-01T10:00', takes: 'all'},
                    {start: '2026-06-02', end: '2026-06-03', buffers: false}, {from: '2026-06-05', service: 's'}],
             soldOut: 'mark', maxPerDay: 4, maxPerWeek: 9, services: [{id: 's', duration: '1h', resources: ['a']}],
             notice: {daysBefore: 1, by: '17:00', businessDays: true}, opens: {daysBefore: 7, time: '08:30'},
             horizonCounts: 'open', businessDays: 'Mo-Fr; PH off', combine: 'all',
             resources: [{id: 'a', hours: '24/7', capacity: 3}, {id: 'b'}]}
            """
        ).schedule
        let day = try date("2026-10-09")
        #expect(try schedule.hours == OpeningHours(parsing: "Mo-Fr 09:00-18:00"))
        #expect(schedule.exceptions == [ScheduleException(dates: day...day, note: "x")])
        #expect(schedule.substituteWeekday == .weekday(.friday))
        #expect(schedule.latitude == -33.5 && schedule.longitude == 151)
        #expect(schedule.capacity == 2 && schedule.booking.maxPerDay == 4 && schedule.booking.maxPerWeek == 9)
        #expect(schedule.services?.map(\.duration) == [.minutes(60)] && schedule.services?[0].resources == ["a"])
        #expect(schedule.busy?.map(\.hasBuffers) == [true, false, true])
        #expect(schedule.busy?.map(\.service) == [nil, nil, "s"])
        #expect(schedule.booking.bufferBefore == .minutes(5) && schedule.booking.bufferAfter == .minutes(60))
        #expect(schedule.busy?.map(\.takes) == [.all, .places(1), .places(1)])
        #expect(
            schedule.booking.soldOut == .mark && schedule.booking.horizonCounts == .open && schedule.combine == .all)
        let five = try #require(TimeOfDay(hour: 17, minute: 0))
        #expect(schedule.booking.notice == .daysBefore(1, by: five, businessDays: true))
        #expect(schedule.booking.opens?.daysBefore == 7 && schedule.booking.opens?.time.minute == 30)
        #expect(try schedule.booking.businessDays == OpeningHours(parsing: "Mo-Fr; PH off"))
        #expect(schedule.resources?.map(\.id) == ["a", "b"])
        #expect(schedule.resources?.map(\.capacity) == [3, nil])
    }

    @Test func `Keys go over those of a defaults file one by one, and a position as a whole`() throws {
        let defaults = "{hours: 'off', capacity: 3, latitude: 5, longitude: 6}"
        let merged = try settings("{hours: '24/7', latitude: 1}", over: defaults).schedule
        #expect(merged.hours == .always)
        #expect(merged.capacity == 3)
        #expect(merged.latitude == 1 && merged.longitude == nil)
        #expect(try settings("{}", over: defaults).schedule.longitude == 6)
    }

    @Test(arguments: [
        ("2026-06-01T09:00", "local 2026-06-01 540"), ("2026-06-01 09:00:30", "local 2026-06-01 540"),
        ("2026-06-01T24:00", "local 2026-06-02 0"), ("2026-06-01T09:00Z", "@1780304400"),
        ("2026-06-01T09:00:00+08:00", "@1780275600"), ("2026-06-01T09:00+08:00", "@1780275600"),
        ("@1780275600", "@1780275600"), ("2026-06-01", ""), ("2026-06-01T24:30", ""), ("2026-06-01T9:00", ""),
        ("2026-06-31T09:00", ""), ("2026-06-01T09:00+8", ""), ("2026-06-01T09:60", ""), ("", ""),
        ("2026-06-01T09:00:00+08:00x", ""), ("2026-06-01TT09:00", ""),
    ])
    func `A moment has a UTC offset, or is on the place's clock`(text: String, meaning: String) throws {
        let words: String
        switch PlaceMoment(parsing: text) {
        case .instant(let instant): words = "@\(instant.epochSeconds)"
        case .local(let local):
            var date: [UInt8] = []
            local.date.appendRFC3339(to: &date)
            words = "local \(String(decoding: date, as: UTF8.self)) \(local.time.secondsSinceMidnight / 60)"
        case nil: words = ""
        }
        #expect(words == meaning)
    }

    @Test func `A moment in a file is read as one on the command line`() throws {
        var random = SeededGenerator(seed: 7)
        let texts = ["2026-06-01T09:00", "2026-06-01T09:00:30", "2026-06-01T09:00:00Z", "2026-06-01T09:00-05:30"]
        let pieces = Array("0123456789-:+TZ @".utf8)
        for round in 0..<20_000 {
            var bytes = Array(texts[round % 4].utf8)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] =
                    pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let end = "2200-01-01T00:00"
            let read = try? settings("{busy: [{start: '\(text)', end: '\(end)'}]}").schedule.busy?.first?.start
            // An end before the start is refused; there are no such years among the texts that are not.
            guard PlaceMoment(parsing: text).map({ isBefore2200($0) }) ?? true else { continue }
            #expect(read == PlaceMoment(parsing: text), "\(text)")
        }
    }

    private func isBefore2200(_ moment: PlaceMoment) -> Bool {
        switch moment {
        case .instant: true
        case .local(let local): local.date.year < 2200
        }
    }

    @Test func `Holidays are files, dates and objects`() throws {
        let source = try #require(
            try settings(
                """
                {holidays: ['cn/2026.json', '/etc/x.json', '2026-12-25', {date: '2026-10-10', name: 'n', isOffDay: false},
                 {from: '2027-01-01', to: '2027-01-03', name: 'y'}]}
                """, name: "places/a.json5"
            ).schedule.holidays)
        #expect(source.files.map(\.path) == ["places/cn/2026.json", "/etc/x.json"])
        #expect(source.days.map(\.isOffDay) == [true, false, true, true, true])
        #expect(source.ownNotices.map(\.year) == [2026, 2027])
    }

    @Test func `The example's notice has the days of 2026`() throws {
        let notices = try HolidayFile.notices(path: "holiday-cn/2026.json", in: .examples)
        #expect(notices.map(\.year) == [2026])
        let calendar = HolidayCalendar(notices)
        #expect(try calendar.day(date("2026-10-01"))?.name == "国庆节")
        let workdays = ["2026-01-04", "2026-02-14", "2026-02-28", "2026-05-09", "2026-09-20", "2026-10-10"]
        #expect(try calendar.makeUpWorkdays == workdays.map(date))
    }

    @Test func `The samples have whole years, and China's agrees with its notice (O10)`() throws {
        #expect(HolidaySample.notices(ofCountry: "DE").map(\.year) == [2026, 2027, 2028, 2029])
        #expect(HolidaySample.notices(ofCountry: "DE").allSatisfy { $0.days.count == 9 })
        #expect(HolidaySample.notices(ofCountry: "XX").isEmpty)
        let sample = HolidayCalendar(HolidaySample.notices(ofCountry: "CN"))
        let notice = HolidayCalendar(try HolidayFile.notices(path: "holiday-cn/2026.json", in: .examples))
        #expect(sample.makeUpWorkdays == notice.makeUpWorkdays)
        for day in HolidaySample.notices(ofCountry: "CN").flatMap(\.days) {
            #expect(notice.day(day.date)?.isOffDay == day.isOffDay, "\(day.date)")
        }
    }

    @Test(arguments: [
        "[{year: 2026, days: ['2026-12-25', {date: '2026-12-26', name: 'x'}]}, '2027-01-01'] -> 2026 2, 2027 1",
        "[{year: 2026, days: []}] -> 2026 0", "[{year: 2026}] -> must have both \"year\" and \"days\"",
        "[{year: 2026, days: [{year: 2027, days: []}]}] -> must have both \"year\" and \"days\"",
        "[{year: 0, days: []}] -> holidays[0].year 0: must be 1 to 9999",
        "[{year: 2026, days: ['2026-12-25']}, '2026-12-25'] -> must not name 2026-12-25, which is in the list before it",
    ])
    func `A list may hold whole years`(line: String) throws {
        let halves = line.split(separator: " -> ").map(String.init)
        do {
            let source = try #require(try settings("{holidays: \(halves[0])}", name: "a.json5").schedule.holidays)
            #expect(source.ownNotices.map { "\($0.year) \($0.days.count)" }.joined(separator: ", ") == halves[1])
        } catch let error as PlaceError {
            #expect(error.message.contains(halves[1]), "\(error.message)")
        }
    }
}
