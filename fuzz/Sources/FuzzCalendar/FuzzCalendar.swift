import ICalendar
import SlotTime

/// The place's zone: Berlin's rules without its history.
private let zone = rules("Place")

/// Reads any bytes as a busy calendar, strictly and leniently, and holds them against the linter.
///
/// Times must lie in the horizon, and what is read merged must cover what is read one by one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let horizon = Instant(epochSeconds: 1_767_225_600)..<Instant(epochSeconds: 1_798_761_600)
    var options = BusyCalendar.Options()
    options.maximumSteps = 20_000
    let strict = read(bytes, horizon, options)
    options.isLenient = true
    let lenient = read(bytes, horizon, options)
    if let strict { precondition(lenient?.intervals == strict.intervals, "a lenient reader reads something else") }
    if let strict {
        options.isLenient = false
        options.isMerged = true
        let merged = read(bytes, horizon, options)
        for interval in strict.intervals {
            let isCovered = merged?.intervals.contains { $0.start <= interval.start && interval.end <= $0.end }
            precondition(isCovered == true, "a merged reader leaves out a time")
        }
    }
    _ = CalendarLint.findings(bytes, zones: source)
    return 0
}

private func read(_ bytes: [UInt8], _ horizon: Range<Instant>, _ options: BusyCalendar.Options) -> BusyCalendar? {
    do throws(ICalendarError) {
        let calendar = try BusyCalendar(bytes.span, zone: zone, horizon: horizon, options: options, zones: source)
        for interval in calendar.intervals {
            precondition(
                horizon.lowerBound <= interval.start && interval.start < interval.end
                    && interval.end <= horizon.upperBound, "a time outside of the horizon")
        }
        return calendar
    } catch {
        let isOneLine = error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        precondition(isOneLine, "an error of two lines")
        return nil
    }
}

private let source: @Sendable (String) -> TimeZoneRules? = { name in
    ["Europe/Berlin", "America/New_York"].contains(name) ? rules(name) : nil
}

private func rules(_ name: String) -> TimeZoneRules {
    let summer = Instant(epochSeconds: 1_774_746_000)
    let winter = Instant(epochSeconds: 1_792_889_200)
    let runs = [
        ZonePeriod(start: .distantPast, end: summer, utcOffset: 3600, isDaylight: false, abbreviation: "CET"),
        ZonePeriod(start: summer, end: winter, utcOffset: 7200, isDaylight: true, abbreviation: "CEST"),
        ZonePeriod(start: winter, end: .distantFuture, utcOffset: 3600, isDaylight: false, abbreviation: "CET"),
    ]
    do {
        return try TimeZoneRules(identifier: name, runs: runs)
    } catch {
        preconditionFailure("the zone is wrong: \(error)")
    }
}
