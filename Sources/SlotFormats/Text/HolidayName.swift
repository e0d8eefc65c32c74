internal import SlotEngine
internal import SlotLocale

/// The name of a holiday or a make-up workday as formats write it: one without a name gets the language's word, so that no name
/// always means an ordinary date.
enum HolidayName {
    /// The name of a day off and of a make-up workday: at most one of both.
    static func names(
        of day: HolidayCalendar.Day?, in labels: LocaleLabels
    ) -> (holiday: String?, makeupWorkday: String?) {
        guard let day else { return (nil, nil) }
        return day.isOffDay ? (name(of: day, in: labels), nil) : (nil, name(of: day, in: labels))
    }

    /// The name of a day.
    static func name(of day: HolidayCalendar.Day, in labels: LocaleLabels) -> String {
        guard day.name.utf8.isEmpty else { return day.name }
        let (holiday, workday) = words(in: labels.identifier)
        return day.isOffDay ? holiday : workday
    }

    private static func words(in locale: String) -> (holiday: String, workday: String) {
        var parts = locale.utf8.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@") }[...]
        guard let language = parts.popFirst() else { return english }
        let isTraditional = parts.contains { part in
            ["Hant", "TW", "HK", "MO"].contains { part.elementsEqual($0.utf8) }
        }
        for entry in table where language.elementsEqual(entry.language.utf8) {
            return isTraditional && entry.language.utf8.elementsEqual("zh".utf8)
                ? ("國定假日", "補班") : (entry.holiday, entry.workday)
        }
        return english
    }

    private static let english = (holiday: "public holiday", workday: "make-up workday")

    /// The words of languages that have some, by ISO 639; all others have the English ones.
    private static let table: [(language: String, holiday: String, workday: String)] = [
        ("ar", "عطلة رسمية", "يوم عمل تعويضي"), ("cs", "svátek", "náhradní pracovní den"),
        ("da", "helligdag", "erstatningsarbejdsdag"), ("de", "Feiertag", "Ersatzarbeitstag"),
        ("es", "día festivo", "día laborable de recuperación"), ("fa", "تعطیل رسمی", "روز کاری جبرانی"),
        ("fr", "jour férié", "jour de rattrapage"), ("he", "חג", "יום עבודה חלופי"),
        ("hu", "ünnepnap", "áthelyezett munkanap"), ("id", "hari libur", "hari kerja pengganti"),
        ("it", "giorno festivo", "giorno lavorativo di recupero"), ("ja", "祝日", "振替出勤日"),
        ("ko", "공휴일", "대체근무일"), ("nl", "feestdag", "inhaalwerkdag"),
        ("pl", "dzień świąteczny", "dzień roboczy do odpracowania"), ("pt", "feriado", "dia útil compensatório"),
        ("ru", "праздничный день", "перенесённый рабочий день"), ("th", "วันหยุดราชการ", "วันทำงานชดเชย"),
        ("tr", "resmî tatil", "telafi çalışma günü"), ("uk", "святковий день", "перенесений робочий день"),
        ("vi", "ngày lễ", "ngày làm bù"), ("zh", "节假日", "补班"),
    ]
}
