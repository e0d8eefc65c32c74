internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// The texts of a date, and what they were made of: the same date in another document has the same ones.
struct DayTexts: Sendable {
    /// Tells texts from others; they are the same as long as the number is.
    private(set) var number = 0

    /// By the numbers of their fields.
    private(set) var texts = TextTable(count: RowField.textCount)

    /// The widths of those that can have several.
    private(set) var widths = SIMD8<UInt16>()

    /// `20260601`
    private(set) var basicDate: UInt64 = 0

    private var key: Key?

    /// All that they follow from, beside the kind of the document.
    private struct Key: Equatable {
        let date: CivilDate
        let offset: Int
        let holiday: HolidayCalendar.Day?
        let hasServiceDate: Bool

        // The revision alone depends on these.
        let revised: Instant?
        let days: Int
        let horizonCounts: BookingRules.HorizonCounts
    }

    /// Makes the texts of a date, unless they are there; the number is for new ones.
    mutating func update(to day: SlotDay, _ source: RowSource, number: inout Int) {
        let document = source.document
        let key = Key(
            date: day.date, offset: day.offset, holiday: day.holiday, hasServiceDate: day.hasServiceDate,
            revised: document.revised, days: document.plan.rules.days,
            horizonCounts: document.plan.venue.booking.horizonCounts)
        guard key != self.key else { return }
        self.key = key
        number += 1
        self.number = number
        basicDate = Digits.basicDate(day.date)
        texts.removeAll()
        for field in RowField.ofDate where source.form.fields & field.bit != 0 {
            texts.insert(Int(field.rawValue)) { source.append(field, on: day, to: &$0) }
        }
        widths = SIMD8(
            width(.dayLabel), width(.dateLabel), width(.weekdayLabel), width(.fullDate), width(.holiday), 0, 0, 0)
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
