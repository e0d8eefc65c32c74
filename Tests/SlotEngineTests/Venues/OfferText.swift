import SlotEngine
import SlotTime
import TestSupport

/// The plan of a place as words: the words of `plan`, then clauses of `VenueText`, apart by ` | `.
func offer(_ text: String) throws -> SlotPlan {
    let (zone, rules, now, today) = try request(text)
    let words = try venueText(text, in: zone)
    let offered = try words.service.map { try rules.offering($0) } ?? rules
    return try SlotPlan(rules: offered, zone: zone, now: now, today: today, venue: words.venue())
}

/// The clauses after the words of a plan.
func venue(_ text: String, in zone: TimeZoneRules) throws -> Venue {
    try venueText(text, in: zone).venue()
}

private func venueText(_ text: String, in zone: TimeZoneRules) throws -> VenueText {
    try VenueText(Array(text.split(separator: " | ").dropFirst().map(String.init)), zone: zone)
}

private func request(_ text: String) throws -> (TimeZoneRules, SlotRules, Instant, CivilDate?) {
    guard let head = text.split(separator: " | ").first else { preconditionFailure("a test names no plan") }
    var words = head.split(separator: " ")
    let zone = try systemZone(String(words[0]))
    let now = instant(words[1], in: zone)
    words.removeFirst(2)
    var today: CivilDate?
    if let index = words.firstIndex(of: "today") {
        today = local(words[index + 1]).date
        words.removeSubrange(index...index + 1)
    }
    return (zone, try rules(words), now, today)
}

extension SlotPlan {
    /// Every date with its runs and what they say, or the reason why it has none:
    /// `06-01 09:00..10:00 left 2, 06-02 00:00 of 06-01, 06-03 exception (stocktaking)`.
    var offerText: String {
        var rows = days.map { (date: $0.date, text: $0.runs.map(\.offerText).joined(separator: " ")) }
        rows += closed.map { ($0.date, $0.reason.rawValue + ($0.note.map { " (\($0))" } ?? "")) }
        return rows.sorted { $0.date < $1.date }.map { "\($0.date.text) \($0.text)" }.joined(separator: ", ")
    }

    /// Every start in UTC: `06:30Z 07:00Z`.
    var startsText: String {
        let starts = starts
        return starts.isEmpty ? "none" : starts.map(\.text).joined(separator: " ")
    }
}

extension SlotSeries {
    fileprivate var offerText: String {
        let left = isSoldOut ? " sold out" : remaining.map { " left \($0)" } ?? ""
        return text + left + (serviceDate.map { " of \($0.text)" } ?? "")
    }
}
