import SlotEngine
import SlotTime
import TestSupport
import Testing

/// The canonical form: the same hours, and a fixed point.
struct HoursCanonicalTests {
    @Test(arguments: [
        "mo-FR 9:00-17:00;sa Off -> Mo-Fr 09:00-17:00; Sa off",
        "Mo,Tu,We,Th,Fr 9:00-12:00 , 13:00-26:00 -> Mo-Fr 09:00-12:00,13:00-02:00",
        "24/7 -> 24/7", "Mo -> Mo 00:00-24:00", "closed -> off", "Sa \"ring\" -> Sa unknown \"ring\"",
        "Fr-Mo 22:00-00:00 open \"x\" -> Mo,Fr-Su 22:00-24:00 open \"x\"", "PH,Mo off -> Mo,PH off",
        "SH Mo-Fr 10:00-12:00 -> SH Mo-Fr 10:00-12:00",
        "Nov-Feb 10:00-12:00 -> Jan-Feb,Nov-Dec 10:00-12:00", "Dec 24,26 off -> Dec 24,Dec 26 off",
        "2026 Dec 24-2027 Jan 2: off -> 2026 Dec 24-2027 Jan 02 off",
        "week 1-53/2 Mo 10:00-12:00 -> week 01-53/2 Mo 10:00-12:00",
        "2026-2030/2 Jan Mo[1,-1] +1 day 10:00-12:00 -> 2026-2030/2 Jan: Mo[1,-1] +1 day 10:00-12:00",
        "Su,PH,Dec 24 off -> Su,PH,Dec 24 off", "17:00+ -> 17:00+", "10:00-16:00/90 -> 10:00-16:00",
        "Mo 10:00-12:00 open, 13:00-14:00 -> Mo 10:00-12:00, Mo-Su 13:00-14:00",
        "Mo 10:00-12:00 || \"call\" -> Mo 10:00-12:00 || unknown \"call\"",
        "(sunrise+01:00)-(sunset-00:30) -> (sunrise+01:00)-(sunset-00:30)",
        "Mar Su[-1]-Oct Su[-1] Mo 10:00-12:00 -> Mar Su[-1]-Oct Su[-1] Mo 10:00-12:00",
    ])
    func `One form of many`(line: String) throws {
        let sides = line.components(" -> ")
        #expect(try OpeningHours(parsing: sides[0]).canonical == sides[1])
    }

    @Test func `Hours of schema.org have no canonical form where no expression has their meaning`() throws {
        let date = local("2026-12-24").date
        let eve = try OpeningHoursSpecification(opens: nil, closes: nil, validFrom: date, validThrough: date)
        let usual = try OpeningHoursSpecification(daysOfWeek: [.monday], opens: 540, closes: 1080)
        #expect(try OpeningHours(specifications: [usual]).canonical == "Mo 09:00-18:00")
        #expect(try OpeningHours(specifications: [usual, eve]).canonical == nil)
        #expect(try OpeningHours(specifications: [usual]).warnings.isEmpty)
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func `The canonical form of 50 random expressions is a fixed point and has the same hours`(seed: UInt64) throws {
        var random = RandomHours(seed: seed)
        let facts = HoursContext(
            publicHolidays: [local("2026-12-25").date: "a", local("2027-01-01").date: "b"],
            schoolHolidays: [local("2026-12-28").date: "c"])
        for _ in 0..<50 {
            let text = random.hours()
            let hours = try OpeningHours(parsing: text)
            let canonical = try #require(hours.canonical)
            let again = try OpeningHours(parsing: canonical)
            #expect(again.canonical == canonical, "\(text)")
            for step in 0..<24 {
                let date = local("2026-12-20").date.advanced(byDays: step < 16 ? step : step * 41)
                #expect(again.windows(on: date, facts) == hours.windows(on: date, facts), "\(text) -> \(canonical)")
                #expect(again.unknownWindows(on: date, facts) == hours.unknownWindows(on: date, facts), "\(text)")
            }
        }
    }
}

/// Random expressions over the whole grammar.
private struct RandomHours {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func pick(_ values: [String]) -> String {
        values[Int.random(in: values.indices, using: &generator)]
    }

    private mutating func list(_ most: Int, _ make: (inout Self) -> String) -> String {
        (0..<Int.random(in: 1...most, using: &generator)).map { _ in make(&self) }.joined(separator: ",")
    }

    private mutating func weekday() -> String { pick(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]) }

    private mutating func weekdays() -> String {
        switch Int.random(in: 0...5, using: &generator) {
        case 0: pick(["PH", "SH", "PH -1 day", "SH +2 days", "SH Mo-We", "PH Sa"])
        case 1:
            list(2) {
                "\($0.weekday())[\($0.pick(["1", "-1", "2-4", "1,3", "5", "-5,-4"]))]\($0.pick(["", "", " +1 day", " -9 days"]))"
            }
        case 2: list(3) { "\($0.weekday())-\($0.weekday())" } + pick(["", ",PH", ",SH"])
        default: list(3) { $0.weekday() }
        }
    }

    private mutating func month() -> String { pick(["Jan", "Feb", "Mar", "Jun", "Nov", "Dec"]) }

    private mutating func point() -> String {
        switch Int.random(in: 0...6, using: &generator) {
        case 0: "easter" + pick(["", " -2 days", " +39 days"])
        case 1: "\(month()) \(weekday())[\(pick(["1", "-1", "5"]))]"
        case 2: "\(month()) \(Int.random(in: 1...28, using: &generator)) \(pick(["+3 days", "-1 day"]))"
        default: "\(month()) \(Int.random(in: 1...28, using: &generator))"
        }
    }

    private mutating func date() -> String {
        switch Int.random(in: 0...8, using: &generator) {
        case 0: "\(month())-\(month())"
        case 1: "\(point())-\(point())"
        case 2: "\(month()) 5-\(Int.random(in: 5...28, using: &generator))"
        case 3: "\(month()) 7+"
        case 4: "202\(pick(["5", "6", "7"])) \(month()) \(Int.random(in: 1...28, using: &generator))"
        case 5: "2026 \(month()) 3-2027 \(month()) 4"
        case 6: "2026 \(month())"
        case 7: "\(month()) \(Int.random(in: 1...28, using: &generator))"
        default: month()
        }
    }

    private mutating func days() -> String {
        let wide: String =
            switch Int.random(in: 0...9, using: &generator) {
            case 0: list(3) { $0.date() }
            case 1: date()
            case 2: pick(["2026", "2025-2027", "2026+", "2020-2030/2", "2026,2028"])
            case 3: "week \(pick(["1", "3,5", "10-20", "1-53/2", "52,53"]))"
            case 4: "\(pick(["2026", "2026-2027"])) week \(pick(["1", "50-53"])) \(month())"
            case 5: "Su,\(list(2) { $0.date() }),PH"
            default: ""
            }
        return "\(wide) \(Bool.random(using: &generator) && !wide.hasPrefix("Su,") ? weekdays() : "")".trimmed
    }

    private mutating func span() -> String {
        let first = Int.random(in: 0...95, using: &generator) * 15
        let last = Int.random(in: 1...190, using: &generator) * 15
        func clock(_ minutes: Int) -> String { "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" }
        return pick(["\(clock(first))-\(clock(last))", "\(clock(first))-\(clock(last))", "\(clock(first))+"])
    }

    private mutating func rule() -> String {
        let (days, times) = (days(), list(2) { $0.span() })
        switch Int.random(in: 0...6, using: &generator) {
        case 0: return "\(days) off".trimmed
        case 1: return "\(days) \(pick(["open", "unknown \"call\"", "\"call\""]))".trimmed
        case 2: return times
        case 3: return "\(days) \(times) \(pick(["open", "open \"a\"", "unknown", "\"b\""]))".trimmed
        case 4: return "\(days) \(span()) off".trimmed
        case 5: return "24/7"
        default: return "\(days) \(times)".trimmed
        }
    }

    mutating func hours() -> String {
        while true {
            var text = rule()
            for _ in 0..<Int.random(in: 0...3, using: &generator) { text += pick(["; ", "; ", ", ", " || "]) + rule() }
            // A comma after days alone, a year before another one: what the grammar refuses.
            if (try? OpeningHours(parsing: text)) != nil { return text }
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
