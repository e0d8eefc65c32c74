extension OpeningHours {
    /// The expression in one form: days, times and words as the syntax has them, without what has no effect on them.
    ///
    /// It reads as the same hours, and its own canonical form is itself. Nil for hours that no expression can say: those
    /// of schema.org's specifications.
    public var canonical: String? {
        guard rules.allSatisfy({ $0.days.exceptions.isEmpty && $0.days.validity == nil }) else { return nil }
        return Self.text(of: rules)
    }

    static func text(of rules: [HoursRule]) -> String {
        var text = ""
        for (index, rule) in rules.enumerated() {
            if index > 0 {
                switch rule.operator {
                case .normal: text += "; "
                case .additional: text += ", "
                case .fallback: text += " || "
                }
            }
            text += rule.text(isAfterComma: rule.operator == .additional && index > 0)
        }
        return text
    }
}
