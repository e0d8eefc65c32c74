public import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The first slot after a horizon that has none, with its label.
public struct NextStart: Hashable, Sendable {
    /// The slot.
    public let slot: NextSlot

    /// Its day and its time in the document's words: `10月9日 周五 13:30`.
    public let label: [UInt8]

    /// Its start in RFC 3339, with seconds and the place's UTC offset.
    public var startText: [UInt8] {
        var text: [UInt8] = []
        slot.start.appendRFC3339(utcOffset: slot.series.span.utcOffset, to: &text)
        return text
    }
}

extension SlotDocument {
    /// The first slot after a horizon that has none, or nil (`SlotPlan.nextSlot()`).
    ///
    /// Searched for at every call: formats ask once a file.
    public func next() -> NextStart? {
        plan.nextSlot().map { NextStart(slot: $0, label: label(of: $0)) }
    }

    /// A slot's day and time in the document's words: `10月9日 周五 13:30`.
    public func label(of slot: NextSlot) -> [UInt8] {
        let (hour, minute) = slot.series.firstMinute.quotientAndRemainder(dividingBy: 60)
        var label = dayLabeler.label(for: slot.day.date, offset: slot.day.offset)
        label.append(UInt8(ascii: " "))
        labels.appendTime(hour: hour, minute: minute, to: &label)
        if slot.day.repeatedHours >> UInt32(hour) & 1 == 1 {
            label += " (UTC".utf8
            label.appendUTCOffset(slot.series.span.utcOffset)
            label.append(UInt8(ascii: ")"))
        }
        return label
    }
}
