public import SlotTime

/// Public holidays and make-up workdays, as the notices of a government name them.
///
/// Days that no notice names are ordinary. A notice belongs to a year but may name days of the year before: of two notices
/// that name a day, that of the later year decides.
public struct HolidayCalendar: Hashable, Sendable {
    /// A day that is not like others of its weekday.
    public struct Day: Hashable, Sendable {
        /// The civil date.
        public let date: CivilDate

        /// The holiday's name.
        public let name: String

        /// Whether people are off (放假), or work to make up for it (补班).
        public let isOffDay: Bool

        /// A day.
        public init(date: CivilDate, name: String, isOffDay: Bool) {
            self.date = date
            self.name = name
            self.isOffDay = isOffDay
        }
    }

    /// What is announced for a year. Without days it is not announced yet: that year is unknown, not free of holidays.
    public struct Notice: Hashable, Sendable {
        /// The year of the notice.
        public let year: Int

        /// Its days, also those of another year.
        public let days: [Day]

        /// A notice.
        public init(year: Int, days: [Day]) {
            self.year = year
            self.days = days
        }
    }

    /// How much is known about the dates of a plan.
    public enum Coverage: String, CaseIterable, Sendable {
        /// All years are announced.
        case complete
        /// Some are.
        case partial
        /// None is.
        case none
    }

    private let days: [CivilDate: Day]
    private let years: Set<Int>

    /// A calendar of some notices.
    public init(_ notices: [Notice]) {
        var days: [CivilDate: Day] = [:]
        for notice in notices.sorted(by: { $0.year < $1.year }) {
            for day in notice.days { days[day.date] = day }
        }
        self.days = days
        years = Set(notices.filter { !$0.days.isEmpty }.map { $0.year })
    }

    /// A calendar of some days, which are all there are in their years.
    public init(days: [Day]) {
        let byYear = Dictionary(grouping: days, by: { $0.date.year })
        self.init(byYear.map { Notice(year: $0.key, days: $0.value) })
    }

    /// What is special about a date, or nil where nothing is known to be.
    public func day(_ date: CivilDate) -> Day? {
        days[date]
    }

    /// The days off, with their names.
    public var holidays: [CivilDate: String] {
        days.values.reduce(into: [:]) { names, day in if day.isOffDay { names[day.date] = day.name } }
    }

    /// The make-up workdays, ascending.
    public var makeUpWorkdays: [CivilDate] {
        days.values.filter { !$0.isOffDay }.map { $0.date }.sorted()
    }

    /// The years of some dates that no notice is about, ascending.
    public func unknownYears(in dates: ClosedRange<CivilDate>) -> [Int] {
        (dates.lowerBound.year...dates.upperBound.year).filter { !years.contains($0) }
    }

    /// How much is known about some dates.
    public func coverage(of dates: ClosedRange<CivilDate>) -> Coverage {
        let unknown = unknownYears(in: dates).count
        if unknown == 0 { return .complete }
        return unknown > dates.upperBound.year - dates.lowerBound.year ? .none : .partial
    }
}
