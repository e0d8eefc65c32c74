import SlotPicker
import SlotTime
import Testing

/// The picker on a small content of its own.
struct SlotPickerTests {
    /// Two dates; `x` marks sold-out slots, and each slot can be booked until it starts.
    static let small = content("1: 9:00x 9:30 10:00 10:30 | 2: 8:00 8:30x | 3: 7:00x")

    @Test func `It begins on the first slot that can be chosen`() {
        let picker = SlotPicker(Self.small, now: .distantPast)
        #expect(rows(of: picker) == "1 2 3 | 9 10 | 00 30 -> 0 0 1")
    }

    @Test func `A new date and a new hour begin at their first free rows`() {
        var picker = SlotPicker(Self.small, now: .distantPast)
        picker.select(row: 1, column: 1)
        picker.select(row: 1, column: 2)
        #expect(rows(of: picker) == "1 2 3 | 9 10 | 00 30 -> 0 1 1")
        picker.select(row: 1, column: 0)
        #expect(rows(of: picker) == "1 2 3 | 8 | 00 30 -> 1 0 0")
        picker.select(row: 0, column: 0)
        #expect(rows(of: picker) == "1 2 3 | 9 10 | 00 30 -> 0 0 1")
    }

    @Test func `Choosing the chosen row again keeps the wheels after it`() {
        var picker = SlotPicker(Self.small, now: .distantPast)
        picker.select(row: 1, column: 1)
        picker.select(row: 1, column: 2)
        let result1 = picker.select(row: 0, column: 0)
        #expect(result1)
        let result2 = picker.select(row: 1, column: 1)
        #expect(result2)
        #expect(rows(of: picker) == "1 2 3 | 9 10 | 00 30 -> 0 1 1")
    }

    @Test(arguments: [
        "0 2: a sold-out slot", "2 0: a date with nothing free", "-1 0: before the first row",
        "3 0: after the last row",
        "0 3: no such wheel", "2 1: no such hour",
    ])
    func `What can't be chosen leaves the choice as it was`(_ row: String) throws {
        let numbers = row.prefix { $0 != ":" }.split(separator: " ").compactMap { Int($0) }
        var picker = SlotPicker(Self.small, now: .distantPast)
        #expect(!picker.isEnabled(row: numbers[0], column: numbers[1]))
        let result3 = picker.select(row: numbers[0], column: numbers[1])
        #expect(!result3)
        #expect(rows(of: picker) == "1 2 3 | 9 10 | 00 30 -> 0 0 1")
    }

    @Test func `A start is restored where it can still be chosen`() throws {
        var picker = SlotPicker(Self.small, now: .distantPast)
        let result4 = picker.select(startingAt: Self.instant(day: 2, minute: 480))
        #expect(result4)
        #expect(picker.selection?.text == "1970-01-03 08:00")
        let result5 = picker.select(startingAt: Self.instant(day: 2, minute: 510))
        #expect(!result5)
        let result6 = picker.select(startingAt: Instant(epochSeconds: 1))
        #expect(!result6)
        #expect(picker.selection?.text == "1970-01-03 08:00")
    }

    @Test func `The choice stays while rows before it go, and moves on when it goes itself`() {
        var picker = SlotPicker(Self.small, now: .distantPast)
        picker.select(row: 1, column: 1)
        picker.expire(at: Self.instant(day: 1, minute: 571))
        #expect(rows(of: picker) == "1 2 3 | 10 | 00 30 -> 0 0 0")
        picker.expire(at: Self.instant(day: 1, minute: 601))
        #expect(rows(of: picker) == "1 2 3 | 10 | 30 -> 0 0 0")
        picker.expire(at: Self.instant(day: 1, minute: 631))
        #expect(rows(of: picker) == "2 3 | 8 | 00 30 -> 0 0 0")
    }

    @Test func `A slot can be booked through its last second`() {
        var picker = SlotPicker(Self.small, now: .distantPast)
        let result7 = picker.expire(at: Self.instant(day: 1, minute: 540))
        #expect(!result7)
        let result8 = picker.expire(at: Self.instant(day: 1, minute: 540).advanced(bySeconds: 1))
        #expect(result8)
    }

    @Test func `A clock that goes back brings nothing back`() {
        var picker = SlotPicker(Self.small, now: Self.instant(day: 2, minute: 0))
        let result9 = picker.expire(at: .distantPast)
        #expect(!result9)
        #expect(rows(of: picker) == "2 3 | 8 | 00 30 -> 0 0 0")
    }

    @Test func `Without anything free there are rows, but no selection`() {
        let sold = SlotPicker(Self.content("1: 9:00x"), now: .distantPast)
        #expect(rows(of: sold) == "1 | 9 | 00 -> 0 0 0")
        #expect(sold.selection == nil)
        let empty = SlotPicker(PickerContent(days: []), now: .distantPast)
        #expect(rows(of: empty) == " |  |  -> 0 0 0")
        #expect(empty.selection == nil)
        #expect(empty.nextExpiry == nil)
        #expect(empty.title(row: 0, column: 0) == "")
    }

    @Test func `New content keeps the choice where it is still there`() {
        var picker = SlotPicker(Self.small, now: .distantPast)
        picker.select(row: 1, column: 0)
        picker.replace(with: Self.content("2: 7:30 8:00 | 4: 9:00"), now: Self.instant(day: 2, minute: 0))
        #expect(picker.selection?.text == "1970-01-03 08:00")
        picker.replace(with: Self.content("4: 9:00"), now: Self.instant(day: 3, minute: 0))
        #expect(picker.selection?.text == "1970-01-05 09:00")
    }

    // The wheels, and the rows in their middle.
    private func rows(of picker: SlotPicker) -> String {
        let columns = (0..<SlotPicker.columnCount).map { column in
            (0..<picker.rows(in: column)).map { picker.title(row: $0, column: column) }.joined(separator: " ")
        }
        let selected = (0..<SlotPicker.columnCount).map { String(picker.selectedRow(in: $0)) }
        return columns.joined(separator: " | ") + " -> " + selected.joined(separator: " ")
    }

    private static func instant(day: Int, minute: Int) -> Instant {
        Instant(epochSeconds: day * 86_400 + minute * 60)
    }

    private static func content(_ text: String) -> PickerContent {
        let days = text.split(separator: " | ").map { text in
            let parts = text.split(separator: ": ").map(String.init)
            let day = Int(parts[0]) ?? 0
            var hours: [(String, [PickerContent.Slot])] = []
            for word in parts[1].split(separator: " ") {
                let time = word.filter { $0 != "x" }.split(separator: ":").map(String.init)
                let start = instant(day: day, minute: (Int(time[0]) ?? 0) * 60 + (Int(time[1]) ?? 0))
                let slot = PickerContent.Slot(
                    label: time[1], start: start, utcOffset: 0, bookUntil: start, isSoldOut: word.hasSuffix("x"))
                if hours.last?.0 == time[0] {
                    hours[hours.count - 1].1.append(slot)
                } else {
                    hours.append((time[0], [slot]))
                }
            }
            return PickerContent.Day(
                label: parts[0], date: CivilDate(daysSinceEpoch: day),
                hours: hours.map { PickerContent.Hour(label: $0.0, slots: $0.1) })
        }
        return PickerContent(days: days)
    }
}
