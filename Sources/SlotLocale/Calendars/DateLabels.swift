internal import SlotTime

/// The patterns for dates of one calendar in a locale.
struct DateLabels: Sendable {
    let calendar: CalendarSystem
    let monthAndDay: LabelPattern

    /// What follows the date of the labels' own calendar: month and day, or where these are the same in both
    /// calendars, the year with its era.
    let besideOther: LabelPattern

    /// By the width of the weekday.
    let dateAndWeekdays: [LabelPattern]
    let fullDates: [LabelPattern]

    /// Reads the lines of a calendar that is shown after another one or, with nil, alone; those of the Gregorian one are the
    /// locale's own.
    init(
        _ calendar: CalendarSystem, behind other: CalendarSystem?, _ locale: LabelRecord, in data: LabelTable,
        hasPlainSpaces: Bool, _ reader: inout LabelReader
    ) throws(LocaleError) {
        if reader.calendar != calendar {
            let record = locale.with(calendar, in: data)
            reader.begin(calendar, hasPlainSpaces ? record.withPlainSpaces() : record)
        }
        let record = reader.record
        self.calendar = calendar
        monthAndDay = try reader.pattern(try Self.value(ofFirst: ["MMMd"], record), beginsLabels: true)
        let isYear = other.map(calendar.hasMonths) ?? false
        besideOther = try reader.pattern(try Self.value(ofFirst: [isYear ? "Gy" : "MMMd"], record))
        dateAndWeekdays = try LocaleLabels.Storage.eachWidth { width throws(LocaleError) in
            let topics = ["MMM\(width.letters)d", "MMMEd"]
            return try reader.pattern(try Self.value(ofFirst: topics, record), weekday: width, beginsLabels: true)
        }
        fullDates = try LocaleLabels.Storage.eachWidth { width throws(LocaleError) in
            let topics = ["yMMM\(width.letters)d", "yMMMEd"]
            return try reader.pattern(try Self.value(ofFirst: topics, record), weekday: width, beginsLabels: true)
        }
    }

    private static func value(
        ofFirst topics: [String], _ record: LabelRecord
    ) throws(LocaleError) -> ArraySlice<UInt8> {
        for topic in topics {
            if let value = record.value(of: topic) { return value }
        }
        throw record.damaged(topics.last ?? "")
    }
}

extension WeekdayWidth {
    /// The letters of a pattern for this width.
    fileprivate var letters: String { String(repeating: "E", count: letterCount) }
}

extension LabelRecord {
    /// The lines of a calendar before those of the locale: its own and those of the calendar that it is akin to, the same of
    /// the locale that this one is like, those of all calendars but the Gregorian one in both locales, and those of the
    /// calendar in all locales.
    fileprivate func with(_ calendar: CalendarSystem, in data: LabelTable) -> LabelRecord {
        guard calendar != .gregorian else { return self }
        let like = value(of: "like").map { String(decoding: $0, as: UTF8.self) }
        let locales = [home, like].compactMap { $0 }
        let names = [calendar, calendar.fallbackCalendar].compactMap { $0 }.map { $0.rawValue }
        let own = locales.flatMap { locale in names.map { "\(locale)/\($0)" } }
        let records = (own + locales.map { "\($0)/other" } + names.map { "*/\($0)" }).compactMap(data.record)
        return with(records, hasGregorianMonths: calendar.hasGregorianMonths)
    }
}

extension CalendarSystem {
    /// The calendar with mostly the same names and patterns.
    fileprivate var fallbackCalendar: CalendarSystem? {
        switch self {
        case .dangi: .chinese
        case .islamicCivil: .islamicUmmAlQura
        case .ethiopic: .coptic
        case .japanese, .roc: .buddhist
        default: nil
        }
    }
}
