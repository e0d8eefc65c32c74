import Foundation
import SlotEngine
import SlotTime
import TestSupport

/// Reads `2026-03-08`, `2026-03-08T02:30` or `2026-03-08T02:30:15`.
func local(_ text: some StringProtocol) -> CivilDateTime {
    var numbers = text.split { "-T:".contains($0) }.map { Int($0) ?? -1 }
    numbers += Array(repeating: 0, count: 6 - numbers.count)
    guard let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]),
        let time = TimeOfDay(hour: numbers[3], minute: numbers[4], second: numbers[5])
    else { preconditionFailure("a test names no date: \(text)") }
    return CivilDateTime(date, time)
}

/// Reads `2026-03-08T02:30` as the zone's clock shows it (the first of two), or an RFC 3339 time with its offset.
func instant(_ text: some StringProtocol, in zone: TimeZoneRules) -> Instant {
    if let instant = Instant(rfc3339: String(text)) { return instant }
    switch zone.resolve(local(text)) {
    case .unique(let instant), .overlap(let instant, _): return instant
    case .gap: preconditionFailure("a test names a time that no clock showed: \(text)")
    }
}

/// Rules as words: `days 3 step 90 anchor earliest`.
func rules(_ words: some Sequence<Substring>) throws(SlotError) -> SlotRules {
    var values: [Substring: Substring] = [:]
    var key: Substring?
    for word in words {
        if let name = key {
            values[name] = word
            key = nil
        } else {
            key = word
        }
    }
    let known: Set<Substring> = ["days", "step", "lead", "duration", "anchor", "offset", "overlap", "cut"]
    precondition(key == nil && known.isSuperset(of: values.keys), "a test names a rule that there is not: \(values)")
    func minutes(_ key: Substring) -> Minutes? { values[key].map { Minutes(Int($0) ?? .min) } }
    return try SlotRules(
        days: values["days"].map { Int($0) ?? .min } ?? 3, step: minutes("step") ?? .minutes(10),
        lead: minutes("lead") ?? .minutes(20), duration: minutes("duration"),
        anchor: values["anchor"].flatMap { .init(rawValue: String($0)) } ?? .clock,
        offset: minutes("offset") ?? .minutes(0),
        overlap: values["overlap"].flatMap { .init(rawValue: String($0)) } ?? .both,
        cut: values["cut"].flatMap { .init(rawValue: String($0)) } ?? .now)
}

/// A plan as words: `Asia/Shanghai 2026-06-01T10:16 days 3 step 10 today 2026-06-02`.
func plan(_ text: some StringProtocol) throws -> SlotPlan {
    var words = String(text).split(separator: " ")
    let zone = try systemZone(String(words[0]))
    let now = instant(words[1], in: zone)
    words.removeFirst(2)
    var today: CivilDate?
    if let index = words.firstIndex(of: "today") {
        today = local(words[index + 1]).date
        words.removeSubrange(index...index + 1)
    }
    return try SlotPlan(rules: rules(words), zone: zone, now: now, today: today)
}

/// The two sides of `request -> answer`.
func sides(_ line: String) -> (request: String, answer: String) {
    guard let arrow = line.range(of: " -> ") else { preconditionFailure("a case has no answer: \(line)") }
    return (String(line[..<arrow.lowerBound]), String(line[arrow.upperBound...]))
}

extension SlotPlan {
    /// Every date with its runs, or the reason why it has none: `06-01 notice, 06-02 00:00..23:50`.
    var text: String {
        var rows = days.map { (date: $0.date, text: $0.runs.map(\.text).joined(separator: " ")) }
        rows += closed.map { ($0.date, $0.reason.rawValue) }
        return rows.sorted { $0.date < $1.date }.map { "\($0.date.text) \($0.text)" }.joined(separator: ", ")
    }

    /// The first start: `06-01 10:40`.
    var firstText: String {
        days.first.map { "\($0.date.text) \(clock($0.runs[0].firstMinute))" } ?? "none"
    }

    /// Every start, in the order of the plan.
    var starts: [Instant] { days.flatMap(\.starts) }
}

extension SlotDay {
    /// The starts, in order.
    var starts: [Instant] {
        runs.flatMap { run in (0..<run.count).map { run.start(on: date, at: $0) } }
    }
}

extension SlotSeries {
    /// `10:40..23:50`, and `23:50` where there is one start only.
    var text: String {
        count == 1 ? clock(firstMinute) : "\(clock(firstMinute))..\(clock(lastMinute))"
    }
}

extension CivilDate {
    /// `06-01`.
    var text: String {
        let (_, month, day) = parts
        return "\(twoDigits(month))-\(twoDigits(day))"
    }
}

extension Instant {
    /// `06:30Z`.
    var text: String {
        let time = CivilDateTime(self, utcOffset: 0).time
        return "\(twoDigits(time.hour)):\(twoDigits(time.minute))Z"
    }
}

func clock(_ minute: Int) -> String {
    "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
}
