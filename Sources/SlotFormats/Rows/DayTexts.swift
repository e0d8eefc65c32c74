internal import SlotEngine

/// The texts of a date, by the numbers of their fields.
struct DayTexts: Sendable {
    /// Tells them from those of other dates.
    private(set) var number = 0

    private(set) var texts = TextTable(count: RowField.textCount)

    /// The widths of those that can have several.
    private(set) var widths = SIMD8<UInt16>()

    /// `20260601`
    private(set) var basicDate: UInt64 = 0

    /// Goes on to a date, of any document.
    mutating func begin(_ day: SlotDay, _ source: RowSource) {
        number += 1
        basicDate = Digits.basicDate(day.date)
        texts.removeAll()
        for field in RowField.ofDate where source.form.fields & field.bit != 0 {
            texts.insert(Int(field.rawValue)) { source.append(field, on: day, to: &$0) }
        }
        widths = SIMD8(
            width(.dayLabel), width(.dateLabel), width(.weekdayLabel), width(.fullDate), width(.holiday),
            width(.calendarDates), 0, 0)
    }

    private func width(_ field: RowField) -> UInt16 {
        UInt16(truncatingIfNeeded: texts.width(of: Int(field.rawValue)))
    }
}

extension SlotDay {
    /// Whether a night that the date before began reaches into it.
    var hasServiceDate: Bool {
        for run in runs where run.serviceDate != nil { return true }
        return false
    }
}
