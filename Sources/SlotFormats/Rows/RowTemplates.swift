/// The templates of a document's rows in one piece of memory: an hour is written as a copy of one, and then its digits and
/// labels are replaced.
///
/// This file and `ByteWriter` are the only ones with pointers.
struct RowTemplates: ~Copyable {
    private var templates: [RowTemplate] = []
    private var current = 0
    private var bytes: [UInt8] = []
    private var columns: [RowTemplate.Column] = []
    private var places: [RowTemplate.Place] = []

    /// The most templates, and bytes in them, that are kept before they are made anew.
    private static let templateLimit = 64
    private static let byteLimit = 1 << 20

    /// Finds the template that the present hour is a copy of, and makes it the current one.
    @inline(__always)
    mutating func select(_ key: RowTemplate.Key, _ values: borrowing RowValues) -> Bool {
        if current < templates.count, fits(current, key, values) { return true }
        for index in 0..<templates.count where fits(index, key, values) {
            current = index
            return true
        }
        return false
    }

    /// Adds a template and makes it the current one.
    mutating func add(_ specimen: RowSpecimen, _ key: RowTemplate.Key, _ values: borrowing RowValues) {
        if templates.count == Self.templateLimit || bytes.count > Self.byteLimit {
            templates.removeAll(keepingCapacity: true)
            bytes.removeAll()
            columns.removeAll(keepingCapacity: true)
            places.removeAll(keepingCapacity: true)
        }
        current = templates.count
        let start = bytes.count
        bytes += specimen.bytes
        let dayColumns = addColumns(of: .day, specimen, step: values.hour.step)
        let hourColumns = addColumns(of: .hour, specimen, step: values.hour.step)
        templates.append(
            RowTemplate(
                key: key, bytes: start..<bytes.count, dayColumns: dayColumns, hourColumns: hourColumns,
                dayNumber: values.dayNumber))
    }

    private mutating func addColumns(of level: RowField.Level, _ specimen: RowSpecimen, step: Int) -> Range<Int> {
        let first = columns.count
        for field in RowField.allCases where field.level == level {
            let start = places.count
            for patch in specimen.patches where patch.field == field {
                places.append(
                    RowTemplate.Place(
                        offset: Int32(patch.offset), minutes: Int32(patch.row * step), width: Int32(patch.width)))
            }
            if places.count > start { columns.append(RowTemplate.Column(field: field, places: start..<places.count)) }
        }
        return first..<columns.count
    }

    /// Whether the rows of the present hour are a copy of a template.
    @inline(__always)
    private func fits(_ index: Int, _ key: RowTemplate.Key, _ values: borrowing RowValues) -> Bool {
        templates[index].key == key
            && (!values.hasTimeLabels || labelsFit(templates[index].hourColumns, values.labels.texts, values.numbers))
    }

    /// Whether the labels of the present times are as wide as those in a template.
    private func labelsFit(_ range: Range<Int>, _ labels: borrowing TextTable, _ numbers: borrowing RowNumbers) -> Bool
    {
        for column in range {
            let field = columns[column].field
            guard field == .timeLabel || field == .rangeLabel else { continue }
            for index in columns[column].places {
                let minute = numbers.minuteOfDay &+ Int(places[index].minutes)
                let label = RowLabels.index(of: field, minuteOfDay: minute)
                if labels.width(of: label) != Int(places[index].width) { return false }
            }
        }
        return true
    }

    /// Appends the rows of the present hour as a copy of the current template.
    @inline(__always)
    mutating func write(_ values: borrowing RowValues, to writer: inout ByteWriter) {
        let template = templates[current]
        if template.dayNumber != values.dayNumber { refresh(values.dayNumber, values.dayTexts) }
        write(template, values.numbers, values.labels.texts, to: &writer)
    }

    /// Puts a date into the current template.
    private mutating func refresh(_ dayNumber: Int, _ texts: borrowing TextTable) {
        templates[current].dayNumber = dayNumber
        let template = templates[current]
        for column in template.dayColumns {
            let text = texts.range(of: Int(columns[column].field.rawValue))
            for index in columns[column].places {
                let place = template.bytes.lowerBound + Int(places[index].offset)
                // Safe: the places lie within the template's bytes, because the specimen recorded where it wrote a text of
                // the same width.
                unsafe bytes.withUnsafeMutableBytes { bytes in
                    guard let base = bytes.baseAddress else { return }
                    unsafe Self.copy(texts, text, base + place)
                }
            }
        }
    }

    @inline(__always)
    private func write(
        _ template: RowTemplate, _ numbers: borrowing RowNumbers, _ labels: borrowing TextTable,
        to writer: inout ByteWriter
    ) {
        let count = template.bytes.count
        // Safe: the writer gives as much room as there are bytes, and the places lie within them, as above.
        let rows = unsafe UnsafeMutableRawPointer(writer.advance(count))
        unsafe bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            unsafe rows.copyMemory(from: base + template.bytes.lowerBound, byteCount: count)
        }
        let columns = columns.span.extracting(template.hourColumns)
        for index in columns.indices {
            let places = places.span.extracting(columns[index].places)
            unsafe Self.write(columns[index].field, numbers, labels, to: places, of: rows)
        }
    }

    @inline(__always)
    private static func write(
        _ field: RowField, _ numbers: borrowing RowNumbers, _ labels: borrowing TextTable,
        to places: Span<RowTemplate.Place>,
        of rows: UnsafeMutableRawPointer
    ) {
        // Safe: each case stores no more bytes than the field is wide, which the specimen reserved.
        switch field {
        case .hour:
            let digits = numbers.hour
            for index in places.indices {
                let place = unsafe rows + Int(places[index].offset)
                if places[index].width == 1 {
                    unsafe store(UInt8(truncatingIfNeeded: digits >> 8), place)
                } else {
                    unsafe store(digits, place)
                }
            }
        case .time:
            let digits = numbers.hour
            for index in places.indices { unsafe store(digits, rows + Int(places[index].offset)) }
        case .endTime:
            for index in places.indices {
                unsafe store(numbers.endHour(Int(places[index].minutes)).digits, rows + Int(places[index].offset))
            }
        case .endDate:
            for index in places.indices {
                let digits = numbers.endHour(Int(places[index].minutes)).date.digits
                unsafe store(digits.0, rows + Int(places[index].offset))
                unsafe store(digits.1, rows + Int(places[index].offset) + 8)
            }
        case .zonedStart:
            let (date, hour) = (numbers.basicDate, numbers.hour)
            for index in places.indices {
                unsafe store(date, rows + Int(places[index].offset))
                unsafe store(hour, rows + Int(places[index].offset) + 9)
            }
        case .zonedEnd:
            for index in places.indices {
                let hour = numbers.endHour(Int(places[index].minutes))
                unsafe store(hour.date.basic, rows + Int(places[index].offset))
                unsafe store(hour.digits, rows + Int(places[index].offset) + 9)
            }
        case .startEpoch: unsafe write(RowNumbers.Epoch(numbers.startEpoch), to: places, of: rows)
        case .bookUntil: unsafe write(RowNumbers.Epoch(numbers.bookUntil), to: places, of: rows)
        case .startHex:
            for index in places.indices {
                let start = numbers.startEpoch &+ Int(places[index].minutes) &* 60
                unsafe store(Digits.fourHex(start >> 32), rows + Int(places[index].offset))
                unsafe store(Digits.eightHex(start), rows + Int(places[index].offset) + 4)
            }
        case .hourLabel:
            let range = labels.range(of: RowLabels.index(of: field, minuteOfDay: numbers.minuteOfDay))
            for index in places.indices {
                unsafe copy(labels, range, rows + Int(places[index].offset))
            }
        case .timeLabel, .rangeLabel:
            for index in places.indices {
                let minute = numbers.minuteOfDay &+ Int(places[index].minutes)
                let label = RowLabels.index(of: field, minuteOfDay: minute)
                unsafe copy(labels, labels.range(of: label), rows + Int(places[index].offset))
            }
        default: break
        }
    }

    @inline(__always)
    private static func write(
        _ epoch: RowNumbers.Epoch, to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        for index in places.indices {
            let digits = epoch.digits(after: Int(places[index].minutes) &* 60)
            // The two bytes of nothing are overwritten.
            unsafe store(digits.0, rows + Int(places[index].offset))
            unsafe store(digits.1, rows + Int(places[index].offset) + 6)
        }
    }

    @inline(__always)
    private static func store<Word: FixedWidthInteger>(_ word: Word, _ place: UnsafeMutableRawPointer) {
        unsafe place.storeBytes(of: word.littleEndian, as: Word.self)
    }

    @inline(__always)
    private static func copy(_ table: borrowing TextTable, _ range: Range<Int>, _ place: UnsafeMutableRawPointer) {
        unsafe table.bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe place.copyMemory(from: source + range.lowerBound, byteCount: range.count)
        }
    }
}
