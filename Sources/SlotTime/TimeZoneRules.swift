/// The clock of a place: how far it is from UTC at every instant, past and future.
///
/// A copy costs two reference counts. Nothing here can fail or trap once the value exists; instants beyond
/// `Instant.distantPast` and `distantFuture` count as those.
public struct TimeZoneRules: Sendable {
    /// The zone's name, such as `Asia/Shanghai`: 1 to 255 ASCII letters, digits and any of `. _ + - /`.
    public let identifier: String

    private let table: TransitionTable

    /// Rules for the places that don't read TZif, such as an app that asks its system.
    ///
    /// - Parameters:
    ///   - identifier: the zone's name.
    ///   - runs: ascending runs that meet and cover `Instant.distantPast` to `distantFuture`. Neighbours that differ in
    ///     nothing are merged.
    /// - Throws: `TimeZoneError` for any other runs, for a bad identifier, offset or abbreviation.
    public init(identifier: String, runs: [ZonePeriod]) throws(TimeZoneError) {
        try self.init(identifier: identifier, runs: runs, footer: nil)
    }

    /// Rules of a zone whose clocks never change.
    ///
    /// - Parameters:
    ///   - identifier: the zone's name.
    ///   - utcOffset: seconds that its clocks are ahead of UTC; negative west of Greenwich.
    ///   - abbreviation: its short name.
    /// - Throws: `TimeZoneError` for a bad identifier, offset or abbreviation.
    public init(identifier: String, utcOffset: Int, abbreviation: String = "LMT") throws(TimeZoneError) {
        let run = ZonePeriod(
            start: .distantPast, end: .distantFuture, utcOffset: utcOffset, isDaylight: false,
            abbreviation: abbreviation)
        try self.init(identifier: identifier, runs: [run])
    }

    /// Rules from runs, and from a footer that takes over where the last run starts.
    init(identifier: String, runs: [ZonePeriod], footer: POSIXTimeZone?) throws(TimeZoneError) {
        try Self.check(identifier)
        do {
            table = try TransitionTable(runs: runs, footer: footer)
        } catch {
            throw TimeZoneError(identifier: identifier, reason: error)
        }
        self.identifier = identifier
    }

    /// The rules that hold after the last stored transition, or nil where the last run has no end.
    package var footer: POSIXTimeZone? { table.footer }

    /// Whether both are copies of one value: cheaper to tell than whether their clocks agree at every instant.
    package func isCopy(of other: TimeZoneRules) -> Bool { table === other.table && identifier == other.identifier }

    /// The run that holds an instant; two runs that meet differ in offset, daylight flag or abbreviation.
    public func run(at instant: Instant) -> ZonePeriod {
        table.run(at: instant)
    }

    /// Seconds that the wall clock is ahead of UTC at an instant.
    public func utcOffset(at instant: Instant) -> Int {
        table.run(at: instant).utcOffset
    }

    /// The runs that overlap [from, to), ascending and with their true bounds; none where `from` is not before `to`.
    ///
    /// Most zones with daylight saving time have two a year, for ever: bound the window.
    public func runs(from: Instant, to: Instant) -> [ZonePeriod] {
        guard from < to else { return [] }
        var found = [table.run(at: from)]
        while let last = found.last, last.end < min(to, .distantFuture) {
            found.append(table.run(at: last.end))
        }
        return found
    }

    /// The least and the greatest offset that the zone ever has.
    var offsets: ClosedRange<Int> { table.offsets }

    static func check(_ identifier: String) throws(TimeZoneError) {
        let isName = identifier.utf8.allSatisfy { byte in
            switch byte {
            // The marks - . and / are neighbours.
            case UInt8(ascii: "-")...UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "+"): true
            default: byte.isAlphanumeric
            }
        }
        guard isName, (1...255).contains(identifier.utf8.count) else {
            throw TimeZoneError(identifier: identifier, reason: .identifier)
        }
    }
}
