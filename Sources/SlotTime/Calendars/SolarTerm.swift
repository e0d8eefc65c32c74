/// One of the 24 terms of the solar year (节气): the sun's longitude is a multiple of 15 degrees.
public struct SolarTerm: Hashable, Sendable {
    /// The place of the term in the civil year, 0...23: 0 is 小寒 in January, 23 is 冬至 in December.
    public let index: Int

    /// The term that begins on a date in China's time zone (UTC+08:00, GB/T 33661-2017); nil on other dates, and outside
    /// of the years 1900 to 2100.
    public init?(on date: CivilDate) {
        let parts = date.parts
        let year = parts.year - Self.firstYear
        guard Self.table.indices.contains(year) else { return nil }
        for index in [2 * parts.month - 2, 2 * parts.month - 1] {
            let later = Int(Self.table[year] >> UInt64(2 * index) & 3)
            if parts.day == Int(Self.earliestDays[index]) + later {
                self.index = index
                return
            }
        }
        return nil
    }

    /// The index of 清明, 15 days after the spring equinox.
    public static let qingmingIndex = 6

    /// How many terms a year has.
    public static let count = 24
}
