import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// What a subscriber's program sees of a calendar night after night: no UID ever has other bytes under an equal or earlier
/// stamp (F2, F7), whatever people change in between.
@Suite struct FeedUpdateTests {
    /// An event without what stamps it, and its stamps.
    private struct Event: Equatable {
        var rest: [Substring] = []
        var stamp: Substring = ""
        var modified: Substring = ""
        var sequence = -1

        init(_ lines: [Substring]) {
            for line in lines {
                if line.hasPrefix("DTSTAMP:") {
                    stamp = line.dropFirst(8)
                } else if line.hasPrefix("LAST-MODIFIED:") {
                    modified = line.dropFirst(14)
                } else if line.hasPrefix("SEQUENCE:") {
                    sequence = Int(line.dropFirst(9)) ?? -1
                } else {
                    rest.append(line)
                }
            }
        }
    }

    /// A place that people change now and then.
    private struct Setting {
        private var random: SeededGenerator
        let zone: TimeZoneRules
        let start: Instant
        private var days: Int
        private var step: Int
        private var duration: Int?
        private var locale: String
        private var name: String?
        private var url: BookingURL?
        private var revised: Instant?
        private var details = PlaceDetails.none
        private var style = DayLabelStyle()
        private var settings = FormatSettings()
        private var busy: [BusyEntry] = []
        private let service: ServiceIdentity?

        init(seed: Int) throws {
            random = SeededGenerator(seed: seed)
            zone = RandomDocuments.zones[seed % RandomDocuments.zones.count]
            // Before the clocks change, where they do.
            let year = Instant(epochSeconds: 1_767_225_600)
            let changes = zone.runs(from: year, to: year.advanced(bySeconds: 360 * 86_400)).dropFirst().map(\.start)
            start = (random.pick(changes.isEmpty ? [year] : changes)).advanced(bySeconds: -25 * 86_400)
            days = random.pick([2, 3, 9])
            step = random.pick([360, 480, 720])
            locale = random.pick(["zh_CN", "en_US", "ar_EG"])
            service = seed % 5 == 0 ? try ServiceIdentity(id: "cut", name: "Cut") : nil
            if seed % 4 == 0 { try settings.set(.icsEvents, to: .word("block")) }
            if seed % 7 == 0 { try settings.set(.icsTimes, to: .word("utc")) }
            if seed % 6 == 1 { try settings.set(.icsSummary, to: .text("{day} {range}, {remaining} {url}")) }
        }

        mutating func edit(at now: Instant) throws {
            switch Int.random(in: 0..<11, using: &random) {
            case 0: days = random.pick([1, 2, 3, 5, 9])
            case 1: step = random.pick([240, 360, 480, 720])
            case 2: duration = random.pick([nil, 60, 500])
            case 3: locale = random.pick(["zh_CN", "zh_TW", "en_US", "en_GB", "ar_EG"])
            case 4: name = random.pick([nil, "Salon", "虹桥诊所, 2"])
            case 5:
                let urls = [nil, "https://a.example/{id}", "https://a.example/{start}"]
                url = random.pick(urls).flatMap(BookingURL.init)
            case 6: revised = now
            case 7:
                details = try PlaceDetails(
                    address: PostalAddress(city: random.pick(["Bonn", "Köln"])),
                    category: random.pick([nil, "barber"]), position: Coordinates(latitude: 50.7, longitude: 7.1))
            case 8:
                style.dayLabels = random.pick(DayLabelStyle.DayLabels.allCases)
                style.relativeDays = random.pick([-1, 1, 2])
            case 9: try settings.set(.icsTransparency, to: .word(random.pick(["opaque", "transparent"])))
            default:
                let start = now.advanced(bySeconds: Int.random(in: 0..<40, using: &random) * 3600)
                if let entry = BusyEntry(start: start, end: start.advanced(bySeconds: 7200)) { busy.append(entry) }
            }
        }

        func document(at now: Instant) throws -> SlotDocument {
            let rules = try SlotRules(
                days: days, step: .minutes(step), lead: .minutes(0), duration: duration.map { .minutes($0) })
            let plan = try SlotPlan(
                rules: rules, zone: zone, now: now, venue: Venue(resources: [Resource(busy: busy, capacity: 3)]))
            return SlotDocument(
                plan: plan, place: try PlaceIdentity(name: name), labels: try Self.labels(locale), style: style,
                bookingURL: url, revised: revised, settings: settings, service: service, details: details)
        }

        private static let tables = ["zh_CN", "zh_TW", "en_US", "en_GB", "ar_EG"].compactMap {
            name in (try? LocaleLabels(parsing: name)).map { (name, $0) }
        }

        private static func labels(_ name: String) throws -> LocaleLabels {
            guard let table = tables.first(where: { $0.0 == name })?.1 else { throw FixtureError(text: name) }
            return table
        }
    }

    private static func events(of document: SlotDocument) throws -> [Substring: Event] {
        var events: [Substring: Event] = [:]
        var lines: [Substring] = []
        for line in try text("ics", of: document).split(separator: "\r\n") {
            switch line {
            case "BEGIN:VEVENT": lines = []
            case "END:VEVENT":
                let uid = lines.first { $0.hasPrefix("UID:") } ?? ""
                #expect(events.updateValue(Event(lines), forKey: uid) == nil, "\(uid) twice")
            default: lines.append(line)
            }
        }
        return events
    }

    @Test(arguments: 0..<40)
    func `no UID has other bytes under an equal or earlier stamp over 60 nights with an edit each tenth`(
        seed: Int
    ) throws {
        var setting = try Setting(seed: seed)
        var known: [Substring: Event] = [:]
        var changes = 0
        for night in 0..<60 {
            // A little after midnight as a rule, sometimes in the afternoon.
            let now = setting.start.advanced(bySeconds: night * 86_400 + (night % 7 == 3 ? 50_000 : 300))
            if night % 10 == 9 { try setting.edit(at: now) }
            for (uid, event) in try Self.events(of: setting.document(at: now)) {
                // The hidden event of a calendar without slots never changes.
                #expect(event.stamp == event.modified || event.sequence < 0)
                if let old = known[uid], old != event {
                    // What is greater of one stamp is greater of all.
                    #expect((old.stamp < event.stamp) == (old.sequence < event.sequence), "\(uid)")
                    if old.rest != event.rest {
                        #expect(
                            old.stamp < event.stamp && old.modified < event.modified && old.sequence < event.sequence,
                            "night \(night) of \(seed): \(old) became \(event)")
                        changes += 1
                    }
                }
                known[uid] = event
            }
        }
        // Labels change with time, unless there are none that do.
        #expect(changes > 0 || seed % 4 == 0 || known.count > 100)
    }
}
