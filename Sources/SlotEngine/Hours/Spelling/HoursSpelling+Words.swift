internal import SlotTime

extension HoursSpelling {
    /// Rewrites what comes next, or says that it is not to be rewritten.
    mutating func rewrite() -> Bool {
        switch peek(0) {
        case .mark(";"): rewriteEmptyRule()
        case .number: rewriteAllDay() || rewriteMonthOfLanguage() || rewriteTimes()
        case .word(let word):
            rewriteWord(word, word) || rewriteEveryDay(word) || rewriteRangeWord(word)
        case .foreignWord(let word): rewriteOtherLanguage(word)
        case .mark("-"): rewriteTimeAfterSun()
        default: false
        }
    }

    /// `;;` has nothing between its marks.
    private mutating func rewriteEmptyRule() -> Bool {
        guard tokens.last?.kind == .mark(";") else { return false }
        note(index..<index + 1, as: "")
        index += 1
        return true
    }

    /// A weekday or a month by its English name, or by that of the language at hand.
    private mutating func rewriteWord(_ word: String, _ shown: String) -> Bool {
        let own = words?.token(for: word)
        let english = HoursVocabulary.english(word)
        if let own, own != .mark("-") {
            if let english, .word(english.lowercased()) != own { isAmbiguous = true }
            if HoursVocabulary.rangeWords.contains(word) || HoursVocabulary.keywords.contains(word) {
                isAmbiguous = true
            }
            return replaceName(with: own)
        }
        guard let english else { return false }
        return replaceName(with: .word(english.lowercased()))
    }

    /// Puts the word of the syntax in the place of a name and of its full stop, if it is another one.
    private mutating func replaceName(with kind: HoursToken.Kind) -> Bool {
        guard case .word(let canonical) = kind else { return false }
        let isDotted = peek(1) == .mark(".") && source[index + 1].start == source[index].end
        guard isDotted || peek(0) != kind else { return false }
        let range = index..<index + (isDotted ? 2 : 1)
        let shown = HoursVocabulary.shown(canonical)
        note(range, as: shown, reason: reason(for: range.lowerBound, canonical, shown))
        append(kind, for: range)
        index = range.upperBound
        return true
    }

    /// `So is Sunday in German: Su`, where a word isn't English.
    private func reason(for token: Int, _ canonical: String, _ shown: String) -> String? {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[source[token].start..<source[token].end])
        let word = String(text)
        guard let words, HoursVocabulary.english(word.lowercased()) == nil,
            let name = HoursVocabulary.name(canonical)
        else { return nil }
        return "\(word) is \(name) in \(words.language): \(shown)"
    }

    /// `daily`, `every day`.
    private mutating func rewriteEveryDay(_ word: String) -> Bool {
        let count =
            switch word {
            case "daily", "everyday": 1
            case "every" where peek(1) == .word("day"): 2
            default: 0
            }
        guard count > 0 else { return false }
        let range = index..<index + count
        note(range, as: "Mo-Su")
        append(.word("mo"), for: range)
        append(.mark("-"), for: range)
        append(.word("su"), for: range)
        index += count
        return true
    }

    /// `to` between two times or days.
    private mutating func rewriteRangeWord(_ word: String) -> Bool {
        guard isRangeWord(peek(0)), index > 0 else { return false }
        note(index..<index + 1, as: "-")
        append(.mark("-"), for: index..<index + 1)
        index += 1
        return true
    }

    /// Whether a token is a dash, or a word for one.
    func isRangeWord(_ kind: HoursToken.Kind) -> Bool {
        switch kind {
        case .mark("-"): true
        case .word(let word), .foreignWord(let word):
            HoursVocabulary.rangeWords.contains(word) || words?.rangeWords.contains(word) == true
        default: false
        }
    }

    /// Words without blanks between them, in a language that has none.
    private mutating func rewriteOtherLanguage(_ word: String) -> Bool {
        guard let words, let parts = words.tokens(for: word) else { return false }
        // 1月1日 ends in no Sunday.
        if index > 0, case .number = source[index - 1].kind, source[index - 1].end == source[index].start {
            return false
        }
        if parts.count == 1, replaceName(with: parts[0].kind) { return true }
        var start = source[index].start
        for part in parts {
            tokens.append(HoursToken(kind: part.kind, start: start, end: start + part.length))
            var shown = "-"
            if case .word(let canonical) = part.kind { shown = HoursVocabulary.shown(canonical) }
            changes.append(Change(range: start..<start + part.length, text: shown))
            start += part.length
        }
        hasDays = true
        endDates()
        index += 1
        return true
    }

    /// 12月 is a number and a character.
    private mutating func rewriteMonthOfLanguage() -> Bool {
        guard let words, case .number(let number, _) = peek(0), case .foreignWord(let word) = peek(1),
            source[index].end == source[index + 1].start, let kind = words.token(for: "\(number)\(word)"),
            case .word(let canonical) = kind
        else { return false }
        note(index..<index + 2, as: HoursVocabulary.shown(canonical))
        append(kind, for: index..<index + 2)
        index += 2
        return true
    }
}
