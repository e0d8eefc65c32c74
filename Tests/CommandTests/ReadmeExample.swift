import SlotEngine
import SlotLocale
import SlotTime

/// README's example of SlotKit; `ReadmeTests` compares it with README byte for byte.
///
/// - Returns: What it prints.
func readmeExample() throws -> String {
    var printed = ""
    func print(_ items: Any...) { printed += items.map { "\($0)" }.joined(separator: " ") + "\n" }
    // README
    let zone = try TimeZoneRules(identifier: "Asia/Shanghai", utcOffset: 28_800)
    let plan = try SlotPlan(rules: SlotRules(), zone: zone, now: Instant(epochSeconds: 1_780_280_160))
    let labels = try DayLabeler(table: LocaleLabels(parsing: "zh_CN"))
    for day in plan.days {
        print(String(decoding: labels.label(for: day.date, offset: day.offset), as: UTF8.self), day.count)
    }
    // README
    return printed
}
