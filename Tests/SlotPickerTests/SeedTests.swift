import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotPicker
import SlotTime
import TestSupport
import Testing

/// The picker that this project began from, by its own vectors: what it got right, and what it got wrong.
struct SeedTests {
    /// A moment and a zone, then the wheels: the dates, and for the first one its first and last hour and its first minutes.
    static let cases = [
        "Q1 2026-06-01T10:16:00+08:00 Asia/Shanghai -> 06-01 06-02 06-03 | 10 23 | 40 50",
        "Q2 2026-06-01T10:41:00+08:00 Asia/Shanghai -> 06-01 06-02 06-03 | 11 23 | 10 20 30 40 50",
        "Q3 2026-06-01T10:20:30+08:00 Asia/Shanghai -> 06-01 06-02 06-03 | 10 23 | 50",
        "Q4 2026-06-01T23:30:00+08:00 Asia/Shanghai -> 06-01 06-02 06-03 | 23 23 | 50",
        "Q5 2026-06-01T23:31:00+08:00 Asia/Shanghai -> 06-02 06-03 | 00 23 | 00 10 20 30 40 50",
        "Q6 2026-06-01T23:45:00+08:00 Asia/Shanghai -> 06-02 06-03 | 00 23 | 10 20 30 40 50",
        "Q7 2026-11-01T00:30:00-04:00 America/New_York -> 11-01 11-02 11-03 | 00 23 | 50",
        "Q8 2026-03-07T23:30:00-05:00 America/New_York -> 03-07 03-08 03-09 | 23 23 | 50",
        "Q9 2026-09-05T23:30:00-04:00 America/Santiago -> 09-05 09-06 09-07 | 23 23 | 50",
        "Q10 2018-12-31T10:00:00+08:00 Asia/Shanghai -> 12-31 01-01 01-02 | 10 23 | 20 30 40 50",
        "Q11 2026-06-01T10:31:00+08:00 Asia/Shanghai step 25 -> 06-01 06-02 06-03 | 11 23 | 15 40",
        "Q12 2026-06-01T10:16:00+08:00 Asia/Shanghai step 60 -> 06-01 06-02 06-03 | 11 23 | 00",
        "Q12 2026-06-01T10:16:00+08:00 Asia/Shanghai step 90 -> 06-01 06-02 06-03 | 12 22 | 00",
        "Q13 2026-06-01T10:16:00+08:00 Asia/Shanghai lead 1500 -> 06-02 06-03 | 11 23 | 20 30 40 50",
    ]

    @Test(arguments: cases)
    func `The wheels are those of the seed, where it was right`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let words = parts[0].split(separator: " ").map(String.init)
        var (step, lead) = (10, 20)
        if words.count == 5, words[3] == "step" { step = Int(words[4]) ?? 0 }
        if words.count == 5, words[3] == "lead" { lead = Int(words[4]) ?? 0 }
        var picker = try picker(words[2], words[1], step: step, lead: lead)
        let days = picker.content.days.map { String($0.date.rfc3339Text.dropFirst(5)) }
        let first = try #require(picker.selection).text
        picker.select(row: picker.rows(in: 1) - 1, column: 1)
        let last = try #require(picker.selection).text
        picker.select(row: 0, column: 1)
        var minutes: [String] = []
        for row in 0..<picker.rows(in: 2) {
            picker.select(row: row, column: 2)
            minutes.append(String(try #require(picker.selection).text.suffix(2)))
        }
        let hours = [first, last].map { $0.dropFirst(11).prefix(2) }.joined(separator: " ")
        #expect("\(days.joined(separator: " ")) | \(hours) | \(minutes.joined(separator: " "))" == parts[1])
    }

    @Test func `Q8 and Q9 No hour is offered that the clock skips`() throws {
        for (zone, now, skipped) in [
            ("America/New_York", "2026-03-07T23:30:00-05:00", "2026-03-08 02"),
            ("America/Santiago", "2026-09-05T23:30:00-04:00", "2026-09-06 00"),
        ] {
            var picker = try picker(zone, now)
            picker.select(row: 1, column: 0)
            #expect(picker.rows(in: 1) == 23)
            for row in 0..<picker.rows(in: 1) {
                picker.select(row: row, column: 1)
                #expect(picker.selection?.text.hasPrefix(skipped) == false)
            }
        }
    }

    @Test func `Q14 The text of a choice is Gregorian in ASCII digits, whatever the labels are`() throws {
        for locale in ["th_TH", "ar_EG", "fa_IR", "ja_JP", "en_US"] {
            let picker = try picker("Asia/Shanghai", "2026-06-01T10:16:00+08:00", locale: locale)
            #expect(picker.selection?.text == "2026-06-01 10:40")
        }
    }

    @Test func `Q15 Rows go while the picker is open`() throws {
        var picker = try picker("Asia/Shanghai", "2026-06-01T10:16:00+08:00")
        #expect(picker.nextExpiry == Instant(rfc3339: "2026-06-01T10:20:01+08:00"))
        let later = try #require(Instant(rfc3339: "2026-06-01T10:41:00+08:00"))
        let result1 = picker.expire(at: later)
        #expect(result1)
        #expect(picker.selection?.text == "2026-06-01 11:10")
        let result2 = picker.expire(at: later)
        #expect(!result2)
        #expect(!picker.isStale(at: later))
        #expect(picker.isStale(at: try #require(Instant(rfc3339: "2026-06-02T00:00:00+08:00"))))
    }

    private func picker(
        _ zone: String, _ now: String, step: Int = 10, lead: Int = 20, locale: String = "zh_CN"
    ) throws -> SlotPicker {
        let now = try #require(Instant(rfc3339: now))
        let plan = try SlotPlan(
            rules: SlotRules(step: .minutes(step), lead: .minutes(lead)), zone: systemZone(zone), now: now)
        let document = SlotDocument(
            plan: plan, place: try PlaceIdentity(), labels: try LocaleLabels(parsing: locale))
        return SlotPicker(PickerContent(document), now: now)
    }
}

extension CivilDate {
    /// `2026-06-01`
    fileprivate var rfc3339Text: String {
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(year)-\(two(month))-\(two(day))"
    }
}
