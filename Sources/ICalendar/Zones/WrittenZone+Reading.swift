internal import SlotTime

extension WrittenZone {
    /// Reads the current line of a scanner, which is in this zone or in one of its observances.
    mutating func read(_ scanner: CalendarScanner) throws(ICalendarError) {
        if scanner.component == .timeZone {
            guard scanner.property == .zoneID else { return }
            identifier = Array(try scanner.value())
            // Some write the name as they write the parameter.
            if identifier.count > 1, identifier.first == UInt8(ascii: "\""), identifier.last == UInt8(ascii: "\"") {
                identifier = Array(identifier.dropFirst().dropLast())
            }
            return
        }
        guard var observance = observances.popLast() else { return }
        defer { observances.append(observance) }
        guard observances.count < Self.maximumObservances else {
            throw scanner.error([], "is in one of more than \(Self.maximumObservances) observances")
        }
        let value = try scanner.value()
        switch scanner.property {
        case .start: observance.start = try Self.local(value, scanner)
        case .offsetBefore: observance.before = try Self.offset(value, scanner)
        case .offsetAfter: observance.after = try Self.offset(value, scanner)
        case .rule:
            do throws(RecurrenceRule.Problem) {
                observance.rules.append(try RecurrenceRule(value))
            } catch {
                throw scanner.error(error.part.isEmpty ? value : error.part[...], error.rule)
            }
        case .recurrenceDates:
            for item in value.split(separator: UInt8(ascii: ",")) {
                guard observance.dates.count < Self.maximumObservances else {
                    throw scanner.error([], "has more than \(Self.maximumObservances) dates")
                }
                observance.dates.append(try Self.local(item, scanner))
            }
        default: break
        }
    }

    private static func local(
        _ value: ArraySlice<UInt8>, _ scanner: CalendarScanner
    ) throws(ICalendarError) -> CivilDateTime {
        switch WrittenTime(value) {
        case .local(let local): return local
        case .date(let date): return CivilDateTime(date)
        // RFC 5545 3.6.5 wants local times; the few that write Z mean the same digits.
        case .utc(let instant): return CivilDateTime(instant, utcOffset: 0)
        case nil: throw scanner.error(value, "must be a DATE-TIME that exists (RFC 5545 3.3.5)")
        }
    }

    /// Reads `-0500` or `+012345` as seconds ahead of UTC (RFC 5545 3.3.14).
    static func offset(_ value: ArraySlice<UInt8>, _ scanner: CalendarScanner) throws(ICalendarError) -> Int {
        let digits = value.dropFirst()
        guard value.first == UInt8(ascii: "+") || value.first == UInt8(ascii: "-"),
            digits.count == 4 || digits.count == 6,
            let hours = WrittenTime.number(digits, digits.startIndex, 2), hours < 24,
            let minutes = WrittenTime.number(digits, digits.startIndex + 2, 2), minutes < 60,
            let seconds = digits.count == 6 ? WrittenTime.number(digits, digits.startIndex + 4, 2) : 0, seconds < 60
        else { throw scanner.error(value, "must be a UTC offset such as +0800 (RFC 5545 3.3.14)") }
        let size = hours * 3600 + minutes * 60 + seconds
        return value.first == UInt8(ascii: "-") ? -size : size
    }
}
