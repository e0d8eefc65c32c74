internal import SlotTime

extension HoursParser {
    /// Whether a month, easter or a year in front of one comes next.
    var beginsDate: Bool { beginsDate(0) }

    func beginsDate(_ ahead: Int) -> Bool {
        if case .word(let word) = peek(ahead) { return word == "easter" || HoursVocabulary.month(word) != nil }
        guard year(ahead) != nil, case .word(let word) = peek(ahead + 1) else { return false }
        return word == "easter" || HoursVocabulary.month(word) != nil
    }

    private func month(_ ahead: Int) -> Int? {
        if case .word(let word) = peek(ahead) { return HoursVocabulary.month(word) }
        return nil
    }

    /// Months, dates and ranges of them, with commas between them.
    mutating func readDates(into days: inout DaySelector) throws(OpeningHoursError) {
        var year: Int?
        var month: Int?
        var isFirst = true
        while true {
            if let own = self.year(0) {
                try check(year: own)
                year = own
                advance()
            }
            // `Dec 24,26`: the month is that of the last date.
            let item = try dateItem(year: year, month: month, isFirst: isFirst)
            month = item.month
            isFirst = false
            switch item.selector {
            case .months(let months, year: Self.everyYear): days.months.formUnion(months)
            case let selector: days.dates.append(selector)
            }
            let isDay = month != nil && day(1) != nil
            guard kind == .mark(","), beginsDate(1) || isDay else { return }
            advance()
            if month != nil, !isDay { month = nil }
        }
    }

    /// The year of months that have none.
    private static let everyYear = Int.min

    /// A day of the month some tokens ahead: a number that doesn't begin a time.
    private func day(_ ahead: Int) -> Int? {
        guard case .number(let number, let digits) = peek(ahead), digits <= 2 else { return nil }
        return beginsClock(ahead) ? nil : number
    }

    /// One of the list; the month is that of its last date, where it ends in a day.
    private mutating func dateItem(
        year: Int?, month given: Int?, isFirst: Bool
    ) throws(OpeningHoursError) -> (selector: DateSelector, month: Int?) {
        let start = index
        if given == nil, let month = self.month(0), day(1) == nil, !isNthPoint(isFirst) {
            return (try months(from: month, year: year), nil)
        }
        let first = try point(year: year, month: given)
        var lastMonth = Self.monthOfDay(first)
        if kind == .mark("+") {
            advance()
            return (.from(first), nil)
        }
        guard kind == .mark("-") else {
            lastDate = year == nil && given == nil && lastMonth != nil ? start..<index : nil
            return (.range(first, first), lastMonth)
        }
        advance()
        let last: DatePoint
        if let own = self.year(0) {
            guard year != nil else { throw error("not be here where the first date has no year") }
            try check(year: own)
            advance()
            last = try point(year: own, month: nil)
        } else {
            let isOfFirstMonth = day(0) != nil
            last = try point(year: nil, month: isOfFirstMonth ? lastMonth : nil)
            if isOfFirstMonth { try refuseBackward(first, last, from: start) }
        }
        lastMonth = Self.monthOfDay(last)
        if let year, let lastYear = last.year, let end = last.date(in: lastYear, isEnd: true),
            let begin = first.date(in: year, isEnd: false), end < begin
        {
            throw error("end after it begins", at: start, through: index - 1)
        }
        return (.range(first, last), lastMonth)
    }

    /// Refuses `Dec 24-02`: a range within a month doesn't run backwards, and one into the next month names it.
    private func refuseBackward(_ first: DatePoint, _ last: DatePoint, from start: Int) throws(OpeningHoursError) {
        guard case .fixed(let month, let firstDay) = first.base, case .fixed(_, let lastDay) = last.base,
            lastDay + last.offset < firstDay + first.offset
        else { return }
        let next = month % 12 + 1
        let isDate = first.offset == 0 && last.offset == 0 && lastDay <= CivilDate.length(ofMonth: next, year: 2000)
        let day = HoursVocabulary.twoDigits(lastDay)
        let meant = "\(text(from: start, through: index - 2))\(HoursVocabulary.months[next - 1]) \(day)"
        throw error(
            "not run backwards", suggestion: isDate ? meant : nil, at: start, through: index - 1)
    }

    private static func monthOfDay(_ point: DatePoint) -> Int? {
        if case .fixed(let month, _) = point.base { return month }
        return nil
    }

    /// `Jan`, `Nov-Feb`, `2026 Mar-2027 Feb`.
    private mutating func months(from first: Int, year: Int?) throws(OpeningHoursError) -> DateSelector {
        advance()
        if kind == .mark("+") {
            advance()
            return .from(DatePoint(year: year, base: .fixed(month: first, day: 1)))
        }
        var last = first
        if take("-") {
            if let year, let lastYear = self.year(0), let month = self.month(1) {
                try check(year: lastYear)
                guard (lastYear, month) >= (year, first) else { throw error("end after it begins", through: index + 1) }
                advance(2)
                return .range(
                    DatePoint(year: year, base: .fixed(month: first, day: 1)),
                    DatePoint(year: lastYear, base: .fixed(month: month, day: 31)))
            }
            guard let month = self.month(0) else {
                var meant: String?
                if case .word(let word) = kind {
                    meant = HoursVocabulary.suggestion(for: word, in: HoursVocabulary.months)
                }
                throw error("be a month, Jan to Dec", suggestion: meant)
            }
            guard day(1) == nil else {
                throw error("be a month without a day, as the first one is", through: index + 1)
            }
            advance()
            last = month
        }
        var months = NumberSet()
        for step in 0...(last - first + 12) % 12 { months.insert((first - 1 + step) % 12 + 1) }
        return .months(months, year: year ?? Self.everyYear)
    }

    /// Whether `Mar Su[-1]` comes next and is a date: an end of a range, or moved by days and alone. Else it is a month with
    /// weekdays of its own, as in `Mar,Oct Su[-1]`.
    private func isNthPoint(_ isFirst: Bool) -> Bool {
        guard weekday(1) != nil, peek(2) == .mark("[") else { return false }
        let length = peek(3) == .mark("-") ? 6 : 5
        guard peek(length - 1) == .mark("]") else { return false }
        guard case .number = peek(length + 1) else { return peek(length) == .mark("-") }
        return isFirst && peek(length + 3) != .mark(",") || peek(length) == .mark("-") && year(length + 1) != nil
    }

    /// A date, easter or the nth weekday of a month, and days after it.
    private mutating func point(year: Int?, month given: Int?) throws(OpeningHoursError) -> DatePoint {
        let start = index
        if kind == .word("easter") {
            advance()
            return DatePoint(year: year, base: .easter, offset: try dayOffset() ?? 0)
        }
        if given == nil, let month = self.month(0), let weekday = weekday(1), peek(2) == .mark("[") {
            advance(3)
            let place = try place()
            guard take("]") else { throw error("be ]") }
            return DatePoint(year: year, base: .nth(place, weekday, month: month), offset: try dayOffset() ?? 0)
        }
        guard let month = given ?? self.month(0) else {
            var meant: String?
            if case .word(let word) = kind {
                meant = HoursVocabulary.suggestion(for: word, in: HoursVocabulary.months + ["easter"])
            }
            throw error("be a date, as in Feb 14, or easter", suggestion: meant)
        }
        if given == nil { advance() }
        guard let day = day(0) else { throw error("be a day of \(HoursVocabulary.months[month - 1])") }
        // 2000 is a leap year, as any year may be.
        let length = CivilDate.length(ofMonth: month, year: year ?? 2000)
        guard (1...length).contains(day) else {
            let named = HoursVocabulary.months[month - 1] + (year.map { " \($0)" } ?? "")
            throw error("be a day that \(named) has, 1 to \(length)", at: start, through: index)
        }
        advance()
        return DatePoint(year: year, base: .fixed(month: month, day: day), offset: try dayOffset() ?? 0)
    }
}
