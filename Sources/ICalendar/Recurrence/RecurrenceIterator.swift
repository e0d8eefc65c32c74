internal import SlotTime

/// The occurrences of a rule from one local time to another, ascending, on the wall clock of DTSTART's zone.
///
/// It begins at the first period that can matter: only a COUNT over uneven periods makes it look at those before.
struct RecurrenceIterator {
    private let rule: RecurrenceRule
    private let start: CivilDateTime

    /// Nothing before this local second is answered, and nothing after the last one.
    private let first: Int
    private let last: Int

    /// The period that is being answered, in steps of the rule's interval; -1 before the first.
    private var period = -1

    /// How many occurrences COUNT still allows; nil without COUNT.
    private var remaining: Int?

    private var dates: [Int] = []
    private var times: RecurrenceTimes

    /// The places of a period's occurrences that BYSETPOS keeps; nil where it keeps all.
    private var kept: [Int]?

    /// The next occurrence of the period, and how many it has.
    private var next = 0
    private var end = 0

    /// The occurrences of a rule.
    ///
    /// - Parameters:
    ///   - rule: the rule.
    ///   - start: DTSTART on the wall of its zone.
    ///   - window: the local seconds that matter, first and last.
    init(_ rule: RecurrenceRule, start: CivilDateTime, window: ClosedRange<Int>) {
        self.rule = rule.completed(by: start)
        self.start = start
        first = max(window.lowerBound, start.localSeconds)
        last = window.upperBound
        remaining = rule.count
        times = RecurrenceTimes(hours: self.rule.hours, minutes: self.rule.minutes, seconds: self.rule.seconds)
    }

    /// The next occurrence in local seconds, or nil after the last one.
    mutating func next(_ budget: inout StepBudget) throws(StepBudget.Exceeded) -> Int? {
        while true {
            if next < end {
                try budget.spend()
                if let remaining {
                    guard remaining > 0 else { return nil }
                    self.remaining = remaining - 1
                }
                let local = value(at: kept?[next] ?? next)
                next += 1
                return local <= last ? local : nil
            }
            guard try advance(&budget) else { return nil }
        }
    }

    private func value(at index: Int) -> Int {
        dates[index / times.count] * 86_400 + times.time(at: index % times.count)
    }

    /// Loads the next period that has dates; false after the last one.
    private mutating func advance(_ budget: inout StepBudget) throws(StepBudget.Exceeded) -> Bool {
        guard remaining ?? 1 > 0 else { return false }
        period = try following(&budget)
        while let load = try load(&budget) {
            guard !dates.isEmpty else {
                period = max(period + 1, load)
                continue
            }
            settle()
            return true
        }
        return false
    }

    /// The period after this one, or the first that can matter where those between can be left out.
    private mutating func following(_ budget: inout StepBudget) throws(StepBudget.Exceeded) -> Int {
        try budget.spend()
        let target = periods.index(before: first)
        guard period + 1 < target else { return period + 1 }
        guard let left = remaining else { return target }
        // The first period is cut by DTSTART, so that it is counted like any other.
        guard period >= 0, let each = rule.occurrencesInEachPeriod else { return period + 1 }
        remaining = max(0, left - (target - period - 1).multipliedSaturated(by: each))
        return target
    }

    private var periods: RecurrencePeriods { RecurrencePeriods(rule: rule, start: start) }

    /// Finds the dates and times of a period: the next period to look at where it has none; nil after the last.
    private mutating func load(_ budget: inout StepBudget) throws(StepBudget.Exceeded) -> Int? {
        try budget.spend()
        dates.removeAll(keepingCapacity: true)
        guard remaining ?? 1 > 0, let begin = periods.start(of: period), begin <= last else { return nil }
        let day = CivilDateTime(localSeconds: begin).date
        switch rule.frequency {
        case .yearly:
            let isByMonth = rule.weeks.isEmpty && rule.yearDays.isEmpty && !rule.months.isEmpty
            let year = day.year
            if isByMonth {
                for month in rule.months {
                    guard let first = CivilDate(year: year, month: month, day: 1) else { continue }
                    try collect(first, CivilDate.length(ofMonth: month, year: year), &budget)
                }
            } else {
                try collect(day, CivilDate.isLeap(year: year) ? 366 : 365, &budget)
            }
        case .monthly:
            let (year, month, _) = day.parts
            guard rule.months.isEmpty || rule.months.contains(month) else { break }
            try collect(day, CivilDate.length(ofMonth: month, year: year), &budget)
        case .weekly: try collect(day, 7, &budget)
        case .daily: try collect(day, 1, &budget)
        case .hourly, .minutely, .secondly: return loadTime(begin, day)
        }
        return period + 1
    }

    /// Keeps those of a number of dates that the rule names.
    private mutating func collect(
        _ first: CivilDate, _ count: Int, _ budget: inout StepBudget
    ) throws(StepBudget.Exceeded) {
        try budget.spend(count)
        for offset in 0..<count {
            let date = first.advanced(byDays: offset)
            if rule.matches(date) { dates.append(date.daysSinceEpoch) }
        }
    }

    /// A period of an hour or less: its time is kept, or the next period that its parts allow is answered.
    private mutating func loadTime(_ begin: Int, _ day: CivilDate) -> Int {
        let time = begin - day.daysSinceEpoch * 86_400
        guard rule.matches(day) else { return periods.index(from: begin - time + 86_400) }
        guard rule.hours.isEmpty || rule.hours.contains(time / 3600) else {
            return periods.index(from: begin - time % 3600 + 3600)
        }
        times.hours = [time / 3600]
        if rule.frequency < .hourly {
            guard rule.minutes.isEmpty || rule.minutes.contains(time / 60 % 60) else {
                return periods.index(from: begin - time % 60 + 60)
            }
            times.minutes = [time / 60 % 60]
        }
        if rule.frequency == .secondly {
            guard rule.seconds.isEmpty || rule.seconds.contains(time % 60) else { return period + 1 }
            times.seconds = [time % 60]
        }
        dates.append(day.daysSinceEpoch)
        return period + 1
    }

    /// Applies BYSETPOS, counts what lies before the first local second, and begins after it.
    private mutating func settle() {
        let size = dates.count * times.count
        if !rule.positions.isEmpty {
            kept = Array(Set(rule.positions.map { $0 > 0 ? $0 - 1 : size + $0 })).filter { (0..<size).contains($0) }
                .sorted()
        }
        end = kept?.count ?? size
        let begin = rank(of: start.localSeconds)
        next = rank(of: first)
        if let left = remaining { remaining = max(0, left - (next - begin)) }
    }

    /// How many of the period's occurrences come before a local second.
    private func rank(of local: Int) -> Int {
        let moment = CivilDateTime(localSeconds: local)
        let day = moment.date.daysSinceEpoch
        let index = RecurrenceTimes.rank(of: day, in: dates)
        var rank = index * times.count
        if index < dates.count, dates[index] == day { rank += times.rank(of: moment.time.secondsSinceMidnight) }
        guard let kept else { return rank }
        return RecurrenceTimes.rank(of: rank, in: kept)
    }
}
