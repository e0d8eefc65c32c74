import ICalendar
import SlotTime
import Testing

@testable import SlotFormats

/// Digits made in machine words, against digits made one by one.
@Suite struct DigitsTests {
    @Test func `two digits, all of them`() {
        for value in 0...99 { #expect(text(Digits.two(value)) == padded(value, 2)) }
    }

    @Test func `eight digits, at the edges and at random`() {
        var random = SeededGenerator(seed: 8)
        var values = [0, 1, 9, 10, 99, 100, 9_999, 10_000, 10_001, 99_999_999, 20_260_601, 12_345_678]
        for _ in 0..<5_000 { values.append(Int.random(in: 0...99_999_999, using: &random)) }
        for group in 0...9_999 { values += [group, group * 10_000] }
        for value in values where text(Digits.eight(value)) != padded(value, 8) { Issue.record("\(value)") }
    }

    @Test func `every minute of the day`() {
        for minute in 0..<1440 {
            let (hours, minutes) = (padded(minute / 60, 2), padded(minute % 60, 2))
            #expect(text(Digits.time(minuteOfDay: minute)) == "\(hours):\(minutes):00")
        }
    }

    @Test func `dates from 1970 to 9999`() {
        var random = SeededGenerator(seed: 3)
        for number in [0, 10_956, 2_932_895] + (0..<2_000).map({ _ in Int.random(in: 0...2_932_895, using: &random) }) {
            let date = CivilDate(daysSinceEpoch: number)
            var expected: [UInt8] = []
            date.appendRFC3339(to: &expected)
            let (start, end) = Digits.date(date)
            #expect(text(start) + text(end) == expected.string)
            #expect(date.text == expected)
            #expect(text(Digits.basicDate(date)) == expected.filter { $0 != UInt8(ascii: "-") }.string)
        }
    }

    @Test func `every offset of whole minutes within a day`() {
        for minutes in -1439...1439 {
            var expected: [UInt8] = []
            expected.appendUTCOffset(minutes * 60)
            let (start, end) = Digits.utcOffset(minutes * 60)
            #expect(text(start) + text(end) == expected.string)
        }
    }

    @Test func `a time in UTC as two words`() {
        for epoch in [0, 1, 86_399, 1_780_286_400, 10_000_000_000, 253_402_300_799] {
            var expected: [UInt8] = []
            ICalendarDateFormat.append(utc: Instant(epochSeconds: epoch), to: &expected)
            let (date, time) = Digits.utcWords(epoch)
            #expect(text(date) + text(time) == expected.string)
        }
    }

    @Test func `whole numbers`() {
        for value in [0, 7, 10, 99, 100, -1, -10, 999_999_999, 1_000_000_000, .max, .min] {
            var digits: [UInt8] = []
            digits.appendDecimal(value)
            #expect(digits.string == String(value))
        }
    }

    private func text<Word: FixedWidthInteger>(_ word: Word) -> String {
        withUnsafeBytes(of: word.littleEndian) { Array($0).string }
    }

    private func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: width - digits.utf8.count) + digits
    }
}
