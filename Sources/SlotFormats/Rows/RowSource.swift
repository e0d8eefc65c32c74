internal import SlotDocument

/// What the values of rows come from: the same for all rows of a document.
///
/// A class, so that the values that change stay few and near to each other.
final class RowSource: Sendable {
    let document: SlotDocument

    /// The fields that the format's shapes use, by their bits; the others have no value.
    let fields: UInt32

    /// `;TZID=Asia/Shanghai`; empty where all times are written in UTC.
    let zonePrefix: [UInt8]

    /// Makes text ready for the format.
    let escape: @Sendable ([UInt8]) -> [UInt8]

    init(
        _ document: SlotDocument, fields: UInt32, zonePrefix: [UInt8],
        escape: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.document = document
        self.fields = fields
        self.zonePrefix = zonePrefix
        self.escape = escape
    }
}
