internal import SlotTime

/// A DATE or DATE-TIME as a file writes it, before its zone is known (RFC 5545 3.3.4, 3.3.5).
enum WrittenTime: Hashable {
    /// `20260601`.
    case date(CivilDate)

    /// `20260601T104000`: form 1, or form 3 together with a TZID.
    case local(CivilDateTime)

    /// `20260601T024000Z`: form 2.
    case utc(Instant)

    /// Reads either; nil for anything else and for what no calendar or clock shows. Second 60 counts as 59.
    init?(_ text: ArraySlice<UInt8>) {
        let start = text.startIndex
        guard text.count == 8 || text.count == 15 || text.count == 16,
            let year = Self.number(text, start, 4), let month = Self.number(text, start + 4, 2),
            let day = Self.number(text, start + 6, 2), let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        guard text.count > 8 else {
            self = .date(date)
            return
        }
        guard text[start + 8] | 0x20 == UInt8(ascii: "t"), let hour = Self.number(text, start + 9, 2), hour < 24,
            let minute = Self.number(text, start + 11, 2), let second = Self.number(text, start + 13, 2), second <= 60,
            let time = TimeOfDay(hour: hour, minute: minute, second: min(second, 59))
        else { return nil }
        let local = CivilDateTime(date, time)
        guard text.count == 16 else {
            self = .local(local)
            return
        }
        guard text[start + 15] | 0x20 == UInt8(ascii: "z") else { return nil }
        self = .utc(Instant(epochSeconds: local.localSeconds))
    }

    /// The date that is written, whatever the zone.
    var date: CivilDate {
        switch self {
        case .date(let date): date
        case .local(let local): local.date
        case .utc(let instant): CivilDateTime(instant, utcOffset: 0).date
        }
    }

    static func number(_ text: ArraySlice<UInt8>, _ start: Int, _ count: Int) -> Int? {
        var value = 0
        for index in start..<start + count {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return value
    }
}
