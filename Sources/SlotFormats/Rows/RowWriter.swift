internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// Writes the rows of a document, date by date.
///
/// An hour's rows are built once, then copied for other hours, and their digits and labels replaced. Where dates are alike,
/// the finished rows of a whole date are copied in the same way. A handful of templates is enough for a document.
struct RowWriter: ~Copyable {
    private let row: RowShape
    private let nodes: NodeShapes?
    private let duration: Int
    private var values: RowValues
    private var hours = RowTemplates()
    private var dates = RowTemplates()

    /// What the date before had in common with others, and how many alike came before it.
    private var lastDate: RowTemplate.Key?
    private var alikeDates = 0

    /// The runs of dates that were written.
    private var layouts = RunLayouts()

    /// The hours of the present date, where it becomes a template.
    private var record: RowSpecimen?

    /// A date of more bytes than this is not kept: its hours are long enough.
    private static let recordLimit = 1 << 17
    private var isFirstDay = true

    /// Room for the text of a node.
    private var text: [UInt8] = []

    /// The hour whose node is open.
    private var node: HourNode?

    init(
        _ document: SlotDocument, row: RowShape, nodes: NodeShapes? = nil, zonePrefix: [UInt8] = [],
        extras: RowExtras = .none,
        escape: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.row = row
        self.nodes = nodes
        duration = document.plan.rules.duration.seconds
        values = RowValues(
            RowSource(
                document, fields: row.fields | (nodes?.fields ?? 0), zonePrefix: zonePrefix, extras: extras,
                escape: escape))
    }

    /// Writes a row for each slot of a date, in the nodes of their hours where the format has such.
    mutating func write(_ day: SlotDay, to writer: inout ByteWriter) {
        begin(day, to: &writer)
        let key = key(of: day)
        if let key, dates.select(key, values) {
            dates.write(values, to: &writer)
        } else {
            writeHours(of: day, key, to: &writer)
        }
        finish(to: &writer)
    }

    /// Writes a row for each free stretch of a date.
    mutating func writeStretches(of day: SlotDay, to writer: inout ByteWriter) {
        begin(day, to: &writer)
        for stretch in day.stretches(duration: values.source.document.plan.rules.duration) {
            let length = stretch.end.epochSeconds - stretch.start.epochSeconds
            let row = RowHour(firstMinute: stretch.firstMinute, span: stretch.span, duration: length)
            write(row, of: day, goesOn: false, to: &writer)
        }
        finish(to: &writer)
    }
}

extension RowWriter {
    /// What the rows of a date have in common with those of dates like it; nil where the clock makes them unlike others.
    private mutating func key(of day: SlotDay) -> RowTemplate.Key? {
        guard day.isEven else { return nil }
        values.begin(RowHour(all: day.runs, duration: duration), isRepeated: false)
        guard values.isRegular else { return nil }
        return RowTemplate.Key(values, at: RowPosition(), layout: layouts.number(of: day.runs))
    }

    private mutating func writeHours(of day: SlotDay, _ key: RowTemplate.Key?, to writer: inout ByteWriter) {
        alikeDates = key == lastDate ? alikeDates + 1 : 0
        lastDate = key
        // The third date of its kind becomes a template, for the fourth: three days, the usual horizon, are not worth one.
        record = key != nil && alikeDates == 2 ? RowSpecimen() : nil
        for (index, run) in day.runs.enumerated() {
            var first = 0
            while first < run.count {
                let hour = RowHour(of: run, from: first, duration: duration)
                first += hour.count
                let goesOn = first == run.count && index + 1 < day.runs.count && day.runs[index + 1].begins(in: hour)
                write(hour, of: day, goesOn: goesOn, to: &writer)
            }
        }
        if let key, let record { dates.add(record, key, values) }
    }

    private mutating func begin(_ day: SlotDay, to writer: inout ByteWriter) {
        values.begin(day)
        node = nil
        guard let nodes else { return }
        if !isFirstDay { writer.append(nodes.separator) }
        isFirstDay = false
        append(nodes.dayOpen, to: &writer)
    }

    private mutating func finish(to writer: inout ByteWriter) {
        if let nodes { append(nodes.dayClose, to: &writer) }
    }

    /// Writes the rows of an hour; `goesOn` where others of the same node follow.
    private mutating func write(_ hour: RowHour, of day: SlotDay, goesOn: Bool, to writer: inout ByteWriter) {
        values.begin(hour, isRepeated: day.isRepeated(hour: hour.hour))
        var position = RowPosition()
        if nodes != nil {
            let next = HourNode(hour: hour.hour, utcOffset: hour.span.utcOffset)
            position = RowPosition(follows: node != nil, opens: next != node, closes: !goesOn)
            node = next
        }
        guard values.isRegular else {
            return writer.append(RowSpecimen(row, in: nodes, at: position, values).bytes)
        }
        values.prepareLabels()
        let key = RowTemplate.Key(values, at: position)
        if !hours.select(key, values) {
            let specimen = RowSpecimen(row, in: nodes, at: position, values)
            guard !specimen.isRigid else {
                record = nil
                return writer.append(specimen.bytes)
            }
            hours.add(specimen, key, values)
        }
        hours.write(values, to: &writer)
        keep(hour, of: day, from: writer)
    }

    /// Adds the rows that were written last to the date that becomes a template.
    private mutating func keep(_ hour: RowHour, of day: SlotDay, from writer: borrowing ByteWriter) {
        guard var date = record.take() else { return }
        hours.record(minutes: hour.firstMinute - day.runs[0].firstMinute, from: writer, to: &date)
        if date.bytes.count <= Self.recordLimit { record = date }
    }

    private mutating func append(_ shape: RowShape, to writer: inout ByteWriter) {
        text.removeAll(keepingCapacity: true)
        for part in shape.parts {
            switch part {
            case .text(let bytes): text += bytes
            case .field(let field): values.append(field, row: 0, to: &text)
            }
        }
        writer.append(text)
    }
}

/// What the rows of one hour node have in common.
private struct HourNode: Equatable {
    let hour: Int
    let utcOffset: Int
}

extension SlotDay {
    /// Whether an hour stands more than once on the date's wall clock with different UTC offsets.
    fileprivate func isRepeated(hour: Int) -> Bool { repeatedHours & (1 << UInt32(hour)) != 0 }
}

extension SlotRun {
    /// Whether the first start lies in the node of an hour.
    fileprivate func begins(in hour: RowHour) -> Bool {
        firstMinute / 60 == hour.hour && span.utcOffset == hour.span.utcOffset
    }
}
