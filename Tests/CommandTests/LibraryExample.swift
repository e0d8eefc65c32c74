import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime

/// The example of docs/library.md, which `LibraryExampleTests` compares with it byte for byte.
///
/// - Returns: What it prints.
func libraryExample() throws -> String {
    var printed = ""
    func print(_ items: Any...) { printed += items.map { "\($0)" }.joined(separator: " ") + "\n" }
    // Example
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Asia/Shanghai")))
    let zone = try TimeZoneRules(identifier: "Asia/Shanghai", tzif: bytes.span)
    let clock = WallClock.fixed(Instant(epochSeconds: 1_780_280_160))
    let plan = try SlotPlan(rules: SlotRules(), zone: zone, now: clock.now)
    let labels = try LocaleLabels(parsing: "zh_CN", options: LabelOptions(calendars: [.gregorian, .chinese]))
    let document = SlotDocument(plan: plan, place: try PlaceIdentity(id: "hongqiao"), labels: labels)
    for day in plan.days {
        print(String(decoding: document.dayLabeler.label(for: day.date, offset: day.offset), as: UTF8.self), day.count)
    }
    let json = try ExportFormat.json.bytes(of: document)
    print(String(decoding: json.prefix(50), as: UTF8.self))
    // Example
    return printed
}
