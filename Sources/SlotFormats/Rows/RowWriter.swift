internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// Writes the rows of a document, date by date: a row is built once, then copied and its digits and labels replaced.
///
/// A template is kept for each combination of text widths that occurs, a handful in a document.
struct RowWriter {
    private let plan: SlotPlan
    private let row: RowShape
    private let nodes: NodeShapes?
    private let duration: Int
    private var values: RowValues
    private var templates: [RowTemplate] = []
    private var current = 0
    private var node: Node?
    private var isFirstDay = true

    private struct Node: Equatable {
        let hour: Int
        let utcOffset: Int
        let isRepeated: Bool
    }

    /// The most templates that are kept before they are made anew.
    private static let templateLimit = 16

    init(
        _ document: SlotDocument, row: RowShape, nodes: NodeShapes? = nil, zonePrefix: [UInt8] = [],
        escape: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        plan = document.plan
        self.row = row
        self.nodes = nodes
        duration = document.plan.rules.duration.seconds
        values = RowValues(
            document, fields: row.fields | (nodes?.fields ?? 0), zonePrefix: zonePrefix, escape: escape)
    }

    /// Writes a row for each slot of a date, in the nodes of their hours where the format has such.
    mutating func write(_ day: SlotDay, to writer: inout ByteWriter) {
        begin(day, to: &writer)
        for run in day.runs {
            var endSpan = run.span
            for index in 0..<run.count {
                let minute = run.firstMinute + index * run.step
                let end = day.start(ofMinute: minute, in: run).advanced(bySeconds: duration)
                if end >= endSpan.end { endSpan = plan.span(at: end) }
                write(minute: minute, of: day, span: run.span, end: end, endSpan: endSpan, to: &writer)
            }
        }
        finish(day, to: &writer)
    }

    /// Writes a row for each free stretch of a date.
    mutating func writeStretches(of day: SlotDay, to writer: inout ByteWriter) {
        begin(day, to: &writer)
        for stretch in day.stretches(duration: plan.rules.duration) {
            write(
                minute: stretch.firstMinute, of: day, span: stretch.span, end: stretch.end,
                endSpan: plan.span(at: stretch.end), to: &writer)
        }
        finish(day, to: &writer)
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

    @inline(__always)
    private mutating func write(
        minute: Int, of day: SlotDay, span: OffsetSpan, end: Instant, endSpan: OffsetSpan, to writer: inout ByteWriter
    ) {
        let next = Node(hour: minute / 60, utcOffset: span.utcOffset, isRepeated: day.isRepeated(hour: minute / 60))
        if next != node {
            enter(next, to: &writer)
        } else if let nodes {
            writer.append(nodes.separator)
        }
        values.begin(minuteOfDay: minute, span: span, end: end, endSpan: endSpan)
        if current >= templates.count || templates[current].widths != values.widths {
            guard selectTemplate() else { return writer.append(RowSpecimen(row, values).bytes) }
        }
        templates[current].write(values, to: &writer)
    }

    /// Makes `current` a template for the present values; false where their row can't be a template for others.
    private mutating func selectTemplate() -> Bool {
        if let index = templates.firstIndex(where: { $0.widths == values.widths }) {
            current = index
            return true
        }
        let specimen = RowSpecimen(row, values)
        guard !specimen.isRigid else { return false }
        if templates.count == Self.templateLimit { templates.removeAll() }
        current = templates.count
        templates.append(RowTemplate(specimen, widths: values.widths, values: values))
        return true
    }

    private mutating func enter(_ next: Node, to writer: inout ByteWriter) {
        if let node, let nodes {
            append(node.isRepeated ? nodes.repeatedHourClose : nodes.hourClose, to: &writer)
            writer.append(nodes.separator)
        }
        values.begin(hour: next.hour, utcOffset: next.utcOffset, isRepeated: next.isRepeated)
        node = next
        if let nodes { append(next.isRepeated ? nodes.repeatedHourOpen : nodes.hourOpen, to: &writer) }
    }

    private func finish(_ day: SlotDay, to writer: inout ByteWriter) {
        guard let node, let nodes else { return }
        append(node.isRepeated ? nodes.repeatedHourClose : nodes.hourClose, to: &writer)
        append(nodes.dayClose, to: &writer)
    }

    private func append(_ shape: RowShape, to writer: inout ByteWriter) {
        for part in shape.parts {
            switch part {
            case .text(let text): writer.append(text)
            case .field(let field): writer.append(values.text(of: field))
            }
        }
    }
}

extension SlotDay {
    /// Whether an hour stands more than once on the date's wall clock with different UTC offsets.
    fileprivate func isRepeated(hour: Int) -> Bool { repeatedHours & (1 << UInt32(hour)) != 0 }
}
