/// One rule of an expression: on which days, at which times, and what it says about them.
struct HoursRule: Hashable, Sendable {
    /// How a rule joins those before it.
    enum Operator: Sendable {
        /// `;`: on its days it replaces them.
        case normal
        /// `,`: it adds to them.
        case additional
        /// `||`: it holds at each moment that they leave neither open nor unknown.
        case fallback
    }

    enum Kind: Sendable {
        case open, closed, unknown
    }

    var `operator` = Operator.normal
    var kind = Kind.open
    var comment: String?

    /// Whether a comment alone made it unknown.
    var isUnknownByComment = false
    var days = DaySelector()

    /// The times; none means the whole day.
    var spans: [TimeRange] = []

    /// Whether it can reach into the date after the one that it matches.
    var reachesNextDay: Bool { spans.contains { $0.reachesNextDay } }

    var usesSun: Bool { spans.contains { $0.usesSun } }

    /// Whether the sun begins one of its spans, and may do so before its date does.
    var beginsBySun: Bool { spans.contains { $0.open.event != nil } }
}
