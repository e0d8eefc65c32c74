public import SlotTime

/// Writes dates, times and offsets as RFC 5545 has them.
///
/// Its years have four digits: a year before 0 is written as 0000, one after 9999 as 9999.
public enum ICalendarDateFormat {
    /// Appends a DATE such as `20260601` (RFC 5545 3.3.4).
    public static func append(_ date: CivilDate, to output: inout [UInt8]) {
        let (year, month, day) = date.parts
        let fourDigits = min(max(year, 0), 9999)
        appendTwoDigits(fourDigits / 100, to: &output)
        appendTwoDigits(fourDigits % 100, to: &output)
        appendTwoDigits(month, to: &output)
        appendTwoDigits(day, to: &output)
    }

    /// Appends a local DATE-TIME such as `20260601T104000` (RFC 5545 3.3.5, forms 1 and 3).
    public static func append(_ local: CivilDateTime, to output: inout [UInt8]) {
        append(local.date, to: &output)
        output.append(UInt8(ascii: "T"))
        appendTwoDigits(local.time.hour, to: &output)
        appendTwoDigits(local.time.minute, to: &output)
        appendTwoDigits(local.time.second, to: &output)
    }

    /// Appends a DATE-TIME in UTC such as `20260601T024000Z` (RFC 5545 3.3.5, form 2).
    public static func append(utc instant: Instant, to output: inout [UInt8]) {
        append(CivilDateTime(instant, utcOffset: 0), to: &output)
        output.append(UInt8(ascii: "Z"))
    }

    /// Appends a UTC-OFFSET such as `+0800`, and `+080543` only where it has seconds (RFC 5545 3.3.14).
    ///
    /// - Parameters:
    ///   - seconds: ahead of UTC, within ±99:59:59.
    ///   - output: where the text goes.
    public static func append(utcOffset seconds: Int, to output: inout [UInt8]) {
        let size = min(seconds.magnitude, 359_999)
        output.append(UInt8(ascii: seconds < 0 ? "-" : "+"))
        appendTwoDigits(Int(size / 3600), to: &output)
        appendTwoDigits(Int(size / 60 % 60), to: &output)
        if size % 60 != 0 { appendTwoDigits(Int(size % 60), to: &output) }
    }

    private static func appendTwoDigits(_ number: Int, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
        output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
