internal import ICalendar

/// The rows of an hour written out part by part, with their nodes, and where their fields are.
struct RenderedRows {
    private(set) var bytes: [UInt8] = []

    /// The places that have other texts in the rows of another hour or date.
    private(set) var patches: [RowTemplate.Patch] = []

    /// Whether the rows fit these values only: a field comes after the fold of a line.
    private(set) var isNotPatchable = false

    /// Whether they fit this place only: a text of the place goes beyond the fold of a line.
    private(set) var isPlaceSpecific = false

    /// Where the present content line begins, in the bytes and in the patches.
    private var lineStart = 0
    private var firstPatchOfLine = 0

    /// The rows of the present hour.
    init(_ row: RowShape, in nodes: NodeShapes?, at position: RowPosition, _ values: borrowing RowValues) {
        let separator = nodes?.separator ?? []
        bytes.reserveCapacity(512 * values.hour.count)
        patches.reserveCapacity(16 * values.hour.count)
        if position.follows { bytes += separator }
        if let nodes, position.opens {
            append(values.isRepeated ? nodes.repeatedHourOpen : nodes.hourOpen, row: 0, values)
        }
        for index in 0..<values.hour.count {
            if index > 0 { bytes += separator }
            append(row, row: index, values)
        }
        if let nodes, position.closes {
            append(values.isRepeated ? nodes.repeatedHourClose : nodes.hourClose, row: 0, values)
        }
    }

    /// Nothing, to which finished hours are added.
    init() {}

    /// Adds finished rows, which may fit this place only.
    mutating func append(_ rows: ArraySlice<UInt8>, isPlaceSpecific: Bool) {
        bytes += rows
        if isPlaceSpecific { self.isPlaceSpecific = true }
    }

    /// Adds finished rows to a document.
    mutating func append(ofDocument rows: RenderedRows) {
        let start = bytes.count
        append(rows.bytes[...], isPlaceSpecific: rows.isPlaceSpecific)
        for patch in rows.patches where patch.field.isOfPlace {
            patches.append(patch.moved(offset: start + patch.offset, width: patch.width))
        }
    }

    /// Adds a shape to a document.
    mutating func append(ofDocument shape: RowShape, _ values: borrowing RowValues) {
        let first = patches.count
        append(shape, row: 0, values)
        patches.replaceSubrange(first..., with: patches[first...].filter { $0.field.isOfPlace })
    }

    /// Adds a place in finished rows.
    mutating func append(_ patch: RowTemplate.Patch) {
        patches.append(patch)
    }

    private mutating func append(_ shape: RowShape, row: Int, _ values: borrowing RowValues) {
        for part in shape.parts {
            switch part {
            case .text(let text):
                bytes += text
                if shape.isFolded, text.last == UInt8(ascii: "\n") { endLine() }
            case .field(let field):
                let start = bytes.count
                values.append(field, row: row, to: &bytes)
                if field == .hashedUID { (isNotPatchable, isPlaceSpecific) = (true, true) }
                // A time in UTC ends in a `Z` after its digits.
                let end = field.isZoned && values.source.form.zonePrefix.isEmpty ? bytes.count - 1 : bytes.count
                guard end > start else { continue }
                let parts = field.parts
                let minutes = row * values.hour.step
                if let part = parts.first { append(part, of: start..<end, minutes: minutes) }
                if let part = parts.second { append(part, of: start..<end, minutes: minutes) }
                adjustLastPatch(to: field, values)
                if shape.isFolded, field == .revision || field == .placeLines { passLines(of: field, from: start) }
            }
        }
    }

    /// Moves past the whole lines within a field, which are no longer than they may be.
    private mutating func passLines(of field: RowField, from start: Int) {
        if field == .placeLines { isPlaceSpecific = true }
        let end = bytes[start...].lastIndex(of: UInt8(ascii: "\n"))
        lineStart = end.map { $0 + 1 } ?? lineStart
        firstPatchOfLine = patches.count
    }

    /// Adds the place of a change in the text of a field.
    private mutating func append(_ part: RowField.Part, of text: Range<Int>, minutes: Int) {
        let start = (part.start < 0 ? text.upperBound : text.lowerBound) + part.start
        let end = part.end.map { ($0 < 0 ? text.upperBound : text.lowerBound) + $0 } ?? text.upperBound
        patches.append(RowTemplate.Patch(field: part.field, minutes: minutes, offset: start, width: end - start))
    }

    /// Corrects the last patch where not every row is like the others.
    private mutating func adjustLastPatch(to field: RowField, _ values: borrowing RowValues) {
        guard let patch = patches.last else { return }
        switch field {
        case .serviceDate:
            let frame = values.source.form.extras.serviceDate
            // Where it is the date of the start, it changes with that.
            patches[patches.count - 1] = patch.moved(
                offset: patch.offset + frame.before.count,
                width: patch.width - frame.before.count - frame.after.count,
                to: values.hour.serviceDate == nil ? .date : .serviceDate)
        default: break
        }
    }

    /// Folds the line that has just ended where it is too long; most aren't.
    private mutating func endLine() {
        let end = bytes.count - 2
        if end - lineStart > ContentLine.maximumLength {
            var folded: [UInt8] = []
            ContentLine.append(line: bytes[lineStart..<end], to: &folded)
            let firstEnd = lineStart + (folded.firstIndex(of: UInt8(ascii: "\r")) ?? folded.count)
            for patch in patches[firstPatchOfLine...] where patch.offset + patch.width > firstEnd {
                if patch.field.isOfPlace { isPlaceSpecific = true } else { isNotPatchable = true }
            }
            bytes.replaceSubrange(lineStart..., with: folded)
        }
        lineStart = bytes.count
        firstPatchOfLine = patches.count
    }
}
