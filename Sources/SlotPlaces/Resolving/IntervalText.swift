public import SlotEngine
public import SlotTime

/// Open intervals on the wall clock, for people: `Mo 2026-11-30 09:00-18:00`.
public struct IntervalText {
    private let zone: TimeZoneRules

    /// The text of intervals in a zone.
    public init(in zone: TimeZoneRules) {
        self.zone = zone
    }

    /// One line: weekday, date and times, with the offsets where the clock changes and the comment of the hours.
    public func line(_ interval: OpenInterval) -> String {
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
        if let comment = interval.comment { line += " \"\(visible(comment))\"" }
        return line
    }

    private func day(_ date: CivilDate) -> String { "\(weekday(date)) \(date.rfc3339)" }

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
}
