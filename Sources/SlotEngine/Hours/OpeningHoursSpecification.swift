public import SlotTime

/// Hours in the words of https://schema.org/OpeningHoursSpecification: on some days of the week, from one time to another,
/// for some time.
///
/// As schema.org has it, a specification without `opens` says that the place is closed, and one whose `closes` is before its
/// `opens` ends on the next day. As Google reads it (developers.google.com/search/docs/appearance/structured-data/local-business),
/// 00:00 to 00:00 is closed all day, and 23:59 is the end of the day.
public struct OpeningHoursSpecification: Hashable, Sendable {
    /// The days of the week; none of them, and no holidays, stands for every day.
    public let daysOfWeek: Set<Weekday>

    /// Whether `https://schema.org/PublicHolidays` is one of the days.
    public let isForPublicHolidays: Bool

    /// Minutes since 00:00, 0...1439; nil where the place is closed.
    public let opens: Int?

    /// Minutes since 00:00 of the day that it opens on, more than `opens`, at most 2879; nil where it is closed.
    public let closes: Int?

    /// The first date on which it holds.
    public let validFrom: CivilDate?

    /// The last date on which it holds.
    public let validThrough: CivilDate?

    /// A specification.
    ///
    /// - Parameters:
    ///   - daysOfWeek: The weekdays; none is every day.
    ///   - isForPublicHolidays: Whether it holds on public holidays.
    ///   - opens: Minutes since 00:00, as `minutes(parsing:)` reads them.
    ///   - closes: Minutes since 00:00.
    ///   - validFrom: The first date for which it holds, or nil.
    ///   - validThrough: The last one, or nil.
    /// - Throws: An error about `opens`, `closes` or `validThrough`.
    public init(
        daysOfWeek: Set<Weekday> = [], isForPublicHolidays: Bool = false, opens: Int?, closes: Int?,
        validFrom: CivilDate? = nil, validThrough: CivilDate? = nil
    ) throws(SlotError) {
        self.daysOfWeek = daysOfWeek
        self.isForPublicHolidays = isForPublicHolidays
        self.validFrom = validFrom
        self.validThrough = validThrough
        for (key, minutes) in [("opens", opens), ("closes", closes)] {
            if let minutes, !(0...1440).contains(minutes) {
                throw SlotError(key: key, value: String(minutes), rule: "must be 00:00 to 24:00")
            }
        }
        if let validFrom, let validThrough, validThrough < validFrom {
            throw SlotError(key: "validThrough", value: validThrough.rfc3339, rule: "must not be before validFrom")
        }
        if opens == nil, closes == nil, daysOfWeek.isEmpty, !isForPublicHolidays, validFrom == nil, validThrough == nil
        {
            throw SlotError(key: "opens", value: "nothing", rule: "must be there, or the days that are closed")
        }
        switch (opens, closes) {
        case (nil, nil), (0?, 0?): (self.opens, self.closes) = (nil, nil)
        case (let opens?, let closes?):
            guard opens < 1440 else {
                throw SlotError(
                    key: "opens", value: HoursVocabulary.clock(1440), rule: "must be before the end of the day")
            }
            let end = closes == 1439 ? 1440 : closes
            (self.opens, self.closes) = (opens, end > opens ? end : end + 1440)
        case (let opens?, nil):
            throw SlotError(
                key: "opens", value: HoursVocabulary.clock(opens), rule: "must have a closes beside it")
        case (nil, let closes?):
            throw SlotError(
                key: "closes", value: HoursVocabulary.clock(closes), rule: "must have an opens beside it")
        }
    }

    /// Reads a time as schema.org writes it: `09:00`, `09:00:00`; `23:59:59` is 24:00. Nil for anything else: seconds, an
    /// offset from UTC.
    public static func minutes(parsing text: String) -> Int? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy({ $0.isDigit }) }) else {
            return nil
        }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
        let seconds = numbers.count == 3 ? numbers[2] : 0
        guard numbers[1] < 60, seconds == 0 || numbers == [23, 59, 59] else { return nil }
        let minutes = numbers[0] * 60 + numbers[1] + (seconds == 0 ? 0 : 1)
        return minutes <= 1440 ? minutes : nil
    }
}
