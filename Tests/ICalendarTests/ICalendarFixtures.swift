import Foundation
import SlotTime

/// The first instant of a UTC date, `2026-03-08`.
func utc(_ text: String) -> Instant {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
        preconditionFailure("a test names no date: \(text)")
    }
    return Instant(epochSeconds: date.daysSinceEpoch * 86_400)
}

/// Octets as text; CRLF shows as a line end.
func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
}

/// The physical lines, without their CRLF; nil where the last line has none or a line has a bare CR or LF.
func physicalLines(_ bytes: [UInt8]) -> [[UInt8]]? {
    var lines: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
        switch bytes[index] {
        case 0x0D:
            guard index + 1 < bytes.count, bytes[index + 1] == 0x0A else { return nil }
            lines.append([])
            index += 1
        case 0x0A: return nil
        default: lines[lines.count - 1].append(bytes[index])
        }
        index += 1
    }
    return lines.last == [] ? lines.dropLast() : nil
}
