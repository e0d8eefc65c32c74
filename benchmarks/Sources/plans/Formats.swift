import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime

/// Writes a document again and again in some formats, into memory: prints each format's name, its bytes, and the nanoseconds
/// of its fastest round. A name with a slash is the file of a template.
func measureFormats(zone path: String, days: Int, rounds: Int, formats: ArraySlice<String>) throws {
    let plan = try SlotPlan(
        rules: SlotRules(days: days, lead: .minutes(0)), zone: zone(at: path), now: midnight())
    let document = SlotDocument(
        plan: plan, place: try PlaceIdentity(id: "hongqiao", name: "虹桥诊所"), labels: try LocaleLabels(parsing: "zh_CN"))
    for name in formats {
        let format: ExportFormat
        if name.contains("/") {
            format = try .template(contents(of: name), file: String(name.split(separator: "/").last ?? ""))
        } else if let known = ExportFormat.named(name) {
            format = known
        } else {
            continue
        }
        try format.check(document)
        var best = Duration.seconds(3600)
        var count = 0
        for _ in 0..<rounds {
            let sink = CountingSink()
            var writer = ByteWriter(to: sink)
            let time = ContinuousClock().measure { format.write(document, to: &writer) }
            count = try writer.finish()
            best = min(best, time)
        }
        print("\(format.name) \(count) \(Int(best / .nanoseconds(1)))")
    }
}

/// Takes bytes and forgets them.
final class CountingSink: ByteSink {
    func write(_ bytes: Span<UInt8>) throws(SinkError) {}
}
