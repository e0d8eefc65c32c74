public import SlotTime

/// A busy entry that a slot overlaps, or that it is too near to.
public struct BookingConflict: Hashable, Sendable {
    /// The time that must lie between a slot and an entry.
    public struct Gap: Hashable, Sendable {
        /// Whether the entry comes first, and not the slot.
        public let isEntryFirst: Bool

        /// The buffer after the one that comes first.
        public let bufferAfter: Minutes

        /// The buffer before the one that comes second.
        public let bufferBefore: Minutes

        /// The time between them as it is, in seconds.
        public let seconds: Int
    }

    /// The entry.
    public let entry: BusyEntry

    /// What lies between them, and what would have to; nil where they overlap.
    public let gap: Gap?

    /// The conflict of an entry with a slot, or nil where they don't come too near to each other.
    init?(_ entry: BusyEntry, _ own: Buffers, with slot: Range<Instant>, _ buffers: Buffers) {
        self.entry = entry
        guard entry.end <= slot.lowerBound || slot.upperBound <= entry.start else {
            gap = nil
            return
        }
        let isEntryFirst = entry.end <= slot.lowerBound
        let (first, second) = isEntryFirst ? (entry.end, slot.lowerBound) : (slot.upperBound, entry.start)
        let gap = Gap(
            isEntryFirst: isEntryFirst, bufferAfter: isEntryFirst ? own.after : buffers.after,
            bufferBefore: isEntryFirst ? buffers.before : own.before,
            seconds: second.epochSeconds.addingSaturated(-first.epochSeconds))
        guard gap.seconds < gap.bufferAfter.seconds + gap.bufferBefore.seconds else { return nil }
        self.gap = gap
    }
}
