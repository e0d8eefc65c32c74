internal import SlotTime

// What is wrong, and what was probably meant. A hint that is followed must not change the meaning of the expression:
// ambiguous spellings get no hint.
extension HoursParser {
    /// An error at the next token, or at some of them that belong together.
    func error(
        _ rule: String, suggestion: String? = nil, at first: Int? = nil, through last: Int? = nil
    ) -> OpeningHoursError {
        let first = first ?? index
        let start = tokens[first].start
        let end = max(tokens[min(max(last ?? first, first), tokens.count - 1)].end, start)
        let kind = tokens[first].kind
        if kind == .tooLong {
            return OpeningHoursError(
                column: start + 1, length: 0, value: "",
                rule: "be here: opening hours have at most \(HoursScanner.limit) characters", suggestion: nil)
        }
        var value = String.UnicodeScalarView()
        // A comment that never ends is shown by its beginning.
        if kind != .end { value.append(contentsOf: scalars[start..<min(end, start + 40)]) }
        return OpeningHoursError(
            column: start + 1, length: kind == .end ? 0 : end - start, value: String(value), rule: rule,
            suggestion: suggestion)
    }

    /// The error where a list, a range or a rule could end but something else follows.
    func unexpected(after rule: HoursRule, from start: Int) -> OpeningHoursError {
        switch kind {
        case .openComment: return error("be closed by another quotation mark")
        case .foreign(let scalar):
            return error("not be used here", suggestion: PlainCharacters.plain(scalar).map { String($0) })
        case .number where peek(1) == .mark(":"):
            return error("have a comma in front of it, and no time where there is 24/7", through: index + 2)
        case .mark("&"), .mark("/"), .word("and"):
            return error("be a comma, which adds to what is in front of it", suggestion: ",")
        case .word where beginsWeekday(0) || beginsDate(0), .number where beginsDate(0):
            return unexpectedDays(after: rule, from: start)
        case .word(let word), .foreignWord(let word):
            let words = ["off", "closed", "open", "unknown"]
            return error(
                "be off, closed, open or unknown, or have a semicolon in front of it",
                suggestion: HoursVocabulary.suggestion(for: word, in: words))
        default: return error("be a mark between rules: ; or , or ||")
        }
    }

    /// The error where days follow a rule without a mark between them.
    private func unexpectedDays(after rule: HoursRule, from start: Int) -> OpeningHoursError {
        if rule.days.isEmpty, !isAlways { return daysLast(rule, from: start) }
        var copy = self
        guard !rule.spans.isEmpty || hasModifier else {
            // `Su PH off`: a list without its comma. Two weekdays could be a range as well.
            var days = DaySelector()
            if isHoliday(0), (try? copy.readDays(into: &days)) != nil, !rule.days.weekdays.isEmpty {
                return error(
                    "have a comma in front of it", suggestion: "\(text(from: start, through: index - 1)),\(original)",
                    at: start, through: index)
            }
            return error("be times or off, or have a comma in front of it")
        }
        let message = "be off, closed, open or unknown, or have a semicolon in front of it"
        // Without times of its own it would be open all day, and on a day that has hours already the mark decides.
        guard let next = try? copy.rule(.normal), !next.spans.isEmpty || copy.hasModifier,
            next.kind == .closed || next.days.isApart(from: rule.days)
        else { return error(message) }
        // A semicolon would cut a night.
        guard rule.reachesNextDay || next.reachesNextDay else { return error(message, suggestion: "; \(original)") }
        return error(message, suggestion: next.kind == .closed ? nil : ", \(original)")
    }

    /// The error for `9:00-17:00 Mo-Fr` and `off Su`.
    private func daysLast(_ rule: HoursRule, from start: Int) -> OpeningHoursError {
        var copy = self
        var right = rule
        guard (try? copy.readDays(into: &right.days)) != nil, right.comment == nil else {
            return error("be in front of the times")
        }
        let end = copy.index - 1
        var isLast = copy.kind == .end || copy.kind == .mark(";")
        // A list of times and days could be paired in two ways.
        if case .word(let word) = copy.kind, !hasModifier { isLast = HoursParser.states.contains(word) }
        let isMeant = isLast && (!right.spans.isEmpty || right.kind == .closed)
        return error(
            "have the days first", suggestion: isMeant ? right.text() : nil, at: start, through: end)
    }

    static let states = ["off", "closed", "open", "unknown"]

    func unexpectedStart() -> OpeningHoursError {
        switch kind {
        case .openComment: return error("be closed by another quotation mark")
        case .foreign(let scalar):
            return error(
                "be opening hours, as in Mo-Fr 09:00-17:00",
                suggestion: PlainCharacters.plain(scalar).map { String($0) })
        case .foreignWord(let word):
            return error(
                "be opening hours, as in Mo-Fr 09:00-17:00",
                suggestion: HoursVocabulary.suggestion(for: word, in: HoursVocabulary.weekdays))
        case .word(let word):
            if let error = ordinal(word, at: index) { return error }
            let words = HoursVocabulary.weekdays + HoursVocabulary.months + HoursVocabulary.keywords
            return error(
                "be a weekday (Mo to Su), a month (Jan to Dec), PH, SH, week, easter, a time, or off",
                suggestion: HoursVocabulary.suggestion(for: word, in: words))
        default: return error("be the beginning of a rule: weekdays, dates, times, 24/7 or off")
        }
    }

    /// The error for `last Fr`, `first Sa`.
    private func ordinal(_ word: String, at start: Int) -> OpeningHoursError? {
        guard let place = ["last": -1, "first": 1, "second": 2, "third": 3, "fourth": 4][word] else { return nil }
        return ordinal(place, weekdayAt: start + 1, from: start)
    }

    private func ordinal(_ place: Int, weekdayAt index: Int, from start: Int) -> OpeningHoursError? {
        guard let weekday = weekday(index - self.index) else { return nil }
        return error(
            "be written with the place in brackets",
            suggestion: "\(HoursVocabulary.weekdays[weekday.rawValue - 1])[\(place)]", at: start, through: index)
    }

    /// The error where a time must begin, with the right way to write what looks like one.
    func timeError() -> OpeningHoursError {
        let rule = "be a time of 24 hours, hh:mm"
        guard case .number(let number, let digits) = kind else {
            if case .word(let word) = kind {
                return error(rule, suggestion: HoursVocabulary.suggestion(for: word, in: HoursTime.Event.words))
            }
            return error(rule)
        }
        if let error = dateError(number) { return error }
        if case .word(let word) = peek(1), ["st", "nd", "rd", "th"].contains(word), (1...5).contains(number),
            let error = ordinal(number, weekdayAt: index + 2, from: index)
        {
            return error
        }
        // Where the other end doesn't say it, 1pm-5 could end in the morning.
        if let time = SpelledTime(tokens, at: index), time.isMorning != nil,
            tokens[time.tokens.upperBound].kind != .mark("-")
        {
            return error(rule, suggestion: HoursVocabulary.clock(time.minutes), through: time.tokens.upperBound - 1)
        }
        if digits == 4, number / 100 <= 24, number % 100 < 60 {
            return error(rule, suggestion: HoursVocabulary.clock(number / 100 * 60 + number % 100))
        }
        // 9 could be nine in the evening.
        return error(rule, through: SpelledTime(tokens, at: index).map { $0.tokens.upperBound - 1 })
    }

    /// The error for dates in the order of other countries: `24.12.`, `Dec 24 2026`.
    private func dateError(_ number: Int) -> OpeningHoursError? {
        if peek(1) == .mark("."), case .number(let month, _) = peek(2), peek(3) == .mark("."), (1...12).contains(month),
            (1...29).contains(number) || number <= 31 && month != 2
        {
            let date = "\(HoursVocabulary.months[month - 1]) \(HoursVocabulary.twoDigits(number))"
            guard case .number(let year, digits: 4) = peek(4) else {
                return error("be a date, as in \(date)", suggestion: date, through: index + 3)
            }
            return error("be a date, as in \(year) \(date)", suggestion: "\(year) \(date)", through: index + 4)
        }
        guard case .number(let year, digits: 4) = kind, (1900...2100).contains(year), let start = lastDate?.lowerBound,
            lastDate?.upperBound == index
        else { return nil }
        // 2000-2200 are times as well.
        guard peek(1) != .mark("-") else {
            return error("be a time of 24 hours, hh:mm, or a year in front of the date")
        }
        return error(
            "have the year first", suggestion: "\(year) \(text(from: start, through: index - 1))", at: start,
            through: index)
    }
}
