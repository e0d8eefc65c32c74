public import SlotTime

/// Holds a calendar against RFC 5545, RFC 7986, the time zone data, and what clients are known to need.
///
/// The rules are in `LintReport`'s findings: those about octets in `PhysicalLineLint`, those about components and their
/// properties in `ComponentLint`, those about times here. It never fails: what can't be read is a finding too.
public enum CalendarLint {
    /// What is wrong with a calendar, by line.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - zones: the rules of an IANA name, or nil for any other name.
    public static func findings(
        _ bytes: [UInt8], zones: @escaping (String) -> TimeZoneRules?
    ) -> [LintFinding] {
        var report = LintReport()
        var lines = PhysicalLineLint()
        lines.check(bytes, &report)
        var lint = ComponentLint(bytes, zones: zones)
        lint.check(bytes.span, &report)
        return report.sorted()
    }
}
