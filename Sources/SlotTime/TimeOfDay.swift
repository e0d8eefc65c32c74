/// A time on the wall clock, 00:00:00 to 24:00:00; 24:00 is allowed as an end only.
public struct TimeOfDay: Hashable, Comparable, Sendable {
    /// Seconds on the clock since 00:00, 0...86,400.
    public let secondsSinceMidnight: Int

    /// The time at a number of seconds on the clock, or nil outside 0...86,400.
    public init?(secondsSinceMidnight seconds: Int) {
        guard (0...86_400).contains(seconds) else { return nil }
        secondsSinceMidnight = seconds
    }

    /// The time with these parts, or nil where no clock shows it; 24:00:00 is the end of the day.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...24).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        self.init(secondsSinceMidnight: hour * 3600 + minute * 60 + second)
    }

    /// 00:00, the start of a day.
    public static let midnight = TimeOfDay(unchecked: 0)

    /// The hour, 0...24.
    public var hour: Int { secondsSinceMidnight / 3600 }

    /// The minute, 0...59.
    public var minute: Int { secondsSinceMidnight / 60 % 60 }

    /// The second, 0...59.
    public var second: Int { secondsSinceMidnight % 60 }

    /// Whether the left time comes first.
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.secondsSinceMidnight < right.secondsSinceMidnight
    }

    init(unchecked seconds: Int) {
        secondsSinceMidnight = seconds
    }
}
