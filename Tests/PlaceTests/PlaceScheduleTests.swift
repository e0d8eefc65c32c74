import SlotEngine
import SlotHost
import SlotTime
import Testing

/// The keys about opening hours, holidays and bookings are read as they are written.
@Suite struct PlaceScheduleTests {
    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(rfc3339: text)) }

    @Test func `Every key has its value`() throws {
        let schedule = try settings(
            """
            {hours: 'Mo-Fr 09:00-18:00', exceptions: [{date: '2026-10-09', closed: true, note: 'x'}],
             makeUpWorksAs: 'Fr', latitude: -33.5, longitude: 151, capacity: 2, bufferBefore: 5, bufferAfter: '1h',
             busy: [{start: '2026-06-01T09:00', end: '2026-06-01T10:00', takes: 'all'}], soldOut: 'mark', maxPerDay: 4,
             notice: {daysBefore: 1, by: '17:00', businessDays: true}, opens: {daysBefore: 7, time: '08:30'},
             horizonCounts: 'open', businessDays: 'Mo-Fr; PH off', combine: 'all',
             resources: [{id: 'a', hours: '24/7', capacity: 3}, {id: 'b'}]}
            """
        ).schedule
        let day = try date("2026-10-09")
        #expect(try schedule.hours == OpeningHours(parsing: "Mo-Fr 09:00-18:00"))
        #expect(schedule.exceptions == [ScheduleException(dates: day...day, note: "x")])
        #expect(schedule.worksAs == .weekday(.friday))
        #expect(schedule.latitude == -33.5 && schedule.longitude == 151)
        #expect(schedule.capacity == 2 && schedule.maxPerDay == 4)
        #expect(schedule.bufferBefore == .minutes(5) && schedule.bufferAfter == .minutes(60))
        #expect(schedule.busy?.map(\.takes) == [.all])
        #expect(schedule.soldOut == .mark && schedule.horizonCounts == .open && schedule.combine == .all)
        let five = try #require(TimeOfDay(hour: 17, minute: 0))
        #expect(schedule.notice == .daysBefore(1, by: five, businessDays: true))
        #expect(schedule.opens?.daysBefore == 7 && schedule.opens?.time.minute == 30)
        #expect(try schedule.businessDays == OpeningHours(parsing: "Mo-Fr; PH off"))
        #expect(schedule.resources?.map(\.id) == ["a", "b"])
        #expect(schedule.resources?.map(\.capacity) == [3, nil])
    }

    @Test func `Keys go over those of a defaults file one by one, and a position as a whole`() throws {
        let place = try settings("{hours: '24/7', latitude: 1}")
        let defaults = try settings("{hours: 'off', capacity: 3, latitude: 5, longitude: 6}")
        let merged = place.merging(over: defaults).schedule
        #expect(merged.hours == .always)
        #expect(merged.capacity == 3)
        #expect(merged.latitude == 1 && merged.longitude == nil)
        #expect(try settings("{}").merging(over: defaults).schedule.longitude == 6)
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
        let notices = try HolidayFile.notices(path: Examples.folder + "holiday-cn/2026.json")
        #expect(notices.map(\.year) == [2026])
        let calendar = HolidayCalendar(notices)
        #expect(try calendar.day(date("2026-10-01"))?.name == "国庆节")
        let workdays = ["2026-01-04", "2026-02-14", "2026-02-28", "2026-05-09", "2026-09-20", "2026-10-10"]
        #expect(try calendar.makeUpWorkdays == workdays.map(date))
    }
}
