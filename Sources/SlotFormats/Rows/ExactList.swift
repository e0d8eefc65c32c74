internal import SlotDocument
internal import SlotEngine

/// A value with texts, compared by their bytes.
protocol ExactlyComparable {
    /// Whether both are the same to the byte.
    static func isExactly(_ one: Self, _ other: Self) -> Bool
}

/// A list that equals another only where all texts have the same bytes.
///
/// Strings are equal where their characters are, whatever the code points (é is one or two): a document would get the bytes of
/// another one from the cache.
struct ExactList<Value: ExactlyComparable & Sendable>: Equatable, Sendable {
    let values: [Value]

    init(_ values: [Value]) {
        self.values = values
    }

    static func == (one: ExactList, other: ExactList) -> Bool {
        guard one.values.count == other.values.count else { return false }
        for index in one.values.indices where !Value.isExactly(one.values[index], other.values[index]) { return false }
        return true
    }
}

extension String: ExactlyComparable {
    static func isExactly(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}

extension Optional where Wrapped: ExactlyComparable {
    static func isExactly(_ one: Wrapped?, _ other: Wrapped?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one?, let other?): Wrapped.isExactly(one, other)
        default: false
        }
    }
}

extension HolidayCalendar.Day: ExactlyComparable {
    static func isExactly(_ one: HolidayCalendar.Day, _ other: HolidayCalendar.Day) -> Bool {
        one == other && String.isExactly(one.name, other.name)
    }
}

extension ClosedDate: ExactlyComparable {
    static func isExactly(_ one: ClosedDate, _ other: ClosedDate) -> Bool {
        one == other && String?.isExactly(one.note, other.note)
            && HolidayCalendar.Day?.isExactly(one.holiday, other.holiday)
    }
}

extension SlotDay: ExactlyComparable {
    static func isExactly(_ one: SlotDay, _ other: SlotDay) -> Bool {
        one == other && HolidayCalendar.Day?.isExactly(one.holiday, other.holiday)
    }
}

extension ServiceIdentity: ExactlyComparable {
    static func isExactly(_ one: ServiceIdentity, _ other: ServiceIdentity) -> Bool {
        String.isExactly(one.id, other.id) && String?.isExactly(one.name, other.name)
    }
}

extension PlaceDetails: ExactlyComparable {
    static func isExactly(_ one: PlaceDetails, _ other: PlaceDetails) -> Bool {
        one == other && ExactList(one.texts) == ExactList(other.texts)
            && ExactList(one.address?.texts ?? []) == ExactList(other.address?.texts ?? [])
    }
}
