/// The patterns of a time range: which one is used depends on what differs between its two ends.
struct LabelRanges: Sendable {
    private struct Halves {
        let start: LabelPattern
        let end: LabelPattern
    }

    private let dayPeriodDiffers: Halves
    private let hourDiffers: Halves
    private let minuteDiffers: Halves

    /// Topics `range-a`, `range-h` and `range-m`; the first and the last default to the second.
    init(_ record: LabelRecord) throws(LocaleError) {
        dayPeriodDiffers = try Self.halves("range-a", record)
        hourDiffers = try Self.halves("range-h", record)
        minuteDiffers = try Self.halves("range-m", record)
    }

    /// Appends the label of a range.
    func append(
        _ start: LabelPattern.Values, _ end: LabelPattern.Values, digits: LabelDigits, to label: inout [UInt8]
    ) {
        let halves =
            if start.hour == end.hour, start.minute < end.minute {
                minuteDiffers
            } else if start.hour / 12 == end.hour / 12, start.hour < end.hour {
                hourDiffers
            } else {
                // Also a range of a whole day or past midnight: both ends are written out.
                dayPeriodDiffers
            }
        halves.start.append(start, digits: digits, to: &label)
        halves.end.append(end, digits: digits, to: &label)
    }

    private static func halves(_ topic: String, _ record: LabelRecord) throws(LocaleError) -> Halves {
        let halves = LabelPatternToken.halves(of: try record.value(ofFirst: [topic, "range-h"]))
        return Halves(
            start: try LabelPattern(halves.start, names: record),
            end: try LabelPattern(halves.end, names: record))
    }
}
