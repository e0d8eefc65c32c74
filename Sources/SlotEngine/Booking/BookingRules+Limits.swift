internal import SlotTime

extension BookingRules {
    /// The most days before a service day that a notice or an opening may be.
    public static let dayLimit = BusinessDays.reach

    /// Throws an error that names the first key outside its limits.
    func check() throws(SlotError) {
        let week = 0...(7 * 1440)
        try Self.check("bufferBefore", bufferBefore.count, within: week, "be 0 minutes to 7 days")
        try Self.check("bufferAfter", bufferAfter.count, within: week, "be 0 minutes to 7 days")
        if let maxPerDay { try Self.check("maxPerDay", maxPerDay, within: 1...Int.max, "be at least 1") }
        let days = 0...Self.dayLimit
        switch notice {
        case .minutes(let minutes):
            try Self.check("notice", minutes.count, within: 0...(366 * 1440), "be 0 minutes to 366 days")
        case .daysBefore(let count, _, _):
            try Self.check("notice", count, within: days, "be 0 to \(Self.dayLimit) days before")
        case nil: break
        }
        if let opens {
            try Self.check("opens", opens.daysBefore, within: days, "be 0 to \(Self.dayLimit) days before")
        }
    }

    private static func check(
        _ key: String, _ value: Int, within range: ClosedRange<Int>, _ rule: String
    ) throws(SlotError) {
        guard range.contains(value) else { throw SlotError(key: key, value: String(value), rule: rule) }
    }
}
