/// How a format writes the rows of a document, as data: the same for all documents of a kind.
struct RowForm: Sendable {
    let row: RowShape
    let nodes: NodeShapes?

    /// Whether a row is a free stretch of a date, not a slot.
    let isOfStretches: Bool

    /// `;TZID=Asia/Shanghai`; empty where all times are written in UTC.
    let zonePrefix: [UInt8]

    /// How the format writes what only some places, dates or slots have.
    let extras: RowExtras

    /// Makes text ready for the format.
    let escape: Escaping

    /// The fields of rows and nodes, by their bits.
    let fields: UInt64

    /// The fields of rows and of the nodes of hours: what copies of a date's rows must have equally wide.
    let rowFields: UInt64

    init(
        _ row: RowShape, nodes: NodeShapes? = nil, isOfStretches: Bool = false, zonePrefix: [UInt8] = [],
        extras: RowExtras = .none, escape: @escaping Escaping
    ) {
        self.row = row
        self.nodes = nodes
        self.isOfStretches = isOfStretches
        self.zonePrefix = zonePrefix
        self.extras = extras
        self.escape = escape
        let date = extras.serviceDate.isAlways ? RowField.date.bit : 0
        fields = row.fields | (nodes?.fields ?? 0) | date
        rowFields = row.fields | (nodes?.hourFields ?? 0) | date
    }

    /// A text made ready for the format.
    func escaped(_ text: [UInt8]) -> [UInt8] {
        var text = text
        escape(&text, 0)
        return text
    }
}
