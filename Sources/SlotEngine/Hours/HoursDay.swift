internal import SlotTime

/// A date with its parts, taken apart once for all the rules that are asked about it.
struct HoursDay {
    let date: CivilDate
    let year: Int
    let month: Int
    let day: Int

    /// The weekday of the calendar.
    let weekday: Weekday

    /// The weekday whose hours a make-up workday keeps; the calendar's elsewhere.
    let substituteWeekday: Weekday

    let isMakeup: Bool

    init(_ date: CivilDate, _ facts: HoursContext) {
        self.date = date
        (year, month, day) = date.parts
        weekday = date.weekday
        let makeup = facts.substituteWeekday.isEmpty ? nil : facts.substituteWeekday[date]
        isMakeup = makeup != nil
        substituteWeekday = makeup ?? weekday
    }

    /// The week of ISO 8601, 1...53.
    var week: Int { Self.week(ofThursday: date.advanced(byDays: 4 - weekday.rawValue)) }

    /// The week that a Thursday is in: weeks belong to the year of theirs.
    static func week(ofThursday thursday: CivilDate) -> Int {
        let first = CivilDate(year: thursday.year, month: 1, day: 1) ?? thursday
        return (thursday.daysSinceEpoch - first.daysSinceEpoch) / 7 + 1
    }
}
