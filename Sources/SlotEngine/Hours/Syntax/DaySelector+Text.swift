internal import SlotTime

extension DaySelector {
    /// The days as the syntax has them; empty for every day.
    var text: String {
        ([ownText] + alternatives.map { $0.text }).filter { !$0.isEmpty }.joined(separator: ",")
    }

    private var ownText: String {
        let dates = dateTexts.joined(separator: ",")
        // A year alone before a date would be the date's year.
        let isOneYear = years.count == 1 && years[0].range.count == 1 && !dates.isEmpty
        let years = years.map { $0.text(asRange: isOneYear) }.joined(separator: ",")
        let weeks = weeks.isEmpty ? "" : "week " + weekTexts
        var parts = [years, dates, weeks].filter { !$0.isEmpty }
        let weekdays = weekdays.text
        if !weekdays.isEmpty {
            // A month before an nth weekday could be a date with it.
            if !dates.isEmpty, self.weekdays.plain.isEmpty, !self.weekdays.nths.isEmpty {
                parts[parts.count - 1] += ":"
            }
            parts.append(weekdays)
        }
        return parts.joined(separator: " ")
    }

    /// `01-53/2`, or the weeks one by one and in ranges.
    private var weekTexts: String {
        let runs = weeks.runs
        let steps = zip(runs, runs.dropFirst()).map { $1.lowerBound - $0.lowerBound }
        if let step = steps.first, steps.count > 1, let last = runs.last, runs.allSatisfy({ $0.count == 1 }),
            steps.allSatisfy({ $0 == step })
        {
            let (first, end) = (
                HoursVocabulary.twoDigits(runs[0].lowerBound), HoursVocabulary.twoDigits(last.lowerBound)
            )
            return "\(first)-\(end)/\(step)"
        }
        return Self.list(runs, by: { HoursVocabulary.twoDigits($0) })
    }

    private var dateTexts: [String] {
        var texts: [String] = []
        // A date with a year gives it to those after it, and an nth weekday with an offset is read at the beginning only.
        texts += dates.filter { $0.year == nil && $0.beginsByMovedWeekday }.map { $0.text }
        if !months.isEmpty { texts.append(Self.list(months.runs, pairs: "-", by: { HoursVocabulary.months[$0 - 1] })) }
        texts += dates.filter { $0.year == nil && !$0.beginsByMovedWeekday }.map { $0.text }
        texts += dates.filter { $0.year != nil && $0.beginsByMovedWeekday }.map { $0.text }
        texts += dates.filter { $0.year != nil && !$0.beginsByMovedWeekday }.map { $0.text }
        return texts
    }

    /// Whether no weekday is in both, as far as weekdays and holidays alone say it.
    func isApart(from other: DaySelector) -> Bool {
        guard isWeekly, other.isWeekly, weekdays.holidays.isEmpty || weekdays.plain.isEmpty,
            other.weekdays.holidays.isEmpty || other.weekdays.plain.isEmpty, !isEmpty, !other.isEmpty
        else { return false }
        if weekdays.plain.isEmpty != other.weekdays.plain.isEmpty { return true }
        return !weekdays.plain.isEmpty && weekdays.plain.subtracting(other.weekdays.plain) == weekdays.plain
    }

    /// `Mo-Fr`, and `Sa,Su`: two weekdays or weeks are no range.
    static func list(_ runs: [ClosedRange<Int>], pairs: String = ",", by word: (Int) -> String) -> String {
        runs.map { run in
            switch run.count {
            case 1: word(run.lowerBound)
            case 2: "\(word(run.lowerBound))\(pairs)\(word(run.upperBound))"
            default: "\(word(run.lowerBound))-\(word(run.upperBound))"
            }
        }.joined(separator: ",")
    }

    /// ` +1 day`, or nothing.
    fileprivate static func text(ofOffset offset: Int) -> String {
        offset == 0 ? "" : " \(offset < 0 ? "-" : "+")\(abs(offset)) \(abs(offset) == 1 ? "day" : "days")"
    }
}

extension DaySelector.Years {
    fileprivate func text(asRange: Bool) -> String {
        if range.count == 1, !asRange { return "\(range.lowerBound)" }
        if range.upperBound == HoursParser.lastYear { return "\(range.lowerBound)+" + (step == 1 ? "" : "/\(step)") }
        return "\(range.lowerBound)-\(range.upperBound)" + (step == 1 ? "" : "/\(step)")
    }
}

extension WeekdaySelector {
    /// `Mo-Fr,Sa[1],PH`, or `SH Mo-Fr`.
    fileprivate var text: String {
        var texts: [String] = []
        if !plain.isEmpty { texts.append(DaySelector.list(plain.runs, by: { HoursVocabulary.weekdays[$0 - 1] })) }
        texts += nths.map { nth in
            let places = Array(1...5) + Array(-5 ... -1).reversed()
            let list = places.filter { nth.places.contains($0) }.map { "\($0)" }.joined(separator: ",")
            let word = HoursVocabulary.weekdays[nth.weekday.rawValue - 1]
            return "\(word)[\(list)]" + DaySelector.text(ofOffset: nth.offset)
        }
        let holidays = holidays.map { ($0.isPublic ? "PH" : "SH") + DaySelector.text(ofOffset: $0.offset) }
        guard needsBoth else { return (texts + holidays).joined(separator: ",") }
        return holidays.joined(separator: ",") + " " + texts.joined(separator: ",")
    }
}

extension DateSelector {
    fileprivate var year: Int? {
        switch self {
        case .months(_, let year): year
        case .range(let first, _), .from(let first): first.year
        }
    }

    fileprivate var beginsByMovedWeekday: Bool {
        switch self {
        case .months: false
        case .range(let first, _), .from(let first):
            if case .nth = first.base { first.offset != 0 } else { false }
        }
    }

    fileprivate var text: String {
        switch self {
        case .months(let months, let year):
            months.runs.map { run in
                let (first, last) = (
                    HoursVocabulary.months[run.lowerBound - 1], HoursVocabulary.months[run.upperBound - 1]
                )
                return run.count == 1 ? "\(year) \(first)" : "\(year) \(first)-\(last)"
            }.joined(separator: ",")
        case .from(let point): "\(point.text)+"
        case .range(let first, let last):
            if first == last { first.text } else { "\(first.text)-\(last.text(after: first))" }
        }
    }
}

extension DatePoint {
    fileprivate var text: String {
        let date =
            switch base {
            case .fixed(let month, let day): "\(HoursVocabulary.months[month - 1]) \(HoursVocabulary.twoDigits(day))"
            case .easter: "easter"
            case .nth(let place, let weekday, let month):
                "\(HoursVocabulary.months[month - 1]) \(HoursVocabulary.weekdays[weekday.rawValue - 1])[\(place)]"
            }
        return (year.map { "\($0) " } ?? "") + date + DaySelector.text(ofOffset: offset)
    }

    /// The point as the end of a range: a day of the month that it begins in needs no month.
    fileprivate func text(after first: DatePoint) -> String {
        guard case .fixed(let month, let day) = base, case .fixed(month, let firstDay) = first.base, year == nil,
            offset == 0, first.offset == 0, day > firstDay
        else { return text }
        return HoursVocabulary.twoDigits(day)
    }
}
