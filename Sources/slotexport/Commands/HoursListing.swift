internal import SlotEngine
internal import SlotFormats
internal import SlotPlaces
internal import SlotTime

/// Open intervals as text for people and as JSON for programs.
struct HoursListing {
    let intervals: [OpenInterval]
    let zone: TimeZoneRules

    /// An array of objects on one line.
    var json: [UInt8] {
        let objects = intervals.map { interval in
            let fields: [(String, [UInt8])] = [
                ("start", moment(interval.start)), ("end", moment(interval.end)),
                ("startEpoch", Array(String(interval.start.epochSeconds).utf8)),
                ("endEpoch", Array(String(interval.end.epochSeconds).utf8)),
                ("comment", JSONText.quote(interval.comment)),
            ]
            let members = fields.map { Array("\"\($0.0)\":".utf8) + $0.1 }
            return Array("{".utf8) + members.joined(separator: ",".utf8) + Array("}".utf8)
        }
        return Array("[".utf8) + objects.joined(separator: ",".utf8) + Array("]\n".utf8)
    }

    /// A line each, on the wall clock: `Mo 2026-11-30 09:00-18:00`.
    var text: [UInt8] {
        let text = IntervalText(in: zone)
        return intervals.flatMap { Array((text.line($0) + "\n").utf8) }
    }

    private func moment(_ instant: Instant) -> [UInt8] {
        var text = [UInt8(ascii: "\"")]
        instant.appendRFC3339(utcOffset: zone.utcOffset(at: instant), to: &text)
        return text + [UInt8(ascii: "\"")]
    }
}
