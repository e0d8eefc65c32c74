public import SlotTime

extension OpeningHours {
    /// The windows that begin on a date, ascending and apart.
    ///
    /// A rule after `;` replaces what the rules before it say for its calendar dates, whichever service date that comes
    /// from, as OpenStreetMap has it: so `22:00-02:00; Tu 12:00-14:00` cuts Monday's night at midnight, and of Tuesday's
    /// own night it leaves 00:00-02:00 of Wednesday.
    public func windows(on date: CivilDate, _ facts: HoursContext) -> [ServiceWindow] {
        windows(on: date, facts, .open)
    }

    /// The stretches that begin on a date and of which it is unknown whether the place is open: they are no windows.
    public func unknownWindows(on date: CivilDate, _ facts: HoursContext) -> [ServiceWindow] {
        mentionsUnknown ? windows(on: date, facts, .unknown) : []
    }

    func windows(on date: CivilDate, _ facts: HoursContext, _ kind: HoursRule.Kind) -> [ServiceWindow] {
        var windows: [ServiceWindow] = []
        var evaluation = HoursEvaluation(self, facts, kind: kind)
        eachWindow(on: date, &evaluation) { windows.append($0) }
        return windows
    }

    /// Visits the windows that begin on a date, in order.
    func eachWindow(on date: CivilDate, _ evaluation: inout HoursEvaluation, _ visit: (ServiceWindow) -> Void) {
        let windows =
            !weekly.isEmpty && evaluation.kind == .open && isOrdinary(date, evaluation.facts)
            ? weekly[date.weekday.rawValue - 1] : evaluation.windows(on: date)
        for window in windows { visit(ServiceWindow(unchecked: date, window.open, window.close, window.comment)) }
    }

    /// Whether the weekday is all there is to know about a date and the two beside it.
    private func isOrdinary(_ date: CivilDate, _ facts: HoursContext) -> Bool {
        if !facts.substituteWeekday.isEmpty {
            for step in -1...1 where facts.substituteWeekday[date.advanced(byDays: step)] != nil { return false }
        }
        let looksAtPublic = mentionsPublicHolidays && !facts.publicHolidays.isEmpty
        let looksAtSchool = mentionsSchoolHolidays && !facts.schoolHolidays.isEmpty
        guard looksAtPublic || looksAtSchool else { return true }
        for offset in holidayOffsets {
            for step in -1...1 {
                let day = date.advanced(byDays: step - offset)
                if looksAtPublic, facts.publicHolidays[day] != nil { return false }
                if looksAtSchool, facts.schoolHolidays[day] != nil { return false }
            }
        }
        return true
    }
}

extension OpeningHours {
    /// What the rule that decides about a date says where it doesn't open: `easter -2 days off "Good Friday"`.
    func closingComment(on date: CivilDate, _ facts: HoursContext) -> String? {
        guard rules.contains(where: { $0.kind != .open && $0.comment != nil }) else { return nil }
        var matches = RuleCalendar(rules, in: DayWindow(from: date, count: 1, facts)).matches(on: date)
        var last: HoursRule?
        while case let index = matches.next, index < rules.count, matches.take(index) {
            // A fallback comments on what the others leave.
            if rules[index].operator != .fallback || last?.comment == nil { last = rules[index] }
        }
        guard let last, last.kind != .open else { return nil }
        return last.comment
    }

    /// The word of the syntax for a weekday: `Mo` to `Su`.
    public static func word(for weekday: Weekday) -> String { HoursVocabulary.weekdays[weekday.rawValue - 1] }

    /// The English name of a weekday: `Wednesday`.
    public static func name(of weekday: Weekday) -> String { HoursVocabulary.weekdayNames[weekday.rawValue - 1] }
}
