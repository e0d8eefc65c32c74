import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

@testable import SlotFormats

/// Documents written one after the other with one memory, against the same ones written with none.
@Suite struct ExportCacheTests {
    @Test(arguments: 7000..<7006)
    func `a document has the bytes that it would have as the first one`(seed: Int) throws {
        var memory = ExportCache()
        var neighbours = Neighbours(seed: seed)
        for _ in 0..<3 {
            for (number, document) in try neighbours.next(count: 8).enumerated() {
                for format in ExportFormat.distinct where document.locales.isEmpty || format.holdsLocales {
                    try expectSame(document, format, &memory, "document \(number), \(format.name), seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `places with identifiers and names of any width take turns`(name: String) throws {
        var memory = ExportCache()
        let format = try ExportFormat.of(name)
        let texts = HostileText.short
        let first = try document(
            "Asia/Shanghai", "2026-06-01T10:16:00+08:00", rules: SlotRules(days: 4, step: .minutes(120)))
        for round in 0..<6 {
            for (index, text) in texts.enumerated() {
                let name = index % 3 == round % 3 ? nil : texts[(index + round) % texts.count]
                let document = first.with(place: try PlaceIdentity(id: text, name: name))
                try expectSame(document, format, &memory, "\(text) in round \(round)")
            }
        }
    }

    @Test(arguments: [
        ("America/New_York", "2026-03-06T00:00:00-05:00", 10), ("America/New_York", "2026-10-30T00:00:00-04:00", 10),
        ("Australia/Lord_Howe", "2026-04-03T00:00:00+11:00", 4), ("Africa/Cairo", "2026-10-28T00:00:00+03:00", 4),
        ("UTC", "2286-11-18T12:00:00Z", 4), ("Pacific/Apia", "2011-12-28T00:00:00-10:00", 6),
    ])
    func `night after night a horizon moves over a change of the clock`(zone: String, now: String, days: Int) throws {
        var memory = ExportCache()
        let rules = try SlotRules(days: days, step: .minutes(30), lead: .minutes(0))
        let start = try document(zone, now, "en_US", rules: rules)
        for night in 0..<(2 * days) {
            for number in 0..<4 {
                let plan = try SlotPlan(
                    rules: start.plan.rules, zone: start.plan.zone,
                    now: start.plan.now.advanced(bySeconds: night * 86_400))
                let document = SlotDocument(
                    plan: plan, place: try PlaceIdentity(id: "p\(number)"), labels: start.labels)
                for name in ["csv", "ics"] {
                    try expectSame(document, ExportFormat.of(name), &memory, "\(name) of night \(night)")
                }
            }
        }
    }

    private func expectSame(
        _ document: SlotDocument, _ format: ExportFormat, _ memory: inout ExportCache, _ what: Comment
    ) throws {
        for part in format.parts {
            let sink = FailingSink()
            var writer = ByteWriter(to: sink, capacity: 1 << 12)
            part.write(document, to: &writer, using: &memory)
            _ = try writer.finish()
            if let difference = firstDifference(sink.bytes, try part.bytes(of: document)) {
                Issue.record("\(what) \(part.name ?? ""): \(difference)")
            }
        }
    }
}

/// Documents that have much in common, and differ in something that must not be mixed up.
private struct Neighbours {
    private var documents: RandomDocuments
    private var random: SeededGenerator

    init(seed: Int) {
        documents = RandomDocuments(seed: seed)
        random = SeededGenerator(seed: seed)
    }

    /// A few variations of a plan without bookings and of one with everything, each for several places, mixed.
    mutating func next(count: Int) throws -> [SlotDocument] {
        let plain = try documents.next()
        let venue = try documents.nextWithVenue()
        let variations = try [plain, plain, venue].map { try variation(of: $0) }
        return try (0..<2 * count).map { _ in
            let document = random.pick(variations)
                .with(place: try PlaceIdentity(id: random.pick(Self.ids), name: random.pick(Self.names)))
            let isForAll = Int.random(in: 0..<8, using: &random) > 0
            return isForAll ? document : document.with(locales: [document, plain])
        }
    }

    private mutating func variation(of document: SlotDocument) throws -> SlotDocument {
        let style = document.dayLabeler.style
        let other = DayLabelStyle(dayLabels: .full, relativeDays: 2, weekdayWidth: .wide)
        let settings = try [
            FormatSettings(), FormatSettings(),
            FormatSettings([(.csvPreset, .word("excel")), (.icsRelativeDays, .word("none"))]),
            FormatSettings([(.icsEvents, .word("block"))]),
        ]
        return SlotDocument(
            plan: random.pick([document.plan, document.plan, document.plan, nextDay(of: document.plan)]),
            place: document.place, labels: document.labels, style: random.pick([style, style, style, other]),
            tzVersion: random.pick([nil, "2026f"]),
            bookingURL: random.pick([nil, BookingURL("https://a.example/{id}?from={start}&e={epoch}")]),
            revised: random.pick([nil, nil, document.plan.now.advanced(bySeconds: -3600)]),
            settings: random.pick(settings))
    }

    private func nextDay(of plan: SlotPlan) -> SlotPlan {
        let now = plan.now.advanced(bySeconds: 86_400)
        return (try? SlotPlan(rules: plan.rules, zone: plan.zone, now: now, venue: plan.venue)) ?? plan
    }

    private static let ids = ["p000001", "p000002", "p000003", "x", HostileText.short[2]]
    private static let names = [nil, "Anna", "Emma", HostileText.short[23], HostileText.short[26]]
}
