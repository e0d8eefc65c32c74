import Foundation
import SlotTime

func zone(_ identifier: String, in directory: String) throws -> TimeZoneRules {
    let bytes = try fileBytes("\(directory)/\(identifier)")
    return try TimeZoneRules(identifier: identifier, tzif: bytes.span)
}

func fileBytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
}

/// A zone that is only a footer.
func footerZone(_ footer: String) throws -> TimeZoneRules {
    try TimeZoneRules(identifier: "Test/Footer", tzif: TZifFile(footer: footer).bytes.span)
}

/// Reads `2026-03-08` or `2026-03-08T02:30` or `2026-03-08T02:30:15`.
func local(_ text: some StringProtocol) -> CivilDateTime {
    var numbers = text.split { "-T:".contains($0) }.map { Int($0) ?? 0 }
    numbers += Array(repeating: 0, count: 6 - numbers.count)
    guard let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]),
        let time = TimeOfDay(hour: numbers[3], minute: numbers[4], second: numbers[5])
    else { preconditionFailure("a test names no date: \(text)") }
    return CivilDateTime(date, time)
}

func utc(_ text: some StringProtocol) -> Instant {
    Instant(epochSeconds: local(text.last == "Z" ? String(text.dropLast()) : String(text)).localSeconds)
}

extension TimeOfDay {
    /// 24:00.
    static let endOfDay = TimeOfDay(hour: 24, minute: 0) ?? midnight
}

extension CivilDate {
    var text: String {
        let (year, month, day) = parts
        return "\(year)-\(twoDigits(month))-\(twoDigits(day))"
    }
}

extension CivilDateTime {
    var text: String {
        let seconds = time.second == 0 ? "" : ":\(twoDigits(time.second))"
        return "\(date.text)T\(twoDigits(time.hour)):\(twoDigits(time.minute))\(seconds)"
    }
}

extension Instant {
    /// `2026-03-08T07:00Z`, and `past` or `future` at the ends of time.
    var text: String {
        if self == .distantPast { return "past" }
        if self == .distantFuture { return "future" }
        return CivilDateTime(self, utcOffset: 0).text + "Z"
    }
}

extension LocalResolution {
    var text: String {
        switch self {
        case .unique(let instant): instant.text
        case .gap(let transition, let before, let after): "gap \(transition.text) \(before) \(after)"
        case .overlap(let first, let last): "\(first.text) \(last.text)"
        }
    }
}

extension ZonePeriod {
    /// `2026-03-08T07:00Z EDT -14400 dst`.
    var text: String {
        "\(start.text) \(abbreviation) \(utcOffset)\(isDaylight ? " dst" : "")"
    }
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
}
