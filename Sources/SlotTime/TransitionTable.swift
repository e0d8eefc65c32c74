/// What a zone's rules share between copies: the stored runs, and the footer that takes over after them.
final class TransitionTable: Sendable {
    /// Maximal runs, ascending, from `Instant.distantPast` to `footerStart`; never empty.
    private let runs: [ZonePeriod]

    /// From here on the footer's rules answer; it is one of their transitions, so no run crosses it.
    private let footerStart: Instant

    let footer: POSIXTimeZone?

    /// The least and the greatest offset.
    let offsets: ClosedRange<Int>

    /// Checks runs that should cover all time; a footer replaces the last of them.
    init(runs: [ZonePeriod], footer: POSIXTimeZone?) throws(TimeZoneError.Reason) {
        var merged: [ZonePeriod] = []
        var end = Instant.distantPast
        for run in runs {
            guard run.start == end, run.start < run.end else { throw .runs }
            guard TimeZoneRules.offsetRange.contains(run.utcOffset) else { throw .offset }
            guard Self.isName(run.abbreviation) else { throw .abbreviation }
            merged.appendMerging(run)
            end = run.end
        }
        guard end == .distantFuture, let last = runs.last else { throw .runs }

        var footerStart = Instant.distantFuture
        if let footer {
            // The footer's first run is stored too, from the last transition on, so that it merges with the run before.
            let lastStart = last.start
            merged.removeTail(from: lastStart)
            let first = footer.run(at: lastStart)
            merged.appendMerging(first.starting(at: lastStart))
            footerStart = first.end
        }
        self.footer = footer
        self.footerStart = footerStart
        self.runs = merged
        let all = merged.map { $0.utcOffset } + [footer?.standardOffset, footer?.daylight?.utcOffset].compactMap { $0 }
        offsets = (all.min() ?? 0)...(all.max() ?? 0)
    }

    func run(at instant: Instant) -> ZonePeriod {
        if instant >= footerStart, let footer { return footer.run(at: instant) }
        // The last run that starts at or before the instant; the first one starts before every instant.
        return runs[max(runs.partitioningIndex { $0.start > instant }, 1) - 1]
    }

    private static func isName(_ abbreviation: String) -> Bool {
        !abbreviation.isEmpty && abbreviation.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}

extension [ZonePeriod] {
    /// Appends a run, or lengthens the last one where it differs in nothing but its bounds.
    fileprivate mutating func appendMerging(_ run: ZonePeriod) {
        guard let last, last.utcOffset == run.utcOffset, last.isDaylight == run.isDaylight,
            last.abbreviation == run.abbreviation
        else { return append(run) }
        self[count - 1] = run.starting(at: last.start)
    }

    /// Removes what lies at or after an instant.
    fileprivate mutating func removeTail(from start: Instant) {
        guard let last = popLast(), last.start < start else { return }
        append(
            ZonePeriod(
                start: last.start, end: start, utcOffset: last.utcOffset, isDaylight: last.isDaylight,
                abbreviation: last.abbreviation))
    }
}

extension ZonePeriod {
    fileprivate func starting(at start: Instant) -> ZonePeriod {
        ZonePeriod(start: start, end: end, utcOffset: utcOffset, isDaylight: isDaylight, abbreviation: abbreviation)
    }
}
