internal import SlotTime

/// When a place is open: the `opening_hours` syntax of OpenStreetMap, read once and ready to be asked date by date.
///
/// The syntax is that of https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification; where programs differ about
/// its meaning, its meaning, it is that of opening-hours-rs. What is unknown is not open. A comment without `open`
/// (`Mo "by appointment"`) makes times unknown. An open end, `17:00+`, is 24:00. A year holds for the dates after it in a
/// list: `2023 Apr 26, Apr 28` are two dates of 2023.
public struct OpeningHours: Sendable {
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

    /// Where each rule is in the expression, in Unicode scalars from 0; empty for hours that were not read from one.
    private(set) var columns: [Range<Int>] = []

    /// What the expression says in other words than those of the syntax.
    private(set) var respellings: [HoursSpelling.Change] = []

    /// Reads an expression.
    ///
    /// What people often type instead of the syntax is read too, where it can mean one thing only: `9am-5pm`, `Mon`,
    /// `daily`. `warnings` tells of it.
    ///
    /// - Parameters:
    ///   - text: The expression.
    ///   - words: The weekdays and months of the language that it may be written in, beside English.
    /// - Throws: An error with the column and what must be there.
    public init(parsing text: String, words: HoursWords? = nil) throws(OpeningHoursError) {
        var parser = HoursParser(text)
        do throws(OpeningHoursError) {
            self.init(rules: try parser.rules())
            columns = parser.columns
        } catch {
            // Only what is not of the syntax is looked at twice.
            let spelling = HoursSpelling(text, words: words)
            guard !spelling.changes.isEmpty, !spelling.isAmbiguous else { throw error }
            parser = HoursParser(spelling.scalars, spelling.tokens)
            self.init(rules: try parser.rules())
            columns = parser.columns
            respellings = spelling.changes
        }
    }

    /// Open without end: `24/7`.
    public static let always = OpeningHours(rules: [HoursRule()])

    /// Whether `PH` is mentioned: holidays then mean what the hours say, and not closed.
    public let mentionsPublicHolidays: Bool

    /// Whether there are sun times: only with a position and a zone in the facts are they times on a clock.
    public let needsPosition: Bool

    init(rules: [HoursRule]) {
        self.rules = rules
        let holidays = rules.flatMap { [$0.days] + $0.days.alternatives + $0.days.exceptions }.flatMap {
            $0.weekdays.holidays
        }
        mentionsPublicHolidays = holidays.contains { $0.isPublic }
        mentionsSchoolHolidays = holidays.contains { !$0.isPublic }
        var offsets: [Int] = []
        for holiday in holidays where !offsets.contains(holiday.offset) { offsets.append(holiday.offset) }
        holidayOffsets = offsets
        mentionsUnknown = rules.contains { $0.kind == .unknown }
        needsPosition = rules.contains { $0.usesSun }
        reachesNextDay = rules.contains { $0.reachesNextDay }
        dependsOnDayBefore =
            rules.contains { $0.reachesNextDay && $0.kind != .open }
            || reachesNextDay && rules.contains { $0.operator == .fallback }
        guard !needsPosition, rules.allSatisfy({ $0.days.isWeekly }) else { return }
        var evaluation = HoursEvaluation(self, HoursContext())
        // Any week will do: this one begins on Monday, 5 January 1970.
        weekly = (4..<11).map { evaluation.windows(on: CivilDate(daysSinceEpoch: $0)) }
    }
}

extension OpeningHours: Hashable {
    /// Whether both say the same in the same way, however they are written.
    public static func == (left: OpeningHours, right: OpeningHours) -> Bool { left.rules == right.rules }

    /// Hashes what the hours say.
    public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}
