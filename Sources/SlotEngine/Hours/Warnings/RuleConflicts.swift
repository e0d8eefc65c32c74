internal import SlotTime

/// Finds rules that undo what others say, by overlaying them for every kind of date that there is.
struct RuleConflicts {
    private let hours: OpeningHours

    /// Every combination of rules that some date, the one before it and the one after it have.
    private var dates: [(before: RuleMatches, on: RuleMatches, after: RuleMatches)] = []

    init(_ hours: OpeningHours) {
        self.hours = hours
        // More rules than a set holds are more than anybody writes by hand.
        guard hours.rules.count > 1, hours.rules.count <= RuleCalendar.setLimit else { return }
        var known: Set<[NumberSet]> = []
        let calendars = Self.years(of: hours).map { year in
            let first = CivilDate(year: year, month: 1, day: 1) ?? CivilDate(daysSinceEpoch: 0)
            // From the day before New Year to the day after the next.
            return RuleCalendar(
                hours.rules,
                in: DayWindow(from: first.advanced(byDays: -1), count: 368, Self.holidays(of: first, hours)))
        }
        for calendar in calendars {
            for day in calendar.days.dropFirst().dropLast() {
                let near = (-1...1).map { calendar.matches(on: CivilDate(daysSinceEpoch: day + $0)) }
                guard known.insert(near.map({ $0.set })).inserted else { continue }
                dates.append((near[0], near[1], near[2]))
            }
        }
    }

    /// Nine years have all leap days, weeks and weekdays; years that rules name are added, and those beside them.
    private static func years(of hours: OpeningHours) -> [Int] {
        var years = Set(2024...2032)
        for rule in hours.rules {
            for selector in [rule.days] + rule.days.alternatives {
                var named = selector.years.flatMap {
                    [$0.range.lowerBound, min($0.range.upperBound, $0.range.lowerBound + 9)]
                }
                for date in selector.dates {
                    switch date {
                    case .months(_, let year): named.append(year)
                    case .from(let point): if let year = point.year { named.append(year) }
                    case .range(let first, let last): named += [first.year, last.year].compactMap { $0 }
                    }
                }
                for year in named where years.count < 100 { years.formUnion([year, year + 1]) }
            }
        }
        return years.sorted()
    }

    /// Holidays on every weekday, as the hours alone don't say when they are.
    private static func holidays(of first: CivilDate, _ hours: OpeningHours) -> HoursContext {
        var context = HoursContext()
        for day in stride(from: 12, to: 360, by: 25) {
            if hours.mentionsPublicHolidays { context.publicHolidays[first.advanced(byDays: day)] = "" }
            if hours.mentionsSchoolHolidays { context.schoolHolidays[first.advanced(byDays: day + 9)] = "" }
        }
        return context
    }

    /// W1 and W2.
    var warnings: [HoursWarning] {
        guard !dates.isEmpty, !hours.needsPosition else { return [] }
        var warnings: [HoursWarning] = []
        for index in hours.rules.indices {
            if let cut = cutNight(by: index) { warnings.append(cut) }
            if let idle = noEffect(of: index) { warnings.append(idle) }
        }
        return warnings
    }

    /// The layers of a date by the rules before one.
    private func layers(
        _ date: (before: RuleMatches, on: RuleMatches, after: RuleMatches), upTo end: Int
    ) -> HoursLayers {
        var evaluation = HoursEvaluation(hours, HoursContext())
        evaluation.overlayDate(
            date.on.filtered { $0 < end }, before: date.before.filtered { $0 < end }, after: nil)
        return evaluation.layers
    }
}

extension RuleConflicts {
    /// The warning about a rule after `;` that ends a night at midnight.
    private func cutNight(by index: Int) -> HoursWarning? {
        let rule = hours.rules[index]
        // `00:00-02:00 off` says what it means.
        guard index > 0, rule.operator == .normal, rule.kind != .closed || rule.spans.isEmpty,
            hours.rules[..<index].contains(where: { $0.reachesNextDay })
        else { return nil }
        var nights = WeekdaySet()
        var cut: Int?
        for date in dates where date.on.set.contains(index) {
            let before = layers(date, upTo: index).open.filter { $0.isRest }
            let after = layers(date, upTo: index + 1).open
            for piece in before
            where !piece.range.allSatisfy({ minute in after.contains { $0.range.contains(minute) } }) {
                cut = cut ?? piece.rule
                nights.insert(date.before.date.weekday)
            }
        }
        guard let cut else { return nil }
        let right = rewriting(index)
        let isWeekly = rule.days.isWeekly && rule.days.weekdays.holidays.isEmpty
        var which = "the night before \"\(rule.days.text)\""
        if isWeekly {
            let names = nights.runs.flatMap { $0 }.map {
                HoursVocabulary.name(HoursVocabulary.weekdays[$0 - 1].lowercased()) ?? ""
            }
            which = names.count == 1 ? "\(names[0])'s night" : "the nights of \(names.listed("and"))"
            if names.count == 7 { which = "every night" }
        } else if rule.days.isWeekly {
            which = "the night before a holiday"
        }
        var text = "\"\(rule.text())\" ends \(which) at 24:00 (\"\(hours.rules[cut].text())\")"
        if rule.kind == .closed {
            text += ", and leaves the hours after midnight that begin on its own days"
            if !rule.days.weekdays.holidays.isEmpty, right != nil {
                text += "; hours that don't mention PH are closed from opening to closing on holidays"
            }
        }
        return HoursWarning(kind: .cutNight, columns: hours.columns(of: index), text: text, rewriting: right)
    }

    /// The warning about a rule of which nothing is left on any of its dates.
    private func noEffect(of index: Int) -> HoursWarning? {
        let rule = hours.rules[index]
        var killer: Int?
        var matches = false
        for date in dates where date.on.set.contains(index) {
            matches = true
            guard rule.kind != .closed else {
                // It comes too early: it closes nothing, and a later rule opens. Weekdays are often closed to be clear.
                let earlier = layers(date, upTo: index)
                guard !rule.days.isWeekly || !rule.days.weekdays.holidays.isEmpty, earlier.open.isEmpty,
                    earlier.unknown.isEmpty
                else { return nil }
                killer = killer ?? layers(date, upTo: hours.rules.count).open.first { $0.rule > index }?.rule
                continue
            }
            let all = layers(date, upTo: hours.rules.count)
            if (all.open + all.unknown).contains(where: { $0.rule == index }) { return nil }
            for end in index + 1..<hours.rules.count where killer == nil {
                let left = layers(date, upTo: end + 1)
                if !(left.open + left.unknown).contains(where: { $0.rule == index }) { killer = end }
            }
        }
        guard matches, let killer else { return nil }
        var right = hours.rules
        if rule.kind == .closed {
            right.append(right.remove(at: index))
            right[0].operator = .normal
        } else {
            right[killer].operator = .additional
            Self.merge(&right, at: killer)
        }
        return HoursWarning(
            kind: .noEffect, columns: hours.columns(of: index),
            text: "\"\(rule.text())\" never takes effect: \"\(hours.rules[killer].text())\" after it replaces it",
            rewriting: rule.operator == .fallback ? nil : OpeningHours.text(of: right))
    }

    /// Makes one list of the times of two rules for the same days.
    private static func merge(_ rules: inout [HoursRule], at index: Int) {
        guard index > 0, rules[index].days == rules[index - 1].days, rules[index].kind == rules[index - 1].kind,
            rules[index].comment == rules[index - 1].comment, !rules[index].spans.isEmpty,
            !rules[index - 1].spans.isEmpty
        else { return }
        rules[index - 1].spans += rules[index].spans
        rules.remove(at: index)
    }

    /// The expression with the nights that a rule cuts, if a form of it says nothing else than it does now.
    private func rewriting(_ index: Int) -> String? {
        let rule = hours.rules[index]
        var candidates: [[HoursRule]] = []
        if rule.kind != .closed {
            var additional = hours.rules
            additional[index].operator = .additional
            candidates.append(additional)
        } else if !rule.days.weekdays.holidays.isEmpty, rule.days.weekdays.holidays == [.init(isPublic: true)],
            rule.days.isWeekly, rule.days.weekdays.plain.isEmpty
        {
            // Without PH the place is closed for what begins on a holiday.
            var silent = hours.rules
            silent.remove(at: index)
            return OpeningHours(rules: silent).mentionsPublicHolidays ? nil : OpeningHours.text(of: silent)
        }
        // Weekdays of their own for each rule need no order.
        if rule.days.isWeekly, rule.days.weekdays.holidays.isEmpty, !rule.days.weekdays.plain.isEmpty {
            var apart = hours.rules
            for before in 0..<index where apart[before].days.isWeekly && apart[before].days.weekdays.holidays.isEmpty {
                var plain = apart[before].days.weekdays.plain
                if plain.isEmpty { plain.insert(from: .monday, through: .sunday) }
                apart[before].days.weekdays.plain = plain.subtracting(rule.days.weekdays.plain)
            }
            if rule.kind == .closed { apart.remove(at: index) } else { apart[index].operator = .additional }
            if apart.allSatisfy({ !$0.days.isEmpty }) { candidates.append(apart) }
        }
        return candidates.first(where: isRestored).map { OpeningHours.text(of: $0) }
    }

    /// Whether rules open at the same times of each date as now, but for the ends of nights, and end every night whole.
    private func isRestored(_ rules: [HoursRule]) -> Bool {
        let restored = OpeningHours(rules: rules)
        let first = CivilDate(year: 2026, month: 1, day: 1) ?? CivilDate(daysSinceEpoch: 0)
        for day in 0..<370 {
            let date = first.advanced(byDays: day)
            let (old, new) = (hours.windows(on: date, HoursContext()), restored.windows(on: date, HoursContext()))
            func ownDay(_ windows: [ServiceWindow]) -> [Range<Int>] {
                windows.filter { $0.open < 1440 }.map { $0.open..<min($0.close, 1440) }
            }
            guard ownDay(old) == ownDay(new), new.allSatisfy({ $0.open < 1440 }) else { return false }
        }
        return true
    }
}
