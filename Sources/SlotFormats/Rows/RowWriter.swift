internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// Writes the rows of a document, date by date and hour by hour: an hour's rows are built once, then copied for other
/// hours and dates, and their digits and labels replaced.
///
/// A template is kept for each shape of an hour that occurs, a handful in a document.
struct RowWriter: ~Copyable {
    private let row: RowShape
    private let nodes: NodeShapes?
    private let duration: Int
    private var values: RowValues
    private var templates = RowTemplates()
    private var isFirstDay = true

    /// Room for the text of a node.
    private var text: [UInt8] = []

    /// The hour whose node is open.
    private var node: HourNode?

    init(
        _ document: SlotDocument, row: RowShape, nodes: NodeShapes? = nil, zonePrefix: [UInt8] = [],
        escape: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.row = row
        self.nodes = nodes
        duration = document.plan.rules.duration.seconds
        values = RowValues(
            RowSource(document, fields: row.fields | (nodes?.fields ?? 0), zonePrefix: zonePrefix, escape: escape))
    }

    /// Writes a row for each slot of a date, in the nodes of their hours where the format has such.
    mutating func write(_ day: SlotDay, to writer: inout ByteWriter) {
        begin(day, to: &writer)
        for (index, run) in day.runs.enumerated() {
            var first = 0
            while first < run.count {
                let hour = RowHour(of: run, from: first, duration: duration)
                first += hour.count
                let goesOn = first == run.count && index + 1 < day.runs.count && day.runs[index + 1].begins(in: hour)
                write(hour, of: day, goesOn: goesOn, to: &writer)
            }
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
        let key = RowTemplate.Key(values, at: position)
        if !templates.select(key, values) {
            let specimen = RowSpecimen(row, in: nodes, at: position, values)
            guard !specimen.isRigid else { return writer.append(specimen.bytes) }
            templates.add(specimen, key, values)
        }
        templates.write(values, to: &writer)
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
