extension POSIXTimeZone {
    /// Reads a string such as `<-03>3`, `IST-1GMT0,M10.5.0,M3.5.0/1` or `EET-2EEST,M3.4.4/50,M10.4.4/50`.
    ///
    /// Nil for anything that POSIX.1-2017 section 8.3 and the extensions of RFC 9636 section 3.3.1 do not allow, and for
    /// a daylight name without rules, whose meaning POSIX leaves open.
    package init?(parsing text: Span<UInt8>) {
        var scanner = Scanner()
        guard let standardName = scanner.name(text), let west = scanner.time(text, maximumHours: 24) else { return nil }
        var daylight: Daylight?
        if scanner.position < text.count {
            guard let name = scanner.name(text) else { return nil }
            var utcOffset = 3600 - west
            if scanner.position < text.count, text[scanner.position] != UInt8(ascii: ",") {
                guard let west = scanner.time(text, maximumHours: 24) else { return nil }
                utcOffset = -west
            }
            guard let start = scanner.rule(text), let end = scanner.rule(text) else { return nil }
            daylight = Daylight(name: name, utcOffset: utcOffset, start: start, end: end)
        }
        guard scanner.position == text.count else { return nil }
        self.init(standardName: standardName, standardOffset: -west, daylight: daylight)
    }
}

/// A place in a string that is being read.
///
/// A span cannot be stored, so each step is given it again.
private struct Scanner {
    var position = 0

    /// The next byte, or 0 at the end.
    func peek(_ text: Span<UInt8>) -> UInt8 {
        position < text.count ? text[position] : 0
    }

    /// Steps over one byte if it is there.
    mutating func skip(_ byte: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
        guard position < text.count, text[position] == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    /// `EST`, or `<-03>` without its brackets: three characters or more.
    mutating func name(_ text: Span<UInt8>) -> String? {
        let quoted = skip("<", text)
        var name = ""
        while position < text.count {
            let byte = text[position]
            guard byte.isLetter || (quoted && (byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")))
            else { break }
            name.unicodeScalars.append(Unicode.Scalar(byte))
            position += 1
        }
        guard name.utf8.count >= 3, !quoted || skip(">", text) else { return nil }
        return name
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(_ text: Span<UInt8>, maximumHours: Int) -> Int? {
        let isNegative = skip("-", text)
        if !isNegative { _ = skip("+", text) }
        guard let hours = number(text, 0...maximumHours) else { return nil }
        var seconds = hours * 3600
        if skip(":", text) {
            guard let minutes = number(text, 0...59) else { return nil }
            seconds += minutes * 60
            if skip(":", text) {
                guard let rest = number(text, 0...59) else { return nil }
                seconds += rest
            }
        }
        guard seconds <= maximumHours * 3600 else { return nil }
        return isNegative ? -seconds : seconds
    }

    /// `,date[/time]`; the time is 02:00 where none is given.
    mutating func rule(_ text: Span<UInt8>) -> POSIXTimeZone.Rule? {
        guard skip(",", text), let day = day(text) else { return nil }
        guard skip("/", text) else { return POSIXTimeZone.Rule(day: day, time: 7200) }
        guard let time = time(text, maximumHours: 167) else { return nil }
        return POSIXTimeZone.Rule(day: day, time: time)
    }

    private mutating func day(_ text: Span<UInt8>) -> POSIXTimeZone.Day? {
        if skip("J", text) { return number(text, 1...365).map { .julian($0) } }
        guard skip("M", text) else { return number(text, 0...365).map { .zeroBased($0) } }
        guard let month = number(text, 1...12), skip(".", text), let week = number(text, 1...5), skip(".", text),
            let index = number(text, 0...6), let weekday = Weekday(rawValue: index == 0 ? 7 : index)
        else { return nil }
        return .weekday(weekday, week: week, month: month)
    }

    /// One to three digits.
    private mutating func number(_ text: Span<UInt8>, _ range: ClosedRange<Int>) -> Int? {
        let first = position
        var value = 0
        while peek(text).isDigit, position - first < 3 {
            value = value * 10 + Int(peek(text) - UInt8(ascii: "0"))
            position += 1
        }
        return position > first && range.contains(value) ? value : nil
    }
}
