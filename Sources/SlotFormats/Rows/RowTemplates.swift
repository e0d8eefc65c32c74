/// Templates of rows in one piece of memory: an hour, or a whole date, is written as a copy of one, in which the digits and
/// texts that differ from the last copy were replaced.
///
/// Of what writes rows, `ByteWriter`, this file and `RowPatching` are the only ones with pointers.
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
        // One field after the other: the processor predicts what comes next.
        var ends = Array(repeating: 0, count: RowField.allCases.count)
        for patch in specimen.patches { ends[Int(patch.field.rawValue)] += 1 }
        var end = firstPlace
        for field in RowField.allCases where ends[Int(field.rawValue)] > 0 {
            columns.append(
                RowTemplate.Column(field: field, places: end..<end + ends[Int(field.rawValue)]))
            end = columns[columns.count - 1].places.upperBound
            ends[Int(field.rawValue)] = end
            if field.isOfPlace { firstOfDate = columns.count }
            if field.isOfWholeDate { firstOther = columns.count }
        }
        places += repeatElement(RowTemplate.Place(), count: specimen.patches.count)
        for patch in specimen.patches.reversed() {
            ends[Int(patch.field.rawValue)] -= 1
            places[ends[Int(patch.field.rawValue)]] = RowTemplate.Place(patch)
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
            let field = columns[column].field
            guard field.scope == .time else { continue }
            for index in columns[column].places {
                let minute = numbers.minuteOfDay &+ Int(places[index].minutes)
                let label = RowLabels.index(of: field, minuteOfDay: minute)
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
        for column in range where columns[column].field.isOfDate {
            for index in columns[column].places {
                let place = places[index]
                specimen.append(
                    RowTemplate.Patch(
                        field: columns[column].field, minutes: minutes + Int(place.minutes),
                        offset: start + Int(place.offset), width: Int(place.width)))
            }
        }
    }

    /// Puts the present values into the current template, where they differ from its own.
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
                unsafe RowPatching.write(columns[index].field, numbers, texts, to: places, of: rows)
            }
        }
    }
}
