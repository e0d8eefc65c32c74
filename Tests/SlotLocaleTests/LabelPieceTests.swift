import SlotLocale
import SlotTime
import TestSupport
import Testing

/// What labels are put together from: words and texts of any length, and years of any number of digits.
struct LabelPieceTests {
    /// A locale with patterns of its own.
    private func table(_ lines: String) throws -> LocaleLabels {
        let data = """
            * digits-arab ٠|١|٢|٣|٤|٥|٦|٧|٨|٩
            * digits-latn 0|1|2|3|4|5|6|7|8|9
            qa_AA EEE a|b|c|d|e|f|g
            qa_AA EEEE a|b|seventeen_letters_|sixteen_letters_|a_word_of_more_than_thirty-two_letters|fifteen_letters|g
            qa_AA EEEEE a|b|c|d|e|f|g
            qa_AA H H
            qa_AA Hm HH:mm
            qa_AA Hm-h HH:mm-HH:mm
            \(lines)
            qa_AA relative ||now||
            """
        return try LocaleLabels(parsing: "qa_AA", in: LabelTable(Array(data.utf8)))
    }

    @Test(arguments: [
        (2026, "y", "2026"), (2026, "yyyy", "2026"), (2026, "yyyyyy", "002026"), (999, "y", "999"),
        (999, "yyyy", "0999"), (7, "y", "7"), (7, "yy", "07"), (0, "y", "0"), (-5, "y", "-5"), (-44, "yyyy", "-0044"),
        (1000, "y", "1000"), (9999, "y", "9999"), (10_000, "y", "10000"), (123_456, "yyyy", "123456"),
    ])
    func `Years have as many digits as they need, and zeros up to the pattern's width`(
        year: Int, field: String, shown: String
    ) throws {
        let date = try #require(CivilDate(year: year, month: 3, day: 4))
        for digits in ["latn", "arab"] {
            let data = "qa_AA MMMEd E\nqa_AA MMMd d.M.\nqa_AA numbers \(digits)"
            let table = try table("\(data)\nqa_AA yMMMEd '<'\(field)'>' d.M.")
            let label = String(decoding: table.fullDate(date, .wide), as: UTF8.self)
            let expected = digits == "latn" ? "<\(shown)> 4.3." : arabic("<\(shown)> 4.3.")
            #expect(label == expected)
        }
    }

    private func arabic(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    ("0"..."9").contains(scalar) ? Unicode.Scalar(scalar.value + 0x630) ?? scalar : scalar
                }))
    }

    @Test(arguments: 0...70)
    func `Texts of any length stand before, between and behind numbers`(length: Int) throws {
        let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8($0 % 26))) })
        let quoted = text.isEmpty ? "" : "'\(text)'"
        let table = try table(
            "qa_AA MMMEd \(quoted)d\(quoted)M\(quoted)EEEE\(quoted)\nqa_AA MMMd d.M.\nqa_AA yMMMEd E d.M.y")
        for day in 1...7 {
            // 1 June 2026 is a Monday.
            let date = try #require(CivilDate(year: 2026, month: 6, day: day))
            let name = String(decoding: table.weekday(date.weekday, .wide), as: UTF8.self)
            let label = String(decoding: table.dateAndWeekday(date, .wide), as: UTF8.self)
            #expect(label == "\(text)\(day)\(text)6\(text)\(name)\(text)")
        }
    }

    @Test func `Labels stand behind the bytes that are there, and ask for no more room than they need`() throws {
        let labeler = DayLabeler(table: try LocaleLabels(parsing: "hi_IN"), style: DayLabelStyle(weekdayWidth: .wide))
        for room in [0, 1, 5, 40, 500] {
            var bytes = Array("before".utf8)
            bytes.reserveCapacity(bytes.count + room)
            var expected = bytes
            for offset in 0..<400 {
                let date = CivilDate(daysSinceEpoch: 20_000 + offset)
                labeler.append(date, offset: offset, to: &bytes)
                expected += labeler.label(for: date, offset: offset)
                labeler.table.appendTimeRange(from: (offset % 24, 30), to: (offset % 24, 50), to: &bytes)
                expected += labeler.table.timeRange(from: (offset % 24, 30), to: (offset % 24, 50))
            }
            #expect(bytes == expected)
        }
    }
}
