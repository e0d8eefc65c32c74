internal import SlotTime

extension LabelOverrides {
    /// A key that no label shows, because its dates are in other calendars: own patterns are for Gregorian dates, own names
    /// of months for the calendars that have these months.
    func unused(in calendars: [CalendarSystem]) -> LabelOverridesError? {
        let first = calendars.first ?? .gregorian
        for key in keys {
            let isUsed =
                switch key {
                // A second calendar shows month and day, or the year where these are those of the first one.
                case .date: first == .gregorian || calendars.contains(.gregorian) && !first.hasGregorianMonths
                case .dateAndWeekday, .fullDate: first == .gregorian
                case .wideMonths, .abbreviatedMonths: calendars.contains { $0.hasGregorianMonths }
                default: true
                }
            guard !isUsed else { continue }
            let use = key.fields == nil ? "names January to December" : "is for Gregorian dates"
            let text = key.count == 1 ? self.text(of: key).map { String(decoding: $0, as: UTF8.self) } : nil
            return LabelOverridesError(
                key, text, rule: "\(use), and the \(calendars.count > 1 ? "first " : "")calendar is \(first.rawValue)")
        }
        return nil
    }
}
