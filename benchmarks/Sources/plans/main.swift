// Work that the benchmark measures and the command does not do.
//
// usage: plans write PLACES DAYS STEP FORMAT LOCALE ZONE-FILE OUTPUT   many plans into one file
//        plans labels COUNT LOCALE...                                  nanoseconds a label
//        plans zones ROUNDS ZONE-FILE...                               microseconds to read a zone
//        plans hours ZONE-FILE DATE DAYS ROUNDS EXPRESSION...          open intervals; DATE in days since 1970
//        plans busy FILE FROM TO ROUNDS                                busy times of a calendar; FROM, TO in epoch seconds
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
case "busy":
    try measureBusy(path: words[2], from: number(words[3]), to: number(words[4]), rounds: number(words[5]))
default: fatalError("plans write|labels|zones|hours|busy")  // The benchmark calls it, and nobody else.
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
    let labels = try LocaleLabels(parsing: words[6])
    let zone = try zone(at: words[7])
    guard let format = ExportFormat.named(words[5]) else { return }
    var writer = ByteWriter(to: try Descriptor(creating: words[8]))
    var memory = ExportCache()
    for index in 0..<number(words[2]) {
        let digits = String(index)
        let id = "p" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
        let plan = try SlotPlan(rules: rules, zone: zone, now: midnight())
        let document = SlotDocument(plan: plan, place: try PlaceIdentity(id: id, name: id), labels: labels)
        try format.check(document)
        format.write(document, to: &writer, using: &memory)
    }
    _ = try writer.finish()
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
