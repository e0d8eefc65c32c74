extension LabelOverrides {
    /// What a place can have a word or a pattern of its own for, by its path under a locale.
    public enum Key: String, CaseIterable, Sendable {
        /// 今天
        case today
        /// 明天
        case tomorrow
        /// 后天
        case dayAfterTomorrow
        /// Monday to Sunday in full.
        case wideWeekdays = "weekdays.wide"
        /// Monday to Sunday, short.
        case abbreviatedWeekdays = "weekdays.abbreviated"
        /// Monday to Sunday as a letter or two.
        case narrowWeekdays = "weekdays.narrow"
        /// January to December in full: `MMMM` in patterns.
        case wideMonths = "months.wide"
        /// January to December, short: `MMM` in patterns.
        case abbreviatedMonths = "months.abbreviated"
        /// Before noon: `a` in patterns.
        case am
        /// After noon: `a` in patterns.
        case pm
        /// The pattern of an hour: `H点`.
        case hour
        /// The pattern of a minute: `mm分`.
        case minute
        /// The pattern of a time: `HH:mm`.
        case time
        /// The pattern of two times: `HH:mm – HH:mm`.
        case timeRange
        /// The pattern of month and day: `M月d日`.
        case date
        /// The pattern of month, day and weekday: `M月d日 EEE`.
        case dateAndWeekday
        /// The pattern of year, month, day and weekday: `y年M月d日 EEE`.
        case fullDate

        /// How many texts it has.
        public var count: Int {
            switch self {
            case .wideWeekdays, .abbreviatedWeekdays, .narrowWeekdays: 7
            case .wideMonths, .abbreviatedMonths: 12
            default: 1
            }
        }

        /// What its pattern shows, or nil where it is a word or a list of words.
        var fields: OverridePattern.Fields? {
            switch self {
            case .hour: .hour
            case .minute: .minute
            case .time: .time
            case .timeRange: .timeRange
            case .date, .dateAndWeekday: .date
            case .fullDate: .fullDate
            default: nil
            }
        }

        /// The topics of the label table that its text replaces.
        var topics: [String] {
            switch self {
            case .today, .tomorrow, .dayAfterTomorrow: ["relative"]
            case .wideWeekdays: ["cccc", "EEEE"]
            case .abbreviatedWeekdays: ["ccc", "EEE"]
            case .narrowWeekdays: ["ccccc", "EEEEE"]
            case .wideMonths: ["LLLL", "MMMM"]
            case .abbreviatedMonths: ["LLL", "MMM"]
            case .am, .pm: ["a"]
            case .hour: ["hour", "H", "h", "Bh"]
            case .minute: ["mm"]
            case .time: ["Hm", "hm", "Bhm"]
            case .timeRange: ["Hm", "hm", "Bhm"].flatMap { clock in ["a", "h", "m"].map { "\(clock)-\($0)" } }
            case .date: ["MMMd"]
            // Each width of the weekday can have a pattern of its own in the table.
            case .dateAndWeekday: ["MMMEd", "MMMEEEd", "MMMEEEEd", "MMMEEEEEd"]
            case .fullDate: ["yMMMEd", "yMMMEEEd", "yMMMEEEEd", "yMMMEEEEEd"]
            }
        }

        /// The place of its word in the list of its topic, with that list's length; nil where it is the whole topic.
        var element: (place: Int, count: Int)? {
            switch self {
            case .today: (2, 5)
            case .tomorrow: (3, 5)
            case .dayAfterTomorrow: (4, 5)
            case .am: (0, 2)
            case .pm: (1, 2)
            default: nil
            }
        }
    }
}
