import SlotLocale
import SlotTime
import TestSupport
import Testing

struct LabelDataTests {
    @Test("Every locale of the table is found, the first and the last included, and says its version")
    func everyIdentifier() throws {
        #expect(LocaleLabels.identifiers.first == "af_NA")
        #expect(LocaleLabels.identifiers.last == "zu_ZA")
        for identifier in LocaleLabels.identifiers {
            #expect(try LocaleLabels(parsing: identifier).identifier == identifier)
            #expect(try LocaleLabels(parsing: identifier).version == LocaleLabels.version)
        }
        #expect(LocaleLabels.version == "47")
    }

    @Test("`-u-nu-` changes the digits and nothing else")
    func numbering() throws {
        let own = try LocaleLabels(parsing: "ar-EG")
        let latin = try LocaleLabels(parsing: "ar-EG-u-nu-latn")
        let date = try #require(CivilDate(year: 2026, month: 6, day: 3))
        #expect(text([own.date(date), latin.date(date)], " | ") == "٣ يونيو | 3 يونيو")
        #expect(text([own.minute(5), latin.minute(5)], " | ") == "٠٥ | 05")
        let chinese = try LocaleLabels(parsing: "zh-CN-u-nu-hanidec")
        #expect(text([chinese.fullDate(date, .wide), chinese.hour(10)], " | ") == "二〇二六年六月三日 星期三 | 一〇点")
    }

    /// The least that makes a locale.
    private static let small = """
        # comment
        * digits-latn 0|1|2|3|4|5|6|7|8|9
        * language-qo qa
        * version 1
        qa alias qa_AA
        qa_AA EEE a|b|c|d|e|f|g
        qa_AA EEEE a|b|c|d|e|f|g
        qa_AA EEEEE a|b|c|d|e|f|g
        qa_AA H H
        qa_AA Hm HH:mm
        qa_AA Hm-h HH:mm-HH:mm
        qa_AA MMMEd EEE d.M. 'o''clock'
        qa_AA MMMd dd.MM.
        qa_AA relative ||now||
        qa_AA yMMMEd EEE d.M.yyyy
        qa_BB MMMd MM/dd
        qa_BB like qa_AA
        """

    private static func data(_ edit: (String, String) = ("", "")) -> LabelTable {
        guard !edit.0.isEmpty else { return LabelTable(Array(small.utf8)) }
        let lines = small.split(separator: "\n").map { $0.hasPrefix(edit.0) ? edit.1 : String($0) }
        return LabelTable(Array(lines.filter { !$0.isEmpty }.joined(separator: "\n").utf8))
    }

    @Test("A table of one's own is read: aliases, shared lines, quotes, no line end at the end")
    func ownTable() throws {
        let data = Self.data()
        let date = try #require(CivilDate(year: 2026, month: 6, day: 3))
        #expect(data.identifiers == ["qa_AA", "qa_BB"])
        #expect(try LocaleLabels(parsing: "qo", in: data).identifier == "qa_AA")
        let first = try LocaleLabels(parsing: "qa", in: data)
        let last = try LocaleLabels(parsing: "qa_BB", in: data)
        #expect(text([first.date(date), last.date(date)]) == "03.06. 06/03")
        #expect(text([last.dateAndWeekday(date, .wide)]) == "c 3.6. o'clock")
        #expect(text([last.timeRange(from: (8, 0), to: (9, 30))]) == "08:00-09:30")
        #expect(last.version == "1")
    }

    @Test(
        "A damaged table is an error that names the line, never a trap",
        arguments: [
            ("qa_AA EEE ", "qa_AA EEE a|b", #"the label table is damaged at "qa_AA EEE""#),
            ("qa_AA MMMd", "", #"the label table is damaged at "qa_AA MMMd""#),
            ("qa_AA MMMEd", "qa_AA MMMEd ssss", #"the label table is damaged at "qa_AA pattern field s""#),
            ("qa_AA MMMEd", "qa_AA MMMEd LLL", #"the label table is damaged at "qa_AA MMM""#),
            ("qa_AA Hm ", "qa_AA Hm a h", #"the label table is damaged at "qa_AA a""#),
            ("qa_AA relative", "qa_AA relative", #"the label table is damaged at "qa_AA relative""#),
            ("qa alias", "qa alias qa_XX", #"the label table is damaged at "qa alias""#),
            ("* digits", "* digits-latn 0|1", #"the label table is damaged at "* digits-latn""#),
            (
                "* digits", "",
                #"numbering system "latn": must be one with ten digits, such as latn, arab, deva, thai or hanidec"#
            ),
        ])
    func damaged(_ line: String, _ replacement: String, _ description: String) {
        do {
            _ = try LocaleLabels(parsing: "qa", in: Self.data((line, replacement)))
            Issue.record("accepted")
        } catch {
            #expect(error.description == description)
        }
    }

    @Test("Tables cut off anywhere or of random bytes give an error or labels, never a trap")
    func hostile() {
        let whole = Array(Self.small.utf8)
        for length in whole.indices { _ = try? LocaleLabels(parsing: "qa", in: LabelTable(Array(whole[..<length]))) }
        var seed = SeededGenerator(seed: 7)
        for _ in 0..<5000 {
            var bytes = whole
            for _ in 0..<4 { bytes[Int.random(in: bytes.indices, using: &seed)] = .random(in: 0...255, using: &seed) }
            guard let table = try? LocaleLabels(parsing: "qa_BB", in: LabelTable(bytes)) else { continue }
            _ = table.fullDate(CivilDate(daysSinceEpoch: 20_000), .wide)
            _ = table.timeRange(from: (0, 0), to: (12, 0))
        }
        #expect(LabelTable([]).identifiers == [])
        #expect(LabelTable([10, 10, 32, 10]).identifiers == [])
    }
}
