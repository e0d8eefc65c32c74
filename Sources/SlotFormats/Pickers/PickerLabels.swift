internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The labels of rows that no row shape writes.
struct PickerLabels {
    private let document: SlotDocument

    init(_ document: borrowing SlotDocument) {
        self.document = copy document
    }

    /// 今天
    func day(_ day: SlotDay) -> [UInt8] { document.dayLabeler.label(for: day.date, offset: day.offset) }

    /// 10点; with its UTC offset where it occurs twice on the date.
    func hour(_ hour: Int, repeatedOffset: Int?) -> [UInt8] {
        var label = document.labels.hour(hour)
        guard let repeatedOffset else { return label }
        label += " (UTC".utf8
        label.appendUTCOffset(repeatedOffset)
        label.append(UInt8(ascii: ")"))
        return label
    }

    /// 40分
    func minute(_ minute: Int) -> [UInt8] { document.labels.minute(minute) }
}
