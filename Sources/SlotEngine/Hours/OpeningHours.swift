internal import SlotTime

/// When a place is open: the `opening_hours` syntax of OpenStreetMap, read once and ready to be asked date by date.
///
/// The syntax is that of https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification; where programs differ about
/// its meaning, it is that of opening-hours-rs. What is unknown is not open. A comment in the place of times
/// (`Mo "by appointment"`) makes them unknown.
public struct OpeningHours: Hashable, Sendable {
    let rules: [HoursRule]

    /// The windows of each weekday, Monday first, where nothing but weekdays and holidays decides: on a date that is no
    /// holiday or make-up workday, and has none beside it, they are the answer.
    private(set) var weekly: [[ServiceWindow]] = []

    /// Whether `SH` is mentioned: without school holidays it matches no date.
    public let mentionsSchoolHolidays: Bool

    /// Whether a rule says of some times that it is unknown whether the place is open: they count as closed.
    public let mentionsUnknown: Bool

    /// The days between a holiday and the date for which a rule names it.
    let holidayOffsets: [Int]

    /// Whether a rule can reach into the next date, and whether what it does there changes what others say of that date.
    let reachesNextDay: Bool
    let dependsOnDayBefore: Bool

    /// Reads an expression.
    ///
    /// - Throws: An error with the column and what must stand there.
    public init(parsing text: String) throws(OpeningHoursError) {
        var parser = HoursParser(text)
        self.init(rules: try parser.rules())
    }

    /// Open without end: `24/7`.
    public static let always = OpeningHours(rules: [HoursRule()])

    /// Whether `PH` is mentioned: holidays then mean what the hours say, and not closed.
    public let mentionsPublicHolidays: Bool

    /// Whether there are sun times: only with a position and a zone in the facts are they times on a clock.
    public let needsPosition: Bool

    init(rules: [HoursRule]) {
        self.rules = rules
        let holidays = rules.flatMap { [$0.days] + $0.days.exceptions }.flatMap(\.weekdays.holidays)
        mentionsPublicHolidays = holidays.contains(where: \.isPublic)
        mentionsSchoolHolidays = holidays.contains { !$0.isPublic }
        var offsets: [Int] = []
        for holiday in holidays where !offsets.contains(holiday.offset) { offsets.append(holiday.offset) }
        holidayOffsets = offsets
        mentionsUnknown = rules.contains { $0.kind == .unknown }
        needsPosition = rules.contains { $0.usesSun }
        reachesNextDay = rules.contains(where: \.reachesNextDay)
        dependsOnDayBefore =
            rules.contains { $0.reachesNextDay && $0.kind != .open }
            || reachesNextDay && rules.contains { $0.operator == .fallback }
        guard !needsPosition, rules.allSatisfy(\.days.isWeekly) else { return }
        var evaluation = HoursEvaluation(self, HoursContext())
        // Any week will do: this one begins on Monday, 5 January 1970.
        weekly = (4..<11).map { evaluation.windows(on: CivilDate(daysSinceEpoch: $0)) }
    }
}
