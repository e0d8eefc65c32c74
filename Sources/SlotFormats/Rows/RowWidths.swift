/// The widths of the texts in a row that can have several. Rows of equal widths can be copies of one another.
struct RowWidths: Equatable, Sendable {
    /// 16 bits each for the texts of the date, of the hour and of the slot.
    var day: UInt64 = 0
    var hour: UInt64 = 0
    var slot: UInt64 = 0

    /// Four widths, or other small numbers, in one word.
    @inline(__always)
    static func pack(_ first: Int, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0) -> UInt64 {
        UInt64(truncatingIfNeeded: first) | UInt64(truncatingIfNeeded: second) << 16
            | UInt64(truncatingIfNeeded: third) << 32 | UInt64(truncatingIfNeeded: fourth) << 48
    }
}
