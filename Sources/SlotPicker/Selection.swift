public import SlotTime

extension SlotPicker {
    /// The slot that is chosen.
    public struct Selection: Hashable, Sendable {
        /// The slot.
        public let slot: PickerContent.Slot

        /// When it starts.
        public var instant: Instant { slot.start }

        /// The date and time of the start on the place's clocks: `2026-06-01 10:40`, always Gregorian, always ASCII digits.
        ///
        /// Where the clocks show a time twice, only ``instant`` says which one is meant.
        public var text: String {
            let time = CivilDateTime(slot.start, utcOffset: slot.utcOffset)
            return time.date.rfc3339 + " " + Self.two(time.time.hour) + ":" + Self.two(time.time.minute)
        }

        private static func two(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
    }
}
