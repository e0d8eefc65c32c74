/// Rewrites what people type instead of the syntax, as far as it can mean one thing only.
///
/// It is asked only about expressions that are not of the syntax, and hands its tokens back to the parser: what still is
/// no opening hours is the parser's to refuse, at the place where it was typed.
struct HoursSpelling {
    /// A part of the text, in Unicode scalars, and what it was read as.
    struct Change {
        let range: Range<Int>
        let text: String

        /// Why, where that isn't plain to see: the name of a language or of a character.
        var reason: String?
    }

    let scalars: [Unicode.Scalar]
    let words: HoursWords?
    let source: [HoursToken]

    var tokens: [HoursToken] = []
    var changes: [Change] = []

    /// The next token of the source.
    var index = 0

    /// Whether the rule has named days, and whether numbers in a list belong to its dates or weeks.
    var hasDays = false
    private var isInDates = false

    /// Whether a word means one thing in English and another in the language at hand.
    var isAmbiguous = false

    init(_ text: String, words: HoursWords?) {
        let original = Array(text.unicodeScalars.prefix(HoursScanner.limit + 1))
        scalars = original
        self.words = words
        let plain = PlainCharacters(original)
        source = HoursScanner(plain.scalars).tokens
        changes = plain.changes
        while source[index].kind != .end, source[index].kind != .tooLong {
            if !rewrite() { copy() }
        }
        tokens.append(source[index])
        changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    func peek(_ count: Int) -> HoursToken.Kind { source[min(index + count, source.count - 1)].kind }

    /// Adds a token in place of some of the source.
    mutating func append(_ kind: HoursToken.Kind, for range: Range<Int>) {
        tokens.append(
            HoursToken(kind: kind, start: source[range.lowerBound].start, end: source[range.upperBound - 1].end))
        switch kind {
        case .mark(";"), .bars: (hasDays, isInDates) = (false, false)
        case .word(let word):
            let isDate = word == "week" || word == "easter" || HoursVocabulary.month(word) != nil
            guard isDate || word == "ph" || word == "sh" || HoursVocabulary.weekday(word) != nil else { return }
            (hasDays, isInDates) = (true, isDate)
        default: break
        }
    }

    /// Adds `09:30` in place of some tokens of the source.
    mutating func append(clock minutes: Int, for range: Range<Int>) {
        append(.number(minutes / 60, digits: 2), for: range)
        append(.mark(":"), for: range)
        append(.number(minutes % 60, digits: 2), for: range)
    }

    /// Takes a token as it is.
    private mutating func copy() {
        append(source[index].kind, for: index..<index + 1)
        index += 1
    }

    mutating func note(_ range: Range<Int>, as text: String, reason: String? = nil) {
        let columns = source[range.lowerBound].start..<source[range.upperBound - 1].end
        changes.append(Change(range: columns, text: text, reason: reason))
    }

    /// Whether a number is a day, a week, a minute, a step or the like, and no time.
    var isPlainNumber: Bool {
        guard case .number(_, let digits) = peek(0), digits <= 2 else { return true }
        guard let last = tokens.last?.kind else { return false }
        if case .word(let unit) = peek(1), HoursVocabulary.isDay(unit) { return true }
        switch last {
        case .mark("/"), .mark("["), .mark("("), .mark("."): return true
        case .mark(":"):
            guard !isInDates, tokens.count > 1, case .number = tokens[tokens.count - 2].kind else { return false }
            return true
        case .mark("-"), .mark(","):
            if tokens.count > 1, case .number(_, digits: 4) = tokens[tokens.count - 2].kind { return true }
            return isInDates || isInBrackets
        case .word(let word):
            return isInDates && !HoursVocabulary.isDay(word) && !SpelledTime.isClock(source, at: index)
        default: return false
        }
    }

    private var isInBrackets: Bool {
        // Not by ==, which the 6.3.1 compiler joins with the end of the loop: optimised code then read before the first token.
        for token in tokens.reversed() {
            guard case .mark(let mark) = token.kind else { continue }
            switch mark {
            case "[", "(": return true
            case "]", ")", ";": return false
            default: continue
            }
        }
        return false
    }

    /// Times follow: what comes after them is no date.
    mutating func endDates() { isInDates = false }
}

extension SpelledTime {
    /// Whether `hh:mm` comes next.
    static func isClock(_ tokens: [HoursToken], at index: Int) -> Bool {
        guard index + 2 < tokens.count, tokens[index + 1].kind == .mark(":"), case .number = tokens[index + 2].kind
        else {
            return false
        }
        return index + 3 >= tokens.count || tokens[index + 3].kind != .mark(":")
    }
}
