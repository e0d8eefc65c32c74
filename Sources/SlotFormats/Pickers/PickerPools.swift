internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// The dates of a plan over pools of hours and minutes: dates that are alike share them.
struct PickerPools {
    /// An hour with its minutes.
    struct Hour: Equatable {
        /// 0 to 23.
        let hour: Int

        /// The UTC offset where the hour occurs twice on the date, else nil.
        let repeatedOffset: Int?

        /// Seconds from the date's `dayStart` to the hour.
        let at: Int

        /// The number of its minutes in `minutes`.
        var minutes: Int

        /// The last moment for a booking in seconds after the date's `dayStart`, where it is the same for all of them.
        var until: Int?
    }

    /// A date with its hours.
    struct Date {
        let day: SlotDay

        /// 00:00 of the date in epoch seconds, by the UTC offset of its first slot.
        let start: Int

        /// The number of its hours in `hours`.
        let hours: Int
    }

    private(set) var dates: [Date] = []
    private(set) var hours: [[Hour]] = []

    /// Sets of minutes: bit n is minute n.
    private(set) var minutes: [UInt64] = []

    /// The pools of a plan's free slots.
    init(_ plan: SlotPlan) {
        for day in PickerDays.shown(of: plan) {
            let start = day.date.daysSinceEpoch * 86_400 - day.runs[0].span.utcOffset
            let set = hours(of: day, from: start, lead: plan.lead.seconds)
            dates.append(Date(day: day, start: start, hours: Self.index(of: set, in: &hours)))
        }
    }

    private mutating func hours(of day: SlotDay, from start: Int, lead: Int) -> [Hour] {
        let midnight = day.date.daysSinceEpoch * 86_400
        var set: [Hour] = []
        // The minutes of the last hour: other runs may add to them.
        var mask: UInt64 = 0
        for run in day.runs {
            let until = run.bookingEnd.map { $0.epochSeconds - start }
            for index in 0..<run.count {
                let minute = run.firstMinute + index * run.step
                let hour = minute / 60
                let at = midnight + hour * 3600 - run.span.utcOffset - start
                if let last = set.last, last.hour == hour, last.at == at {
                    // One row an hour: the earlier of two limits is true for all its minutes.
                    if last.until != until {
                        set[set.count - 1].until = min(last.until ?? at - lead, until ?? at - lead)
                    }
                } else {
                    finish(&set, mask)
                    mask = 0
                    let isRepeated = day.repeatedHours & (1 << UInt32(hour)) != 0
                    set.append(
                        Hour(
                            hour: hour, repeatedOffset: isRepeated ? run.span.utcOffset : nil, at: at, minutes: 0,
                            until: until))
                }
                mask |= 1 << UInt64(minute % 60)
            }
        }
        finish(&set, mask)
        return set
    }

    private mutating func finish(_ set: inout [Hour], _ mask: UInt64) {
        guard !set.isEmpty else { return }
        set[set.count - 1].minutes = Self.index(of: mask, in: &minutes)
    }

    private static func index<Element: Equatable>(of element: Element, in pool: inout [Element]) -> Int {
        if let index = pool.firstIndex(of: element) { return index }
        pool.append(element)
        return pool.count - 1
    }

    /// The minutes of a set, ascending.
    static func minutes(in set: UInt64) -> [Int] { (0..<60).filter { set & (1 << UInt64($0)) != 0 } }
}

extension ExportFormat {
    /// Refuses wheels and values that a format with fixed columns doesn't have.
    static func checkThreeWheels(_ format: String, _ document: borrowing SlotDocument) throws(ExportError) {
        if PickerNow.isAsked(document.settings) {
            throw ExportError(
                format: format,
                rule:
                    "has no place for a row without a time: leave \(FormatSetting.pickerFirstRow.path) at none, or use a "
                    + "tree such as vant or tree")
        }
        // `auto` leaves the choice to the format.
        let wheels = document.settings.word(of: .pickerWheels) ?? PickerSettings.Wheels.dayHourMinute.rawValue
        guard [.dayHourMinute, .auto].contains(PickerSettings.Wheels(rawValue: wheels)) else {
            throw ExportError(
                format: format,
                rule: "has the wheels day, hour and minute, not `\(wheels)`; the format tree holds any of them")
        }
    }
}
