internal import SlotTime

extension BookingRules {
    /// Throws an error that names the first key outside its limits.
    func check() throws(SlotError) {
        try Limits.buffer.check("bufferBefore", bufferBefore.count)
        try Limits.buffer.check("bufferAfter", bufferAfter.count)
        // Place files have less room; a program may count more.
        let count = Limits(range: 1...Int.max, words: "at least 1")
        if let maxPerDay { try count.check("maxPerDay", maxPerDay) }
        if let maxPerWeek { try count.check("maxPerWeek", maxPerWeek) }
        switch notice {
        case .minutes(let minutes): try Limits.lead.check("notice", minutes.count)
        case .daysBefore(let count, _, _): try Limits.daysBefore.check("notice", count, unit: "days before")
        case nil: break
        }
        if let opens { try Limits.daysBefore.check("opens", opens.daysBefore, unit: "days before") }
    }
}
