internal import SlotTime

extension HoursParser {
    /// Weekdays and holidays: `Mo-Fr,PH`, `Mo[1],Fr[-1] -1 day`, `SH Mo-Fr`.
    mutating func readWeekdays(into selector: inout WeekdaySelector) throws(OpeningHoursError) {
        guard beginsWeekday(0) else { return }
        while true {
            try readWeekday(into: &selector)
            if kind == .mark(","), beginsWeekday(1) {
                advance()
            } else if beginsWeekday(0), !selector.needsBoth, !selector.holidays.isEmpty,
                selector.plain.isEmpty, selector.nths.isEmpty, !isHoliday(0)
            {
                // Holidays, and of those only some weekdays.
                selector.needsBoth = true
            } else {
                return
            }
        }
    }

    func beginsWeekday(_ ahead: Int) -> Bool { weekday(ahead) != nil || isHoliday(ahead) }

    func isHoliday(_ ahead: Int) -> Bool { peek(ahead) == .word("ph") || peek(ahead) == .word("sh") }

    func weekday(_ ahead: Int) -> Weekday? {
        if case .word(let word) = peek(ahead) { return HoursVocabulary.weekday(word) }
        return nil
    }

    private mutating func readWeekday(into selector: inout WeekdaySelector) throws(OpeningHoursError) {
        if isHoliday(0) {
            let isPublic = kind == .word("ph")
            advance()
            selector.holidays.append(.init(isPublic: isPublic, offset: try dayOffset() ?? 0))
            return
        }
        guard let first = weekday(0) else { return }
        advance()
        if kind == .mark("[") {
            var nth = WeekdaySelector.Nth(weekday: first, places: try places())
            nth.offset = try dayOffset() ?? 0
            selector.nths.append(nth)
            return
        }
        var last = first
        if take("-") {
            guard let weekday = weekday(0) else {
                var meant: String?
                if case .word(let word) = kind {
                    meant = HoursVocabulary.suggestion(for: word, in: HoursVocabulary.weekdays)
                }
                throw error("be a weekday, Mo to Su", suggestion: meant)
            }
            advance()
            last = weekday
        }
        selector.plain.insert(from: first, through: last)
    }

    /// `[1]`, `[1-3]`, `[2,-1]`.
    private mutating func places() throws(OpeningHoursError) -> NthSet {
        var places = NthSet()
        advance()
        repeat {
            let first = try place()
            if first > 0, take("-") {
                let last = try place()
                guard last >= first else { throw error("be at least \(first)", at: index - 1) }
                for place in first...last { places.insert(place) }
            } else {
                places.insert(first)
            }
        } while take(",")
        guard take("]") else { throw error("be ]") }
        return places
    }

    /// 1...5, or -1...-5.
    mutating func place() throws(OpeningHoursError) -> Int {
        let start = index
        let isFromEnd = take("-")
        guard case .number(let place, digits: 1) = kind, (1...5).contains(place) else {
            throw error("be 1 to 5, or -1 to -5 from the end of the month", at: start, through: index)
        }
        advance()
        return isFromEnd ? -place : place
    }

    /// `+1 day`, `-2 days`, or nil where none comes next.
    mutating func dayOffset() throws(OpeningHoursError) -> Int? {
        guard kind == .mark("+") || kind == .mark("-"), case .number(let count, let digits) = peek(1),
            case .word(let unit) = peek(2)
        else { return nil }
        guard HoursVocabulary.isDay(unit) else {
            guard HoursVocabulary.month(unit) == nil,
                let meant = HoursVocabulary.suggestion(for: unit, in: ["day", "days"])
            else {
                return nil
            }
            throw error("count days", suggestion: meant, at: index + 2)
        }
        guard digits <= 3, count <= 366 else { throw error("be at most 366 days", through: index + 2) }
        let isBefore = kind == .mark("-")
        advance(3)
        return isBefore ? -count : count
    }
}
