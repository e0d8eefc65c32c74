/// The present slot in numbers, ready to be stored as digits.
struct RowSlot: Sendable {
    /// 0 to 59.
    var minute = 0
    var minuteOfDay = 0
    var startEpoch = 0
    var bookUntil = 0
    var endMinuteOfDay = 0
    var endDate: (UInt64, UInt16) = (0, 0)
    var endOffset: (UInt32, UInt16) = (0, 0)
    var zonedStart = BasicDateTime()
    var zonedEnd = BasicDateTime()

    /// Where the label of the slot's range stands in its table.
    var rangeIndex = 0

    /// Whether both epochs have ten digits, as they have from 2001 to 2286.
    var epochsHaveTenDigits: Bool { bookUntil >= 1_000_000_000 && startEpoch < 10_000_000_000 }
}
