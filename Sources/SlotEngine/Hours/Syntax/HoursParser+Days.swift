internal import SlotTime

extension HoursParser {
    /// Years, dates, weeks and weekdays: all that comes before the times of a rule.
    mutating func readDays(into days: inout DaySelector) throws(OpeningHoursError) {
        try readDaysOfOneKind(into: &days)
        // Where years come first, whether they limit what follows is anybody's guess.
        while !days.isEmpty, days.years.isEmpty, kind == .mark(","),
            beginsDate(1) || beginsWeekday(1) || peek(1) == .word("week")
        {
            advance()
            var others = DaySelector()
            try readDaysOfOneKind(into: &others)
            days.alternatives.append(others)
        }
    }

    private mutating func readDaysOfOneKind(into days: inout DaySelector) throws(OpeningHoursError) {
        try readYears(into: &days)
        while true {
            if days.weeks.isEmpty, kind == .word("week") {
                advance()
                days.weeks = try weeks()
            } else if days.months.isEmpty, days.dates.isEmpty, beginsDate {
                try readDates(into: &days)
            } else {
                break
            }
        }
        // The mark that only helps readers.
        if !days.isWeekly { _ = take(":") }
        try readWeekdays(into: &days.weekdays)
        if !days.weekdays.isEmpty { _ = take(":") }
    }

    /// `2026`, `2026-2028`, `2026-2034/2`, `2026+` and lists of them, where they don't belong to a date.
    private mutating func readYears(into days: inout DaySelector) throws(OpeningHoursError) {
        while let year = self.year(0) {
            // The year of a date, `2026 Feb 14`, belongs to it.
            if days.years.isEmpty, case .word(let word) = peek(1),
                word == "easter" || HoursVocabulary.month(word) != nil
            {
                return
            }
            try refuseNumericDate()
            try check(year: year)
            advance()
            var range = year...year
            if take("+") {
                range = year...Self.lastYear
            } else if kind == .mark("-") {
                advance()
                guard let last = self.year(0) else { throw error("be a year of four digits") }
                try check(year: last)
                guard last >= year else { throw error("be a year after \(year)") }
                advance()
                range = year...last
            }
            days.years.append(.init(range: range, step: range.count > 1 ? try step() : 1))
            guard kind == .mark(","), self.year(1) != nil else { return }
            advance()
        }
    }

    /// A number of four digits some tokens ahead.
    func year(_ ahead: Int) -> Int? {
        if case .number(let number, digits: 4) = peek(ahead) { return number }
        return nil
    }

    static let lastYear = 9999

    func check(year: Int) throws(OpeningHoursError) {
        guard (1900...Self.lastYear).contains(year) else {
            let isTime = year / 100 <= 24 && year % 100 < 60
            throw error(
                "be a year, 1900 to \(Self.lastYear)",
                suggestion: isTime ? HoursVocabulary.clock(year / 100 * 60 + year % 100) : nil)
        }
    }

    /// Refuses `2026-02-14`, which would be years and what not.
    private func refuseNumericDate() throws(OpeningHoursError) {
        guard case .number(let year, digits: 4) = kind, peek(1) == .mark("-"),
            case .number(let month, digits: 2) = peek(2), peek(3) == .mark("-"),
            case .number(let day, digits: 2) = peek(4)
        else { return }
        let isDate = CivilDate(year: year, month: month, day: day) != nil
        throw error(
            isDate
                ? "be written with the name of the month" : "be a date of the calendar, with the name of the month",
            suggestion: isDate ? "\(year) \(HoursVocabulary.months[month - 1]) \(day)" : nil, through: index + 4)
    }

    /// `/2`, or 1 without it.
    private mutating func step() throws(OpeningHoursError) -> Int {
        guard take("/") else { return 1 }
        guard case .number(let step, let digits) = kind, step > 0, digits <= 4 else {
            throw error("be a number from 1 on")
        }
        advance()
        return step
    }

    /// `1`, `1-53/2` and lists of them.
    private mutating func weeks() throws(OpeningHoursError) -> NumberSet {
        var weeks = NumberSet()
        while true {
            let first = try week()
            var last = first
            var step = 1
            if take("-") {
                last = try week()
                guard first <= last else {
                    throw error(
                        "not be before \(first)", suggestion: "\(first)-53,1-\(last)", at: index - 3, through: index - 1
                    )
                }
                step = try self.step()
            }
            for week in stride(from: first, through: last, by: step) { weeks.insert(week) }
            guard kind == .mark(","), case .number(_, let digits) = peek(1), digits <= 2, !beginsClock(1) else {
                return weeks
            }
            advance()
        }
    }

    /// Whether a number some tokens ahead begins a time, and is not a day or a week before a colon: `week 3: 10:00`.
    func beginsClock(_ ahead: Int) -> Bool {
        guard peek(ahead + 1) == .mark(":"), case .number = peek(ahead + 2) else { return false }
        return peek(ahead + 3) != .mark(":")
    }

    private mutating func week() throws(OpeningHoursError) -> Int {
        guard case .number(let week, let digits) = kind, digits <= 2, (1...53).contains(week) else {
            throw error("be a week, 1 to 53")
        }
        advance()
        return week
    }
}
