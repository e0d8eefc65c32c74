internal import SlotEngine
internal import SlotTime

/// The texts of a date, by the numbers of their fields.
struct DayTexts: Sendable {
    /// Tells them from those of other dates.
    private(set) var number = 0

    private(set) var texts = TextTable(count: RowField.textCount)

    /// The widths of those that the rows show, in the order of `RowField.ofDate`.
    private(set) var widths = SIMD16<Int32>()

    /// The date, and its digits: `20260601`.
    private(set) var date = CivilDate(daysSinceEpoch: 0)
    private(set) var basicDate: UInt64 = 0

    /// Moves to a date, of any document.
    mutating func begin(_ day: SlotDay, _ source: RowSource) {
        number += 1
        date = day.date
        basicDate = Digits.basicDate(day.date)
        texts.removeAll()
        for field in RowField.ofDate where source.form.fields & field.bit != 0 {
            texts.insert(Int(field.rawValue)) { source.append(field, on: day, to: &$0) }
            guard source.form.rowFields & field.bit != 0 else { continue }
            let place = Int(field.rawValue - RowField.ofDate[0].rawValue)
            widths[place] = Int32(clamping: texts.width(of: Int(field.rawValue)))
        }
    }
}

extension SlotDay {
    /// Whether a night that the date before began reaches into it.
    var hasServiceDate: Bool {
        for run in runs where run.serviceDate != nil { return true }
        return false
    }
}
