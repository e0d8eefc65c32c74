internal import ICalendar

/// A row written out part by part, and where its fields came to stand.
struct RowSpecimen {
    private(set) var bytes: [UInt8] = []
    private(set) var patches: [RowTemplate.Patch] = []

    /// Whether the row is good for these values only: a field stands behind the fold of a line, or a number is wider or
    /// narrower than a patch of it.
    private(set) var isRigid: Bool

    init(_ shape: RowShape, _ values: borrowing RowValues) {
        let hasEpochs = shape.fields & (RowField.startEpoch.bit | RowField.bookUntil.bit) != 0
        isRigid = hasEpochs && !values.slot.epochsHaveTenDigits
        for part in shape.parts {
            switch part {
            case .text(let text): bytes += text
            case .field(.zonedStart): append(.zonedStart, values.slot.zonedStart, zone: values.zonePrefix)
            case .field(.zonedEnd): append(.zonedEnd, values.slot.zonedEnd, zone: values.zonePrefix)
            case .field(let field): append(field, values.text(of: field))
            }
        }
        if shape.isFolded { fold() }
    }

    private mutating func append(_ field: RowField, _ text: [UInt8]) {
        patches.append(RowTemplate.Patch(field: field, offset: bytes.count, width: text.count))
        bytes += text
    }

    /// Only the digits change from row to row; the marks around them are part of the row's widths.
    private mutating func append(_ field: RowField, _ time: BasicDateTime, zone: [UInt8]) {
        if !time.isUTC { bytes += zone }
        bytes.append(UInt8(ascii: ":"))
        append(field, time.text)
        if time.isUTC { bytes.append(UInt8(ascii: "Z")) }
    }

    /// Folds the content lines and moves the patches along.
    private mutating func fold() {
        var folded: [UInt8] = []
        var next = 0
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\r")) ?? bytes.count
            let foldedStart = folded.count
            ContentLine.append(line: bytes[start..<end], to: &folded)
            let firstEnd = folded[foldedStart...].firstIndex(of: UInt8(ascii: "\r")) ?? folded.count
            while next < patches.count, patches[next].offset < end {
                patches[next].offset += foldedStart - start
                if patches[next].offset + patches[next].width > firstEnd { isRigid = true }
                next += 1
            }
            // Behind the line's CRLF.
            start = end + 2
        }
        bytes = folded
    }
}
