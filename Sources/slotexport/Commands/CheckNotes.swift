internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// What `check` says below the dates: holidays, make-up workdays, exceptions with their notes, nights with a clock change,
/// capacity.
struct CheckNotes {
    private let plan: SlotPlan
    private let isChinese: Bool

    init(_ document: SlotDocument) {
        plan = document.plan
        isChinese = DayWords.isChinese(document)
    }

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
        return days + repeatedStarts + capacities
    }

    private func words(about date: CivilDate) -> String? {
        let holiday = plan.venue.holidays?.day(date).map {
            DayWords.text($0, substituteWeekday: plan.venue.facts.substituteWeekday[date], isChinese: isChinese)
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

    /// Starts that the clock shows outside of the hours as they are written, because an hour comes twice within them.
    private var repeatedStarts: [String] {
        plan.days.compactMap { day in
            guard day.repeatedHours != 0 else { return nil }
            let starts = day.runs.flatMap { run in (0..<run.count).map { run.start(on: day.date, at: $0) } }
            let times = starts.filter { isOutsideWrittenHours($0) }.map { start in
                let offset = plan.zone.utcOffset(at: start)
                var text = Array(CivilDateTime(start, utcOffset: offset).time.text.utf8) + Array(" UTC".utf8)
                text.appendUTCOffset(offset)
                return String(decoding: text, as: UTF8.self)
            }
            guard !times.isEmpty else { return nil }
            let shown = times.count > 3 ? Array(times.prefix(3)) + ["\(times.count - 3) more"] : times
            let verb = times.count == 1 ? "is a slot, though it lies" : "are slots, though they lie"
            return
                "\(DayWords.text(day.date)): the clock goes back, and \(shown.listed("and")) \(verb) outside the hours"
        }
    }

    private func isOutsideWrittenHours(_ start: Instant) -> Bool {
        let local = CivilDateTime(start, utcOffset: plan.zone.utcOffset(at: start))
        return plan.explanations(of: start).contains { explanation in
            guard explanation.isSlot else { return false }
            let days = local.date.daysSinceEpoch - explanation.serviceDate.daysSinceEpoch
            let minute = days * 1440 + local.time.hour * 60 + local.time.minute
            return !explanation.windows.contains { $0.open <= minute && minute < $0.close }
        }
    }

    private var capacities: [String] {
        plan.venue.resources.compactMap { resource in
            resource.capacity.map { "capacity\(resource.id.map { " of \($0)" } ?? ""): \($0)" }
        }
    }
}
