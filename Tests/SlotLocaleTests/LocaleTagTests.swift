import SlotLocale
import TestSupport
import Testing

struct LocaleTagTests {
    @Test(
        "A locale is understood however it is written",
        arguments: [
            ("zh_CN", "zh_CN"), ("zh-CN", "zh_CN"), ("ZH_cn", "zh_CN"), ("zh_CN.UTF-8", "zh_CN"),
            ("zh_CN.utf8", "zh_CN"), ("zh-CN.GB18030", "zh_CN"), ("zh_CN@pinyin", "zh_CN"),
            ("zh-Hans-CN", "zh_CN"), ("zh_hans_cn", "zh_CN"), ("zh", "zh_CN"), ("zh-Hans", "zh_CN"),
            ("zh-Hant", "zh_TW"), ("zh_Hant_TW", "zh_TW"), ("zh-Hant-HK", "zh_HK"), ("zh_HK", "zh_HK"),
            ("en", "en_US"), ("en_GB.UTF-8", "en_GB"), ("en-UK", "en_GB"), ("en_Latn_US", "en_US"),
            ("de", "de_DE"), ("de_DE@euro", "de_DE"), ("de_DE.ISO-8859-15@euro", "de_DE"), ("fr", "fr_FR"),
            ("ja", "ja_JP"), ("ja_JP.eucJP", "ja_JP"), ("ko", "ko_KR"), ("cmn-CN", "zh_CN"), ("deu_DE", "de_DE"),
            ("zh-CN-u-ca-gregory", "zh_CN"), ("zh-CN-u-ca-gregorian", "zh_CN"), ("zh_CN@calendar=gregorian", "zh_CN"),
            ("ar-EG", "ar_EG"), ("ar-EG-u-nu-arab", "ar_EG"), ("ar-EG-u-nu-latn", "ar_EG@numbers=latn"),
            ("AR-eg-U-NU-LATN", "ar_EG@numbers=latn"), ("ar_EG@numbers=latn", "ar_EG@numbers=latn"),
            ("ar_EG@numbers=latn;calendar=gregorian", "ar_EG@numbers=latn"),
            ("ar-EG-u-ca-gregory-nu-latn", "ar_EG@numbers=latn"), ("en-US-u-nu-latn", "en_US"),
            ("en-US-u-nu-deva", "en_US@numbers=deva"), ("en-US-u-hc-h12", "en_US"),
            ("en-US-u-hc-h23", "en_US@hours=h23"), ("EN_us@HOURS=H24", "en_US@hours=h24"),
            ("zh-CN-u-hc-h12", "zh_CN@hours=h12"), ("zh-CN-u-hc-h11", "zh_CN@hours=h11"), ("zh-CN-u-hc-h23", "zh_CN"),
            ("zh-CN-u-fw-mon", "zh_CN"), ("zh-CN-u-fw-sun", "zh_CN@fw=sun"), ("en_US@fw=sun", "en_US"),
            ("fa-IR-u-fw-mon-hc-h12-nu-latn", "fa_IR@fw=mon;hours=h12;numbers=latn"),
            ("fa_IR@numbers=latn;hours=h12;fw=mon", "fa_IR@fw=mon;hours=h12;numbers=latn"),
        ])
    func accepted(_ written: String, _ identifier: String) throws {
        let table = try LocaleLabels(parsing: written)
        #expect(table.identifier == identifier)
        #expect(try LocaleLabels(parsing: table.identifier).identifier == identifier)
    }

    @Test(
        "A language of one region may live in another: its words, the week and the clock of the region",
        arguments: [
            "zh_Hans_US -> 今天 上午10点 7", "ja_US -> 今日 午前10時 7", "ko_US -> 오늘 오전 10시 7", "ru_DE -> Сегодня 10 1",
            "tr_DE -> Bugün 10 1", "en_VN -> Today 10 1", "fr_JP -> Aujourd’hui 10 h 7", "zh_Hant_US -> 今天 上午10點 7",
            "sr_DE@latin -> Danas 10 1", "es_FR -> Hoy 10 1", "ar_US -> اليوم 10 ص 7",
        ])
    func living(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let table = try LocaleLabels(parsing: parts[0])
        let labels = [table.relativeDay(0) ?? [], table.hour(10)] + [Array(String(table.firstWeekday.rawValue).utf8)]
        #expect(text(labels).replacing("~", with: " ") == parts[1])
        #expect(try LocaleLabels(parsing: table.identifier).identifier == table.identifier)
    }

    @Test(
        "Old forms of a locale get their present one",
        arguments: [
            "no_NO -> nb_NO", "sh -> sr_Latn_RS", "zh-yue -> yue_HK", "zh-cmn -> zh_CN", "ar-arb-EG -> ar_EG",
            "en-GB-oed -> en_GB", "i-lux -> lb_LU", "C -> en_US", "POSIX -> en_US", "C.UTF-8 -> en_US",
            "de-1996 -> de_DE", "sl-rozaj -> sl_SI", "zh-CN-u-co-pinyin -> zh_CN", "en-US-x-mine -> en_US",
            "en-GB-u-rg-uszzzz -> en_GB", "ja-JP-t-it -> ja_JP", "en-US-t-de-u-hc-h23 -> en_US@hours=h23",
        ])
    func present(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        #expect(try LocaleLabels(parsing: parts[0]).identifier == parts[1])
    }

    @Test("What changes no label is named: sort order, region override, transformation, private use")
    func ignored() throws {
        let tag = try LocaleTag(parsing: "en-GB-t-de-u-co-phonebk-rg-uszzzz-x-mine")
        #expect(tag.ignored == ["t-de", "co-phonebk", "rg-uszzzz", "x-mine"])
        #expect(try LocaleTag(parsing: "zh-CN").ignored.isEmpty)
    }

    @Test(
        "A locale without labels is refused with the nearest one, never served with another's",
        arguments: [
            ("de_XX", #"no labels for locale "de_XX", did you mean "de_DE"?"#),
            ("zh_HL", #"no labels for locale "zh_HL", did you mean "zh_HK"?"#),
            ("zh_XX", #"no labels for locale "zh_XX", did you mean "zh_CN"?"#),
            ("ed_DE", #"no labels for locale "ed_DE", did you mean "de_DE"?"#),
            ("xx_YY", #"no labels for locale "xx_YY""#),
            ("tlh", #"no labels for locale "tlh""#),
            ("zh_Hant_XX", #"no labels for locale "zh_Hant_XX", did you mean "zh_TW"?"#),
            ("an_ES", #"no labels for locale "an_ES""#),
        ])
    func withoutLabels(_ written: String, _ description: String) {
        expect(written, .noLabels, description)
    }

    @Test(
        "What has not the shape of a locale is refused",
        arguments: [
            ("", #"not a locale: """#),
            ("zhCN", #"not a locale: "zhCN", did you mean "zh_CN"?"#),
            ("zh_CN.", #"not a locale: "zh_CN.", did you mean "zh_CN"?"#),
            ("zh__CN", #"not a locale: "zh__CN", did you mean "zh_CN"?"#), ("../../x", #"not a locale: "../../x""#),
            ("zh_CN\0", #"not a locale: "zh_CN?", did you mean "zh_CN"?"#),
            ("zh CN", #"not a locale: "zh CN", did you mean "zh_CN"?"#),
            ("zh_CN\n", #"not a locale: "zh_CN?", did you mean "zh_CN"?"#),
            ("中文", #"not a locale: "??????", did you mean "zh"?"#),
            ("zh-CN-u", #"not a locale: "zh-CN-u""#), ("zh-CN-u-nu", #"the key nu needs a word in "zh-CN-u-nu""#),
            ("zh-CN-u-nu-latn-nu-arab", #"the key nu must appear only once in "zh-CN-u-nu-latn-nu-arab""#),
            ("zh_CN@numbers", #"unknown modifier in the locale "zh_CN@numbers""#),
            (
                "zh_CN@=latn",
                #"only nu, ca, hc and fw (numbers, calendar, hours, first weekday) can be set, not key "" of "zh_CN@=latn""#
            ), ("en-US-u-hc", #"the key hc needs a word in "en-US-u-hc""#),
            ("en-US-u-hc-h12-hc-h23", #"the key hc must appear only once in "en-US-u-hc-h12-hc-h23""#),
            ("en-US-u-fw-mon-fw-sun", #"the key fw must appear only once in "en-US-u-fw-mon-fw-sun""#),
            ("zh_CN@numbers=latn=arab", #"not a locale: "zh_CN@numbers=latn=arab""#),
            ("zh_CN@calendar=", #"the key calendar needs a word in "zh_CN@calendar=""#),
            ("zh_CN@", #"unknown modifier in the locale "zh_CN@""#),
        ])
    func malformed(_ written: String, _ description: String) {
        expect(written, nil, description)
    }

    @Test("An absurdly long text is refused, and only its beginning repeated")
    func long() {
        let text = String(repeating: "zh_CN_", count: 100_000)
        expect(text, .malformed, "not a locale: \"" + String(repeating: "zh_CN_", count: 10) + "...\"")
    }

    @Test(
        "What labels cannot do is refused, not passed over",
        arguments: [
            ("th_TH-u-ca-budhist", #"calendar "budhist": must be \#(calendars); did you mean "buddhist"?"#),
            (
                "en-US-u-ca-islamic-civl",
                #"calendar "islamic-civl": must be \#(calendars); did you mean "islamic-civil"?"#
            ),
            ("en-US-u-ca-islamcc", #"calendar "islamcc": must be \#(calendars); did you mean "islamic-civil"?"#),
            ("zh_CN@calendar=xyz", #"calendar "xyz": must be \#(calendars)"#),
            ("zh-CN-u-ca-lunisolarchinese", #"calendar "lunisolarchinese": must be \#(calendars)"#),
            ("en-US-u-hc-h25", #"hour cycle "h25": must be h11, h12, h23 or h24; did you mean "h23"?"#),
            ("en-US-u-hc-h2", #"hour cycle "h2": must be h11, h12, h23 or h24; did you mean "h12"?"#),
            ("en_US@hours=24", #"hour cycle "24": must be h11, h12, h23 or h24; did you mean "h24"?"#),
            ("en-US-u-fw-mno", #"first weekday "mno": must be \#(weekdays); did you mean "mon"?"#),
            ("en-US-u-fw-friday", #"first weekday "friday": must be \#(weekdays); did you mean "fri"?"#),
            ("en-US-u-fw-1-hc-h23", #"first weekday "1": must be \#(weekdays)"#),
            ("ar-EG-u-nu-ltan", #"numbering system "ltan": must be \#(numbers); did you mean "latn"?"#),
            ("zh-CN-u-nu-hans", #"numbering system "hans": must be \#(numbers)"#),
            ("en-US-u-nu-roman", #"numbering system "roman": must be \#(numbers)"#),
            ("ca_ES@valencia", #"unknown modifier in the locale "ca_ES@valencia""#),
        ])
    func unsupported(_ written: String, _ description: String) {
        expect(written, .unsupported, description)
    }

    @Test("A tag keeps its parts in their usual spelling")
    func parts() throws {
        let tag = try LocaleTag(parsing: "SR-lATN-rs-ekavsk.UTF-8@numbers=arab")
        #expect(tag.language == "sr")
        #expect(tag.script == "Latn")
        #expect(tag.region == "RS")
        #expect(tag.variant == "EKAVSK")
        #expect(tag.numbers == "arab")
        let more = try LocaleTag(parsing: "ar-EG-u-ca-islamic-umalqura-fw-sun-hc-h23")
        #expect(more.calendar == .islamicUmmAlQura)
        #expect(more.firstWeekday == .sunday)
        #expect(more.hourCycle == .h23)
        #expect(try LocaleTag(parsing: "de-u-ca-gregory").calendar == .gregorian)
        #expect(tag.name == "sr_Latn_RS_EKAVSK")
        #expect(try LocaleTag(parsing: "es-419").name == "es_419")
    }

    @Test("No text of a hundred thousand random ones traps")
    func random() {
        var seed = SeededGenerator(seed: 1)
        let pieces = [
            "zh", "CN", "Hans", "_", "-", ".", "@", "u", "nu", "latn", "hc", "h23", "fw", "sun", "=", ";", "ca",
            "gregory", "x", "\0", "é",
            "1996",
        ]
        for _ in 0..<100_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...7, using: &seed) { text += pieces.randomElement(using: &seed) ?? "" }
            _ = try? LocaleTag(parsing: text)
        }
    }

    private static let calendars =
        "gregorian, chinese, dangi, buddhist, roc, japanese, persian, islamic-umalqura, islamic-civil, hebrew, indian, coptic or ethiopic"
    private static let weekdays = "mon, tue, wed, thu, fri, sat or sun"
    private static let numbers = "one with ten digits, such as latn, arab, deva, thai or hanidec"

    private func expect(_ written: String, _ kind: LocaleError.Kind?, _ description: String) {
        do {
            let table = try LocaleLabels(parsing: written)
            Issue.record("accepted as \(table.identifier)")
        } catch {
            #expect(kind == nil || error.kind == kind)
            #expect(error.description == description)
        }
    }
}
