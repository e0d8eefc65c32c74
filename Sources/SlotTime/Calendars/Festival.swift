/// A day of the year that a calendar alone defines, whoever observes it.
public enum Festival: Int, CaseIterable, Sendable {
    /// 春节, the first day of the Chinese year.
    case springFestival
    /// 除夕, the day before it.
    case newYearsEve
    /// 元宵, the 15th day of the first Chinese month.
    case lanternFestival
    /// 清明, the solar term.
    case qingming
    /// 端午, the 5th day of the 5th Chinese month.
    case dragonBoat
    /// 七夕, the 7th day of the 7th Chinese month.
    case qixi
    /// 中秋, the 15th day of the 8th Chinese month.
    case midAutumn
    /// 重阳, the 9th day of the 9th Chinese month.
    case doubleNinth
    /// 설날, the first day of the Korean year.
    case seollal
    /// 추석, the 15th day of the 8th Korean month.
    case chuseok
    /// The first day of the Persian year.
    case nowruz
    /// The first of Shawwal, by Umm al-Qura: where the moon is sighted it can be a day off.
    case eidAlFitr
    /// The tenth of Dhu al-Hijja, by Umm al-Qura.
    case eidAlAdha
    /// The first of Tishri; the day begins the evening before.
    case roshHashanah
    /// The 15th of Nisan; the day begins the evening before.
    case pesach

    /// Whether it falls on a date; never where its calendar isn't known for the date.
    public func isOn(_ date: CivilDate) -> Bool {
        switch self {
        case .springFestival: Self.isOn(date, .chinese, month: 1, day: 1)
        // The twelfth month has 29 or 30 days, and may be repeated.
        case .newYearsEve: Self.isOn(date.advanced(byDays: 1), .chinese, month: 1, day: 1)
        case .lanternFestival: Self.isOn(date, .chinese, month: 1, day: 15)
        case .qingming: SolarTerm(on: date)?.index == SolarTerm.qingmingIndex
        case .dragonBoat: Self.isOn(date, .chinese, month: 5, day: 5)
        case .qixi: Self.isOn(date, .chinese, month: 7, day: 7)
        case .midAutumn: Self.isOn(date, .chinese, month: 8, day: 15)
        case .doubleNinth: Self.isOn(date, .chinese, month: 9, day: 9)
        case .seollal: Self.isOn(date, .dangi, month: 1, day: 1)
        case .chuseok: Self.isOn(date, .dangi, month: 8, day: 15)
        case .nowruz: Self.isOn(date, .persian, month: 1, day: 1)
        case .eidAlFitr: Self.isOn(date, .islamicUmmAlQura, month: 10, day: 1)
        case .eidAlAdha: Self.isOn(date, .islamicUmmAlQura, month: 12, day: 10)
        case .roshHashanah: Self.isOn(date, .hebrew, month: 1, day: 1)
        case .pesach: Self.isOn(date, .hebrew, month: 7, day: 15)
        }
    }

    private static func isOn(_ date: CivilDate, _ calendar: CalendarSystem, month: Int, day: Int) -> Bool {
        guard let own = try? calendar.date(of: date) else { return false }
        return own.month == month && own.day == day && !own.isLeapMonth
    }
}
