internal import SlotTime

/// A VTIMEZONE as a file writes it (RFC 5545 3.6.5).
struct WrittenZone {
    /// A STANDARD or DAYLIGHT.
    struct Observance {
        var start: CivilDateTime?
        var before: Int?
        var after: Int?
        var isDaylight: Bool
        var rules: [RecurrenceRule] = []
        var dates: [CivilDateTime] = []
    }

    /// The name that times use, without quotation marks.
    var identifier: [UInt8] = []

    /// The line of its BEGIN.
    let line: Int

    var observances: [Observance] = []

    /// What is wrong with it; it matters only where a time needs the zone.
    var error: ICalendarError?

    init(line: Int) { self.line = line }

    /// More observances than any zone has had.
    static let maximumObservances = 2000

    /// The zone's rules over a window; before and after it, whatever offset it had there.
    func rules(over window: Range<Instant>, _ budget: inout StepBudget) throws(ICalendarError) -> TimeZoneRules {
        if let error { throw error }
        let onsets: [Onset]
        do throws(StepBudget.Exceeded) {
            onsets = try self.onsets(over: window, &budget)
        } catch {
            throw self.error("asks for more changes of the clock than can be looked at")
        }
        guard let first = onsets.first else {
            throw self.error("must have a STANDARD or DAYLIGHT (RFC 5545 3.6.5)")
        }
        var runs: [ZonePeriod] = []
        var start = Instant.distantPast
        var offset = first.before
        for onset in onsets where onset.after != offset && onset.instant > start {
            runs.append(Self.period(start, onset.instant, offset))
            start = onset.instant
            offset = onset.after
        }
        runs.append(Self.period(start, .distantFuture, offset))
        do throws(TimeZoneError) {
            return try TimeZoneRules(identifier: "VTIMEZONE", runs: runs)
        } catch {
            throw self.error("has an offset that no clock has")
        }
    }

    private func error(_ rule: String) -> ICalendarError {
        ICalendarError(line: line, name: "VTIMEZONE", value: identifier, rule: rule)
    }

    private static func period(_ start: Instant, _ end: Instant, _ offset: Int) -> ZonePeriod {
        ZonePeriod(start: start, end: end, utcOffset: offset, isDaylight: false, abbreviation: "X")
    }

    private struct Onset {
        let instant: Instant
        let before: Int
        let after: Int
    }

    /// Every change in the window, and the first of each observance, ascending.
    private func onsets(over window: Range<Instant>, _ budget: inout StepBudget) throws(StepBudget.Exceeded) -> [Onset]
    {
        var onsets: [Onset] = []
        for observance in observances {
            guard let start = observance.start, let before = observance.before, let after = observance.after else {
                continue
            }
            for local in [start] + observance.dates {
                onsets.append(
                    Onset(instant: Instant(epochSeconds: local.localSeconds - before), before: before, after: after))
            }
            // A day on both sides covers every offset.
            let local = (window.lowerBound.epochSeconds - 86_400)...(window.upperBound.epochSeconds + 86_400)
            for rule in observance.rules {
                let last = rule.lastOnset(before: before)
                var iterator = RecurrenceIterator(rule, start: start, window: local)
                while let next = try iterator.next(&budget), next - before <= last {
                    onsets.append(Onset(instant: Instant(epochSeconds: next - before), before: before, after: after))
                }
            }
        }
        // Of two changes at one instant the later one in the file counts, as sorting is stable.
        return onsets.sorted { $0.instant < $1.instant }
    }
}

extension RecurrenceRule {
    /// The epoch seconds after which an observance's UNTIL allows nothing; UTC by RFC 5545, local in many files.
    fileprivate func lastOnset(before offset: Int) -> Int {
        switch until {
        case nil: Int.max
        case .utc(let instant): instant.epochSeconds
        case .local(let local): local.localSeconds - offset
        case .date(let date): date.daysSinceEpoch * 86_400 + 86_399 - offset
        }
    }
}
