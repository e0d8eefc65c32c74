internal import SlotTime

// Canonical texts: `Mo-Fr 09:00-17:00`.
extension HoursRule {
    /// The rule as the syntax has it, without the mark before it.
    ///
    /// - Parameter isAfterComma: Whether times at its beginning would belong to the list of the rule before.
    func text(isAfterComma: Bool = false) -> String {
        var parts: [String] = []
        let days = days.text
        if !days.isEmpty {
            parts.append(days)
        } else if isAfterComma, !spans.isEmpty {
            parts.append("Mo-Su")
        }
        if !spans.isEmpty {
            parts.append(spans.map { $0.text }.joined(separator: ","))
        } else if kind == .open {
            parts.append(days.isEmpty ? "24/7" : "00:00-24:00")
        }
        switch kind {
        case .open: if comment != nil { parts.append("open") }
        case .closed: parts.append("off")
        case .unknown: parts.append("unknown")
        }
        if let comment { parts.append("\"\(comment)\"") }
        return parts.joined(separator: " ")
    }
}

extension TimeRange {
    fileprivate var text: String {
        guard close.event == nil, open.event == nil else {
            return "\(open.text)-\(close.text)\(isOpenEnded ? "+" : "")"
        }
        if isOpenEnded, close.offset == 1440 { return "\(open.text)+" }
        // A night by the clock of its end, midnight as 24:00.
        var end = close.offset == 0 ? 1440 : close.offset
        if end > 1440, end - 1440 <= open.offset { end -= 1440 }
        return "\(open.text)-\(HoursVocabulary.clock(end))\(isOpenEnded ? "+" : "")"
    }
}

extension HoursTime {
    fileprivate var text: String {
        guard let event else { return HoursVocabulary.clock(offset) }
        let word = Event.words[event.rawValue]
        return offset == 0 ? word : "(\(word)\(offset < 0 ? "-" : "+")\(HoursVocabulary.clock(abs(offset))))"
    }
}
