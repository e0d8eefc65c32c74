import SlotTime
import Testing

struct RFC3339Tests {
    @Test(arguments: [
        "2026-06-01T10:16:00+08:00 -> 1780280160", "2026-06-01t02:16:00z -> 1780280160",
        "2026-06-01T02:16:00.999999999Z -> 1780280160", "2026-06-01T02:16:00-00:00 -> 1780280160",
        "@1780280160 -> 1780280160", "@0 -> 0", "@-1 -> -1", "@-0 -> 0", "@007 -> 7", "@1099511627775 -> 1099511627775",
        "0000-01-01T00:00:00+23:59 -> -62167305540", "9999-12-31T23:59:59-23:59 -> 253402387139",
        "1972-02-29T00:00:00Z -> 68169600",
    ])
    func `RFC 3339 5.6: a time with its offset is an instant, and so is a number after @`(line: String) throws {
        let words = line.split(separator: " ")
        #expect(Instant(rfc3339: String(words[0]))?.epochSeconds == Int(words[2]))
    }

    @Test(arguments: [
        "", "@", "@@1", "@x", "@1.5", "@ 1", "@9223372036854775807", "@-9223372036854775808", "@9223372036854775808",
        "@1099511627776", "@-1099511627776", "2026-06-01", "2026-06-01T10:16:00", "2026-06-01T10:16+08:00",
        "2026-06-01T10:16:00+0800", "2026-06-01T10:16:00+08", "2026-06-01T10:16:00+24:00", "2026-06-01T10:16:00+08:60",
        "2026-06-01T24:00:00Z", "2026-06-01T23:59:60Z", "2026-06-01T10:60:00Z", "2026-02-29T10:16:00Z",
        "2026-13-01T10:16:00Z", "2026-00-01T10:16:00Z", "2026-06-00T10:16:00Z", "2026-06-01T10:16:00.Z",
        "2026-06-01T10:16:00,5Z", "2026-06-01T10:16:00Z ", " 2026-06-01T10:16:00Z", "2026-06-01T10:16:00ZZ",
        "２０２６-06-01T10:16:00Z", "2026-06-01T10:16:00+08:00\u{301}", "2026\u{0}06-01T10:16:00Z", "-026-06-01T10:16:00Z",
        "+2026-06-01T10:16:00Z", "12026-06-01T10:16:00Z", "2026-06-01\u{301}T10:16:00Z", "2026-6-1T10:16:00Z",
        "@+5", "@-", "@--5", "@\u{301}5", "@５", "２０", "🕙", "T", "2026-06-01T", "2026-06-01T10:16:00\r\nZ",
        "2026-06-01T10:16:00−08:00",
    ])
    func `Anything else is no instant, and none of it traps`(text: String) {
        #expect(Instant(rfc3339: text) == nil)
        if text != "2026-06-01" { #expect(CivilDate(rfc3339: text) == nil) }
    }

    @Test(arguments: [
        "-0001-03-01 +00:00 -> 0000-03-01T00:00:00+00:00", "10000-01-01 +00:00 -> 9999-01-01T00:00:00+00:00",
        "9999-12-31 +00:01 -> 9999-12-31T00:01:00+00:01", "0000-01-01 -00:01 -> 0000-12-31T23:59:00-00:01",
    ])
    func `RFC 3339 5.6: a year has four digits, so one beyond them is the last on its side`(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let year = try #require(Int(words[0].dropLast(6)))
        let month = try #require(Int(words[0].suffix(5).prefix(2)))
        let day = try #require(Int(words[0].suffix(2)))
        let date = try #require(CivilDate(year: year, month: month, day: day))
        let offset = try #require(Int(words[1].suffix(2))) * (words[1].first == "-" ? -60 : 60)
        var bytes: [UInt8] = []
        Instant(epochSeconds: CivilDateTime(date).localSeconds).appendRFC3339(utcOffset: offset, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == words[3])
    }

    @Test(arguments: [
        (0, "+00:00"), (-16_200, "-04:30"), (-59, "-00:00"), (359_999, "+99:59"), (360_000, "+99:59"),
        (Int.max, "+99:59"), (Int.min, "-99:59"),
    ])
    func `A UTC offset of any size is written within two digits`(seconds: Int, text: String) {
        var bytes: [UInt8] = []
        bytes.appendUTCOffset(seconds)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test(arguments: [
        (7, 2, "07"), (123, 2, "23"), (5, 0, "5"), (5, -1, "5"), (-5, 2, "00"), (Int.min, 2, "00"),
        (Int.max, 19, "9223372036854775807"), (1, 99, "0000000000000000001"),
    ])
    func `Digits of any number and any width are written without a trap`(value: Int, width: Int, text: String) {
        var bytes: [UInt8] = []
        bytes.appendDigits(value, width: width)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test func `Times at the ends of the time line are written, not trapped on`() {
        for (instant, offset) in [
            (Instant(epochSeconds: .min), Int.min), (Instant(epochSeconds: .max), Int.max), (.distantPast, Int.max),
            (.distantFuture, Int.min),
        ] {
            var bytes: [UInt8] = []
            instant.appendRFC3339(utcOffset: offset, to: &bytes)
            #expect(bytes.count == 25)
        }
    }

    @Test func `Every piece and every change of a byte of a time is read or refused`() {
        let whole = Array("2026-06-01T10:16:00.5+08:00".utf8)
        for end in 0...whole.count {
            for byte in UInt8.min...UInt8.max {
                let bytes = whole[..<end] + [byte] + whole[min(end + 1, whole.count)...]
                let text = String(decoding: bytes, as: UTF8.self)
                if let instant = Instant(rfc3339: text) { #expect(instant.epochSeconds.magnitude < 1 << 40) }
                _ = Instant(rfc3339: String(decoding: whole[..<end] + [byte], as: UTF8.self))
                _ = CivilDate(rfc3339: text)
            }
        }
    }
}
