internal import SlotEngine
internal import SlotTime

/// What `check` says below the dates: holidays, make-up workdays, exceptions with their notes, capacity.
struct CheckNotes {
    let plan: SlotPlan

    /// The lines, each about a date or several that follow each other.
    var lines: [String] {
        var freeIntervals: [(first: CivilDate, last: CivilDate, words: String)] = []
        let dates = (plan.today.daysSinceEpoch...plan.lastDate.daysSinceEpoch).map { CivilDate(daysSinceEpoch: $0) }
        for date in dates {
            guard let words = words(about: date) else { continue }
            if let last = freeIntervals.last, last.words == words, last.last.advanced(byDays: 1) == date {
                freeIntervals[freeIntervals.count - 1].last = date
            } else {
                freeIntervals.append((date, date, words))
            }
        }
        let days = freeIntervals.map { stretch in
            let end = stretch.first == stretch.last ? "" : " to \(DayWords.text(stretch.last))"
            return "\(DayWords.text(stretch.first))\(end): \(stretch.words)"
        }
        return days + capacities
    }

    private func words(about date: CivilDate) -> String? {
        let holiday = plan.venue.holidays?.day(date).map {
            DayWords.text($0, substituteWeekday: plan.venue.facts.substituteWeekday[date])
        }
        let exceptions = plan.venue.resources.compactMap { resource -> String? in
            guard let exception = resource.schedule.exception(on: date) else { return nil }
            let owner = resource.id.map { " of \($0)" } ?? ""
            let note = exception.note.map { " (\(visible($0)))" } ?? ""
            return "an exception\(owner)\(note)\(exception.hours == nil ? ", closed" : "")"
        }
        let words = [holiday].compactMap { $0 } + exceptions
        return words.isEmpty ? nil : words.joined(separator: "; ")
    }

    private var capacities: [String] {
        plan.venue.resources.compactMap { resource in
            resource.capacity.map { "capacity\(resource.id.map { " of \($0)" } ?? ""): \($0)" }
        }
    }
}
