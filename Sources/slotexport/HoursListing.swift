internal import SlotEngine
internal import SlotFormats
internal import SlotTime

/// Open intervals as text for people and as JSON for programs.
struct HoursListing {
    let intervals: [OpenInterval]
    let zone: TimeZoneRules

    /// An array of objects on one line.
    var json: [UInt8] {
        let objects = intervals.map { interval in
            let fields: [(String, [UInt8])] = [
                ("start", quoted(interval.start)), ("end", quoted(interval.end)),
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
        lines.flatMap { Array(($0 + "\n").utf8) }
    }

    /// The lines of the text.
    var lines: [String] { intervals.map(line) }

    private func line(_ interval: OpenInterval) -> String {
        let offsets = [interval.start, interval.end].map { zone.utcOffset(at: $0) }
        let start = CivilDateTime(interval.start, utcOffset: offsets[0])
        let end = CivilDateTime(interval.end, utcOffset: offsets[1])
        let days = end.date.daysSinceEpoch - start.date.daysSinceEpoch
        let isMidnight = end.time == .midnight
        var line = "\(day(start.date)) \(clock(start))-"
        switch days {
        case 0: line += clock(end)
        case 1 where isMidnight: line += "24:00"
        case 1 where end.time < start.time: line += "\(clock(end)) (\(weekday(end.date)))"
        default: line = line.dropLast() + " to \(day(end.date)) \(clock(end))"
        }
        if offsets[0] != offsets[1] { line += " (\(utc(offsets[0])) to \(utc(offsets[1])))" }
        // What could move the cursor stays out of the terminal.
        if let comment = interval.comment { line += " \"\(Console.visible(comment))\"" }
        return line
    }

    private func day(_ date: CivilDate) -> String {
        var text: [UInt8] = []
        date.appendRFC3339(to: &text)
        return "\(weekday(date)) \(String(decoding: text, as: UTF8.self))"
    }

    /// As the expression has it.
    private func weekday(_ date: CivilDate) -> String { OpeningHours.word(for: date.weekday) }

    private func clock(_ local: CivilDateTime) -> String {
        var text: [UInt8] = []
        text.appendDigits(local.time.hour, width: 2)
        text.append(UInt8(ascii: ":"))
        text.appendDigits(local.time.minute, width: 2)
        return String(decoding: text, as: UTF8.self)
    }

    private func utc(_ offset: Int) -> String {
        var text = Array("UTC".utf8)
        text.appendUTCOffset(offset)
        return String(decoding: text, as: UTF8.self)
    }

    private func quoted(_ instant: Instant) -> [UInt8] {
        var text = [UInt8(ascii: "\"")]
        instant.appendRFC3339(utcOffset: zone.utcOffset(at: instant), to: &text)
        return text + [UInt8(ascii: "\"")]
    }
}
