import SlotLocale
import SlotTime
import Testing

/// L8: hour, time and range of a document are of one family.
struct OneClockTests {
    private static let digits = Set("0123456789")

    /// The words of a label, without digits and what separates them.
    private static func words(_ label: [UInt8]) -> [Substring] {
        String(decoding: label, as: UTF8.self).split { $0.isNumber || $0.isWhitespace || $0.isPunctuation }
    }

    @Test("The two times of a range are the labels of the times, in every locale, plain and flexible")
    func ranges() throws {
        for (index, identifier) in LocaleLabels.identifiers.enumerated() {
            for periods in LabelOptions.DayPeriods.allCases {
                let table = try LocaleLabels(
                    parsing: identifier + "@numbers=latn", options: LabelOptions(dayPeriods: periods))
                // A third of the hours for each locale; the full matrix is in Tests/Interop/labels.py.
                for hour in stride(from: index % 3, to: 24, by: 3) {
                    let end = (hour + 11) % 24
                    let range = table.timeRange(from: (hour, 5), to: (end, 10))
                    let (first, last) = (table.time(hour: hour, minute: 5), table.time(hour: end, minute: 10))
                    #expect(
                        Self.holds(range, first, last), "\(identifier) \(hour) \(text([range, first, last], " | "))")
                }
            }
        }
    }

    @Test("An hour says the same part of the day as its times, on the same side of the number")
    func hours() throws {
        for identifier in LocaleLabels.identifiers {
            for periods in LabelOptions.DayPeriods.allCases {
                let table = try LocaleLabels(
                    parsing: identifier + "@numbers=latn", options: LabelOptions(dayPeriods: periods))
                guard table.hourCycle.isHalved || periods == .flexible else { continue }
                for hour in stride(from: 0, to: 24, by: 4) {
                    let (alone, time) = (Self.words(table.hour(hour)), Self.words(table.time(hour: hour, minute: 0)))
                    // An hour may have a word of its own beside the part of the day: 10 Uhr.
                    let shared = time.filter(alone.contains)
                    #expect(!shared.isEmpty, "\(identifier) \(hour) \(alone) \(time)")
                }
            }
        }
    }

    /// Whether a range begins with a time and ends with another one; one of them may leave out the part of the day.
    private static func holds(_ range: [UInt8], _ first: [UInt8], _ last: [UInt8]) -> Bool {
        if range.starts(with: first) && range.reversed().starts(with: last.reversed()) { return true }
        let numbers = String(decoding: range, as: UTF8.self).filter(digits.contains)
        let expected = String(decoding: first + last, as: UTF8.self).filter(digits.contains)
        return numbers == expected && (range.starts(with: first) || range.reversed().starts(with: last.reversed()))
    }
}
