import Foundation
import Testing

/// The main job: three days of slots in Chinese, in every format.
@Suite struct MainJobTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    private func export(_ format: String) throws -> Outcome {
        let outcome = try Program.run(Program.mainJob + ["--format", format], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        return outcome
    }

    @Test func `the calendar has 368 events, the first at 10:40, for 今天, 明天 and 周三`() throws {
        let lines = try export("ics").lines
        #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 368)
        let summaries = lines.filter { $0.hasPrefix("SUMMARY:") }.map { $0.dropFirst("SUMMARY:".count) }
        #expect(summaries.first == "今天 10:40")
        #expect(summaries.last == "周三 23:50")
        let labels = summaries.compactMap { $0.split(separator: " ").first }
        #expect(runs(of: labels) == ["今天", "明天", "周三"])
        #expect(labels.filter { $0 == "今天" }.count == 80)
    }

    @Test(arguments: ["json", "ndjson", "csv", "xml"])
    func `the other formats hold the same 368 slots`(format: String) throws {
        let expected = starts(inCalendar: try export("ics").lines)
        #expect(expected.count == 368)
        #expect(expected.first == "20260601T104000")
        #expect(starts(in: try export(format).text) == expected)
    }

    @Test func `the tree has an hour's label and a minute's label for each wheel of a picker`() throws {
        let json = try JSONSerialization.jsonObject(with: Data(try export("json").output))
        let days = try #require((json as? [String: Any])?["days"] as? [[String: Any]])
        #expect(days.map { $0["label"] as? String } == ["今天", "明天", "周三"])
        let hours = try #require(days[0]["hours"] as? [[String: Any]])
        #expect(hours.map { $0["label"] as? String } == (10...23).map { "\($0)点" })
        let minutes = try #require(hours[0]["slots"] as? [[String: Any]])
        #expect(minutes.map { $0["label"] as? String } == ["40分", "50分"])
    }

    @Test func `text says it in three lines`() throws {
        #expect(
            try export("text").text == """
                2026-06-01  今天  80 slots  10:40-24:00
                2026-06-02  明天  144 slots  00:00-24:00
                2026-06-03  周三  144 slots  00:00-24:00

                """)
    }

    @Test func `json is what is written when no format is named`() throws {
        #expect(try Program.run(Program.mainJob, in: folder).output == export("json").output)
    }

    /// The local starts of events in a zone, as RFC 5545 writes them.
    private func starts(inCalendar lines: [String]) -> [String] {
        let name = "DTSTART;TZID=Asia/Shanghai:"
        return lines.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    }

    /// Every moment that is a start: what comes before the end, in the order of the document.
    private func starts(in text: String) -> [String] {
        let moment = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\+08:00["',]+(?: end=|end|\d{4})/
        return text.matches(of: moment).map { $0.1.filter { $0 != "-" && $0 != ":" } }.map { String($0) }
    }

    private func runs(of words: [Substring]) -> [String] {
        words.reduce(into: []) { if $0.last != String($1) { $0.append(String($1)) } }
    }
}
