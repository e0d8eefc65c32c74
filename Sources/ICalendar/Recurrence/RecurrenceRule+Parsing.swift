internal import SlotTime

extension RecurrenceRule {
    /// What is wrong with a rule.
    struct Problem: Error {
        /// The part, such as `INTERVAL=0`; empty where the rule as a whole is wrong.
        let part: [UInt8]

        /// What it has to be.
        let rule: String
    }

    /// Reads the value of an RRULE.
    ///
    /// - Throws: what RFC 5545 3.3.10 doesn't allow, and RSCALE and SKIP (RFC 7529), which would need other calendars.
    init(_ text: ArraySlice<UInt8>) throws(Problem) {
        var seen = Set<UInt64>()
        for part in text.split(separator: UInt8(ascii: ";")) {
            guard let mark = part.firstIndex(of: UInt8(ascii: "=")) else {
                throw Problem(part: Array(part), rule: "must be NAME=value (RFC 5545 3.3.10)")
            }
            let name = PackedName(part[..<mark])
            guard seen.insert(name.key).inserted else {
                throw Problem(part: Array(part), rule: "must not occur twice in one rule (RFC 5545 3.3.10)")
            }
            if let rule = read(name, part[(mark + 1)...]) { throw Problem(part: Array(part), rule: rule) }
        }
        guard seen.contains(Self.frequencyKey) else {
            throw Problem(part: [], rule: "must have a FREQ (RFC 5545 3.3.10)")
        }
        if let rule = contradiction { throw Problem(part: [], rule: rule) }
    }

    private static let frequencyKey: UInt64 = 0x4652_4551

    /// Reads one part; the rule that it breaks, or nil where all is well.
    private mutating func read(_ name: PackedName, _ value: ArraySlice<UInt8>) -> String? {
        switch (name.length, name.key) {
        case (4, Self.frequencyKey): return readFrequency(value)
        // INTERVAL
        case (8, 0x494E_5445_5256_414C):
            guard let number = Self.number(value), (1...1_000_000_000).contains(number) else {
                return "must be a whole number from 1"
            }
            interval = number
        // COUNT
        case (5, 0x43_4F55_4E54):
            guard let number = Self.number(value), number > 0 else { return "must be a whole number from 1" }
            count = number
        // UNTIL
        case (5, 0x55_4E54_494C):
            until = WrittenTime(value)
            if until == nil { return "must be a DATE or a DATE-TIME (RFC 5545 3.3.4, 3.3.5)" }
        // WKST
        case (4, 0x574B_5354):
            guard let day = Self.weekday(value) else { return "must be MO, TU, WE, TH, FR, SA or SU" }
            weekStart = day
        // BYDAY
        case (5, 0x42_5944_4159): return readDays(value)
        // BYSECOND, BYMINUTE, BYHOUR
        case (8, 0x4259_5345_434F_4E44): return Self.read(value, into: &seconds, 0...60)
        case (8, 0x4259_4D49_4E55_5445): return Self.read(value, into: &minutes, 0...59)
        case (6, 0x4259_484F_5552): return Self.read(value, into: &hours, 0...23)
        // BYMONTHDAY, BYYEARDAY, BYWEEKNO, BYMONTH, BYSETPOS
        case (10, 0x4D4F_4E54_4844_4159): return Self.read(value, into: &monthDays, 1...31, orNegative: true)
        case (9, 0x5959_4541_5244_4159): return Self.read(value, into: &yearDays, 1...366, orNegative: true)
        case (8, 0x4259_5745_454B_4E4F): return Self.read(value, into: &weeks, 1...53, orNegative: true)
        case (7, 0x42_594D_4F4E_5448): return Self.read(value, into: &months, 1...12)
        case (8, 0x4259_5345_5450_4F53): return Self.read(value, into: &positions, 1...366, orNegative: true)
        // RSCALE, SKIP
        case (6, 0x5253_4341_4C45), (4, 0x534B_4950):
            return "isn't supported: rules in other calendars (RFC 7529) can't be read"
        default: return "isn't a part of a rule (RFC 5545 3.3.10)"
        }
        return nil
    }

    private mutating func readFrequency(_ value: ArraySlice<UInt8>) -> String? {
        let names = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
        let name = PackedName(value)
        for frequency in Frequency.allCases where name == PackedName(names[frequency.rawValue].utf8.map({ $0 })[...]) {
            self.frequency = frequency
            return nil
        }
        return "must be \(names.listed())"
    }

    private mutating func readDays(_ value: ArraySlice<UInt8>) -> String? {
        for item in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let number = item.dropLast(2)
            guard let weekday = Self.weekday(item.suffix(2)), number.isEmpty || Self.number(number) != nil,
                let ordinal = number.isEmpty ? 0 : Self.number(number), number.isEmpty || ordinal != 0,
                (-53...53).contains(ordinal), days.count < 371
            else { return "must be weekdays such as MO, 2TU or -1FR" }
            let day = Day(ordinal: ordinal, weekday: weekday)
            if !days.contains(day) { days.append(day) }
        }
        return nil
    }

    /// Reads a list of numbers, sorted and each once.
    private static func read(
        _ value: ArraySlice<UInt8>, into list: inout [Int], _ range: ClosedRange<Int>, orNegative: Bool = false
    ) -> String? {
        var numbers = Set<Int>()
        for item in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let number = Self.number(item), range.contains(number) || (orNegative && range.contains(-number))
            else {
                let negative = orNegative ? ", or -\(range.upperBound) to -\(range.lowerBound)" : ""
                return "must be numbers from \(range.lowerBound) to \(range.upperBound)\(negative)"
            }
            numbers.insert(number)
        }
        list = numbers.sorted()
        return nil
    }

    /// A whole number of at most 15 digits, with or without a sign.
    private static func number(_ text: ArraySlice<UInt8>) -> Int? {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
        guard (1...15).contains(digits.count), digits.allSatisfy({ $0.isDigit }) else { return nil }
        let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return isNegative ? -value : value
    }

    /// A rule about parts that can't go together, or nil where these can.
    private var contradiction: String? {
        if count != nil, until != nil { return "must not have both COUNT and UNTIL (RFC 5545 3.3.10)" }
        if !weeks.isEmpty, frequency != .yearly { return "may have BYWEEKNO only with FREQ=YEARLY (RFC 5545 3.3.10)" }
        if !yearDays.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
            return "must not have BYYEARDAY with FREQ=DAILY, WEEKLY or MONTHLY (RFC 5545 3.3.10)"
        }
        if !monthDays.isEmpty, frequency == .weekly {
            return "must not have BYMONTHDAY with FREQ=WEEKLY (RFC 5545 3.3.10)"
        }
        let hasOrdinal = days.contains { $0.ordinal != 0 }
        if hasOrdinal, frequency < .monthly || !weeks.isEmpty {
            return "may have numbers in BYDAY only with FREQ=MONTHLY, or YEARLY without BYWEEKNO (RFC 5545 3.3.10)"
        }
        return nil
    }
}
