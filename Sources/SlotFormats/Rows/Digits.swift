internal import SlotTime

/// Digits as machine words: the first byte of the text is the lowest of the word.
enum Digits {
    /// Two digits, 00...99.
    @inline(__always)
    static func two(_ value: Int) -> UInt16 {
        let tens = (value &* 103) >> 10
        return UInt16(truncatingIfNeeded: 0x3030 &+ tens &+ (value &- tens &* 10) << 8)
    }

    /// Four digits, 0000...9999.
    @inline(__always)
    static func four(_ value: Int) -> UInt32 {
        let four = UInt32(truncatingIfNeeded: value)
        let hundreds = (four &* 5243) >> 19
        // Two pairs, split into digits, both lanes at once.
        let pairs = hundreds | (four &- hundreds &* 100) << 16
        let tens = ((pairs &* 103) >> 10) & 0x000F_000F
        return (tens | (pairs &- tens &* 10) << 8) &+ 0x3030_3030
    }

    /// Six digits, 000000...999999, followed by two bytes of nothing.
    @inline(__always)
    static func six(_ value: Int) -> UInt64 { eight(value) >> 16 }

    /// Eight digits, 00000000...99999999.
    @inline(__always)
    static func eight(_ value: Int) -> UInt64 {
        let high = UInt64(truncatingIfNeeded: value / 10_000)
        let low = UInt64(truncatingIfNeeded: value % 10_000)
        // Four digits in each half, split into pairs, then into digits, all lanes at once.
        let fours = high | low << 32
        let hundreds = ((fours &* 5243) >> 19) & 0x0000_007F_0000_007F
        let pairs = hundreds | (fours &- hundreds &* 100) << 16
        let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
        return (tens | (pairs &- tens &* 10) << 8) &+ 0x3030_3030_3030_3030
    }

    /// `10:40:00`.
    @inline(__always)
    static func time(minuteOfDay minute: Int) -> UInt64 {
        let hours = minute / 60
        return UInt64(two(hours)) | UInt64(two(minute &- hours &* 60)) << 24 | 0x3030_3A00_003A_0000
    }

}

extension Digits {
    /// The lowest 32 bits as eight hexadecimal digits, lower case.
    @inline(__always)
    static func eightHex(_ value: Int) -> UInt64 {
        // A nibble in each byte, the highest first.
        var nibbles = UInt64(UInt32(truncatingIfNeeded: value).byteSwapped)
        nibbles = (nibbles | nibbles << 16) & 0x0000_FFFF_0000_FFFF
        nibbles = (nibbles | nibbles << 8) & 0x00FF_00FF_00FF_00FF
        nibbles = (nibbles >> 4 | nibbles << 8) & 0x0F0F_0F0F_0F0F_0F0F
        let letters = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return nibbles &+ 0x3030_3030_3030_3030 &+ letters &* 39
    }

    /// The lowest 16 bits as four hexadecimal digits, lower case.
    @inline(__always)
    static func fourHex(_ value: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: eightHex(value) >> 32)
    }

    /// `20260601`.
    static func basicDate(_ date: CivilDate) -> UInt64 {
        let (year, month, day) = date.parts
        return eight(year * 10_000 + month * 100 + day)
    }

    /// `2026-06-01`, the last two digits in a word of their own.
    static func date(_ date: CivilDate) -> (UInt64, UInt16) {
        let (year, month, day) = date.parts
        let start = UInt64(two(year / 100)) | UInt64(two(year % 100)) << 16 | UInt64(two(month)) << 40
        return (start | 0x2D00_002D_0000_0000, two(day))
    }

    /// `+08:00`, the last two digits in a word of their own.
    static func utcOffset(_ seconds: Int) -> (UInt32, UInt16) {
        let sign = seconds < 0 ? UInt32(UInt8(ascii: "-")) : UInt32(UInt8(ascii: "+"))
        let minutes = abs(seconds) / 60
        return (sign | UInt32(two(minutes / 60)) << 8 | 0x3A00_0000, two(minutes % 60))
    }

    /// Seconds since 1970 in UTC as `20260601` and `T024000Z`.
    @inline(__always)
    static func utcWords(_ seconds: Int) -> (UInt64, UInt64) {
        let time = CivilDateTime(Instant(epochSeconds: seconds), utcOffset: 0)
        let second = time.time.secondsSinceMidnight
        let (hours, minutes) = (UInt64(two(second / 3600)) << 8, UInt64(two(second / 60 % 60)) << 24)
        let marks = UInt64(UInt8(ascii: "T")) | UInt64(UInt8(ascii: "Z")) << 56
        return (basicDate(time.date), marks | hours | minutes | UInt64(two(second % 60)) << 40)
    }

    /// The lower-case hexadecimal digit of 0...15.
    static func hexDigit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") - 10 + nibble
    }
}

extension [UInt8] {
    /// Appends the first bytes of a word, for texts that are built and not patched.
    mutating func append(_ word: UInt64, count: Int) {
        append(addingCapacity: count) { output in
            for index in 0..<count { output.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * index))) }
        }
    }
}
