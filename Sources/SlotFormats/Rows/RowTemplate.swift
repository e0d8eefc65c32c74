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
    private var patches: (day: [Patch], hour: [Patch], slot: [Patch]) = ([], [], [])

    /// The date and the hour that stand in `bytes`.
    private var dayNumber: Int
    private var hourNumber: Int

    init(_ specimen: RowSpecimen, widths: RowWidths, values: borrowing RowValues) {
        self.widths = widths
        bytes = specimen.bytes
        dayNumber = values.dayNumber
        hourNumber = values.hourNumber
        for patch in specimen.patches {
            switch patch.field.level {
            case .day: patches.day.append(patch)
            case .hour: patches.hour.append(patch)
            case .slot: patches.slot.append(patch)
            }
        }
    }

    /// Appends the row of the present values. Their texts must have the widths of the template.
    @inline(__always)
    mutating func write(_ values: borrowing RowValues, to writer: inout ByteWriter) {
        if hourNumber != values.hourNumber { refresh(values) }
        // Safe: each pointer is used inside its closure only. A patch lies within the row, because the specimen
        // recorded where it wrote a text of the same width.
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe writer.appendInPlace(count: bytes.count) { row in
                unsafe row.update(from: source, count: bytes.count)
                for patch in patches.slot { unsafe Self.write(patch.field, of: values, to: row + patch.offset) }
            }
        }
    }

    private mutating func refresh(_ values: borrowing RowValues) {
        if dayNumber != values.dayNumber {
            for patch in patches.day { replace(patch, values) }
        }
        for patch in patches.hour { replace(patch, values) }
        dayNumber = values.dayNumber
        hourNumber = values.hourNumber
    }

    private mutating func replace(_ patch: Patch, _ values: borrowing RowValues) {
        var index = patch.offset
        for byte in values.text(of: patch.field) {
            bytes[index] = byte
            index += 1
        }
    }

    @inline(__always)
    private static func write(
        _ field: RowField, of values: borrowing RowValues, to place: UnsafeMutablePointer<UInt8>
    ) {

        let row = UnsafeMutableRawPointer(place)
        switch field {
        case .minute:
            if values.minute < 10 {
                unsafe place.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: values.minute)
            } else {
                unsafe store(Digits.two(values.minute), row)
            }
        case .minuteLabel: unsafe copy(values.minuteLabels, values.minute, place)
        case .timeLabel: unsafe copy(values.timeLabels, values.minuteOfDay, place)
        case .rangeLabel: unsafe copy(values.rangeLabels, values.minuteOfDay, place)
        case .time: unsafe store(Digits.time(minuteOfDay: values.minuteOfDay), row)
        case .endTime: unsafe store(Digits.time(minuteOfDay: values.endMinuteOfDay), row)
        case .endDate:
            unsafe store(values.endDate.0, row)
            unsafe store(values.endDate.1, row + 8)
        case .endOffset:
            unsafe store(values.endOffset.0, row)
            unsafe store(values.endOffset.1, row + 4)
        case .startEpoch: unsafe storeEpoch(values.startEpoch, row)
        case .bookUntil: unsafe storeEpoch(values.startEpoch - values.leadSeconds, row)
        case .startHex: unsafe storeHex(values.startEpoch, place)
        case .zonedStart: unsafe store(values.zonedStart, row)
        case .zonedEnd: unsafe store(values.zonedEnd, row)
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
    private static func store(_ local: BasicDateTime, _ row: UnsafeMutableRawPointer) {
        unsafe store(local.date, row)
        unsafe row.storeBytes(of: UInt8(ascii: "T"), toByteOffset: 8, as: UInt8.self)
        let time = Digits.basicTime(minuteOfDay: local.minuteOfDay)
        unsafe store(UInt32(truncatingIfNeeded: time), row + 9)
        unsafe store(UInt16(truncatingIfNeeded: time >> 32), row + 13)
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
