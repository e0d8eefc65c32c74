extension HoursParser {
    /// The spans of a rule, with commas between them; none where no time comes next.
    mutating func spans() throws(OpeningHoursError) -> [TimeRange] {
        guard beginsTime(0) else {
            // 9-12, 0900 or 9am: a number that is meant as a time.
            if case .number = kind { throw timeError() }
            return []
        }
        var spans = [try span()]
        while kind == .mark(","), beginsTime(1) {
            advance()
            spans.append(try span())
        }
        return spans
    }

    /// Whether a token ahead is the first of a time.
    func beginsTime(_ ahead: Int) -> Bool {
        switch peek(ahead) {
        case .number(_, let digits): digits <= 2 && peek(ahead + 1) == .mark(":")
        case .mark("("): true
        case .word(let word): HoursTime.Event(word) != nil
        default: false
        }
    }

    private mutating func span() throws(OpeningHoursError) -> TimeRange {
        let start = index
        defer { lastSpan = start..<index }
        let open = try time()
        guard open.event != nil || open.offset < 1440 else {
            throw error("be an opening time, 00:00 to 23:59", at: start, through: index - 1)
        }
        if take("+") { return TimeRange(open: open, close: HoursTime(offset: 1440), isOpenEnded: true) }
        guard take("-") else {
            throw error("be - and a closing time, or +")
        }
        guard beginsTime(0) else { throw timeError() }
        let close = try time()
        // An end that may be later, and the steps of a timetable, leave the span as it is.
        if kind == .mark("/"), beginsTime(1), peek(4) == .mark("-") {
            throw error("be a comma, which adds to what is in front of it", suggestion: ",")
        }
        let isOpenEnded = take("+")
        if !isOpenEnded, take("/") { try skipStep() }
        return TimeRange(open: open, close: close, isOpenEnded: isOpenEnded)
    }

    /// `30` or `00:30` after `/`.
    private mutating func skipStep() throws(OpeningHoursError) {
        guard case .number(let count, _) = kind, count > 0 || peek(1) == .mark(":") else {
            throw error("be a number of minutes, or hours and minutes")
        }
        advance()
        guard take(":") else { return }
        guard case .number(let minutes, digits: 2) = kind, minutes < 60 else { throw error("be minutes, 00 to 59") }
        advance()
    }

    private mutating func time() throws(OpeningHoursError) -> HoursTime {
        if take("(") { return try sunTimeWithOffset() }
        if case .word(let word) = kind, let event = HoursTime.Event(word) {
            advance()
            return HoursTime(event: event, offset: 0)
        }
        return HoursTime(offset: try clockTime("be a time, 00:00 to 24:00, or as an end to 48:00"))
    }

    /// `(sunset-01:30)`, after its first mark.
    private mutating func sunTimeWithOffset() throws(OpeningHoursError) -> HoursTime {
        guard case .word(let word) = kind, let event = HoursTime.Event(word) else {
            var meant: String?
            if case .word(let word) = kind { meant = HoursVocabulary.suggestion(for: word, in: HoursTime.Event.words) }
            throw error("be sunrise, sunset, dawn or dusk", suggestion: meant)
        }
        advance()
        let isEarlier = kind == .mark("-")
        guard take("+") || take("-") else { throw error("be + or - and a length of time, as in (sunset-01:00)") }
        let length = try clockTime("be a length of time, 00:00 to 24:00")
        guard length <= 1440 else { throw error("be at most 24:00", at: index - 3, through: index - 1) }
        guard take(")") else { throw error("be )") }
        return HoursTime(event: event, offset: isEarlier ? -length : length)
    }

    /// Minutes from `9:30`, `09:30` or `26:00`.
    private mutating func clockTime(_ rule: String) throws(OpeningHoursError) -> Int {
        guard case .number(let hour, let hourDigits) = kind, hourDigits <= 2, peek(1) == .mark(":"),
            case .number(let minute, let minuteDigits) = peek(2)
        else { throw error(rule, through: index + 1) }
        guard minuteDigits == 2, minute < 60, hour * 60 + minute <= 2880 else {
            let meant = minuteDigits == 1 && minute == 0 && hour < 25 ? HoursVocabulary.clock(hour * 60) : nil
            throw error(rule, suggestion: meant, through: index + 2)
        }
        advance(3)
        if case .word(let word) = kind, word == "am" || word == "pm" {
            throw error("say am or pm at both ends, or at none", at: index - 3, through: index)
        }
        if kind == .mark(":"), case .number = peek(1) {
            throw error("not have seconds", at: index - 3, through: index + 1)
        }
        return hour * 60 + minute
    }
}

extension HoursTime.Event {
    static let words = ["dawn", "sunrise", "sunset", "dusk"]

    init?(_ word: String) {
        guard let index = Self.words.firstIndex(of: word) else { return nil }
        self.init(rawValue: index)
    }
}
