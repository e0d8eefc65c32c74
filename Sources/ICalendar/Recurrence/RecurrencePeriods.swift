internal import SlotTime

/// The periods of a rule, counted in steps of its interval from the one that holds DTSTART.
struct RecurrencePeriods {
    let rule: RecurrenceRule
    let start: CivilDateTime

    /// The first local second of a period; nil beyond the calendar.
    func start(of index: Int) -> Int? {
        let steps = index.multipliedSaturated(by: rule.interval)
        let date = start.date
        switch rule.frequency {
        case .yearly:
            return CivilDate(year: date.year.addingSaturated(steps), month: 1, day: 1).map {
                $0.daysSinceEpoch * 86_400
            }
        case .monthly:
            let months = (date.year * 12 + date.month - 1).addingSaturated(steps)
            guard let first = CivilDate(year: months / 12, month: months % 12 + 1, day: 1) else { return nil }
            return first.daysSinceEpoch * 86_400
        case .weekly, .daily, .hourly, .minutely, .secondly:
            let begin = base.addingSaturated(steps.multipliedSaturated(by: unit))
            return begin < Instant.distantFuture.epochSeconds ? begin : nil
        }
    }

    /// The last period that begins at or before a local second; 0 where DTSTART's own is later.
    func index(before local: Int) -> Int {
        guard local > start.localSeconds else { return 0 }
        let date = CivilDateTime(localSeconds: local).date
        let steps =
            switch rule.frequency {
            case .yearly: date.year - start.date.year
            case .monthly: (date.year - start.date.year) * 12 + date.month - start.date.month
            case .weekly, .daily, .hourly, .minutely, .secondly: (local - base) / unit
            }
        return steps / rule.interval
    }

    /// The first period that begins at or after a local second, for periods of equal length.
    func index(from local: Int) -> Int {
        let step = unit * rule.interval
        return max(0, (local - base + step - 1) / step)
    }

    /// The first local second of the period that holds DTSTART, for periods of equal length.
    private var base: Int {
        let seconds = start.localSeconds
        switch rule.frequency {
        case .weekly:
            return (start.date.daysSinceEpoch - start.date.weekday.days(after: rule.weekStart)) * 86_400
        case .hourly: return seconds - start.time.secondsSinceMidnight % 3600
        case .minutely: return seconds - start.time.secondsSinceMidnight % 60
        case .secondly: return seconds
        case .daily, .monthly, .yearly: return start.date.daysSinceEpoch * 86_400
        }
    }

    /// Seconds of a period of equal length.
    private var unit: Int {
        switch rule.frequency {
        case .weekly: 7 * 86_400
        case .hourly: 3600
        case .minutely: 60
        case .secondly: 1
        case .daily, .monthly, .yearly: 86_400
        }
    }
}

extension RecurrenceRule {
    /// How many occurrences every period has, where none can have more or fewer; nil where that depends.
    ///
    /// For rules that are completed by DTSTART.
    var occurrencesInEachPeriod: Int? {
        guard positions.isEmpty, months.isEmpty, monthDays.isEmpty, yearDays.isEmpty, weeks.isEmpty else { return nil }
        switch frequency {
        case .weekly: return days.count * hours.count * minutes.count * seconds.count
        case .daily: return days.isEmpty ? hours.count * minutes.count * seconds.count : nil
        case .hourly: return days.isEmpty && hours.isEmpty ? minutes.count * seconds.count : nil
        case .minutely: return days.isEmpty && hours.isEmpty && minutes.isEmpty ? seconds.count : nil
        case .secondly:
            return days.isEmpty && hours.isEmpty && minutes.isEmpty && seconds.isEmpty ? 1 : nil
        case .monthly, .yearly: return nil
        }
    }
}
