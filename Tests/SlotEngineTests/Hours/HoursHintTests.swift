import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Hints: what was probably meant, and never something else.
struct HoursHintTests {
    @Test(arguments: [
        // Another language's days have no hint: they are near to wrong ones.
        "So 10:00-12:00 -> none", "Do 10:00-12:00 -> none", "Mi 10:00-12:00 -> none", "Lu 10:00-12:00 -> none",
        "Ve 10:00-12:00 -> none", "wd 10:00-12:00 -> none", "Don 10:00-12:00 -> none", "Lun-Vie 10:00-12:00 -> none",
        "weekdays 10:00-12:00 -> none",
        // Order and marks.
        "9:00-17:00 Mo-Fr -> Mo-Fr 09:00-17:00", "9am-5pm Mon-Fri -> Mo-Fr 09:00-17:00",
        "9:00-17:00 Mo-Fr, 10:00-12:00 Sa -> none", "closed Sunday -> Su off", "off PH -> PH off",
        "Su PH off -> Su,PH", "Mo We 10:00-12:00 -> none", "Mo-Fr 9:00-17:00 Sa 10:00-14:00 -> ; Sa",
        "Mo-Fr 22:00-02:00 Sa 22:00-04:00 -> , Sa", "Mo-Fr 9:00-17:00 We 10:00-14:00 -> none",
        "Mo-Fr 9:00-17:00 PH off -> ; PH", "Mo-Fr 22:00-02:00 PH off -> none", "Mo-Fr 9:00-17:00 Sa -> none",
        "08:00-12:00 & 13:00-17:00 -> ,", "08:00-12:00 and 13:00-17:00 -> ,", "08:00-12:00 / 13:00-17:00 -> ,",
        "Mo and We 10:00-12:00 -> ,",
        // Dates and days.
        "24.12. off -> Dec 24", "24.12.2026 off -> 2026 Dec 24", "Dec 24 2026 -> 2026 Dec 24", "1st Sa -> Sa[1]",
        "1st Sat 10:00-12:00 -> Sa[1]", "last Fr 10:00-12:00 -> Fr[-1]", "täglich 9-18 -> Mo-Su", "每天 9-18 -> Mo-Su",
        "Dec 24-02 off -> Dec 24-Jan 02", "Dec 24 2000-2200 -> none",
        // Times.
        "15:0-18:00 -> 15:00", "10:00-12:0 -> 12:00", "Mo 9.00-5.00 -> none", "Mo 0900-1700 -> 09:00",
        "24.12-26.12 off -> none",
    ])
    func `Section 4: a hint is what was meant, or there is none`(line: String) {
        let sides = line.components(" -> ")
        #expect((HoursErrorTests.error(of: sides[0])?.suggestion ?? "none") == sides[1])
    }

    @Test func `Section 4: a hint replaces what it is about`() throws {
        let text = "24.12. off; 9:00-17:00 Mo-Fr"
        #expect(try follow(text) == "Dec 24 off; Mo-Fr 09:00-17:00")
    }

    /// Follows hints until an expression is read; nil where there is none left to follow.
    private func follow(_ text: String) throws -> String? {
        var text = text
        for _ in 0..<12 {
            guard let error = HoursErrorTests.error(of: text) else { return try OpeningHours(parsing: text).canonical }
            guard let suggestion = error.suggestion else { return nil }
            var scalars = Array(text.unicodeScalars)
            let start = error.column - 1
            scalars.replaceSubrange(start..<start + error.length, with: Array(suggestion.unicodeScalars))
            var next = String.UnicodeScalarView()
            next.append(contentsOf: scalars)
            text = String(next)
        }
        Issue.record("hints without end: \(text)")
        return nil
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `Hints, followed to their end, reach what was meant or stop, for 100 wrong spellings each`(seed: UInt64) throws
    {
        var wrong = WrongSpellings(seed: seed)
        let facts = HoursContext(publicHolidays: [
            local("2026-12-24").date: "a", local("2026-12-27").date: "b", local("2026-12-09").date: "c",
        ])
        var read = 0
        for _ in 0..<100 {
            let (typed, meant) = wrong.next()
            guard let reached = try follow(typed) else { continue }
            read += 1
            let (found, right) = try (OpeningHours(parsing: reached), OpeningHours(parsing: meant))
            for step in 0..<32 {
                let date = local("2026-12-01").date.advanced(byDays: step)
                let windows = [found, right].map { $0.windows(on: date, facts).map { "\($0.open)-\($0.close)" } }
                guard windows[0] == windows[1] else {
                    Issue.record("\(typed) -> \(reached), not \(meant)")
                    break
                }
            }
        }
        #expect(read > 30)
    }
}

/// Expressions as people type them, with what they mean.
private struct WrongSpellings {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private static let shorts = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    private static let german = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]

    private mutating func day(_ index: Int) -> String {
        let name = Self.names[index]
        return pick([
            Self.shorts[index], Self.shorts[index], String(name.prefix(3)), name, name.lowercased(), name.uppercased(),
            name + "s",
            String(name.prefix(3)) + ".", Self.german[index],
        ])
    }

    private mutating func dash() -> String { pick(["-", "-", " - ", "–", " to ", " till ", "～"]) }

    /// One of seven days, or some of them that follow each other.
    private mutating func days(_ range: Range<Int>) -> (typed: String, meant: String) {
        let first = Int.random(in: range, using: &generator)
        let last = Int.random(in: first..<range.upperBound, using: &generator)
        if first == last { return (day(first), Self.shorts[first]) }
        if first == 0, last == 6 { return (pick(["daily", "every day", "täglich", "Mo-Su"]), "Mo-Su") }
        return (day(first) + dash() + day(last), "\(Self.shorts[first])-\(Self.shorts[last])")
    }

    private func clock(_ minutes: Int) -> String {
        "\(minutes / 60 < 10 ? "0" : "")\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }

    private mutating func time(_ minutes: Int, _ style: Int) -> String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        let twelve = (hour + 11) % 12 + 1
        let two = minute < 10 ? "0\(minute)" : "\(minute)"
        switch style {
        case 0:
            return "\(twelve)\(minute == 0 ? "" : ":\(two)")\(pick(["am", " am", "a.m.", "AM"]))"
                .replacingMorning(hour >= 12)
        case 1: return minute == 0 ? "\(hour)" : "\(hour):\(two)"
        case 2: return "\(hour).\(two)"
        case 3: return "\(hour)h\(minute == 0 ? "" : two)"
        case 4: return "\(hour < 10 ? "0" : "")\(hour)\(two)"
        case 5: return minute == 0 ? "\(hour):0" : "\(hour):\(two)"
        // By twelve hours, without saying it.
        case 6: return minute == 0 ? "\(twelve)" : "\(twelve):\(two)am".replacingMorning(hour >= 12)
        default: return "\(hour):\(two)"
        }
    }

    private mutating func span(_ first: Range<Int>, _ last: Range<Int>) -> (typed: String, meant: String) {
        let open = Int.random(in: first, using: &generator) * 30
        let close = Int.random(in: last, using: &generator) * 30
        var style = Int.random(in: 0...7, using: &generator)
        // 8-10 is read as hours of the morning, and nobody means 8am-10pm by it.
        if style == 6, close % 720 > open % 720 || close % 720 == 0 { style = 7 }
        return (time(open, style) + dash() + time(close, style), "\(clock(open))-\(clock(close))")
    }

    private mutating func times() -> (typed: String, meant: String) {
        guard Bool.random(using: &generator) else { return span(14..<24, 26..<47) }
        let (morning, evening) = (span(14..<20, 22..<26), span(27..<34, 35..<47))
        return (
            morning.typed + pick([",", ", ", " & ", " and ", " / "]) + evening.typed,
            "\(morning.meant),\(evening.meant)"
        )
    }

    /// What is typed, and what is meant.
    mutating func next() -> (typed: String, meant: String) {
        let (days, times) = (days(0..<7), times())
        let (week, end) = (self.days(0..<5), self.days(5..<7))
        let (long, short) = (self.times(), self.times())
        let plain = (typed: "\(days.typed) \(times.typed)", meant: "\(days.meant) \(times.meant)")
        switch Int.random(in: 0...11, using: &generator) {
        case 0: return ("\(times.typed) \(days.typed)", plain.meant)
        case 1:
            return (
                "\(week.typed) \(long.typed)\(pick([" ", ";", ";; ", "; "]))\(end.typed) \(short.typed)",
                "\(week.meant) \(long.meant); \(end.meant) \(short.meant)"
            )
        case 2: return (plain.typed + pick([" ", "; "]) + pick(["PH off", "PH closed"]), plain.meant + "; PH off")
        case 3: return ("\(plain.typed); \(end.typed) PH off", "\(plain.meant); \(end.meant),PH off")
        case 4:
            return (
                "\(plain.typed); \(pick(["24.12.", "24.12.2026", "Dec 24 2026", "2026 December 24"])) off",
                plain.meant + "; 2026 Dec 24 off"
            )
        case 5:
            let index = Int.random(in: 0...6, using: &generator)
            let (typed, place) = pick([("1st", 1), ("2nd", 2), ("3rd", 3), ("last", -1)])
            return ("\(typed) \(Self.names[index]) \(times.typed)", "\(Self.shorts[index])[\(place)] \(times.meant)")
        case 6: return (pick(["24h", "24 hours", "24hrs"]), "24/7")
        case 7: return ("\(days.typed) \(pick(["24h", "24/7", "24 hours"]))", "\(days.meant) 00:00-24:00")
        case 8: return ("\(plain.typed); \(pick(["closed", "off"])) \(end.typed)", "\(plain.meant); \(end.meant) off")
        case 9: return ("\(plain.typed); Dec 24-02 off", "\(plain.meant); Dec 24-Jan 02 off")
        case 10:
            return (
                "\(times.typed) \(week.typed), \(short.typed) \(end.typed)",
                "\(week.meant) \(times.meant); \(end.meant) \(short.meant)"
            )
        default: return plain
        }
    }
}

extension String {
    /// The same with pm where it is after noon.
    fileprivate func replacingMorning(_ isAfternoon: Bool) -> String {
        guard isAfternoon, let place = lastIndex(where: { $0 == "a" || $0 == "A" }) else { return self }
        return String(self[..<place]) + (self[place] == "a" ? "p" : "P") + String(self[index(after: place)...])
    }
}
