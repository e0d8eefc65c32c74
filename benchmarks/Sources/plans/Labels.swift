import SlotLocale
import SlotTime

/// The labels that are measured: each locale's, a number of each kind, behind bytes that have room for them.
struct LabelMeasure {
    let labelers: [DayLabeler]
    let count: Int
    private var bytes: [UInt8] = []
    private var total = 0.0
    private var parts: [String] = []

    init(_ labelers: [DayLabeler], count: Int) {
        self.labelers = labelers
        self.count = count
        bytes.reserveCapacity(1 << 12)
    }

    /// Measures one kind, the best of five rounds: inlined, so that what is measured is the label.
    @inline(__always)
    mutating func measure(_ name: String, _ append: (DayLabeler, Int, inout [UInt8]) -> Void) {
        var best = Double.infinity
        for _ in 0..<5 {
            let time = ContinuousClock().measure {
                for labeler in labelers {
                    for index in 0..<count {
                        if bytes.count > 1 << 11 { bytes.removeAll(keepingCapacity: true) }
                        append(labeler, index, &bytes)
                    }
                }
            }
            best = min(best, time / .nanoseconds(1) / Double(max(1, count * labelers.count)))
        }
        total += best
        parts.append("\(name) \(tenths(best))")
    }

    /// The mean of all kinds, and each of them.
    func report(_ more: String) -> String {
        "\(tenths(total / Double(max(1, parts.count)))) ns a label (\((parts + [more]).joined(separator: ", ")))"
    }
}

/// Each label that a slot may need, over dates and times that go on and on; then what reading a locale costs.
func measureLabels(count: Int, locales: ArraySlice<String>) throws {
    var labels = LabelMeasure(try locales.map { DayLabeler(table: try LocaleLabels(parsing: $0)) }, count: count)
    // Divisions and calendar arithmetic are no part of a label. 256 dates and times come again and again.
    let dates = (0..<256).map { (CivilDate(daysSinceEpoch: 20_000 + $0 * 400 / 256), $0 * 400 / 256) }
    let times = (0..<256).map { ($0 * 37 / 60 % 24, $0 * 37 % 60) }
    labels.measure("day") { $0.append(dates[$1 & 255].0, offset: dates[$1 & 255].1, to: &$2) }
    labels.measure("date") { $0.appendFullDate(dates[$1 & 255].0, to: &$2) }
    labels.measure("hour") { $0.table.appendHour(times[$1 & 255].0, to: &$2) }
    labels.measure("minute") { $0.table.appendMinute(times[$1 & 255].1, to: &$2) }
    labels.measure("time") { $0.table.appendTime(hour: times[$1 & 255].0, minute: times[$1 & 255].1, to: &$2) }
    labels.measure("range") {
        $0.table.appendTimeRange(from: times[$1 & 255], to: times[($1 &+ 1) & 255], to: &$2)
    }
    let rounds = max(1, count / 10_000)
    var days = 0
    let reading = try ContinuousClock().measure {
        for _ in 0..<rounds {
            for locale in locales { days += try LocaleLabels(parsing: locale).firstWeekday.rawValue }
        }
    }
    precondition(days > 0)
    print(labels.report("reading a locale \(tenths(reading / .nanoseconds(1) / Double(rounds * locales.count)))"))
}
