// Work that the benchmark measures and the command does not do.
//
// usage: plans write PLACES DAYS STEP FORMAT LOCALE ZONE-FILE OUTPUT   many plans into one file
//        plans labels COUNT LOCALE...                                  nanoseconds a label
//        plans zones ROUNDS ZONE-FILE...                               microseconds to read a zone
//        plans hours ZONE-FILE DATE DAYS ROUNDS EXPRESSION...          open intervals; DATE in days since 1970
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime

let words = CommandLine.arguments
switch words.dropFirst().first {
case "write": try writePlans(words)
case "labels": try measureLabels(count: number(words[2]), locales: words[3...])
case "zones": try measureZones(rounds: number(words[2]), paths: words[3...])
case "hours":
    try measureHours(
        zone: words[2], first: number(words[3]), days: number(words[4]), rounds: number(words[5]),
        expressions: words[6...])
default: fatalError("plans write|labels|zones|hours")  // The benchmark calls it, and nobody else.
}

func number(_ word: String) -> Int { Int(word) ?? 0 }

/// The name of a zone: the last two parts of its file's path.
func zone(at path: String) throws -> TimeZoneRules {
    let name = path.split(separator: "/").suffix(2).joined(separator: "/")
    return try TimeZoneRules(identifier: name, tzif: contents(of: path).span)
}

/// The clock of every program in the benchmark: midnight of 4 March 2026 in a zone eight hours ahead of UTC.
func midnight() -> Instant { Instant(epochSeconds: 1_772_553_600) }

func writePlans(_ words: [String]) throws {
    let rules = try SlotRules(
        days: number(words[3]), step: .minutes(number(words[4])), lead: .minutes(0))
    let labels = try LabelTable(parsing: words[6])
    let zone = try zone(at: words[7])
    guard let format = ExportFormat.named(words[5]) else { return }
    var writer = ByteWriter(to: try Descriptor(creating: words[8]))
    var memory = ExportMemory()
    for index in 0..<number(words[2]) {
        let digits = String(index)
        let id = "p" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
        let plan = try SlotPlan(rules: rules, zone: zone, now: midnight())
        let document = SlotDocument(plan: plan, place: try Place(id: id, name: id), labels: labels)
        try format.check(document)
        format.write(document, to: &writer, using: &memory)
    }
    _ = try writer.finish()
}

/// Each label that a slot may need, over dates and times that go on and on, behind bytes that have room for it; then what
/// reading a locale costs.
func measureLabels(count: Int, locales: ArraySlice<String>) throws {
    let labelers = try locales.map { DayLabeler(table: try LabelTable(parsing: $0)) }
    let start = CivilDate(daysSinceEpoch: 20_000)
    let kinds: [(name: String, append: (DayLabeler, Int, inout [UInt8]) -> Void)] = [
        ("day", { $0.append(start.advanced(byDays: $1 % 400), offset: $1 % 400, to: &$2) }),
        ("date", { $0.appendFullDate(start.advanced(byDays: $1 % 400), to: &$2) }),
        ("hour", { $0.table.appendHour($1 % 24, to: &$2) }),
        ("minute", { $0.table.appendMinute($1 % 60, to: &$2) }),
        ("time", { $0.table.appendTime(hour: $1 / 60 % 24, minute: $1 % 60, to: &$2) }),
        (
            "range",
            { $0.table.appendTimeRange(from: ($1 / 60 % 24, $1 % 60), to: ($1 / 60 % 24, ($1 + 10) % 60), to: &$2) }
        ),
    ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 12)
    var total = 0.0
    var parts: [String] = []
    for kind in kinds {
        let time = ContinuousClock().measure {
            for labeler in labelers {
                for index in 0..<count {
                    if bytes.count > 1 << 11 { bytes.removeAll(keepingCapacity: true) }
                    kind.append(labeler, index, &bytes)
                }
            }
        }
        let nanoseconds = time / .nanoseconds(1) / Double(count * labelers.count)
        total += nanoseconds
        parts.append("\(kind.name) \(tenths(nanoseconds))")
    }
    let rounds = max(1, count / 10_000)
    let reading = try ContinuousClock().measure {
        for _ in 0..<rounds {
            for locale in locales { bytes.append(UInt8(try LabelTable(parsing: locale).firstWeekday.rawValue)) }
        }
    }
    parts.append("reading a locale \(tenths(reading / .nanoseconds(1) / Double(rounds * locales.count)))")
    print("\(tenths(total / Double(kinds.count))) ns a label (\(parts.joined(separator: ", ")))")
}

func measureZones(rounds: Int, paths: ArraySlice<String>) throws {
    let files = paths.map { contents(of: $0) }
    var offsets = 0
    let time = try ContinuousClock().measure {
        for _ in 0..<rounds {
            for bytes in files {
                offsets += try TimeZoneRules(identifier: "zone", tzif: bytes.span).utcOffset(at: midnight())
            }
        }
    }
    let microseconds = time / .microseconds(1) / Double(rounds * files.count)
    print("\(tenths(microseconds)) us a zone (\(offsets))")
}

func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
}
