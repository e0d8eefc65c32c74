internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// The opening hours of a plan's dates, and of an ordinary week: of each weekday, what most of its dates have.
struct WeekHours {
    /// A window and the weekdays that have it.
    struct Hours: Equatable {
        /// 1 is Monday, 7 is Sunday; ascending.
        var weekdays: [Int]

        /// Minutes since 00:00 of the weekday; the end may lie in the next day.
        let window: Range<Int>
    }

    /// The windows of an ordinary week.
    private(set) var hours: [Hours] = []

    /// The dates of the horizon with other windows than their weekday's, ascending; none where the place is closed.
    private(set) var exceptions: [(date: CivilDate, windows: [Range<Int>])] = []

    /// The hours that a plan's place keeps, whatever is booked.
    init(_ plan: SlotPlan) {
        let dates = Self.windows(of: plan)
        var weeks: [[Range<Int>]] = []
        for weekday in Weekday.allCases {
            weeks.append(Self.usual(dates.filter { $0.date.weekday == weekday }.map { $0.windows }))
        }
        for (day, windows) in weeks.enumerated() {
            for window in windows {
                if let index = hours.firstIndex(where: { $0.window == window }) {
                    hours[index].weekdays.append(day + 1)
                } else {
                    hours.append(Hours(weekdays: [day + 1], window: window))
                }
            }
        }
        for (date, windows) in dates where windows != weeks[date.weekday.rawValue - 1] {
            exceptions.append((date, windows))
        }
    }

    /// What occurs most often; of equally many, the first.
    private static func usual(_ all: [[Range<Int>]]) -> [Range<Int>] {
        var best: (windows: [Range<Int>], count: Int) = ([], 0)
        for windows in all {
            let count = all.count { $0 == windows }
            if count > best.count { best = (windows, count) }
        }
        return best.windows
    }

    /// The windows of each date of the horizon, by the date on which they begin.
    private static func windows(of plan: SlotPlan) -> [(date: CivilDate, windows: [Range<Int>])] {
        var dates: [(date: CivilDate, windows: [Range<Int>])] = []
        var date = plan.today
        for _ in 0..<plan.dateCount {
            dates.append((date, []))
            date = plan.zone.date(after: date)
        }
        // A night that began yesterday must not look like a window of today.
        let intervals = plan.venue.openIntervals(
            from: plan.zone.date(1, before: plan.today), to: plan.zone.date(after: date), zone: plan.zone)
        for interval in intervals {
            var start =
                CivilDateTime(interval.start, utcOffset: plan.zone.utcOffset(at: interval.start)).localSeconds / 60
            let end = CivilDateTime(interval.end, utcOffset: plan.zone.utcOffset(at: interval.end)).localSeconds / 60
            while start < end {
                let midnight = start - start % 1440
                // Longer than a day: each date is open to its end.
                let close = end - start < 1440 ? end : min(end, midnight + 1440)
                let day = CivilDate(daysSinceEpoch: midnight / 1440)
                if let index = dates.firstIndex(where: { $0.date == day }) {
                    dates[index].windows.append(start - midnight..<close - midnight)
                }
                start = close
            }
        }
        return dates
    }

    /// `09:00`; the end of the day is 24:00, and what comes after it counts on.
    static func append(clock minute: Int, to text: inout [UInt8]) {
        text.appendDigits(minute / 60, width: 2)
        text.append(UInt8(ascii: ":"))
        text.appendDigits(minute % 60, width: 2)
    }
}
