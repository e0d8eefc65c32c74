internal import SlotEngine
internal import SlotTime

/// The finished rows of an hour or a date, and what in them differs in the next one.
///
/// Its bytes are in the memory of its `RowTemplates`.
struct RowTemplate: Sendable {
    /// A place in the bytes that changes.
    struct Patch: Sendable {
        let field: RowField

        /// How long after the first start the row's start lies.
        let minutes: Int
        var offset: Int
        let width: Int

        /// The same row's patch at another place, perhaps for another field.
        func moved(offset: Int, width: Int, to field: RowField? = nil) -> Patch {
            Patch(field: field ?? self.field, minutes: minutes, offset: offset, width: width)
        }
    }

    /// A place of a template: as above, in less room.
    struct Place: Sendable {
        var offset: Int32 = 0
        var minutes: Int16 = 0
        var width: Int16 = 0

        init() {}

        init(_ patch: Patch) {
            offset = Int32(patch.offset)
            minutes = Int16(patch.minutes)
            // Only hours and short labels of times are told apart by their widths.
            width = Int16(clamping: patch.width)
        }
    }

    /// A field and its places.
    struct Column: Sendable {
        let field: RowField
        let places: Range<Int>
    }

    let key: Key

    /// Where the bytes are, the columns that are the same for a place, for a whole date, and the other ones.
    let bytes: Range<Int>
    let placeColumns: Range<Int>
    let dateColumns: Range<Int>
    let columns: Range<Int>

    /// Whether the rows can be those of no other place.
    let isPlaceSpecific: Bool

    /// The values that the bytes show now.
    var content: Content

    /// What the bytes of a template are made of.
    struct Content: Equatable, Sendable {
        /// Of the place and of the date, by number.
        let place: Int
        let day: Int

        let startEpoch: Int
        let bookUntil: Int

        init(_ values: borrowing RowValues) {
            place = values.placeNumber
            day = values.day.number
            startEpoch = values.numbers.startEpoch
            bookUntil = values.numbers.bookUntil
        }
    }

    /// What two hours, two dates, or two documents must have in common for one to be a copy of the other.
    struct Key: Equatable, Sendable {
        private let minute: Int16
        private let step: Int16
        private let count: Int32
        private let utcOffset: Int32
        private let position: RowPosition
        private let placeWidths: SIMD4<Int32>
        private let dayWidths: SIMD16<Int32>
        private let hourWidths: Int32
        private let remaining: Int
        private let layout: Int
        private let flags: UInt8

        /// The key of the present hour, or of a whole date, whose runs have a number.
        init(_ values: borrowing RowValues, at position: RowPosition, layout: Int? = nil) {
            let isWholeDate = layout != nil
            let hour = values.hour
            minute = Int16(isWholeDate ? hour.firstMinute : hour.firstMinute % 60)
            step = Int16(hour.step)
            count = Int32(hour.count)
            utcOffset = Int32(hour.span.utcOffset)
            self.position = position
            placeWidths = values.placeWidths
            dayWidths = values.day.widths
            remaining = hour.remaining ?? -1
            self.layout = layout ?? -1
            flags =
                (hour.isSoldOut ? 1 : 0) | (hour.serviceDate != nil ? 2 : 0) | (hour.bookingEnd != nil ? 4 : 0)
                | (values.hasPlaceLines ? 8 : 0)
            hourWidths = Int32(values.labels.texts.width(of: hour.hour)) << 1 | (hour.hour < 10 ? 0 : 1)
        }

        /// The key of a whole document, whose layout has a number.
        init(document number: Int, _ values: borrowing RowValues) {
            (minute, step, count, utcOffset) = (0, 0, 0, 0)
            position = RowPosition()
            placeWidths = values.presentPlaceWidths
            dayWidths = SIMD16()
            hourWidths = values.headWidth
            remaining = 0
            layout = number
            flags = values.hasPlaceLines ? 8 : 0
        }
    }
}
