public import SlotTime

/// What a picker shows: dates with their hours with their slots, each with its label.
public struct PickerContent: Hashable, Sendable {
    /// A slot: a row of the last wheel.
    public struct Slot: Hashable, Sendable {
        /// What the row shows: 40分.
        public let label: String

        /// When it starts.
        public let start: Instant

        /// The UTC offset at the start, in seconds: what the place's clocks show.
        public let utcOffset: Int

        /// The last moment at which it can be booked.
        public let bookUntil: Instant

        /// Whether nothing is left of it.
        public let isSoldOut: Bool

        /// A slot.
        public init(label: String, start: Instant, utcOffset: Int, bookUntil: Instant, isSoldOut: Bool = false) {
            self.label = label
            self.start = start
            self.utcOffset = utcOffset
            self.bookUntil = bookUntil
            self.isSoldOut = isSoldOut
        }
    }

    /// An hour of a date: a row of the middle wheel. An hour that occurs twice on a date has two.
    public struct Hour: Hashable, Sendable {
        /// What the row shows: 10点.
        public let label: String

        /// Its slots, ascending.
        public let slots: [Slot]

        /// An hour.
        public init(label: String, slots: [Slot]) {
            self.label = label
            self.slots = slots
        }
    }

    /// A date: a row of the first wheel.
    public struct Day: Hashable, Sendable {
        /// What the row shows: 今天.
        public let label: String

        /// The civil date of its slots.
        public let date: CivilDate

        /// Its hours, ascending.
        public let hours: [Hour]

        /// A date.
        public init(label: String, date: CivilDate, hours: [Hour]) {
            self.label = label
            self.date = date
            self.hours = hours
        }
    }

    /// The dates, ascending.
    public let days: [Day]

    /// Until when the labels are true: the end of the place's day. Nil where the document doesn't say.
    public let validUntil: Instant?

    /// A picker's content.
    public init(days: [Day], validUntil: Instant? = nil) {
        self.days = days
        self.validUntil = validUntil
    }
}

extension PickerContent.Slot {
    /// Whether it can be chosen at a moment.
    func isFree(at now: Instant) -> Bool { !isSoldOut && bookUntil >= now }
}

extension PickerContent {
    /// The same content without what can no longer be booked at a moment, and without dates and hours that this empties.
    ///
    /// Sold-out slots stay until their time is over.
    func pruned(at now: Instant) -> PickerContent {
        let days = days.compactMap { day -> Day? in
            let hours = day.hours.compactMap { hour -> Hour? in
                let slots = hour.slots.filter { $0.bookUntil >= now }
                return slots.isEmpty ? nil : Hour(label: hour.label, slots: slots)
            }
            return hours.isEmpty ? nil : Day(label: day.label, date: day.date, hours: hours)
        }
        return PickerContent(days: days, validUntil: validUntil)
    }
}
