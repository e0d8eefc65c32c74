import SlotDocument
import SlotEngine
import SlotFormats
import SlotTime
import Testing

/// The same slots in feeds and templates as in json.
@Suite struct FeedAgreementTests {
    /// Five hundred places of a few slots around clock changes, with capacity, services and sold-out slots among them, and
    /// some larger ones.
    @Test(arguments: 0..<20)
    func `feeds and templates hold the slots of json`(seed: Int) throws {
        var tiny = TinyDocuments(seed: 1000 + seed)
        var documents = RandomDocuments(seed: seed &+ 1000)
        for number in 0..<26 {
            let document = number < 25 ? try tiny.nextPlace() : try documents.nextWithVenue()
            let what: Comment = "document \(number) of seed \(seed), \(document.plan.zone.identifier)"
            let all = try SlotReaders.json(bytes("json", of: document))
            let free = all.filter { $0["soldOut"] != "true" }
            try #require(templateData(document) == all, what)
            try #require(template(document) == all.map { "\($0["start"] ?? "") \($0["end"] ?? "")" }, what)
            let times = free.map { Times(start: $0["start"] ?? "", end: $0["end"] ?? "") }
            try #require(fullCalendar(document) == times, what)
            try #require(jsonFeed(document) == times, what)
            try #require(atom(document) == times, what)
            try #require(calcom(document) == times.map(\.start), what)
            try #require(markdownCount(document) == free.count, what)
            try #require(octo(document) == all.map(OCTOSlot.init), what)
            try #require(
                smartSlots(document)
                    == all.map { [$0["start"] ?? "", $0["end"] ?? "", $0["soldOut"] == "true" ? "busy" : "free"] },
                what)
        }
    }

    private struct Times: Equatable {
        let start: String
        let end: String
    }

    private struct OCTOSlot: Equatable {
        let start: String
        let end: String
        let isSoldOut: Bool
        let vacancies: String

        init(_ row: [String: String]) {
            start = row["start"] ?? ""
            end = row["end"] ?? ""
            isSoldOut = row["soldOut"] == "true"
            vacancies = isSoldOut ? "0" : row["remaining"] ?? ""
        }

        init(_ slot: JSONValue) {
            start = slot["localDateTimeStart"].text
            end = slot["localDateTimeEnd"].text
            isSoldOut = slot["status"].text == "SOLD_OUT"
            vacancies = slot["vacancies"].text
        }
    }

    private func templateData(_ document: SlotDocument) throws -> [[String: String]] {
        try SlotReaders.json(bytes("template-data", of: document))
    }

    private func template(_ document: SlotDocument) throws -> [String] {
        let text = "{{#days}}{{#hours}}{{#slots}}{{start}} {{end}}\n{{/slots}}{{/hours}}{{/days}}"
        let format = try ExportFormat.template(Array(text.utf8), file: "times.txt")
        return String(decoding: try format.bytes(of: document), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func fullCalendar(_ document: SlotDocument) throws -> [Times] {
        let events = try JSONValue(ExportFormat.of("fullcalendar").parts[0].bytes(of: document).dropLast())
        return events.items.map { Times(start: $0["start"].text, end: $0["end"].text) }
    }

    private func jsonFeed(_ document: SlotDocument) throws -> [Times] {
        try JSONValue(bytes("json-feed", of: document).dropLast())["items"].items.map { item in
            let ends = item["content_text"].text.split(separator: "/").map(String.init)
            return Times(start: ends[0], end: ends[1])
        }
    }

    private func atom(_ document: SlotDocument) throws -> [Times] {
        let bytes = try bytes("atom", of: document)
        let count = try XMLTree(bytes).root["entry"].count
        let times = String(decoding: bytes, as: UTF8.self).split(separator: "<content>").dropFirst().map { rest in
            let ends = rest.prefix { $0 != "<" }.split(separator: "/").map(String.init)
            return Times(start: ends[0], end: ends[1])
        }
        #expect(times.count == count)
        return times
    }

    private func calcom(_ document: SlotDocument) throws -> [String] {
        let data = try JSONValue(bytes("calcom", of: document).dropLast())["data"]
        return data.keys.flatMap { date in
            data[date].items.map { slot in
                #expect(slot["start"].text.hasPrefix(date))
                return slot["start"].text
            }
        }
    }

    private func markdownCount(_ document: SlotDocument) throws -> Int {
        try text("markdown", of: document).split(separator: "\n").count { $0.hasPrefix("- ") }
    }

    private func smartSlots(_ document: SlotDocument) throws -> [[String]] {
        let partner = try document.asClinic()
        let format = try ExportFormat.of("smart-slots")
        try format.check(partner)
        return try format.parts[3].bytes(of: partner).split(separator: UInt8(ascii: "\n")).map { line in
            let slot = try JSONValue(Array(line))
            return ["start", "end", "status"].map { slot[$0].text }
        }
    }

    private func octo(_ document: SlotDocument) throws -> [OCTOSlot] {
        let slots = try JSONValue(ExportFormat.of("octo").parts[0].bytes(of: document).dropLast())
        return slots.items.map(OCTOSlot.init)
    }
}
