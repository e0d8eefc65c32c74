internal import SlotEngine

/// The finished rows of an hour, and the fields in them that have other texts in the next hour or date.
///
/// Its bytes stand in the memory of its `RowTemplates`.
struct RowTemplate: Sendable {
    /// A place in the bytes of a specimen that a field was written to.
    struct Patch: Sendable {
        let field: RowField
        let row: Int
        var offset: Int
        let width: Int
    }

    /// A field and its places.
    struct Column: Sendable {
        let field: RowField
        let places: Range<Int>
    }

    /// A place of a field, and how many minutes after the first start the row's start lies.
    struct Place: Sendable {
        let offset: Int32
        let minutes: Int32
        let width: Int32
    }

    let key: Key

    /// Where the bytes and the columns of the template stand; the columns of the date come first.
    let bytes: Range<Int>
    let dayColumns: Range<Int>
    let hourColumns: Range<Int>

    /// The date that stands in the bytes.
    var dayNumber: Int

    /// What two hours must have in common for one to be a copy of the other.
    struct Key: Equatable, Sendable {
        private let minute: Int16
        private let step: Int16
        private let count: Int32
        private let utcOffset: Int32
        private let position: RowPosition
        private let dayWidths: SIMD4<UInt16>
        private let hourWidths: Int32

        init(_ values: borrowing RowValues, at position: RowPosition) {
            let hour = values.hour
            minute = Int16(hour.firstMinute % 60)
            step = Int16(hour.step)
            count = Int32(hour.count)
            utcOffset = Int32(hour.span.utcOffset)
            self.position = position
            dayWidths = values.dayWidths
            hourWidths = Int32(values.labels.texts.width(of: hour.hour)) << 1 | (hour.hour < 10 ? 0 : 1)
        }
    }
}
