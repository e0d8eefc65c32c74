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
    private let scanner: HoursScanner
    private(set) var index = 0

    init(_ text: String) {
        scanner = HoursScanner(text)
    }

    /// All rules of the text.
    mutating func rules() throws(OpeningHoursError) -> [HoursRule] {
        if let error = recurrenceRule() { throw error }
        var rules = [try rule(.normal)]
        while true {
            switch kind {
            case .end: return rules
            case .mark(";"):
                advance()
                // A mark too many at the end is common, and says nothing.
                if kind == .end { return rules }
                rules.append(try rule(.normal))
            case .mark(","):
                let last = rules[rules.count - 1]
                // Open all day on what is before the comma is hardly what is meant.
                guard !last.spans.isEmpty || last.kind != .open || last.comment != nil || hasModifier || isAlways else {
                    throw error("not follow days without times: put the times, or off, in front of the comma")
                }
                advance()
                rules.append(try rule(.additional))
            case .bars:
                advance()
                rules.append(try rule(.fallback))
            default: throw unexpected()
            }
        }
    }

    /// Whether the rule just read names what it is: open, off.
    private var hasModifier = false

    /// Whether the rule just read is 24/7.
    private var isAlways = false

    /// The tokens of the last span that was read.
    var lastSpan = 0..<0

    private mutating func rule(_ operator: HoursRule.Operator) throws(OpeningHoursError) -> HoursRule {
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
        // A comment in the place of times says that one has to ask: no time is known to be open.
        if !hasModifier, !isAlways, rule.spans.isEmpty { rule.kind = .unknown }
    }

    /// Refuses `09:00-18:00, 12:00-13:00 off`: `off` closes all times of its list, and a break within them is meant.
    private func refuseBreak(in rule: HoursRule) throws(OpeningHoursError) {
        guard rule.kind == .closed, let last = rule.spans.last, !last.usesSun else { return }
        let inner = last.minutes(nil)
        let isWithin = rule.spans.dropLast().contains { span in
            guard !span.usesSun else { return false }
            let outer = span.minutes(nil)
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
    var kind: HoursToken.Kind { scanner.tokens[index].kind }

    /// The token a number of places ahead; the end stays the end.
    func peek(_ count: Int) -> HoursToken.Kind {
        scanner.tokens[min(index + count, scanner.tokens.count - 1)].kind
    }

    mutating func advance(_ count: Int = 1) {
        index = min(index + count, scanner.tokens.count - 1)
    }

    /// Takes a mark if it is next.
    mutating func take(_ mark: Character) -> Bool {
        guard kind == .mark(mark) else { return false }
        advance()
        return true
    }

    /// An error at the next token, or at some of them that belong together.
    func error(
        _ rule: String, suggestion: String? = nil, at first: Int? = nil, through last: Int? = nil
    ) -> OpeningHoursError {
        let first = first ?? index
        let start = scanner.tokens[first].start
        let end = scanner.tokens[min(max(last ?? first, first), scanner.tokens.count - 1)].end
        var value = String.UnicodeScalarView()
        let kind = scanner.tokens[first].kind
        if kind != .end, kind != .tooLong {
            // A comment that never ends is shown by its beginning.
            value.append(contentsOf: scanner.scalars[start..<min(end, start + 40)])
        }
        if kind == .tooLong {
            return OpeningHoursError(
                column: start + 1, value: "",
                rule: "be here: opening hours have at most \(HoursScanner.limit) characters",
                suggestion: nil)
        }
        return OpeningHoursError(column: start + 1, value: String(value), rule: rule, suggestion: suggestion)
    }

    /// What must stand where a list, a range or a rule could end but something else follows.
    private func unexpected() -> OpeningHoursError {
        switch kind {
        case .openComment: return error("be closed by another quotation mark")
        case .foreign(let scalar): return error("not be used here", suggestion: HoursParser.likeness(scalar))
        case .number where peek(1) == .mark(":"):
            return error("have a comma in front of it, and no time where there is 24/7", through: index + 2)
        case .word(let word):
            let words = ["off", "closed", "open", "unknown", "PH", "SH"] + HoursVocabulary.weekdays
            return error(
                "be off, closed, open or unknown, or have a semicolon in front of it",
                suggestion: words.contains { $0.lowercased() == word }
                    ? "; \(original)" : HoursVocabulary.suggestion(for: word, in: words))
        default: return error("be a mark between rules: ; or , or ||")
        }
    }

    private func unexpectedStart() -> OpeningHoursError {
        switch kind {
        case .openComment: return error("be closed by another quotation mark")
        case .foreign(let scalar):
            return error("be opening hours, as in Mo-Fr 09:00-17:00", suggestion: HoursParser.likeness(scalar))
        case .word(let word):
            let words =
                HoursVocabulary.weekdays + HoursVocabulary.months
                + [
                    "PH", "SH", "easter", "week", "sunrise", "sunset", "dawn", "dusk", "open", "closed", "off",
                    "unknown",
                ]
            return error(
                "be a weekday (Mo to Su), a month (Jan to Dec), PH, SH, week, easter, a time, or off",
                suggestion: HoursVocabulary.suggestion(for: word, in: words))
        default: return error("be the beginning of a rule: weekdays, dates, times, 24/7 or off")
        }
    }

    /// The token as it was written.
    private var original: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scanner.scalars[scanner.tokens[index].start..<scanner.tokens[index].end])
        return String(text)
    }

    /// The mark that a typographic one stands for.
    static func likeness(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.properties.generalCategory {
        case .dashPunctuation: "-"
        case .initialPunctuation, .finalPunctuation: "\""
        default:
            switch scalar {
            case "\u{2212}": "-"
            case "\u{FF1A}": ":"
            case "\u{FF1B}": ";"
            case "\u{FF0C}", "\u{3001}": ","
            default: nil
            }
        }
    }
}
