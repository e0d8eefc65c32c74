internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// Writes the rows of documents of one kind, document by document and date by date.
///
/// An hour's rows are built once, then copied for other hours, and their digits and labels replaced. Where dates are alike,
/// the finished rows of a whole date are copied in the same way. A handful of templates is enough for many documents.
struct RowWriter: ~Copyable {
    /// What the documents have in common.
    let kind: DocumentKind

    private let form: RowForm
    private var values: RowValues
    private var hours = RowTemplates()
    private var dates = RowTemplates()

    private var documents = RowTemplates()

    /// The runs of dates, and the documents, that were written, and how many were alike.
    private var layouts = RunPatternIDs()
    private var documentLayouts = DocumentLayouts()
    private var sightings = RepeatCounter()
    private var documentSightings = RepeatCounter()

    /// The frame of the last document, and what it was made of.
    private var frameInputs: FrameInputs?
    private var frame: RowFrame?

    /// Whether documents follow each other: a single one is no template.
    private var isReused = false

    /// The hours of the present date, where it becomes a template, and the dates of the present document.
    private var record: RenderedRows?
    private var documentRecord: RenderedRows?

    /// A date, or a document, of more bytes than this is not kept: its parts are long enough.
    private static let recordLimit = 1 << 17
    private static let documentLimit = 1 << 19
    private var isFirstDay = true

    /// The hour whose node is open.
    private var node: HourNode?

    init(_ kind: DocumentKind, _ form: RowForm, _ place: RowPlace, _ layout: DocumentLayout) {
        self.kind = kind
        self.form = form
        values = RowValues(RowSource(place, layout, of: kind, form))
    }

    /// Moves to another document of the same kind.
    mutating func begin(_ place: RowPlace, _ layout: DocumentLayout) {
        values.begin(RowSource(place, layout, of: kind, form))
        isFirstDay = true
        isReused = true
    }

    /// Writes the present document in its frame, which is made where the last one doesn't fit.
    ///
    /// - Parameters:
    ///   - writer: Where the bytes go.
    ///   - makeFrame: Makes what comes before and after the rows; nil without memory.
    mutating func write(to writer: inout ByteWriter, in makeFrame: (DocumentKind, FrameInputs) -> RowFrame?) {
        let layout = values.source.layout
        if frameInputs != layout.frame { frame = makeFrame(kind, layout.frame) }
        guard let frame else {
            frameInputs = nil
            return writer.fail(.noMemory)
        }
        frameInputs = layout.frame
        values.preparePlace(frame.before.fields | frame.after.fields)
        var key: RowTemplate.Key?
        if isReused, let number = documentLayouts.number(of: layout) {
            let documentKey = RowTemplate.Key(document: number, values)
            if documents.select(documentKey, values) { return documents.write(values, to: &writer) }
            if documentSightings.isThird(documentKey) { documentRecord = RenderedRows() }
            key = documentKey
        }
        append(frame.before, to: &writer)
        for day in layout.days { write(day, to: &writer) }
        append(frame.after, to: &writer)
        if let key, let record = documentRecord.take(), !record.isPlaceSpecific { documents.add(record, key, values) }
    }

    /// Writes the rows of a date, in the nodes of their hours where the format has such.
    private mutating func write(_ day: SlotDay, to writer: inout ByteWriter) {
        begin(day, to: &writer)
        if form.isOfStretches {
            writeStretches(of: day, to: &writer)
        } else {
            let key = key(of: day)
            if let key, dates.select(key, values) {
                dates.write(values, to: &writer)
                if var document = documentRecord.take() {
                    dates.record(to: &document)
                    keep(document)
                }
            } else {
                writeHours(of: day, key, to: &writer)
            }
        }
        if let nodes = form.nodes { append(nodes.dayClose, to: &writer) }
    }
}

extension RowWriter {
    /// What the rows of a date have in common with those of dates like it; nil where the clock makes them unlike others.
    private mutating func key(of day: SlotDay) -> RowTemplate.Key? {
        guard day.hasUniformOffset else { return nil }
        values.begin(RowHour(all: day.runs, duration: values.duration), isRepeated: false)
        guard values.isRegular else { return nil }
        return RowTemplate.Key(values, at: RowPosition(), layout: layouts.number(of: day.runs))
    }

    private mutating func writeHours(of day: SlotDay, _ key: RowTemplate.Key?, to writer: inout ByteWriter) {
        if let key, sightings.isThird(key) { record = RenderedRows() } else { record = nil }
        for (index, run) in day.runs.enumerated() {
            var first = 0
            while first < run.count {
                let hour = RowHour(of: run, from: first, duration: values.duration)
                first += hour.count
                let continues = first == run.count && index + 1 < day.runs.count && day.runs[index + 1].begins(in: hour)
                write(hour, of: day, continues: continues, to: &writer)
            }
        }
        if let key, let record { dates.add(record, key, values) }
    }

    private mutating func begin(_ day: SlotDay, to writer: inout ByteWriter) {
        values.begin(day)
        node = nil
        guard let nodes = form.nodes else { return }
        if !isFirstDay {
            writer.append(nodes.separator)
            if var document = documentRecord.take() {
                document.append(nodes.separator[...], isPlaceSpecific: false)
                keep(document)
            }
        }
        isFirstDay = false
        append(nodes.dayOpen, to: &writer)
    }

    /// Writes a row for each free stretch of a date.
    private mutating func writeStretches(of day: SlotDay, to writer: inout ByteWriter) {
        for stretch in day.freeIntervals(duration: kind.duration) {
            let length = stretch.end.epochSeconds - stretch.start.epochSeconds
            let row = RowHour(firstMinute: stretch.firstMinute, span: stretch.span, duration: length)
            write(row, of: day, continues: false, to: &writer)
        }
    }

    /// Writes the rows of an hour; `continues` where others of the same node follow.
    private mutating func write(_ hour: RowHour, of day: SlotDay, continues: Bool, to writer: inout ByteWriter) {
        values.begin(hour, isRepeated: day.isRepeated(hour: hour.hour))
        var position = RowPosition()
        if form.nodes != nil {
            let next = HourNode(hour: hour.hour, utcOffset: hour.span.utcOffset)
            position = RowPosition(follows: node != nil, opens: next != node, closes: !continues)
            node = next
        }
        guard values.isRegular else {
            return write(RenderedRows(form.row, in: form.nodes, at: position, values), to: &writer)
        }
        values.prepareLabels()
        let key = RowTemplate.Key(values, at: position)
        if !hours.select(key, values) {
            let specimen = RenderedRows(form.row, in: form.nodes, at: position, values)
            guard !specimen.isNotPatchable else {
                record = nil
                return write(specimen, to: &writer)
            }
            hours.add(specimen, key, values)
        }
        hours.write(values, to: &writer)
        keep(hour, of: day)
    }

    /// Writes rows that are no copies.
    private mutating func write(_ specimen: RenderedRows, to writer: inout ByteWriter) {
        writer.append(specimen.bytes)
        if var document = documentRecord.take() {
            document.append(ofDocument: specimen)
            keep(document)
        }
    }

    /// Adds the rows that were written last to the date, and to the document, that become templates.
    private mutating func keep(_ hour: RowHour, of day: SlotDay) {
        if var document = documentRecord.take() {
            hours.record(to: &document)
            keep(document)
        }
        guard var date = record.take() else { return }
        hours.record(minutes: hour.firstMinute - day.runs[0].firstMinute, to: &date)
        if date.bytes.count <= Self.recordLimit { record = date }
    }

    private mutating func append(_ shape: RowShape, to writer: inout ByteWriter) {
        for part in shape.parts {
            switch part {
            case .text(let bytes): writer.append(bytes)
            case .field(let field): values.append(field, to: &writer)
            }
        }
        if var document = documentRecord.take() {
            document.append(ofDocument: shape, values)
            keep(document)
        }
    }

    /// Keeps the document that becomes a template, as long as it is short enough.
    private mutating func keep(_ document: consuming RenderedRows) {
        if document.bytes.count <= Self.documentLimit { documentRecord = document }
    }
}

/// What the rows of one hour node have in common.
private struct HourNode: Equatable {
    let hour: Int
    let utcOffset: Int
}

extension SlotDay {
    /// Whether an hour repeats on the date's wall clock with another UTC offset.
    fileprivate func isRepeated(hour: Int) -> Bool { repeatedHours & (1 << UInt32(hour)) != 0 }
}

extension SlotSeries {
    /// Whether the first start is in the node of an hour.
    fileprivate func begins(in hour: RowHour) -> Bool {
        firstMinute / 60 == hour.hour && span.utcOffset == hour.span.utcOffset
    }
}
