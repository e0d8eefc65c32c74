/// A time as people write it: `9`, `9:30`, `9.30`, `9h30`, `9am`, `9:30 p.m.`.
struct SpelledTime {
    /// How hour and minute are separated.
    enum Style {
        case bare, clock, dotted, lettered
    }

    let hour: Int
    let minute: Int
    let style: Style

    /// Whether it is before noon, where it says so.
    let isMorning: Bool?

    /// Whether the hour has a zero before it, as on a clock with 24 hours.
    let isPadded: Bool

    /// The tokens it is made of.
    let tokens: Range<Int>

    /// Minutes since 00:00, read by a clock of 24 hours or, where it says so, of twelve.
    var minutes: Int {
        guard let isMorning else { return hour * 60 + minute }
        return (hour % 12 + (isMorning ? 0 : 12)) * 60 + minute
    }

    /// Whether it is a time of the syntax.
    var isCanonical: Bool { style == .clock && isMorning == nil }

    init?(_ tokens: [HoursToken], at start: Int) {
        guard case .number(let hour, let digits) = tokens[start].kind, digits <= 2 else { return nil }
        var next = start + 1
        func kind(_ ahead: Int) -> HoursToken.Kind { tokens[min(next + ahead, tokens.count - 1)].kind }
        var (minute, style) = (0, Style.bare)
        if kind(0) == .mark(":") || kind(0) == .mark("."), case .number(let number, digits: 2) = kind(1) {
            // 24.12. is a date.
            guard kind(0) == .mark(":") || kind(2) != .mark(".") else { return nil }
            (minute, style) = (number, kind(0) == .mark(":") ? .clock : .dotted)
            next += 2
            if kind(0) == .mark(":") { return nil }
            if kind(0) == .word("h") { next += 1; style = .lettered }
        } else if kind(0) == .word("h") {
            style = .lettered
            next += 1
            if case .number(let number, digits: 2) = kind(0), tokens[next].start == tokens[next - 1].end {
                minute = number
                next += 1
            }
        }
        // 15:0 is no hour alone.
        if style == .bare, kind(0) == .mark(":") || kind(0) == .mark("."), case .number = kind(1) { return nil }
        var isMorning: Bool?
        if case .word(let word) = kind(0) {
            if word == "am" || word == "pm" {
                isMorning = word == "am"
                next += 1
            } else if word == "a" || word == "p", kind(1) == .mark("."), kind(2) == .word("m") {
                isMorning = word == "a"
                next += kind(3) == .mark(".") ? 4 : 3
            }
        }
        guard minute < 60, isMorning == nil ? hour * 60 + minute <= 2880 : (1...12).contains(hour) else { return nil }
        (self.hour, self.minute, self.style, self.isMorning) = (hour, minute, style, isMorning)
        isPadded = digits == 2 && hour < 10
        self.tokens = start..<next
    }
}

/// A span as people write it, where it can mean one thing only.
struct SpelledSpan {
    /// Minutes since 00:00; the closing is 24:00 where it is midnight.
    let open: Int
    let close: Int

    init?(_ first: SpelledTime, _ last: SpelledTime) {
        var open = first.minutes
        let close = last.minutes
        switch (first.isMorning, last.isMorning) {
        case (.some, .some): break
        case (.none, .some):
            // 9-5pm begins in the morning: in the afternoon it would run backwards. 1-5pm leaves it open.
            guard last.isMorning == false, first.hour < 12, first.hour * 60 + first.minute >= close - 720,
                first.hour >= 1
            else { return nil }
            open = first.hour * 60 + first.minute
        case (.some, .none): return nil
        case (.none, .none) where first.isCanonical && last.isCanonical: break
        case (.none, .none):
            guard open < 1440 else { return nil }
            if close <= open {
                // 18-2 is a night; 9-5 counts to twelve.
                guard first.hour > 12 else { return nil }
            } else if last.hour <= 12, first.style != .lettered, !first.isPadded {
                // Both could be in the afternoon.
                guard first.hour >= 8 || first.hour >= 6 && last.hour == 12 else { return nil }
            }
        }
        guard open != close else { return nil }
        self.open = open
        self.close = close == 0 ? 1440 : close
    }
}
