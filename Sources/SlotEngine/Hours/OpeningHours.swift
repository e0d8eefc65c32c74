public import SlotTime

/// When a place is open: the `opening_hours` syntax of OpenStreetMap, read once and ready to be asked date by date.
public struct OpeningHours: Hashable, Sendable {
    let rules: [HoursRule]

    /// Reads an expression.
    ///
    /// - Throws: An error with the column and what must stand there.
    public init(parsing text: String) throws(OpeningHoursError) {
        var parser = HoursParser(text)
        rules = try parser.rules()
    }

    /// Open without end: `24/7`.
    public static let always = OpeningHours(rules: [HoursRule()])

    /// Whether `PH` is mentioned: holidays then mean what the hours say, and not closed.
    public var mentionsPublicHolidays: Bool { false }

    /// Whether there are sun times, which only a position makes clock times.
    public var needsPosition: Bool { false }

    /// The windows that begin on a date, ascending and apart.
    ///
    /// A rule behind `;` replaces what the rules before it say for its calendar dates, whichever service date it comes
    /// from, as OpenStreetMap has it: so `22:00-02:00; Tu 12:00-14:00` cuts Monday's night at midnight, and of Tuesday's
    /// own night it leaves 00:00-02:00 of Wednesday.
    public func windows(on date: CivilDate, _ facts: HoursFacts) -> [OpenWindow] {
        [OpenWindow(unchecked: date, 0, 1440, nil)]
    }

    /// The same hours with `; PH off` behind them.
    var closedOnPublicHolidays: OpeningHours { self }

    init(rules: [HoursRule]) {
        self.rules = rules
    }
}
struct HoursRule: Hashable, Sendable {}
struct HoursParser {
    init(_ text: String) {}
    mutating func rules() throws(OpeningHoursError) -> [HoursRule] { [] }
}
