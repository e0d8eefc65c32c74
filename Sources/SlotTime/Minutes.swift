/// A number of elapsed minutes: the unit of steps, leads and durations.
public struct Minutes: Hashable, Comparable, Sendable {
    /// How many minutes; never negative where it was parsed.
    public let count: Int

    /// A number of minutes.
    public init(_ count: Int) {
        self.count = count
    }

    /// A number of minutes, for use where the type is known: `step: .minutes(10)`.
    public static func minutes(_ count: Int) -> Minutes { Minutes(count) }

    /// A number of hours of 60 minutes.
    public static func hours(_ count: Int) -> Minutes { Minutes(count.multipliedSaturated(by: 60)) }

    /// A number of days of 24 hours, elapsed: not civil days.
    public static func days(_ count: Int) -> Minutes { Minutes(count.multipliedSaturated(by: 1440)) }

    /// Reads `90`, `90m`, `2h` or `1d`; nil for anything else, for a sign, and for what does not fit.
    public init?(parsing text: String) {
        var digits = text.utf8[...]
        var unit = 1
        switch digits.last {
        case UInt8(ascii: "m"): digits = digits.dropLast()
        case UInt8(ascii: "h"): (unit, digits) = (60, digits.dropLast())
        case UInt8(ascii: "d"): (unit, digits) = (1440, digits.dropLast())
        default: break
        }
        guard !digits.isEmpty else { return nil }
        var count = 0
        for byte in digits {
            guard byte.isDigit else { return nil }
            let (shifted, overflow) = count.multipliedReportingOverflow(by: 10)
            let (sum, carry) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !overflow, !carry else { return nil }
            count = sum
        }
        let (minutes, overflow) = count.multipliedReportingOverflow(by: unit)
        guard !overflow else { return nil }
        self.init(minutes)
    }

    /// The same length in seconds; the longest that there is where it does not fit.
    public var seconds: Int { count.multipliedSaturated(by: 60) }

    /// Whether the left length is shorter.
    public static func < (left: Minutes, right: Minutes) -> Bool {
        left.count < right.count
    }
}
