internal import SlotTime

extension OwnWords {
    /// A key that no label shows, because its dates are in other calendars: own patterns are for Gregorian dates, own names
    /// of months for the calendars that have these months.
    func unused(in calendars: [CalendarSystem]) -> OwnWordsError? {
        let names = calendars.map(\.rawValue).joined(separator: ",")
        for key in keys {
            let isUsed =
                switch key {
                case .date: calendars.contains(.gregorian)
                // A second calendar shows month and day only.
                case .dateAndWeekday, .fullDate: calendars.first == .gregorian
                case .wideMonths, .abbreviatedMonths: calendars.contains { $0.hasGregorianMonths }
                default: true
                }
            if !isUsed {
                return OwnWordsError(
                    key,
                    rule:
                        "\(key.fields == nil ? "names January to December" : "is for Gregorian dates"), and the calendar is \(names)"
                )
            }
        }
        return nil
    }
}
