internal import SlotTime

extension LabelPattern {
    /// The numbers that the fields of a pattern show.
    ///
    /// They are bits of one word, so that a field's number is found without a branch on the field.
    struct Values {
        /// Where the number of a field is: the bits of the word.
        ///
        /// No pattern shows fields of dates and of times, so that these have the same bits.
        struct Slot {
            fileprivate let shift: UInt8
            fileprivate let mask: UInt8

            /// Always 0.
            static var none: Slot { Slot(shift: 0, mask: 0) }

            static var month: Slot { Slot(shift: 0, mask: 15) }
            static var day: Slot { Slot(shift: 4, mask: 31) }
            static var weekday: Slot { Slot(shift: 9, mask: 7) }
            static var century: Slot { Slot(shift: 12, mask: 127) }
            static var yearOfCentury: Slot { Slot(shift: 19, mask: 127) }
            static var monthName: Slot { Slot(shift: 26, mask: 31) }
            static var era: Slot { Slot(shift: 31, mask: 7) }
            static var yearOfCycle: Slot { Slot(shift: 34, mask: 63) }

            static var hour24: Slot { Slot(shift: 0, mask: 31) }
            static var hour24FromOne: Slot { Slot(shift: 5, mask: 31) }
            static var hour12: Slot { Slot(shift: 10, mask: 15) }
            static var hour12FromZero: Slot { Slot(shift: 14, mask: 15) }
            static var halfOfDay: Slot { Slot(shift: 18, mask: 1) }
            static var partOfDay: Slot { Slot(shift: 19, mask: 31) }
            static var minute: Slot { Slot(shift: 24, mask: 63) }
        }

        /// The numbers; the highest bit where the year has not four digits.
        fileprivate(set) var slots: UInt64 = 0

        /// The year.
        fileprivate(set) var year = 0

        /// The number in a slot; cut to its bits where it is set.
        @inline(__always)
        subscript(slot: Slot) -> Int {
            get { Int(slots &>> UInt64(slot.shift) & UInt64(slot.mask)) }
            set {
                let shift = UInt64(slot.shift)
                let mask = UInt64(slot.mask)
                slots = slots & ~(mask &<< shift) | (UInt64(truncatingIfNeeded: newValue) & mask) &<< shift
            }
        }
    }
}

extension LabelPattern.Values {
    /// What the fields of a date show.
    @inline(__always)
    init(_ parts: (year: Int, month: Int, day: Int), _ weekday: Weekday) {
        year = parts.year
        if year >= 1000, year < 10_000 {
            let century = Int(UInt32(truncatingIfNeeded: year) / 100)
            self[.century] = century
            self[.yearOfCentury] = year &- century &* 100
        } else {
            slots = 1 << 63
        }
        self[.month] = parts.month
        self[.monthName] = parts.month &- 1
        self[.day] = parts.day
        self[.weekday] = weekday.rawValue
    }

    /// What the fields of an hour of 0...23 show, but the minute: it is full at minute 0.
    init(hour: Int, isFull: Bool) {
        let half = hour < 12 ? 0 : 1
        let fromZero = hour - 12 * half
        self[.hour24] = hour
        self[.hour24FromOne] = hour == 0 ? 24 : hour
        self[.hour12] = fromZero == 0 ? 12 : fromZero
        self[.hour12FromZero] = fromZero
        self[.halfOfDay] = half
        // Midnight and noon to the minute have words of their own, after those of the hours.
        self[.partOfDay] = isFull && fromZero == 0 ? 24 + half : hour
    }

    /// Adds the minute to the values of an hour.
    @inline(__always)
    mutating func add(minute: Int) { self[.minute] = minute }
}
