/// Reads an expression into rules, token by token from left to right and without recursion.
///
/// The grammar, in the order in which it is read; `x ...` is a list with commas, `[x]` can be left out, and blanks and
/// case don't count:
/// ```
/// hours    = rule { (";" | "," | "||") rule } [";"]
/// rule     = [comment ":"] ("24/7" | [days] [span ...]) [state] [comment]
/// state    = "open" | "off" | "closed" | "unknown"
/// days     = [year ...] ["week" weeks ...] [date ...] [":"] [weekday ...] [":"]
/// year     = YYYY ["+" | "-" YYYY ["/" step]]
/// weeks    = n ["-" n ["/" step]]
/// date     = months | point ["+" | "-" point]
/// months   = [YYYY] month ["+" | "-" [YYYY] month]
/// point    = ([YYYY] (month day | "easter" | month nth) | day) [offset]
/// weekday  = Mo ["-" Mo] | nth [offset] | ("PH" | "SH") [offset]
/// nth      = Mo "[" place ["-" place] ... "]"
/// offset   = ("+" | "-") n ("day" | "days")
/// span     = time ("+" | "-" time ["+" | "/" step])
/// time     = hh ":" mm | event | "(" event ("+" | "-") hh ":" mm ")"
/// event    = "dawn" | "sunrise" | "sunset" | "dusk"
/// ```
/// After holidays, weekdays without a comma limit them: `SH Mo-Fr`.
struct HoursParser {
    let scalars: [Unicode.Scalar]
    let tokens: [HoursToken]
    private(set) var index = 0

    /// The columns of each rule, counted from 0.
    private(set) var columns: [Range<Int>] = []

    init(_ text: String) {
        let scanner = HoursScanner(text)
        self.init(scanner.scalars, scanner.tokens)
    }

    /// Reads tokens with their places in a text.
    init(_ scalars: [Unicode.Scalar], _ tokens: [HoursToken]) {
        self.scalars = scalars
        self.tokens = tokens
    }

    /// All rules of the text.
    mutating func rules() throws(OpeningHoursError) -> [HoursRule] {
        if let error = recurrenceRule() { throw error }
        var rules: [HoursRule] = []
        try read(.normal, into: &rules)
        while true {
            switch kind {
            case .end: return rules
            case .mark(";"):
                advance()
                // A mark too many at the end is common, and says nothing.
                if kind == .end { return rules }
                try read(.normal, into: &rules)
            case .mark(","):
                let last = rules[rules.count - 1]
                // Open all day on what is before the comma is rarely what is meant.
                guard !last.spans.isEmpty || last.kind != .open || last.comment != nil || hasModifier || isAlways else {
                    throw error("not follow days without times: put the times, or off, in front of the comma")
                }
                advance()
                try read(.additional, into: &rules)
            case .bars:
                advance()
                try read(.fallback, into: &rules)
            default: throw unexpected(after: rules[rules.count - 1], from: start)
            }
        }
    }

    private mutating func read(
        _ operator: HoursRule.Operator, into rules: inout [HoursRule]
    ) throws(OpeningHoursError) {
        start = index
        rules.append(try rule(`operator`))
        columns.append(tokens[start].start..<tokens[max(index - 1, start)].end)
    }

    /// The first token of the rule that was read last.
    private var start = 0

    /// The tokens of the last date that has no year.
    var lastDate: Range<Int>?

    /// Whether the rule just read names what it is: open, off.
    private(set) var hasModifier = false

    /// Whether the rule just read is 24/7.
    private(set) var isAlways = false

    /// The tokens of the last span that was read.
    var lastSpan = 0..<0

    mutating func rule(_ operator: HoursRule.Operator) throws(OpeningHoursError) -> HoursRule {
        var rule = HoursRule()
        rule.operator = `operator`
        let start = index
        isAlways = false
        hasModifier = false
        if case .comment(let text) = kind, peek(1) == .mark(":") {
            rule.comment = text
            advance(2)
        }
        if isTwentyFourSeven {
            advance(3)
            isAlways = true
        } else {
            try readDays(into: &rule.days)
            rule.spans = try spans()
        }
        try readModifier(into: &rule)
        try refuseBreak(in: rule)
        guard index > start else { throw unexpectedStart() }
        return rule
    }

    private var isTwentyFourSeven: Bool {
        kind == .number(24, digits: 2) && peek(1) == .mark("/") && peek(2) == .number(7, digits: 1)
    }

    /// `off`, `open "when the flag is out"`, or a comment alone.
    private mutating func readModifier(into rule: inout HoursRule) throws(OpeningHoursError) {
        if case .word(let word) = kind {
            switch word {
            case "open": rule.kind = .open
            case "closed", "off": rule.kind = .closed
            case "unknown": rule.kind = .unknown
            default: return
            }
            hasModifier = true
            advance()
        }
        guard case .comment(let text) = kind else { return }
        advance()
        rule.comment = text
        // Who only comments on times says that one has to ask: `open "ring"` is open.
        guard !hasModifier else { return }
        rule.kind = .unknown
        rule.isUnknownByComment = true
    }

    /// Refuses `09:00-18:00, 12:00-13:00 off`: `off` closes all times of its list, and a break within them is meant.
    private func refuseBreak(in rule: HoursRule) throws(OpeningHoursError) {
        guard rule.kind == .closed, let last = rule.spans.last, !last.usesSun else { return }
        let inner = last.minutes(on: nil, next: nil)
        let isWithin = rule.spans.dropLast().contains { span in
            guard !span.usesSun else { return false }
            let outer = span.minutes(on: nil, next: nil)
            return outer != inner && outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
        }
        guard isWithin else { return }
        throw error(
            "have a semicolon in front of it: off closes all the times of a list", at: lastSpan.lowerBound,
            through: lastSpan.upperBound - 1)
    }

    /// The error for a text that is a rule of iCalendar.
    private func recurrenceRule() -> OpeningHoursError? {
        guard case .word(let word) = kind, ["rrule", "exrule", "rdate", "dtstart", "freq"].contains(word) else {
            return nil
        }
        return error("be opening hours, not a recurrence rule (RFC 5545): weekdays and times, as in Mo-Fr 09:00-17:00")
    }
}

// Moving on, and saying what is wrong.
extension HoursParser {
    var kind: HoursToken.Kind { tokens[index].kind }

    /// The token a number of places ahead; the end stays the end.
    func peek(_ count: Int) -> HoursToken.Kind {
        tokens[min(index + count, tokens.count - 1)].kind
    }

    mutating func advance(_ count: Int = 1) {
        index = min(index + count, tokens.count - 1)
    }

    /// Takes a mark if it is next.
    mutating func take(_ mark: Character) -> Bool {
        guard kind == .mark(mark) else { return false }
        advance()
        return true
    }

    /// Some tokens as they were written, with what is between them.
    func text(from first: Int, through last: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[tokens[first].start..<tokens[last].end])
        return String(text)
    }

    /// The token as it was written.
    var original: String { text(from: index, through: index) }
}
