import SlotLocale
import SlotTime
import Testing

/// What native readers found wrong, by the rows L1 to L19.
struct LabelRowTests {
    @Test(
        "L1: a label that begins a row begins with a capital, unless running text is asked for",
        arguments: [
            "en_US -> Today Tomorrow Thu | today tomorrow Thu", "de_DE -> Heute Morgen Do | heute morgen Do",
            "es_ES -> Hoy Mañana Jue | hoy mañana jue", "fr_FR -> Aujourd’hui Demain Jeu. | aujourd’hui demain jeu.",
            "it_IT -> Oggi Domani Gio | oggi domani gio", "nl_NL -> Vandaag Morgen Do | vandaag morgen do",
            "ru_RU -> Сегодня Завтра Чт | сегодня завтра чт", "sv_SE -> I dag I morgon Tors | i dag i morgon tors",
            "az_AZ -> Bu gün Sabah C.A. | bu gün sabah C.A.", "zh_CN -> 今天 明天 周四 | 今天 明天 周四",
        ])
    func capitals(_ row: String) throws {
        let (locale, expected) = Self.halves(row)
        let labels = try LabelOptions.Capitalization.allCases.map { capitalization in
            let table = try LocaleLabels(parsing: locale, options: LabelOptions(capitalization: capitalization))
            let words = [table.relativeDay(0), table.relativeDay(1), table.weekday(.thursday, .abbreviated)]
            return text(words.compactMap(\.self))
        }
        #expect(labels.joined(separator: " | ") == expected)
    }

    @Test("L1: a Turkic i has its own capital, a place's own word keeps its letters")
    func ownCapitals() throws {
        let azerbaijani = try LocaleLabels(parsing: "az_AZ")
        #expect(
            Weekday.allCases.contains {
                text([azerbaijani.date(Self.june3), azerbaijani.weekday($0, .wide)]).contains("İ")
            }
                || !text([azerbaijani.weekday(.tuesday, .wide)]).hasPrefix("i"))
        var words = LabelOverrides()
        try words.set(.today, to: ["heut"])
        let german = try LocaleLabels.reading(LocaleTag(parsing: "de_DE"), words).get()
        #expect(text([german.relativeDay(0) ?? [], german.relativeDay(1) ?? []]) == "heut Morgen")
    }

    @Test(
        "The word for this moment begins a row; a language without one has none",
        arguments: [
            "zh_CN -> 现在", "zh_TW -> 現在", "en_GB -> Now", "de_CH -> Jetzt", "fr_FR -> Maintenant", "ar_EG -> الآن",
            "ja_JP -> 今", "yue_HK -> 宜家", "gsw_CH -> ",
        ])
    func wordForNow(_ row: String) throws {
        let (locale, expected) = Self.halves(row)
        #expect(text([try LocaleLabels(parsing: locale).nowLabel ?? []]) == expected)
    }

    @Test(
        "L2-L4, L9, L11, L15: dates and times by plain CLDR",
        arguments: [
            "hi_IN time 10:40 -> 10:40 am", "hi_IN tomorrow -> कल", "ar_EG weekday -> الأربعاء",
            "ar_EG full -> الأربعاء، ٣ يونيو ٢٠٢٦", "bn_BD date -> ৩ জুন", "mr_IN date -> ३ जून",
            "bn-BD-u-nu-latn date -> 3 জুন", "de_DE short -> Mi., 3. Juni", "fa_IR full -> چهارشنبه ۱۳ خرداد ۱۴۰۵",
            "pt_PT weekday -> Quarta", "yue_HK time 10:40 -> 上晝10:40", "ca_ES date -> 3 de juny",
            "el_GR time 10:40 -> 10:40~π.μ.", "es_US date -> 3 jun", "en_CA time 10:40 -> 10:40~a.m.",
            "th_TH weekday -> พ.", "vi_VN weekday -> Th 4", "zh-CN-u-ca-chinese full -> 丙午年四月十八 周三",
            "ar-EG-u-ca-islamic-umalqura date -> ١٧ ذو الحجة",
        ])
    func plainCLDR(_ row: String) throws {
        let (given, expected) = Self.halves(row)
        let words = given.split(separator: " ").map(String.init)
        let table = try LocaleLabels(parsing: words[0])
        let label: [UInt8] =
            switch words[1] {
            case "time": table.time(hour: 10, minute: 40)
            case "tomorrow": table.relativeDay(1) ?? []
            case "weekday": table.weekday(.wednesday, .abbreviated)
            case "date": table.date(Self.june3)
            case "short": table.dateAndWeekday(Self.june3, .abbreviated)
            default: table.fullDate(Self.june3, .abbreviated)
            }
        #expect(text([label]) == expected)
    }

    @Test(
        "L5: a date and a time follow each other as the locale has it",
        arguments: ["en_US -> date|, |time", "zh_CN -> date| |time", "vi_VN -> time| |date", "fa_IR -> date|، |time"])
    func glue(_ row: String) throws {
        let (locale, expected) = Self.halves(row)
        let glue = try LocaleLabels(parsing: locale).glue
        let between = String(decoding: glue.between, as: UTF8.self)
        #expect((glue.isTimeFirst ? "time|\(between)|date" : "date|\(between)|time") == expected)
        #expect(glue.before.isEmpty && glue.after.isEmpty)
    }

    @Test(
        "L6, L7: a minute has its word, and is the whole time where hours end in the part of the day",
        arguments: [
            "ja_JP -> 40分 40分", "ko_KR -> 40분 40분", "yue_HK -> 40分 40分", "zh_CN -> 40分 40分", "de_DE -> 40 40",
            "en_US -> 40 10:40~AM", "zh_TW -> 40分 40分", "hi_IN -> 40 10:40 am",
        ])
    func minutes(_ row: String) throws {
        let (locale, expected) = Self.halves(row)
        let table = try LocaleLabels(parsing: locale)
        #expect(text([table.minute(40), table.wheelMinute(40, ofHour: 10)]) == expected)
    }

    @Test(
        "L10: dates are in the locale's own calendar, unless another one is asked for",
        arguments: [
            "fa_IR -> persian", "ps_AF -> persian", "th_TH -> buddhist", "ar_SA -> gregorian", "zh_CN -> gregorian",
            "fa-IR-u-ca-gregory -> gregorian", "en_US -> gregorian",
        ])
    func calendars(_ row: String) throws {
        let (locale, expected) = Self.halves(row)
        #expect(try LocaleLabels(parsing: locale).calendar.rawValue == expected)
        let forced = try LocaleLabels(parsing: locale, options: LabelOptions(calendars: [.gregorian]))
        #expect(forced.calendar == .gregorian)
    }

    @Test(
        "L12, L13: hours with the parts of the day that people name",
        arguments: [
            "ko_KR 3 -> 새벽 3시", "fr_FR 0 -> 12 du matin", "de_DE 13 -> 1 Uhr nachmittags", "vi_VN 12 -> 12 giờ trưa",
            "he_IL 7 -> 7 בבוקר", "ur_PK 7 -> 7 صبح میں",
        ])
    func partsOfDay(_ row: String) throws {
        let (given, expected) = Self.halves(row)
        let words = given.split(separator: " ")
        let table = try LocaleLabels(parsing: String(words[0]), options: LabelOptions(dayPeriods: .flexible))
        #expect(text([table.hour(Int(words[1]) ?? 0)]) == expected)
    }

    @Test("L14: Algeria's and Jordan's weeks begin on Saturday", arguments: ["ar_DZ", "fr_DZ", "kab_DZ", "ar_JO"])
    func weeks(_ locale: String) throws {
        #expect(try LocaleLabels(parsing: locale).firstWeekday == .saturday)
    }

    @Test(
        "L16: a locale whose language lacks words is refused, with what is missing and the nearest complete one",
        arguments: [
            "rw_RW -> today and tomorrow en_RW", "bho_IN -> today and tomorrow hi_IN",
            "za_CN -> today and tomorrow zh_CN",
            "tn_ZA -> today and tomorrow en_ZA", "st_ZA -> today and tomorrow en_ZA", "mzn_IR -> weekdays fa_IR",
            "vai_Latn_LR -> months en_LR",
        ])
    func incomplete(_ row: String) throws {
        let (locale, expected) = Self.halves(row)
        let words = expected.split(separator: " ")
        let missing = words.dropLast().joined(separator: " ")
        let message = #"no labels for locale "\#(locale)": CLDR 47 has no words for \#(missing) in its language; "#
        #expect { try LocaleLabels(parsing: locale) } throws: {
            "\($0)" == message + "did you mean \"\(words.last ?? "")\"?"
        }
        #expect(!LocaleLabels.identifiers.contains(locale))
        #expect(LabelTable.builtIn.grades.first { $0.identifier == locale }?.grade.name == "incomplete")
    }

    @Test(
        "L19: the end of a day is 24:00 where the clock has it; a later end is named with its date",
        arguments: [
            "zh_CN 3T00:00 4T00:00 -> 00:00 – 24:00", "de_DE 3T00:00 4T00:00 -> 00:00–24:00",
            "en_US 3T00:00 4T00:00 -> 12:00~AM – Jun 4, 12:00~AM", "de_DE 3T09:00 4T09:00 -> 09:00–4. Juni, 09:00",
            "vi_VN 3T09:00 5T10:30 -> 9:00–10:30 5 thg 6", "zh_CN 3T23:00 4T01:00 -> 23:00 – 01:00",
            "zh_CN 3T23:50 4T00:00 -> 23:50 – 00:00",
        ])
    func days(_ row: String) throws {
        let (given, expected) = Self.halves(row)
        let words = given.split(separator: " ").map(String.init)
        var label: [UInt8] = []
        try LocaleLabels(parsing: words[0]).appendTimeRange(
            from: RangeEnd(Self.local(words[1])), to: RangeEnd(Self.local(words[2])), to: &label)
        #expect(text([label]).replacing("\u{2009}", with: " ") == expected)
    }

    @Test(
        "An end of a range carries its own offset where it is asked for",
        arguments: [
            "en_GB 3T01:00+1 3T01:00+0 -> 01:00 (UTC+01:00)–01:00 (UTC+00:00)",
            "en_US 3T00:30 3T01:00-4 -> 12:30~AM – 1:00~AM (UTC-04:00)",
            "en_US 3T02:30+2 3T17:30+1 -> 2:30~AM (UTC+02:00) – 5:30~PM (UTC+01:00)",
            "zh_TW 3T01:00+8 3T01:30 -> 上午1:00 (UTC+08:00)至上午1:30",
        ])
    func offsets(_ row: String) throws {
        let (given, expected) = Self.halves(row)
        let words = given.split(separator: " ").map(String.init)
        let ends = words[1...].map { word in
            let hours = Int(word.dropFirst(7)).map { $0 * 3600 }
            return RangeEnd(Self.local(String(word.prefix(7))), shownOffset: hours)
        }
        var label: [UInt8] = []
        try LocaleLabels(parsing: words[0]).appendTimeRange(from: ends[0], to: ends[1], to: &label)
        #expect(text([label]).replacing("\u{2009}", with: " ") == expected)
    }

    private static let june3 = CivilDate(daysSinceEpoch: 20_607)

    private static func halves(_ row: String) -> (String, String) {
        let parts = row.split(separator: " -> ", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
    }

    /// `3T09:30`, a day of June 2026.
    private static func local(_ text: String) -> CivilDateTime {
        let numbers = text.split { "T:".contains($0) }.compactMap { Int($0) }
        return CivilDateTime(
            localSeconds: (june3.daysSinceEpoch + numbers[0] - 3) * 86_400 + numbers[1] * 3600 + numbers[2] * 60)
    }
}
