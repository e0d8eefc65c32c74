internal import _FoundationICU

/// Writes the tables of the calendars that are observed and not computed: Swift sources of SlotTime.
public enum CalendarTables {
    /// Chinese years of which ICU is right on every day (checked with lunar_python): it goes wrong in 2057.
    static let chinese = 1921...2056
    /// Dangi years that korean_lunar_calendar knows too; before 1912 ICU's time zone of Seoul differs.
    static let dangi = 1921...2049
    /// Umm al-Qura years on which ICU and the printed calendar (hijridate) agree on every day. Before, others were printed;
    /// after, sources differ, and in 1485 ICU differs from KACST itself (moment-hijri pull request 93).
    static let ummAlQura = 1421...1450

    /// The sources by their file names.
    public static func files() throws -> [(name: String, text: String)] {
        [
            ("LunisolarTable+Chinese.swift", try lunisolar("chinese", chinese)),
            ("LunisolarTable+Dangi.swift", try lunisolar("dangi", dangi)),
            ("UmmAlQuraCalendar+Table.swift", try islamic()),
        ]
    }

    private static func lunisolar(_ name: String, _ years: ClosedRange<Int>) throws -> String {
        let calendar = try ICUCalendar(name)
        var words: [UInt32] = []
        for year in years {
            let january = days(toJanuary21Of: year)
            guard let offset = (0..<31).first(where: { calendar.date(january + $0) == (0, false, 1) }) else {
                throw ICUError(code: 0, call: "\(name) has no new year in \(year)")
            }
            var (word, day, index, leap) = (UInt32(offset) << 17, january + offset, 0, 0)
            repeat {
                let first = calendar.date(day)
                if first.isLeap { leap = first.month + 1 }
                let length = (29...30).first { calendar.date(day + $0).day == 1 } ?? 0
                guard length > 0 else { throw ICUError(code: 0, call: "\(name) \(year) month \(index)") }
                word |= UInt32(length - 29) << UInt32(index)
                (day, index) = (day + length, index + 1)
            } while calendar.date(day) != (0, false, 1)
            words.append(word | UInt32(leap) << 13)
        }
        return """
            // Written by tools/LabelTables from ICU \(ICU.version): do not edit by hand.

            extension LunisolarTable {
                /// Years that began in \(years.lowerBound) to \(years.upperBound).
                static let \(name) = LunisolarTable(
                    firstYear: \(years.lowerBound),
                    years: [
            \(lines(words, indent: 12))
                    ])
            }

            """
    }

    private static func islamic() throws -> String {
        let calendar = try ICUCalendar("islamic-umalqura")
        // 1 Muharram of the first year lies within a year of this day: years have 354.367 days, year 1 began 492,148 before 1970.
        let guess = (ummAlQura.lowerBound - 1) * 10_631 / 30 - 492_148
        guard let first = (guess - 5...guess + 5).first(where: { calendar.date($0) == (0, false, 1) }) else {
            throw ICUError(code: 0, call: "islamic-umalqura has no new year")
        }
        var (words, day): ([UInt32], Int) = ([], first)
        for _ in ummAlQura {
            var word = UInt32(day - first) << 12
            for month in 0..<12 {
                let length = (29...30).first { calendar.date(day + $0).day == 1 } ?? 29
                word |= UInt32(length - 29) << UInt32(month)
                day += length
            }
            words.append(word)
        }
        return """
            // Written by tools/LabelTables from ICU \(ICU.version), whose table agrees with hijridate: do not edit by hand.

            extension UmmAlQuraCalendar {
                /// The first year of the table.
                static let firstYear = \(ummAlQura.lowerBound)

                /// Its first day, counted from 1970-01-01.
                static let firstDay = \(first)

                /// For each year: bits 0-11 the months, 1 where a month has 30 days and 0 where it has 29; above them the
                /// days from the table's first day to the year's.
                static let table: [UInt32] = [
            \(lines(words, indent: 8))
                ]
            }

            """
    }

    private static func lines(_ words: [UInt32], indent: Int) -> String {
        stride(from: 0, to: words.count, by: 8).map { start in
            let hex = words[start..<min(start + 8, words.count)].map { word in
                let digits = String(word, radix: 16)
                return "0x" + String(repeating: "0", count: 6 - min(digits.count, 6)) + digits
            }
            return String(repeating: " ", count: indent) + hex.joined(separator: ", ") + ","
        }.joined(separator: "\n")
    }

    private static func days(toJanuary21Of year: Int) -> Int {
        let before = year - 1
        return before * 365 + before / 4 - before / 100 + before / 400 + 20 - 719_162
    }
}

/// The date fields of one of ICU's calendars, in UTC.
final class ICUCalendar {
    private let handle: UnsafeMutablePointer<UCalendar?>

    init(_ name: String) throws {
        let zone = Array("UTC".utf16)
        handle = try ICU.open("ucal_open") {
            swift_ucal_open(zone, Int32(zone.count), "en@calendar=\(name)", UCAL_DEFAULT, &$0)
        }
    }

    deinit { swift_ucal_close(handle) }

    /// Month from 0, whether it is a leap month, and day.
    func date(_ day: Int) -> (month: Int, isLeap: Bool, day: Int) {
        var status = U_ZERO_ERROR
        swift_ucal_setMillis(handle, Double(day) * 86_400_000, &status)
        let month = swift_ucal_get(handle, UCAL_MONTH, &status)
        let isLeap = swift_ucal_get(handle, UCAL_IS_LEAP_MONTH, &status) != 0
        return (Int(month), isLeap, Int(swift_ucal_get(handle, UCAL_DATE, &status)))
    }
}
