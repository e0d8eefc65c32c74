extension TimeZoneRules {
    /// Offsets that RFC 9636 section 3.2 allows: -24:59:59...25:59:59, in seconds.
    static let offsetRange = -89_999...93_599

    /// Reads compiled time zone data (TZif, RFC 9636, versions 1 to 4) with their footer.
    ///
    /// Version 1 data and data without a footer stay on their last type. Before the first transition type 0 holds.
    ///
    /// - Parameters:
    ///   - identifier: the zone's name.
    ///   - bytes: the whole file. Any bytes are safe.
    /// - Throws: `TimeZoneError` for what is no TZif, is damaged, or counts leap seconds.
    public init(identifier: String, tzif bytes: Span<UInt8>) throws(TimeZoneError) {
        try Self.check(identifier)
        let runs: [ZonePeriod]
        let footer: POSIXTimeZone?
        do {
            let block = try TZifBlock.latest(in: bytes)
            runs = try block.runs(in: bytes)
            footer = try block.footer(in: bytes)
        } catch {
            throw TimeZoneError(identifier: identifier, reason: error)
        }
        try self.init(identifier: identifier, runs: runs, footer: footer)
    }
}
