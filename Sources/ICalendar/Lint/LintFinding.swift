/// Something in a calendar that a reader stumbles over, or that the standards don't allow.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: Hashable, Sendable {
        /// A standard forbids it, or a reader is known to read something else.
        case error

        /// It is allowed, and some client shows it wrong, late or not at all.
        case warning
    }

    /// The rule's identifier, such as `line-length`: it stays the same from release to release.
    public let rule: String

    /// How bad it is.
    public let severity: Severity

    /// The physical line, from 1; 0 for the file as a whole.
    public let line: Int

    /// What is wrong, and the section or the client that says so.
    public let why: String

    /// What to do about it.
    public let fix: String

    /// The text for people, such as `line 7: error: … [line-length]; fold it …`.
    public var description: String {
        let place = line > 0 ? "line \(line): " : ""
        let kind = severity == .error ? "error" : "warning"
        return "\(place)\(kind): \(why) [\(rule)]; \(fix)"
    }
}

/// Findings in the order in which they are made.
struct LintReport {
    private(set) var findings: [LintFinding] = []

    /// How many a rule may have; one fault of a writer is in every event.
    private static let maximum = 20
    private var counts: [String: Int] = [:]

    mutating func error(_ rule: String, _ line: Int, _ why: String, _ fix: String) {
        add(LintFinding(rule: rule, severity: .error, line: line, why: why, fix: fix))
    }

    mutating func warning(_ rule: String, _ line: Int, _ why: String, _ fix: String) {
        add(LintFinding(rule: rule, severity: .warning, line: line, why: why, fix: fix))
    }

    private mutating func add(_ finding: LintFinding) {
        let count = counts[finding.rule, default: 0]
        counts[finding.rule] = count + 1
        if count < Self.maximum { findings.append(finding) }
    }

    /// The findings by line; those of the file as a whole first. A rule's further ones are counted in one more.
    func sorted() -> [LintFinding] {
        var all = findings
        for rule in counts.keys.sorted() {
            guard let count = counts[rule], count > Self.maximum, let last = findings.last(where: { $0.rule == rule })
            else {
                continue
            }
            all.append(
                LintFinding(
                    rule: rule, severity: last.severity, line: last.line,
                    why: "\(count - Self.maximum) more of this rule",
                    fix: "see above"))
        }
        // Sorting is stable.
        return all.sorted { $0.line < $1.line }
    }
}
