import SlotLocale
import SlotTime
import Testing

struct DayNoteTests {
    @Test(
        "Solar terms and festivals in the language of the labels",
        arguments: [
            "zh_CN 2026-12-22 -> 冬至", "zh_TW 2026-03-05 -> 驚蟄", "ja_JP 2026-03-05 -> 啓蟄", "ko_KR 2026-12-22 -> 동지",
            "vi_VN 2026-12-22 -> Đông chí", "en_US 2026-12-22 -> Winter Solstice", "zh_CN 2026-02-16 -> 除夕",
            "zh_CN 2026-02-17 -> 春节", "zh_CN 2026-03-03 -> 元宵", "zh_CN 2026-04-05 -> 清明", "zh_CN 2026-06-19 -> 端午",
            "zh_CN 2026-08-19 -> 七夕", "zh_CN 2026-09-25 -> 中秋", "zh_HK 2026-10-18 -> 重陽", "ko_KR 2026-02-17 -> 설날",
            "ko_KR 2026-09-25 -> 추석", "fa_IR 2026-03-21 -> نوروز", "ar_EG 2026-03-20 -> عيد الفطر",
            "ar_SA 2026-05-27 -> عيد الأضحى", "he_IL 2026-09-12 -> ראש השנה", "he_IL 2026-04-02 -> פסח",
            "en_US 2026-02-17 -> Chinese New Year · Seollal", "en_US 2026-04-05 -> Bright and Clear · Qingming",
            "zh_CN 2026-06-03 -> ", "de_DE 2026-12-22 -> ",
        ])
    func notes(_ row: String) throws {
        let parts = row.split(separator: " -> ", omittingEmptySubsequences: false)
        let words = parts[0].split(separator: " ")
        let notes = DayNotes(DayNotes.Kind.allCases, for: try LocaleLabels(parsing: String(words[0])))
        let date = try #require(CivilDate(rfc3339: String(words[1])))
        #expect(String(decoding: notes.note(on: date), as: UTF8.self) == parts[1])
    }

    @Test(
        "A language without words for a kind says so",
        arguments: ["de_DE -> solarTerms festivals", "fa_IR -> solarTerms", "ja_JP -> festivals", "zh_TW -> "])
    func without(_ row: String) throws {
        let parts = row.split(separator: " -> ", omittingEmptySubsequences: false)
        let notes = DayNotes(DayNotes.Kind.allCases, for: try LocaleLabels(parsing: String(parts[0])))
        #expect(notes.kindsWithoutWords.map(\.rawValue).joined(separator: " ") == parts[1])
        #expect(notes.isEmpty == (notes.kindsWithoutWords.count == 2))
    }

    @Test("A note stands in the label where that is asked for, and notes are none unless they are")
    func labels() throws {
        let table = try LocaleLabels(parsing: "zh_CN")
        let date = try #require(CivilDate(rfc3339: "2026-12-22"))
        let labels = [DayNotes.Placement.field, .label].map { placement in
            DayLabeler(table: table, style: DayLabelStyle(dayNotes: [.solarTerms], dayNotesIn: placement))
                .label(for: date, offset: 3)
        }
        #expect(text(labels, " | ") == "周二 | 周二 冬至")
        #expect(DayNotes([], for: table).isEmpty)
    }
}
