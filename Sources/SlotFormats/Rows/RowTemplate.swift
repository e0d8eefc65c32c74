/// A finished row and the places in it that change: the next row is a copy with new digits and labels.
///
/// This file and `ByteWriter` are the only ones with pointers.
struct RowTemplate: Sendable {
    /// A place in the row's bytes that a field was written to.
    struct Patch: Sendable {
        let field: RowField
        var offset: Int
        let width: Int
    }

    /// The widths of the texts in it: a row with other widths needs another template.
    let widths: RowWidths

    private var bytes: [UInt8]
    private let dayPatches: [Patch]
    private let hourPatches: [Patch]
    private let slotPatches: [Patch]

    /// The date and the hour that stand in `bytes`.
    private var dayNumber: Int
    private var hourNumber: Int

    init(_ specimen: RowSpecimen, _ values: borrowing RowValues) {
        widths = values.widths
        bytes = specimen.bytes
        dayNumber = values.dayNumber
        hourNumber = values.hourNumber
        dayPatches = specimen.patches.filter { $0.field.level == .day }
        hourPatches = specimen.patches.filter { $0.field.level == .hour }
        slotPatches = specimen.patches.filter { $0.field.level == .slot }
    }

    /// Appends the row of the present values. Their texts must have the widths of the template.
    @inline(__always)
    mutating func write(_ values: borrowing RowValues, to writer: inout ByteWriter) {
        if hourNumber != values.hourNumber { refresh(values) }
        // Safe: the writer gives as much room as the row has bytes. A patch lies within it, because the specimen recorded
        // where it wrote a text of the same width.
        let row = unsafe writer.advance(bytes.count)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe row.update(from: source, count: bytes.count)
        }
        let patches = slotPatches.span
        for index in patches.indices {
            let patch = patches[index]
            unsafe Self.write(patch.field, of: values, to: row + patch.offset)
        }
    }

    private mutating func refresh(_ values: borrowing RowValues) {
        if dayNumber != values.dayNumber {
            for patch in dayPatches { replace(patch, values) }
        }
        for patch in hourPatches { replace(patch, values) }
        dayNumber = values.dayNumber
        hourNumber = values.hourNumber
    }

    private mutating func replace(_ patch: Patch, _ values: borrowing RowValues) {
        bytes.replaceSubrange(patch.offset..<patch.offset + patch.width, with: values.text(of: patch.field))
    }

    @inline(__always)
    private static func write(
        _ field: RowField, of values: borrowing RowValues, to place: UnsafeMutablePointer<UInt8>
    ) {
        // Safe: each case stores as many bytes as the field is wide, which the specimen reserved.
        let slot = values.slot
        let row = UnsafeMutableRawPointer(place)
        switch field {
        case .minute:
            if slot.minute < 10 {
                unsafe place.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: slot.minute)
            } else {
                unsafe store(Digits.two(slot.minute), row)
            }
        case .minuteLabel: unsafe copy(values.minuteLabels, slot.minute, place)
        case .timeLabel: unsafe copy(values.timeLabels, slot.minuteOfDay, place)
        case .rangeLabel: unsafe copy(values.rangeLabels, slot.rangeIndex, place)
        case .time: unsafe store(Digits.time(minuteOfDay: slot.minuteOfDay), row)
        case .endTime: unsafe store(Digits.time(minuteOfDay: slot.endMinuteOfDay), row)
        case .endDate:
            unsafe store(slot.endDate.0, row)
            unsafe store(slot.endDate.1, row + 8)
        case .endOffset:
            unsafe store(slot.endOffset.0, row)
            unsafe store(slot.endOffset.1, row + 4)
        case .startEpoch: unsafe storeEpoch(slot.startEpoch, row)
        case .bookUntil: unsafe storeEpoch(slot.bookUntil, row)
        case .startHex: unsafe storeHex(slot.startEpoch, place)
        case .zonedStart: unsafe store(slot.zonedStart, row)
        case .zonedEnd: unsafe store(slot.zonedEnd, row)
        default: break
        }
    }

    @inline(__always)
    private static func store<Word: FixedWidthInteger>(_ word: Word, _ row: UnsafeMutableRawPointer) {
        unsafe row.storeBytes(of: word.littleEndian, as: Word.self)
    }

    @inline(__always)
    private static func storeEpoch(_ epoch: Int, _ row: UnsafeMutableRawPointer) {
        let high = epoch / 100_000_000
        unsafe store(Digits.two(high), row)
        unsafe store(Digits.eight(epoch - high * 100_000_000), row + 2)
    }

    @inline(__always)
    private static func storeHex(_ epoch: Int, _ place: UnsafeMutablePointer<UInt8>) {
        for digit in 0..<12 {
            unsafe place[digit] = Digits.hexDigit(UInt8(truncatingIfNeeded: epoch >> (44 - 4 * digit)) & 15)
        }
    }

    @inline(__always)
    private static func store(_ time: BasicDateTime, _ row: UnsafeMutableRawPointer) {
        unsafe store(time.date, row)
        unsafe store(UInt8(ascii: "T"), row + 8)
        let digits = Digits.basicTime(minuteOfDay: time.minuteOfDay)
        unsafe store(UInt32(truncatingIfNeeded: digits), row + 9)
        unsafe store(UInt16(truncatingIfNeeded: digits >> 32), row + 13)
    }

    @inline(__always)
    private static func copy(_ table: borrowing TextTable, _ index: Int, _ place: UnsafeMutablePointer<UInt8>) {
        let range = table.range(of: index)
        unsafe table.bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe place.update(from: source + range.lowerBound, count: range.count)
        }
    }
}
