import SlotEngine
import SlotTime
import TestSupport

/// A venue in values that a model can look at: no syntax, no calendar, nothing compiled.
struct NaiveVenue {
    struct Booking {
        let start: Instant
        let end: Instant
        let takesAll: Bool
        var hasBuffers = true
    }

    /// Minutes of the service day in which it opens, Monday first; up to 2880.
    var week: [[Range<Int>]] = Array(repeating: [0..<1440], count: 7)

    /// What takes the place of the week on a service day.
    var exceptions: [CivilDate: [Range<Int>]] = [:]

    /// The days off, with their names.
    var holidays: [CivilDate: String] = [:]

    /// The make-up workdays, with the weekday as which they work.
    var substituteWeekday: [CivilDate: Weekday] = [:]

    var busy: [Booking] = []
    var capacity: Int?
    var bufferBefore = 0
    var bufferAfter = 0
    var maxPerDay: Int?
    var maxPerWeek: Int?

    /// Book by a minute of a day before the service day.
    var notice: (days: Int, minute: Int, businessDays: Bool)?

    /// Book from a minute of a day before the service day.
    var opens: (days: Int, minute: Int)?

    /// The windows of a service day on the wall, those that touch or overlap as one.
    func windows(on date: CivilDate) -> [Range<Int>] {
        var windows: [Range<Int>]
        if let exception = exceptions[date] {
            windows = exception
        } else {
            // A holiday closes what begins on it, and nothing else.
            windows = holidays[date] == nil ? week[(substituteWeekday[date] ?? date.weekday).rawValue - 1] : []
        }
        windows.sort { $0.lowerBound < $1.lowerBound }
        var merged: [Range<Int>] = []
        for window in windows {
            if let last = merged.last, window.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, window.upperBound)
            } else {
                merged.append(window)
            }
        }
        return merged
    }

    /// The week in the syntax of OpenStreetMap, as additional rules so that no rule cuts another's night.
    var hoursText: String {
        let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        let rules = zip(names, week).filter { !$1.isEmpty }.map { "\($0) \(Self.text(of: $1))" }
        return rules.isEmpty ? "off" : rules.joined(separator: ", ")
    }

    /// `09:00-12:00,22:00-26:00`.
    static func text(of windows: [Range<Int>]) -> String {
        windows.map { "\(clock($0.lowerBound))-\(clock($0.upperBound))" }.joined(separator: ",")
    }
}

extension NaiveVenue {
    /// A venue around some dates, with edges near midnight and near the usual hours of clock changes.
    static func random(around dates: ClosedRange<CivilDate>, _ generator: inout SeededGenerator) -> NaiveVenue {
        var venue = NaiveVenue()
        venue.week = (0..<7).map { _ in randomWindows(&generator) }
        if Int.random(in: 0..<6, using: &generator) == 0 { venue.week = Array(repeating: [0..<1440], count: 7) }
        let days = dates.lowerBound.daysSinceEpoch...dates.upperBound.daysSinceEpoch
        for day in days {
            let date = CivilDate(daysSinceEpoch: day)
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: venue.exceptions[date] = randomWindows(&generator)
            case 1: venue.exceptions[date] = []
            case 2: venue.holidays[date] = "holiday \(day)"
            case 3: venue.substituteWeekday[date] = Weekday.allCases.randomElement(using: &generator) ?? .monday
            default: break
            }
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            venue.notice = (
                Int.random(in: 0...2, using: &generator), Int.random(in: 0...1440, using: &generator),
                Bool.random(using: &generator)
            )
        }
        if Int.random(in: 0..<5, using: &generator) == 0 {
            venue.opens = (Int.random(in: 0...3, using: &generator), Int.random(in: 0...1440, using: &generator))
        }
        guard Bool.random(using: &generator) else { return venue }
        venue.capacity = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
        if Int.random(in: 0..<4, using: &generator) == 0 {
            venue.maxPerDay = Int.random(in: 1...4, using: &generator)
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
            venue.maxPerWeek = Int.random(in: 1...12, using: &generator)
        }
        venue.bufferBefore = [0, 0, 5, 60].randomElement(using: &generator) ?? 0
        venue.bufferAfter = [0, 0, 10, 90].randomElement(using: &generator) ?? 0
        for _ in 0..<Int.random(in: 0...30, using: &generator) {
            let start = Int.random(in: days.lowerBound * 1440..<days.upperBound * 1440 + 1440, using: &generator) * 60
            let grain = [1, 60, 300].randomElement(using: &generator) ?? 1
            let length = Int.random(in: 0...240 * 60, using: &generator) / grain * grain
            venue.busy.append(
                Booking(
                    start: Instant(epochSeconds: start), end: Instant(epochSeconds: start + length),
                    takesAll: Int.random(in: 0..<8, using: &generator) == 0,
                    hasBuffers: Int.random(in: 0..<3, using: &generator) > 0))
        }
        return venue
    }

    private static func randomWindows(_ generator: inout SeededGenerator) -> [Range<Int>] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            let edges = [0, 30, 60, 90, 120, 150, 180, 540, 720, 1080, 1380, 1410]
            let isOdd = Int.random(in: 0..<3, using: &generator) == 0
            let open = isOdd ? Int.random(in: 0..<1440, using: &generator) : edges.randomElement(using: &generator) ?? 0
            let lengths = [15, 30, 60, 90, 240, 540, 1440 - open, Int.random(in: 1...1500, using: &generator)]
            return open..<min(open + (lengths.randomElement(using: &generator) ?? 60), 2880)
        }
    }
}
