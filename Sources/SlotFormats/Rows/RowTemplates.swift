/// Templates of rows in one piece of memory: an hour, or a whole date, is written as a copy of one, in which the digits and
/// texts that differ from the last copy were replaced.
///
/// Of what writes rows, this file and `ByteWriter` are the only ones with pointers.
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
    mutating func add(_ specimen: RenderedRows, _ key: RowTemplate.Key, _ values: borrowing RowValues) {
        if templates.count == Self.templateLimit || bytes.count > Self.byteLimit {
            templates.removeAll(keepingCapacity: true)
            bytes.removeAll()
            columns.removeAll(keepingCapacity: true)
            places.removeAll(keepingCapacity: true)
        }
        current = templates.count
        let start = bytes.count
        bytes += specimen.bytes
        let firstPlace = places.count
        let firstColumn = columns.count
        var firstOfDate = firstColumn
        var firstOther = firstColumn
        // One change after the other: the processor foresees what comes next.
        var ends = Array(repeating: 0, count: RowChange.allCases.count)
        for patch in specimen.patches { ends[Int(patch.change.rawValue)] += 1 }
        var end = firstPlace
        for change in RowChange.allCases where ends[Int(change.rawValue)] > 0 {
            columns.append(
                RowTemplate.Column(change: change, places: end..<end + ends[Int(change.rawValue)]))
            end = columns[columns.count - 1].places.upperBound
            ends[Int(change.rawValue)] = end
            if change.isOfPlace { firstOfDate = columns.count }
            if change.isOfWholeDate { firstOther = columns.count }
        }
        places += repeatElement(RowTemplate.Place(), count: specimen.patches.count)
        for patch in specimen.patches.reversed() {
            ends[Int(patch.change.rawValue)] -= 1
            places[ends[Int(patch.change.rawValue)]] = RowTemplate.Place(patch)
        }
        templates.append(
            RowTemplate(
                key: key, bytes: start..<bytes.count, placeColumns: firstColumn..<firstOfDate,
                dateColumns: firstOfDate..<firstOther, columns: firstOther..<columns.count,
                isPlaceSpecific: specimen.isPlaceSpecific, content: RowTemplate.Content(values)))
    }

    /// Whether the rows of the present hour are a copy of a template.
    @inline(__always)
    private func fits(_ index: Int, _ key: RowTemplate.Key, _ values: borrowing RowValues) -> Bool {
        templates[index].key == key
            && (!templates[index].isPlaceSpecific || templates[index].content.place == values.placeNumber)
            && (!values.hasTimeLabels || labelsFit(templates[index].columns, values.labels.texts, values.numbers))
    }

    /// Whether the labels of the present times are as wide as those in a template.
    private func labelsFit(_ range: Range<Int>, _ labels: borrowing TextTable, _ numbers: borrowing RowNumbers) -> Bool
    {
        for column in range {
            let change = columns[column].change
            guard change == .timeLabel || change == .rangeLabel else { continue }
            for index in columns[column].places {
                let minute = numbers.minuteOfDay &+ Int(places[index].minutes)
                let label = RowLabels.index(of: change, minuteOfDay: minute)
                if labels.width(of: label) != Int(places[index].width) { return false }
            }
        }
        return true
    }

    /// Appends the present rows as a copy of the current template.
    @inline(__always)
    mutating func write(_ values: borrowing RowValues, to writer: inout ByteWriter) {
        let content = RowTemplate.Content(values)
        if content != templates[current].content { fill(with: content, values) }
        writer.append(block: bytes.span.extracting(templates[current].bytes))
    }

    /// Adds the last copy of the current template to a date, whose first start was a number of minutes before.
    func record(minutes: Int, to date: inout RenderedRows) {
        let template = templates[current]
        record(template, template.placeColumns.lowerBound..<template.columns.upperBound, minutes: minutes, to: &date)
    }

    /// Adds the last copy of the current template to a document.
    func record(to document: inout RenderedRows) {
        record(templates[current], templates[current].placeColumns, minutes: 0, to: &document)
    }

    private func record(_ template: RowTemplate, _ range: Range<Int>, minutes: Int, to specimen: inout RenderedRows) {
        let start = specimen.bytes.count
        specimen.append(bytes[template.bytes], isPlaceSpecific: template.isPlaceSpecific)
        for column in range where columns[column].change.isOfDate {
            for index in columns[column].places {
                let place = places[index]
                specimen.append(
                    RowTemplate.Patch(
                        change: columns[column].change, minutes: minutes + Int(place.minutes),
                        offset: start + Int(place.offset), width: Int(place.width)))
            }
        }
    }

    /// Puts the present values into the current template, where they differ from what stands there.
    private mutating func fill(with content: RowTemplate.Content, _ values: borrowing RowValues) {
        let template = templates[current]
        let old = template.content
        templates[current].content = content
        let isOtherDay = old.day != content.day
        if old.place != content.place, !template.isPlaceSpecific {
            fill(template.placeColumns, of: template, with: values.placeTexts, values.numbers)
        }
        if isOtherDay { fill(template.dateColumns, of: template, with: values.day.texts, values.numbers) }
        if isOtherDay || old.startEpoch != content.startEpoch || old.bookUntil != content.bookUntil {
            fill(template.columns, of: template, with: values.labels.texts, values.numbers)
        }
    }

    private mutating func fill(
        _ range: Range<Int>, of template: RowTemplate, with texts: TextTable, _ numbers: RowNumbers
    ) {
        let (columns, places) = (columns, places)
        // Safe: the places lie within the template's bytes, because the specimen recorded where it wrote a text of the same
        // width.
        unsafe bytes.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let rows = unsafe base + template.bytes.lowerBound
            for index in range {
                let places = places.span.extracting(columns[index].places)
                unsafe Self.write(columns[index].change, numbers, texts, to: places, of: rows)
            }
        }
    }

    @inline(__always)
    private static func write(
        _ change: RowChange, _ numbers: RowNumbers, _ texts: TextTable,
        to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        // Safe: each case stores no more bytes than the place is wide, which the specimen reserved.
        switch change {
        case .hour:
            for index in places.indices {
                let place = unsafe rows + Int(places[index].offset)
                if places[index].width == 1 {
                    unsafe store(UInt8(truncatingIfNeeded: numbers.startHour >> 8), place)
                } else {
                    unsafe store(numbers.startHour, place)
                }
            }
        case .startHour:
            for index in places.indices { unsafe store(numbers.startHour, rows + Int(places[index].offset)) }
        case .endHour:
            for index in places.indices {
                let isFirst = Int(places[index].minutes) < numbers.minutesOfEndHour
                unsafe store(isFirst ? numbers.endHour : numbers.endHourAfter, rows + Int(places[index].offset))
            }
        case .endDate:
            for index in places.indices {
                let isFirst = Int(places[index].minutes) < numbers.minutesOfEndDate
                let digits = isFirst ? numbers.endDate.digits : numbers.endDateAfter.digits
                unsafe store(digits.0, rows + Int(places[index].offset))
                unsafe store(digits.1, rows + Int(places[index].offset) + 8)
            }
        case .basicEndDate:
            for index in places.indices {
                let isFirst = Int(places[index].minutes) < numbers.minutesOfEndDate
                unsafe store(
                    isFirst ? numbers.endDate.basic : numbers.endDateAfter.basic, rows + Int(places[index].offset))
            }
        case .startEpoch: unsafe write(numbers.startEpoch, to: places, of: rows)
        case .bookUntil: unsafe write(numbers.bookUntil, to: places, of: rows)
        case .bookingEnd:
            var epoch = EpochDigits(numbers.bookUntil)
            let digits = epoch.digits(after: 0)
            for index in places.indices {
                unsafe store(digits.0, rows + Int(places[index].offset))
                unsafe store(digits.1, rows + Int(places[index].offset) + 6)
            }
        case .startHex:
            for index in places.indices {
                let start = numbers.startEpoch &+ Int(places[index].minutes) &* 60
                unsafe store(Digits.fourHex(start >> 32), rows + Int(places[index].offset))
                unsafe store(Digits.eightHex(start), rows + Int(places[index].offset) + 4)
            }
        case .hourLabel:
            let label = texts.range(of: RowLabels.index(of: change, minuteOfDay: numbers.minuteOfDay))
            unsafe fill(places, of: rows, with: texts, label)
        case .timeLabel, .rangeLabel:
            for index in places.indices {
                let minute = numbers.minuteOfDay &+ Int(places[index].minutes)
                let label = texts.range(of: RowLabels.index(of: change, minuteOfDay: minute))
                unsafe copy(texts, label, rows + Int(places[index].offset))
            }
        case .place, .placeName, .uid, .urlPlace, .calendarName, .date, .dayLabel, .dateLabel, .weekday, .weekdayLabel,
            .fullDate, .revision, .holiday, .calendarDates, .serviceDate:
            unsafe fill(places, of: rows, with: texts, texts.range(of: Int(change.rawValue)))
        case .basicDate:
            for index in places.indices { unsafe store(numbers.basicDate, rows + Int(places[index].offset)) }
        }
    }

    @inline(__always)
    private static func write(
        _ epoch: Int, to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        var epoch = EpochDigits(epoch)
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

    /// Copies one text to many places: as two words that may overlap where it is short.
    @inline(__always)
    private static func fill(
        _ places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer, with table: borrowing TextTable,
        _ range: Range<Int>
    ) {
        switch range.count {
        case 17...32: unsafe fill(places, of: rows, with: table, range, UInt128.self)
        case 8...16: unsafe fill(places, of: rows, with: table, range, UInt64.self)
        case 4...7: unsafe fill(places, of: rows, with: table, range, UInt32.self)
        case 2...3: unsafe fill(places, of: rows, with: table, range, UInt16.self)
        default: for index in places.indices { unsafe copy(table, range, rows + Int(places[index].offset)) }
        }
    }

    @inline(__always)
    private static func fill<Word: FixedWidthInteger & BitwiseCopyable>(
        _ places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer, with table: borrowing TextTable,
        _ range: Range<Int>, _: Word.Type
    ) {
        let behind = range.count - MemoryLayout<Word>.size
        // Safe: the table's text has the bytes of one word, and at most those of two.
        let (first, last) = unsafe table.bytes.withUnsafeBytes { bytes in
            unsafe (
                bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: Word.self),
                bytes.loadUnaligned(fromByteOffset: range.lowerBound + behind, as: Word.self)
            )
        }
        for index in places.indices {
            let place = unsafe rows + Int(places[index].offset)
            unsafe place.storeBytes(of: first, as: Word.self)
            unsafe (place + behind).storeBytes(of: last, as: Word.self)
        }
    }
}
