internal import SlotEngine
internal import SlotFormats
internal import SlotTime

/// What there is to say about a start, as JSON for programs.
struct StartListing {
    let plan: SlotPlan
    let report: StartReport

    /// An array with an object for each instant of the moment: two where the clock shows it twice.
    static func json(_ listings: [StartListing], plan: SlotPlan) -> [UInt8] {
        Array("[".utf8) + listings.map { $0.json }.joined(separator: ",".utf8) + Array("]\n".utf8)
    }

    private var json: [UInt8] {
        object([
            ("start", moment(report.start)), ("startEpoch", number(report.start.epochSeconds)),
            ("slot", word(report.isSlot)), ("reason", JSONText.quote(report.reason.rawValue)),
            ("rule", JSONText.quote(report.rule)),
            ("booking", report.conflicts.first.map { booking($0) } ?? Array("null".utf8)),
            ("resources", array(report.resources.map { resource($0) })),
            ("before", array(report.before.map { moment($0) })), ("after", array(report.after.map { moment($0) })),
        ])
    }

    /// The entry that is in the way, and what has to lie between it and the start.
    private func booking(_ conflict: BookingConflict) -> [UInt8] {
        var fields: [(String, [UInt8])] = [
            ("start", moment(conflict.entry.start)), ("end", moment(conflict.entry.end)),
            ("service", JSONText.quote(conflict.entry.service)),
        ]
        if let gap = conflict.gap {
            fields.append(("bufferAfter", number(gap.bufferAfter.count)))
            fields.append(("bufferBefore", number(gap.bufferBefore.count)))
        }
        return object(fields)
    }

    private func resource(_ explanation: StartExplanation) -> [UInt8] {
        var fields: [(String, [UInt8])] = [
            ("id", JSONText.quote(explanation.resource)), ("name", JSONText.quote(explanation.resourceName)),
            ("slot", word(explanation.isSlot)), ("reason", JSONText.quote(explanation.answer.reason.rawValue)),
        ]
        if case .slot(let remaining?, _) = explanation.answer { fields.append(("remaining", number(remaining))) }
        return object(fields)
    }

    private func object(_ fields: [(String, [UInt8])]) -> [UInt8] {
        let members = fields.map { JSONText.quote($0.0) + Array(":".utf8) + $0.1 }
        return Array("{".utf8) + members.joined(separator: ",".utf8) + Array("}".utf8)
    }

    private func array(_ elements: [[UInt8]]) -> [UInt8] {
        Array("[".utf8) + elements.joined(separator: ",".utf8) + Array("]".utf8)
    }

    private func number(_ number: Int) -> [UInt8] { Array(String(number).utf8) }

    private func word(_ flag: Bool) -> [UInt8] { Array((flag ? "true" : "false").utf8) }

    private func moment(_ instant: Instant) -> [UInt8] {
        var text = [UInt8(ascii: "\"")]
        instant.appendRFC3339(utcOffset: plan.zone.utcOffset(at: instant), to: &text)
        return text + [UInt8(ascii: "\"")]
    }
}
