/// The labels of hours and times in one table, escaped.
struct RowLabels: Sendable {
    private(set) var texts: TextTable

    /// A table for the labels among some fields.
    init(fields: UInt64) {
        if fields & RowField.rangeLabel.bit != 0 {
            texts = TextTable(count: 24 + 2 * 1440)
        } else {
            texts = TextTable(count: fields & RowField.timeLabel.bit != 0 ? 24 + 1440 : 24)
        }
    }

    /// The number of a label in the table.
    @inline(__always)
    static func index(of label: RowField, minuteOfDay: Int) -> Int {
        switch label {
        case .rangeLabel: 24 + 1440 + minuteOfDay
        case .timeLabel: 24 + minuteOfDay
        default: minuteOfDay / 60
        }
    }

    /// Whether a label is there.
    @inline(__always)
    func has(_ label: RowField, minuteOfDay: Int) -> Bool {
        texts.has(Self.index(of: label, minuteOfDay: minuteOfDay))
    }

    /// Adds a label: what is appended.
    @inline(__always)
    mutating func insert(_ label: RowField, minuteOfDay: Int, append: (inout [UInt8]) -> Void) {
        texts.insert(Self.index(of: label, minuteOfDay: minuteOfDay), append: append)
    }
}
