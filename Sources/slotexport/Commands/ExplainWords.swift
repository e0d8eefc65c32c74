internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotLocale
internal import SlotTime

/// The words about one start.
struct ExplainWords {
    let plan: SlotPlan
    let start: Instant

    /// Whether the place's language is Chinese, which has its own words for holidays and make-up workdays.
    let isChinese: Bool

    init(_ document: SlotDocument, start: Instant) {
        plan = document.plan
        self.start = start
        isChinese = DayWords.isChinese(document)
    }

    private var name: String { "\(moment(start)) (\(plan.zone.identifier))" }

    /// `2026-10-10 09:20 (Asia/Shanghai) is a slot: …`
    var paragraph: String {
        guard plan.contains(start) else {
            return "\(name) is not a slot: it is before today, \(text(plan.today))."
        }
        let explanations = plan.explanations(of: start)
        let verdict = plan.isSlot(explanations) ? "is a slot" : "is not a slot"
        guard explanations.count > 1 else {
            return "\(name) \(verdict): \(explanations.map(sentence).joined())."
        }
        let rule = plan.venue.combine == .any ? "any resource is enough" : "all resources are needed"
        let parts = explanations.map { "\($0.title ?? ""): \(sentence($0))" }
        return "\(name) \(verdict); \(rule). " + parts.joined(separator: ". ") + "."
    }

    /// The first sentence about a start after the horizon.
    var beyondHorizon: String {
        let days = plan.dateCount == 1 ? "1 date" : "\(plan.dateCount) dates"
        return "\(name) is not a slot: the horizon is \(days) long and ends on \(text(plan.lastDate))."
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
        return "In a longer horizon it would \(plan.isSlot(explanations) ? "be a slot" : "not be a slot either"): "
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
            return "\(hours(explanation)), and a slot of \(minutes) minutes would end after \(moment(closing))"
        case .betweenSteps(let before, let after):
            let near = [before, after].compactMap { $0 }.map(moment)
            let starts =
                near.isEmpty
                ? "there is no start on this date" : "the nearest starts are \(near.listed("and"))"
            return "it is not on the grid of \(plan.rules.step.count)-minute steps; \(starts)"
        case .repeatedTime:
            return
                "the clock shows this time twice, and only the \(plan.rules.overlap == .first ? "first" : "last") counts"
        case .tooSoon(let earliest):
            return
                "it is too soon: it is now \(moment(plan.now)), and with a lead of \(plan.lead.count) minutes the earliest start is \(moment(earliest))"
        case .noticePassed(let last):
            return last == .distantPast
                ? "there are not enough business days before it"
                : "it could be booked until \(moment(last)), and it is now \(moment(plan.now))"
        case .notYet(let first): return "it can't be booked before \(moment(first))"
        case .taken(let conflicts): return taken(conflicts)
        case .dayIsFull(let maximum):
            return
                "\(text(explanation.serviceDate)) already has \(bookings(maximum)), the maximum per day"
        case .weekIsFull(let maximum):
            return
                "the week of \(text(explanation.serviceDate)) already has \(bookings(maximum)), the maximum per week"
        }
    }

    private func bookings(_ count: Int) -> String { count == 1 ? "1 booking" : "\(count) bookings" }

    /// `it is taken: 2026-05-08 10:00 to 2026-05-08 11:00`, or the buffers that it is too near for.
    private func taken(_ conflicts: [BookingConflict]) -> String {
        let overlapping = conflicts.filter { $0.gap == nil }
        guard overlapping.isEmpty else { return "it is taken: \(listed(overlapping))" }
        guard let gap = conflicts.first?.gap else { return "it is taken" }
        let buffers = [
            gap.bufferAfter.count > 0 ? "\(gap.bufferAfter.count) (bufferAfter)" : nil,
            gap.bufferBefore.count > 0 ? "\(gap.bufferBefore.count) (bufferBefore)" : nil,
        ].compactMap { $0 }.joined(separator: " + ")
        let side = gap.isEntryFirst ? "after" : "before"
        let minutes = gap.seconds / 60
        let distance = minutes == 1 ? "1 minute" : "\(minutes) minutes"
        return "it is too close to a booking: \(distance) \(side) \(listed(conflicts)), and there must be \(buffers)"
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
        let windows = explanation.windows.map { window(of: explanation.serviceDate, from: $0.open, to: $0.close) }
        let day = "\(OpeningHours.word(for: explanation.serviceDate.weekday)) \(text(explanation.serviceDate))"
        // One of several is not the place, and is named already.
        let subject = plan.venue.resources.count > 1 ? "it" : explanation.title ?? "the place"
        let open = windows.isEmpty ? "\(subject) is closed" : "\(subject) is open \(windows.listed("and"))"
        return "\(open) on \(day)\(reason(explanation))"
    }

    /// `09:00-12:00`, `22:00-02:00`; hours after midnight of a night that began the day before name it.
    private func window(of date: CivilDate, from open: Int, to close: Int) -> String {
        guard open >= 1440 else { return "\(clock(open))-\(clock(close > 1440 ? close - 1440 : close))" }
        let night = OpeningHours.name(of: date.weekday)
        return "\(clock(open - 1440))-\(clock(close - 1440)) (\(night)'s night)"
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
        if let holiday = explanation.holiday {
            return ", " + DayWords.text(holiday, substituteWeekday: explanation.substituteWeekday, isChinese: isChinese)
        }
        guard explanation.unknown == nil else { return "" }
        return explanation.comment.map { $0.isEmpty ? "" : " (\(visible($0)))" } ?? ""
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
    /// Whether a document's language is Chinese.
    static func isChinese(_ document: SlotDocument) -> Bool {
        document.labels.identifier.utf8.starts(with: "zh".utf8)
    }

    /// `a public holiday (国庆节)`; with the words of China's notices for those who read them: `(放假: 国庆节)`.
    static func text(_ day: HolidayCalendar.Day, substituteWeekday: Weekday? = nil, isChinese: Bool) -> String {
        var words: [String] = isChinese ? [day.isOffDay ? "放假" : "补班"] : []
        if !day.name.isEmpty { words.append(visible(day.name)) }
        let note = words.isEmpty ? "" : " (\(words.joined(separator: ": ")))"
        guard !day.isOffDay else { return "a public holiday\(note)" }
        let weekday = substituteWeekday.map { " with the hours of \(OpeningHours.word(for: $0))" } ?? ""
        return "a make-up workday\(note)\(weekday)"
    }

    /// `2026-10-10`
    static func text(_ date: CivilDate) -> String {
        var bytes: [UInt8] = []
        date.appendRFC3339(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
