/// The calendars that labels can be written in.
///
/// Slots belong to civil days whatever the calendar: it only says what a day is called.
public enum CalendarSystem: String, CaseIterable, Sendable {
    /// The civil calendar.
    case gregorian
    /// 农历: months begin with the new moon in China (GB/T 33661-2017).
    case chinese
    /// 음력, the Korean form of the Chinese calendar.
    case dangi
    /// The Thai solar calendar: Gregorian months, years since 543 BC.
    case buddhist
    /// 民國, Taiwan's years since 1912 on Gregorian months; years before it count backwards.
    case roc
    /// 令和: Gregorian months, years of the emperors since Meiji.
    case japanese
    /// Solar Hijri, Iran's civil calendar.
    case persian
    /// Saudi Arabia's calendar as it is published.
    case islamicUmmAlQura = "islamic-umalqura"
    /// The Islamic calendar by arithmetic: 11 leap years in 30.
    case islamicCivil = "islamic-civil"
    /// The Jewish calendar.
    case hebrew
    /// Saka, India's national calendar.
    case indian
    /// The Coptic calendar, years of the Martyrs.
    case coptic
    /// The Ethiopic calendar, years of the Incarnation.
    case ethiopic

    /// A calendar by its word in locales, or nil.
    ///
    /// - Parameter localeWord: The calendar's name here, or what BCP 47 has in its place: `gregory`.
    public init?(localeWord: String) {
        self.init(rawValue: Self.otherWords.first { $0.word == localeWord }?.name ?? localeWord)
    }

    /// The words of BCP 47 that are other ones than the names here.
    private static let otherWords = [(word: "gregory", name: "gregorian"), (word: "islamicc", name: "islamic-civil")]

    /// The calendar whose name, or word in locales, is the nearest to a word; nil where none is near.
    package static func nearest(to word: String) -> CalendarSystem? {
        Suggestion.nearest(to: word, in: allCases.map { $0.rawValue } + otherWords.map { $0.word })
            .flatMap(Self.init(localeWord:))
    }

    /// The dates that the calendar is known for.
    public var range: ClosedRange<CivilDate> {
        let days = arithmetic.days
        return CivilDate(daysSinceEpoch: days.lowerBound)...CivilDate(daysSinceEpoch: days.upperBound)
    }

    /// The names of the eras, oldest first; empty where years have none.
    public var eras: [String] {
        switch self {
        case .gregorian: ["ce"]
        case .chinese, .dangi: []
        case .buddhist: ["be"]
        case .roc: ["broc", "roc"]
        case .japanese: JapaneseCalendar.eras.map { $0.name }
        case .persian: ["ap"]
        case .islamicUmmAlQura, .islamicCivil: ["ah"]
        case .hebrew, .coptic, .ethiopic: ["am"]
        case .indian: ["shaka"]
        }
    }

    /// The calendar's own date of a civil date.
    ///
    /// - Throws: `CalendarError` outside of `range`: never a wrong date.
    public func date(of date: CivilDate) throws(CalendarError) -> CalendarDate {
        let arithmetic = arithmetic
        guard arithmetic.days.contains(date.daysSinceEpoch) else { throw CalendarError(calendar: self, date: date) }
        return arithmetic.date(date.daysSinceEpoch)
    }

    /// The civil date of a date of this calendar; nil where the calendar has no such date, or is not known for it.
    public func civilDate(of date: CalendarDate) -> CivilDate? {
        let arithmetic = arithmetic
        guard let day = arithmetic.day(date), arithmetic.days.contains(day) else { return nil }
        return CivilDate(daysSinceEpoch: day)
    }

    /// The place of a year in the cycle of sixty, 1...60 (甲子 is 1), for Chinese and dangi years; else nil.
    public func cyclicYear(of date: CalendarDate) -> Int? {
        guard self == .chinese || self == .dangi, (-9999...9999).contains(date.year) else { return nil }
        return (date.year + 10_016) % 60 + 1
    }

    /// Whether months follow the moon and leap months keep them with the sun: 闰六月.
    public var isLunisolar: Bool { self == .chinese || self == .dangi }

    /// Whether months and days are the civil ones: only years are counted otherwise.
    public var hasGregorianMonths: Bool {
        switch self {
        case .gregorian, .buddhist, .roc, .japanese: true
        default: false
        }
    }

    /// Whether every date has the same month and day in both calendars.
    package func hasMonths(of other: CalendarSystem) -> Bool {
        self == other || hasGregorianMonths && other.hasGregorianMonths
    }

    /// The place of a date's month in its year, 1...13: leap months count.
    public func ordinal(ofMonth date: CalendarDate) -> Int {
        let isAfterLeap =
            switch self {
            case .hebrew: HebrewCalendar.isLeap(year: date.year) && (date.isLeapMonth || date.month > 5)
            case .chinese: date.isLeapMonth || LunisolarTable.chinese.hasLeapMonth(before: date)
            case .dangi: date.isLeapMonth || LunisolarTable.dangi.hasLeapMonth(before: date)
            default: false
            }
        return isAfterLeap ? date.month + 1 : date.month
    }

    /// The fewest days after which a month and a day come again.
    public var shortestYear: Int {
        switch self {
        case .chinese, .dangi, .hebrew: 353
        case .islamicUmmAlQura, .islamicCivil: 354
        default: 365
        }
    }

    private var arithmetic: Arithmetic {
        switch self {
        case .gregorian: Arithmetic(GregorianYears(shift: 0, first: CivilDate.days(year: 1, month: 1, day: 1)))
        // Thailand's year began in April before 1941.
        case .buddhist: Arithmetic(GregorianYears(shift: 543, first: CivilDate.days(year: 1941, month: 1, day: 1)))
        case .roc: Arithmetic(RepublicCalendar())
        case .japanese: Arithmetic(JapaneseCalendar())
        case .chinese: Arithmetic(LunisolarTable.chinese)
        case .dangi: Arithmetic(LunisolarTable.dangi)
        case .persian: Arithmetic(PersianCalendar())
        case .islamicUmmAlQura: Arithmetic(UmmAlQuraCalendar())
        case .islamicCivil: Arithmetic(IslamicCivilCalendar())
        case .hebrew: Arithmetic(HebrewCalendar())
        case .indian: Arithmetic(IndianCalendar())
        // The first of Thout of the year 1, and of Meskerem, in days since 1970-01-01.
        case .coptic: Arithmetic(AlexandrianCalendar(epoch: -615_558))
        case .ethiopic: Arithmetic(AlexandrianCalendar(epoch: -716_367))
        }
    }

    /// A calendar's own rule or table.
    private struct Arithmetic {
        let days: ClosedRange<Int>
        let date: (Int) -> CalendarDate
        let day: (CalendarDate) -> Int?

        init(_ rule: some CalendarArithmetic) {
            days = rule.days
            date = { rule.date(ofDay: $0) }
            day = { rule.day(of: $0) }
        }
    }
}
