import Foundation
import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import TestSupport

/// The date of `2026-06-01`.
func date(_ text: some StringProtocol) -> CivilDate {
    guard let date = CivilDate(rfc3339: String(text)) else { preconditionFailure("a test names no date: \(text)") }
    return date
}

/// A plan from an RFC 3339 time on.
func plan(_ zone: String, _ now: some StringProtocol, _ rules: SlotRules, today: CivilDate? = nil) throws -> SlotPlan {
    guard let now = Instant(rfc3339: String(now)) else { preconditionFailure("a test names no instant: \(now)") }
    return try SlotPlan(rules: rules, zone: try systemZone(zone), now: now, today: today)
}

/// A document of a plan in a locale's words.
func document(_ plan: SlotPlan, _ locale: String, _ style: DayLabelStyle = DayLabelStyle()) throws -> SlotDocument {
    SlotDocument(plan: plan, place: try PlaceIdentity(), labels: try LocaleLabels(parsing: locale), style: style)
}

/// The two sides of `request -> answer`.
func sides(_ line: String) -> (request: [Substring], answer: String) {
    guard let arrow = line.range(of: " -> ") else { preconditionFailure("a case has no answer: \(line)") }
    return (line[..<arrow.lowerBound].split(separator: " "), String(line[arrow.upperBound...]))
}

func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
}

extension SlotDocument {
    /// The label of a date of the plan.
    func label(of day: SlotDay) -> String {
        text(dayLabeler.label(for: day.date, offset: day.offset))
    }

    /// Each date that has slots, with its label: `06-01 今天`.
    var rows: String {
        plan.days.map { "\($0.date.text) \(label(of: $0))" }.joined(separator: ", ")
    }
}

extension CivilDate {
    /// `06-01`.
    var text: String {
        var bytes: [UInt8] = []
        appendRFC3339(to: &bytes)
        return String(decoding: bytes.dropFirst(5), as: UTF8.self)
    }
}
