import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// Formats that share hours and minutes, or have parallel lists.
@Suite struct PickerPoolTests {
    @Test(arguments: 0..<20)
    func `wechat, qf, android-pickerview and picker-meta hold the free slots of the plan`(seed: Int) throws {
        var documents = TinyDocuments(seed: 100 + seed)
        for number in 0..<TinyDocuments.count {
            let document = try documents.next()
            let what: Comment = "plan \(number) of seed \(seed)"
            let slots = document.expectedSlots.filter { $0["soldOut"] != "true" }.withPassesShown
            let labels = slots.map { [$0["dayLabel"], $0["hourLabel"], $0["minuteLabel"]] }
            try #require(wechat(document) == zip(labels, slots).map { $0 + [$1["startEpoch"], $1["bookUntil"]] }, what)
            try #require(android(document) == labels, what)
            let meta = try JSONValue(bytes("picker-meta", of: document).dropLast())["slots"].items
            #expect(
                meta.map { [$0["start"].text, $0["bookUntil"].text] }
                    == slots.map { [$0["startEpoch"], $0["bookUntil"]] })
            if let read = try qf(document) {
                #expect(read == slots.map { String($0["start"].prefix(16)).replacing("T", with: " ") }, what)
            }
        }
    }

    /// The rows as the wheels show them, with start and bookUntil.
    private func wechat(_ document: SlotDocument) throws -> [[String]] {
        let file = try JSONValue(bytes("wechat", of: document).dropLast())
        let lead = number(file["lead"])
        return file["dates"].items.flatMap { date in
            file["hourSets"].items[number(date["hours"])].items.flatMap { hour in
                file["minuteSets"].items[number(hour["minutes"])].items.map { minute in
                    let start = number(date["dayStart"]) + number(hour["at"]) + number(minute["at"])
                    return [
                        date["label"].text, hour["label"].text, minute["label"].text, String(start),
                        String(start - lead),
                    ]
                }
            }
        }
    }

    private func android(_ document: SlotDocument) throws -> [[String]] {
        let file = try JSONValue(bytes("android-pickerview", of: document).dropLast())
        return zip(file["options1"].items, zip(file["options2"].items, file["options3"].items)).flatMap { day, rest in
            zip(rest.0.items, rest.1.items).flatMap { hour, minutes in
                minutes.items.map { [day.text, hour.text, $0.text] }
            }
        }
    }

    /// What the seed's picker returns for each row; nil where the format refuses the plan.
    private func qf(_ document: SlotDocument) throws -> [String]? {
        let format = try ExportFormat.of("qf")
        do throws(ExportError) { try format.check(document) } catch { return nil }
        let file = try JSONValue(bytes("qf", of: document).dropLast())
        return file["dateArray"].items.enumerated().flatMap { row, date in
            file[row == 0 ? "todayHourArray" : "hourArray"].items.enumerated().flatMap { column, hour in
                file[row == 0 && column == 0 ? "todayMinuteArray" : "minuteArray"].items.map { minute in
                    "\(date["dateString"].text) \(hour["hourString"].text):\(minute["minuteString"].text)"
                }
            }
        }
    }

    private func number(_ value: JSONValue) -> Int { if case .number(let number) = value { number } else { -1 } }

    @Test func `The example of wechat in the documentation is what is written`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/pickers.md").standardized
        let document = try String(contentsOf: file, encoding: .utf8)
        let block = try #require(document.components(separatedBy: "<!-- example: wechat -->\n```json\n").last)
        let example = block.components(separatedBy: "\n```")[0].split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        }
        let hours = try Schedule(hours: OpeningHours(parsing: "01:00-03:00"))
        let plan = try SlotPlan(
            rules: SlotRules(days: 2, step: .minutes(30)), zone: systemZone("America/New_York"),
            now: #require(Instant(rfc3339: "2026-10-31T00:00:00-04:00")),
            venue: Venue(resources: [Resource(schedule: hours)]))
        let labels = try LocaleLabels(parsing: "en_US", options: LabelOptions(hasPlainSpaces: true))
        let written = SlotDocument(plan: plan, place: try PlaceIdentity(), labels: labels)
        #expect(try text("wechat", of: written) == example.joined() + "\n")
    }

    @Test(arguments: ["wechat", "qf"])
    func `Thirty equal days take less than 8 KB`(_ format: String) throws {
        let rules = try SlotRules(days: 30)
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", rules: rules)
        #expect(try bytes(format, of: document).count < 8000)
    }

    @Test(arguments: [
        "2026-03-07T00:00:00-05:00 -> qf: has one array of hours and one of minutes for all dates after the first, and "
            + "2026-03-09 has other hours than the dates before; use the format wechat",
        "2026-11-01T00:00:00-04:00 -> qf: has one array of hours and one of minutes for all dates after the first, and "
            + "2026-11-01 has an hour that occurs twice; use the format wechat",
    ])
    func `qf refuses dates that differ`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let document = try document("America/New_York", parts[0], rules: SlotRules(lead: .minutes(0)))
        var message: String?
        let format = try ExportFormat.of("qf")
        do throws(ExportError) { try format.check(document) } catch { message = error.description }
        #expect(message == parts[1])
    }
}
