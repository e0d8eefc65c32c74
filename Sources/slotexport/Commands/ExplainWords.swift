internal import SlotEngine
internal import SlotFormats
internal import SlotTime

/// The words about one start.
struct ExplainWords {
    let plan: SlotPlan
    let start: Instant

    private var name: String { "\(moment(start)) (\(plan.zone.identifier))" }

    /// `2026-10-10 09:20 (Asia/Shanghai) is a slot: …`
    var paragraph: String {
        guard plan.contains(start) else {
            return "\(name) is no slot: it lies before today, \(text(plan.today))."
        }
        let explanations = plan.explanations(of: start)
        let verdict = plan.isSlot(explanations) ? "is a slot" : "is no slot"
        guard explanations.count > 1 else {
            return "\(name) \(verdict): \(explanations.map(sentence).joined())."
        }
        let rule = plan.venue.combine == .any ? "any of the resources has it" : "all resources have it"
        let parts = explanations.map { "\($0.title ?? ""): \(sentence($0))" }
        return "\(name) \(verdict), which it is where \(rule). " + parts.joined(separator: ". ") + "."
    }

    /// The first sentence about a start after the horizon.
    var beyondHorizon: String {
        let days = plan.dateCount == 1 ? "1 date" : "\(plan.dateCount) dates"
        return "\(name) is no slot: the horizon is \(days) long and ends with \(text(plan.lastDate))."
    }

    /// About a start after the horizon: what would hold if the horizon reached it.
    var beyondHorizonParagraph: String {
        let explanations = plan.explanations(beyondHorizon: start)
        // No horizon can reach the last days that there are.
        return explanations.isEmpty ? beyondHorizon : beyondHorizon + " " + sentences(explanations)
    }

    private func sentences(_ explanations: [StartExplanation]) -> String {
        let parts = explanations.map { explanation in
            (explanation.title.map { "\($0): " } ?? "") + sentence(explanation)
        }
        return "But for that it would be \(plan.isSlot(explanations) ? "a slot" : "none"): "
            + parts.joined(separator: ". ") + "."
    }

    private func sentence(_ explanation: StartExplanation) -> String {
        switch explanation.answer {
        case .slot(let remaining, let bookUntil):
            let left = remaining.map { ", \($0) left" } ?? ""
            let verb = plan.now <= bookUntil ? "can" : "could"
            return "\(hours(explanation)); it \(verb) be booked until \(moment(bookUntil))\(left)"
        case .closed: return hours(explanation) + unknown(explanation)
        case .endsAfterClosing(let closing):
            let minutes = plan.rules.duration.count
            return "\(hours(explanation)), and \(minutes) minutes from then end after \(moment(closing))"
        case .betweenSteps(let before, let after):
            let near = [before, after].compactMap { $0 }.map(moment)
            let starts =
                near.isEmpty
                ? "there is no start on this date" : "the nearest starts are \(near.listed("and"))"
            return "the steps of \(plan.rules.step.count) minutes don't come there; \(starts)"
        case .repeatedTime:
            return
                "the clock shows this time twice, and only its \(plan.rules.overlap == .first ? "first" : "last") counts"
        case .tooSoon(let earliest):
            return
                "it is too soon: with \(plan.lead.count) minutes from now, \(moment(plan.now)), the earliest start is \(moment(earliest))"
        case .noticePassed(let last):
            return last == .distantPast
                ? "there are not so many business days before it"
                : "it could be booked until \(moment(last)), and now it is \(moment(plan.now))"
        case .notYet(let first): return "it can't be booked before \(moment(first))"
        case .taken(let conflicts): return taken(conflicts)
        case .dayIsFull(let maximum):
            return
                "\(text(explanation.serviceDate)) has its \(maximum) booking\(maximum == 1 ? "" : "s"), the most of a day"
        case .weekIsFull(let maximum):
            return
                "the week of \(text(explanation.serviceDate)) has its \(maximum) booking\(maximum == 1 ? "" : "s"), the most of a week"
        }
    }

    /// `it is taken: 2026-05-08 10:00 to 2026-05-08 11:00`, or the buffers that it is too near for.
    private func taken(_ conflicts: [BookingConflict]) -> String {
        let overlapping = conflicts.filter { $0.gap == nil }
        guard overlapping.isEmpty else { return "it is taken: \(listed(overlapping))" }
        guard let gap = conflicts.first?.gap else { return "it is taken" }
        let buffers = [
            gap.bufferAfter.count > 0 ? "bufferAfter \(gap.bufferAfter.count)" : nil,
            gap.bufferBefore.count > 0 ? "bufferBefore \(gap.bufferBefore.count)" : nil,
        ].compactMap { $0 }.listed("and")
        let side = gap.isEntryFirst ? "after" : "before"
        let minutes = gap.seconds / 60
        let distance = minutes == 1 ? "1 minute" : "\(minutes) minutes"
        return "it is too near to a booking: \(distance) \(side) \(listed(conflicts)), which breaks \(buffers)"
    }

    private func listed(_ conflicts: [BookingConflict]) -> String {
        let shown = conflicts.prefix(3).map { conflict in
            let entry = conflict.entry
            let takes = if case .places(let count) = entry.takes { count == 1 ? "" : " (\(count))" } else { " (all)" }
            return "\(moment(entry.start)) to \(moment(entry.end))\(takes)"
        }
        let more = conflicts.count > 3 ? " and \(conflicts.count - 3) more" : ""
        return shown.joined(separator: ", ") + more
    }

    /// `it is open 09:00-12:00 and 13:00-18:00 on Fr 2026-10-09`, and why.
    private func hours(_ explanation: StartExplanation) -> String {
        let windows = explanation.windows.map { "\(clock($0.open))-\(clock($0.close))" }
        let day = "\(OpeningHours.word(for: explanation.serviceDate.weekday)) \(text(explanation.serviceDate))"
        // One of several is not the place, and is named already.
        let subject = plan.venue.resources.count > 1 ? "it" : explanation.title ?? "the place"
        let open = windows.isEmpty ? "\(subject) is closed" : "\(subject) is open \(windows.listed("and"))"
        return "\(open) on \(day)\(reason(explanation))"
    }

    private func unknown(_ explanation: StartExplanation) -> String {
        guard let unknown = explanation.unknown else { return "" }
        let comment = unknown.comment.map { " (\(visible($0)))" } ?? ""
        return ", and it is unknown whether it is open at this time\(comment), which counts as closed"
    }

    private func reason(_ explanation: StartExplanation) -> String {
        if let exception = explanation.exception {
            return ", an exception" + (exception.note.map { " (\(visible($0)))" } ?? "")
        }
        guard let holiday = explanation.holiday else { return "" }
        return ", " + DayWords.text(holiday, substituteWeekday: explanation.substituteWeekday)
    }

    /// A moment on the wall clock, `2026-10-10 09:20`; with the UTC offset where the clock shows it twice.
    private func moment(_ instant: Instant) -> String {
        let offset = plan.zone.utcOffset(at: instant)
        let local = CivilDateTime(instant, utcOffset: offset)
        guard case .overlap = plan.zone.resolve(local) else { return Self.text(local) }
        var bytes = Array("UTC".utf8)
        bytes.appendUTCOffset(offset)
        return "\(Self.text(local)) \(String(decoding: bytes, as: UTF8.self))"
    }

    private func clock(_ minutes: Int) -> String { TimeOfDay.text(minutes: minutes) }

    private func text(_ date: CivilDate) -> String { DayWords.text(date) }

    /// `2026-10-10 09:20`, with seconds where there are some.
    static func text(_ local: CivilDateTime) -> String {
        "\(DayWords.text(local.date)) \(local.time.text)"
    }
}

extension StartExplanation {
    /// What the resource is called, or nil where there is only one.
    fileprivate var title: String? { resourceName.map { visible($0) } ?? resource }
}

/// The words about a date that is not like others.
enum DayWords {
    /// `a public holiday (放假: 国庆节)`
    static func text(_ day: HolidayCalendar.Day, substituteWeekday: Weekday? = nil) -> String {
        let name = day.name.isEmpty ? "" : ": " + visible(day.name)
        guard !day.isOffDay else { return "a public holiday (放假\(name))" }
        let weekday = substituteWeekday.map { " with the hours of \(OpeningHours.word(for: $0))" } ?? ""
        return "a make-up workday (补班\(name))\(weekday)"
    }

    /// `2026-10-10`
    static func text(_ date: CivilDate) -> String {
        var bytes: [UInt8] = []
        date.appendRFC3339(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
