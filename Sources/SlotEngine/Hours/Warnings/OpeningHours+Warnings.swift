extension OpeningHours {
    /// What the author of the expression should know, that it is read in other words first, and then in the order of its
    /// columns. Nothing for hours that were not read
    /// from an expression.
    ///
    /// It looks at years of dates, so it is for checks and not for exports.
    public var warnings: [HoursWarning] {
        guard columns.count == rules.count else { return [] }
        var warnings: [HoursWarning] = []
        if let spelling { warnings.append(spelling) }
        for index in rules.indices {
            if let comment = unknownByComment(index) { warnings.append(comment) }
            if let openEnd = openEnd(index) { warnings.append(openEnd) }
        }
        warnings += RuleConflicts(self).warnings
        return warnings.sorted {
            ($0.kind == .spelling ? 0 : $0.columns.lowerBound) < ($1.kind == .spelling ? 0 : $1.columns.lowerBound)
        }
    }

    /// The columns of a rule, counted from 1.
    func columns(of rule: Int) -> Range<Int> { columns[rule].lowerBound + 1..<columns[rule].upperBound + 1 }

    private var spelling: HoursWarning? {
        guard let first = respellings.first, let last = respellings.last, let canonical else { return nil }
        // Each word once, and a few are enough: the rewriting shows all.
        var reasons: [String] = []
        for reason in respellings.compactMap({ $0.reason }) where !reasons.contains(reason) { reasons.append(reason) }
        let more = reasons.count > 3 ? ", and so on" : ""
        let detail = reasons.isEmpty ? "" : " (\(reasons.prefix(3).joined(separator: "; "))\(more))"
        return HoursWarning(
            kind: .spelling, columns: first.range.lowerBound + 1..<last.range.upperBound + 1,
            text: "the expression is read as \"\(canonical)\"\(detail)", rewriting: canonical)
    }

    private func unknownByComment(_ index: Int) -> HoursWarning? {
        guard rules[index].isUnknownByComment, let comment = rules[index].comment else { return nil }
        var right = rules
        right[index].kind = .open
        // A comment in place of times rarely means open all day.
        let hasTimes = !rules[index].spans.isEmpty
        let hint = hasTimes ? "; open \"\(comment)\" would offer them" : ""
        return HoursWarning(
            kind: .unknownByComment, columns: columns(of: index),
            text: "\"\(comment)\" makes these times unknown, so they are not offered\(hint)",
            rewriting: hasTimes ? Self.text(of: right) : nil)
    }

    private func openEnd(_ index: Int) -> HoursWarning? {
        guard rules[index].kind != .closed, let span = rules[index].spans.first(where: { $0.isOpenEnded }) else {
            return nil
        }
        let end = span.close.event == nil ? HoursVocabulary.clock(span.close.offset) : "the time before the +"
        return HoursWarning(
            kind: .openEnd, columns: columns(of: index),
            text: "an open end (+) counts as \(end): say when it closes", rewriting: nil)
    }
}
