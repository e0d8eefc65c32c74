/// A DURATION: whole days on the calendar, then exact seconds (RFC 5545 3.3.6).
struct WrittenDuration: Hashable {
    /// Days on the calendar: a day across a clock change has 23 or 25 hours.
    var days = 0

    /// Elapsed seconds after those days.
    var seconds = 0

    /// Whether the whole is negative.
    var isNegative: Bool { days < 0 || seconds < 0 }

    /// No longer than this many days: more can only be an error.
    static let maximumDays = 36_525

    init(days: Int = 0, seconds: Int = 0) {
        self.days = days
        self.seconds = seconds
    }

    /// Reads `P1W`, `P15DT5H0M20S`, `-PT15M`; nil for anything else and for more than a century.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard let mark = rest.popFirst(), mark | 0x20 == UInt8(ascii: "p"), !rest.isEmpty else { return nil }
        var isTime = false
        // Weeks, days, hours, minutes, seconds come in this order, each at most once.
        var last = 0
        while let byte = rest.first {
            if byte | 0x20 == UInt8(ascii: "t"), !isTime, rest.count > 1 {
                isTime = true
                rest.removeFirst()
                continue
            }
            var value = 0
            let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
            guard (1...10).contains(digits.count) else { return nil }
            for digit in digits { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
            rest = rest[digits.endIndex...]
            guard let unit = rest.popFirst(), let place = Self.place(of: unit | 0x20, isTime: isTime), place > last
            else {
                return nil
            }
            last = place
            switch place {
            case 1: days += value * 7
            case 2: days += value
            case 3: seconds += value * 3600
            case 4: seconds += value * 60
            default: seconds += value
            }
        }
        guard last > 0, days <= Self.maximumDays, seconds <= Self.maximumDays * 86_400 else { return nil }
        if isNegative { (days, seconds) = (-days, -seconds) }
    }

    private static func place(of unit: UInt8, isTime: Bool) -> Int? {
        switch unit {
        case UInt8(ascii: "w") where !isTime: 1
        case UInt8(ascii: "d") where !isTime: 2
        case UInt8(ascii: "h") where isTime: 3
        case UInt8(ascii: "m") where isTime: 4
        case UInt8(ascii: "s") where isTime: 5
        default: nil
        }
    }
}
