extension HoursSpelling {
    /// `24 hours`, and `24/7` on some days only.
    mutating func rewriteAllDay() -> Bool {
        guard case .number(24, digits: 2) = peek(0) else { return false }
        var count = 0
        if peek(1) == .mark("/"), peek(2) == .number(7, digits: 1), hasDays { count = 3 }
        if case .word(let unit) = peek(1), ["h", "hr", "hrs", "hour", "hours"].contains(unit) {
            // 24h30 is no such thing, and 24h-26h a span.
            if case .number = peek(2) { return false }
            guard !isRangeWord(peek(2)), tokens.last?.kind != .mark("-") else { return false }
            count = 2
        }
        guard count > 0 else { return false }
        let range = index..<index + count
        note(range, as: hasDays ? "00:00-24:00" : "24/7")
        if hasDays {
            append(clock: 0, for: range)
            append(.mark("-"), for: range)
            append(clock: 1440, for: range)
            endDates()
        } else {
            append(.number(24, digits: 2), for: range)
            append(.mark("/"), for: range)
            append(.number(7, digits: 1), for: range)
        }
        index += count
        return true
    }

    /// A span of times that are not written `hh:mm`, or one time before `+` or a sun time.
    mutating func rewriteTimes() -> Bool {
        guard !isPlainNumber, let first = SpelledTime(source, at: index) else { return false }
        endDates()
        let mark = first.tokens.upperBound
        guard isRangeWord(source[mark].kind) else {
            guard source[mark].kind == .mark("+"), first.isMorning != nil else { return false }
            replace(first)
            return true
        }
        guard let last = SpelledTime(source, at: mark + 1) else {
            guard first.style != .bare || first.isMorning != nil, !first.isCanonical, beginsSunTime(mark + 1) else {
                return false
            }
            replace(first)
            return true
        }
        let isCanonical = first.isCanonical && last.isCanonical && source[mark].kind == .mark("-")
        guard !isCanonical, !isLikeDates(first, last), let span = SpelledSpan(first, last) else { return false }
        let range = first.tokens.lowerBound..<last.tokens.upperBound
        note(range, as: "\(HoursVocabulary.clock(span.open))-\(HoursVocabulary.clock(span.close))")
        append(clock: span.open, for: first.tokens)
        append(.mark("-"), for: mark..<mark + 1)
        append(clock: span.close, for: last.tokens)
        index = range.upperBound
        return true
    }

    /// `sunset-11pm`, at its dash.
    mutating func rewriteTimeAfterSun() -> Bool {
        let isAfterSun =
            switch tokens.last?.kind {
            case .mark(")"): true
            case .word(let word): HoursTime.Event(word) != nil
            default: false
            }
        guard isAfterSun, let last = SpelledTime(source, at: index + 1), !last.isCanonical,
            last.style != .bare || last.isMorning != nil
        else { return false }
        append(.mark("-"), for: index..<index + 1)
        replace(last, isEnd: true)
        return true
    }

    private mutating func replace(_ time: SpelledTime, isEnd: Bool = false) {
        let minutes = isEnd && time.minutes == 0 ? 1440 : time.minutes
        note(time.tokens, as: HoursVocabulary.clock(minutes))
        append(clock: minutes, for: time.tokens)
        index = time.tokens.upperBound
    }

    private func beginsSunTime(_ place: Int) -> Bool {
        switch source[min(place, source.count - 1)].kind {
        case .mark("("): true
        case .word(let word): HoursTime.Event(word) != nil
        default: false
        }
    }

    /// Whether `01.05-30.09` could be two dates.
    private func isLikeDates(_ first: SpelledTime, _ last: SpelledTime) -> Bool {
        guard !hasDays, first.style == .dotted, last.style == .dotted else { return false }
        return (1...12).contains(first.minute) && (1...12).contains(last.minute)
    }
}
