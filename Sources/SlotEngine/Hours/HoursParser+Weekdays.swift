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
                selector.plain == 0, selector.nths.isEmpty, !isHoliday(0)
            {
                // Holidays, and of those only some weekdays.
                selector.needsBoth = true
            } else {
                return
            }
        }
    }

    private func beginsWeekday(_ ahead: Int) -> Bool { weekday(ahead) != nil || isHoliday(ahead) }

    private func isHoliday(_ ahead: Int) -> Bool { peek(ahead) == .word("ph") || peek(ahead) == .word("sh") }

    func weekday(_ ahead: Int) -> Weekday? {
        if case .word(let word) = peek(ahead) { return HoursWords.weekday(word) }
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
                if case .word(let word) = kind { meant = HoursWords.suggestion(for: word, in: HoursWords.weekdays) }
                throw error("be a weekday, Mo to Su", suggestion: meant)
            }
            advance()
            last = weekday
        }
        // Fr-Mo goes round the end of the week.
        for step in 0...(last.rawValue - first.rawValue + 7) % 7 {
            selector.plain |= 1 << UInt8((first.rawValue - 1 + step) % 7)
        }
    }

    /// `[1]`, `[1-3]`, `[2,-1]`, as the bits of `WeekdaySelector.Nth`.
    private mutating func places() throws(OpeningHoursError) -> UInt16 {
        var places: UInt16 = 0
        advance()
        repeat {
            let first = try place()
            if first > 0, take("-") {
                let last = try place()
                guard last >= first else { throw error("be at least \(first)", at: index - 1) }
                for place in first...last { places |= 1 << UInt16(place - 1) }
            } else {
                places |= 1 << UInt16(first > 0 ? first - 1 : 4 - first)
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
        guard HoursWords.isDay(unit) else {
            guard HoursWords.month(unit) == nil, let meant = HoursWords.suggestion(for: unit, in: ["day", "days"])
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
