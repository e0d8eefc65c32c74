internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// A slot as feeds write it: its times with their offsets, and what is left of it.
struct FeedSlot {
    /// The date that it starts on, among the plan's dates with slots.
    let day: SlotDay

    /// The start.
    let start: Instant
    let utcOffset: Int

    /// The end.
    let end: Instant
    let endOffset: Int

    /// The last moment for a booking.
    let bookUntil: Instant

    /// How many can still book; nil where the place doesn't say how many there are.
    let remaining: Int?
    let isSoldOut: Bool

    /// Whether another slot of its date follows, in the order of the plan.
    let isLastOfDay: Bool
}

extension SlotDay {
    /// Hands on the slots of a date, ascending, those with nothing left too; nothing is allocated for a slot.
    func eachSlot(of plan: SlotPlan, _ body: (FeedSlot) -> Void) {
        var left = count
        let duration = plan.rules.duration.seconds
        for run in runs {
            for index in 0..<run.count {
                left -= 1
                let start = run.start(on: date, at: index)
                let end = start.advanced(bySeconds: duration)
                body(
                    FeedSlot(
                        day: self, start: start, utcOffset: run.span.utcOffset, end: end,
                        endOffset: plan.span(at: end).utcOffset,
                        bookUntil: run.bookingEnd ?? start.advanced(bySeconds: -plan.lead.seconds),
                        remaining: run.remaining, isSoldOut: run.isSoldOut, isLastOfDay: left == 0))
            }
        }
    }
}

/// Bytes of a feed, put together slot by slot in memory that is used again.
struct FeedText: ~Copyable {
    private(set) var bytes: [UInt8] = []

    init() {
        bytes.reserveCapacity(4096)
    }

    /// Appends bytes that need no escaping.
    @inline(__always)
    mutating func append(_ literal: StaticString) {
        // Safe: a static string lives as long as the program.
        let buffer = unsafe UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        unsafe bytes.append(contentsOf: buffer)
    }

    /// Appends a string of JSON with its quotes, or `null`.
    mutating func append(json text: String?) {
        bytes += JSONText.quote(text)
    }

    /// Appends whatever a closure appends.
    @inline(__always)
    mutating func append(_ body: (inout [UInt8]) -> Void) {
        body(&bytes)
    }

    /// Appends an instant with the offset of its place: `2026-06-01T10:40:00+08:00`.
    mutating func append(_ instant: Instant, utcOffset: Int) {
        instant.appendRFC3339(utcOffset: utcOffset, to: &bytes)
    }

    /// Appends an instant in UTC: `2026-06-01T02:40:00Z`.
    mutating func append(utc instant: Instant) {
        instant.appendRFC3339(utcOffset: 0, to: &bytes)
        bytes.removeLast(6)
        bytes.append(UInt8(ascii: "Z"))
    }

    /// Appends a whole number.
    mutating func append(_ number: Int) {
        bytes.appendDecimal(number)
    }

    /// Appends the UID of a slot, with the document's prefix.
    mutating func append(uid prefix: [UInt8], _ start: Instant) {
        bytes += prefix
        bytes.append(UInt64(Digits.fourHex(start.epochSeconds >> 32)), count: 4)
        bytes.append(Digits.eightHex(start.epochSeconds), count: 8)
    }

    /// Hands the bytes on, where they are many.
    mutating func flush(to writer: inout ByteWriter, above limit: Int = 4096) {
        guard bytes.count > limit else { return }
        writer.append(bytes.span)
        bytes.removeAll(keepingCapacity: true)
    }
}
