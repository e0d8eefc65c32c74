import SlotEngine
import SlotTime

/// The parts of `Mo-Fr 09:00-12:00 | 2026-11-30 | 09:00-12:00`.
func columns(_ line: String) -> [String] {
    line.split(separator: " | ").map(String.init)
}

extension ServiceWindow {
    /// `09:00-12:00`, past midnight `22:00-26:00`, and `"the comment"` behind it.
    var text: String {
        "\(clock(open))-\(clock(close))" + (comment.map { " \"\($0)\"" } ?? "")
    }
}

extension OpeningHours {
    /// The windows of a date as words: `09:00-12:00 13:00-18:00`, or `closed`.
    func text(on date: some StringProtocol, _ facts: HoursContext = HoursContext()) -> String {
        let windows = windows(on: local(date).date, facts)
        return windows.isEmpty ? "closed" : windows.map(\.text).joined(separator: " ")
    }

    /// The dates of 800 days from a date on that have a window, as ranges: `02-27..03-02 03-05`.
    func dates(from date: String, days: Int = 800, _ facts: HoursContext = HoursContext()) -> String {
        var ranges: [(first: CivilDate, last: CivilDate)] = []
        for step in 0..<days {
            let day = local(date).date.advanced(byDays: step)
            guard !windows(on: day, facts).isEmpty else { continue }
            if let last = ranges.last?.last, last.advanced(byDays: 1) == day {
                ranges[ranges.count - 1].last = day
            } else {
                ranges.append((day, day))
            }
        }
        return ranges.map { range in
            range.first == range.last ? full(range.first) : "\(full(range.first))..\(full(range.last))"
        }.joined(separator: " ")
    }

    private func full(_ date: CivilDate) -> String {
        var text: [UInt8] = []
        date.appendRFC3339(to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
