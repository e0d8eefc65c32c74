internal import ICalendar
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Says what is wrong with calendars, whoever wrote them.
struct LintCommand {
    let context: Command.Context

    func run() throws(CommandError) -> ExitStatus {
        let paths = try context.files("calendar files", example: "site/*.ics")
        let zones = ZoneSource(context.zoneDirectory)
        var output: [UInt8] = []
        var objects: [[UInt8]] = []
        var hasError = false
        for path in paths {
            let findings = CalendarLint.findings(try context.calendar(path)) { try? zones.rules($0) }
            hasError = hasError || findings.contains { $0.severity == .error }
            for finding in findings {
                if context.options.isJSON {
                    objects.append(Self.object(finding, path))
                } else {
                    output += Self.line(finding, path).utf8
                }
            }
        }
        if context.options.isJSON {
            output = Array("[".utf8) + objects.joined(separator: ",".utf8) + Array("]\n".utf8)
        }
        try context.console.print(output)
        return hasError ? .content : .done
    }

    /// `site/a.ics:7: error: … [line-length]; fold it`.
    private static func line(_ finding: LintFinding, _ path: String) -> String {
        let place = finding.line > 0 ? ":\(finding.line)" : ""
        return
            "\(PlaceError.shown(path))\(place): \(word(finding.severity)): \(finding.why) [\(finding.rule)]; \(finding.fix)\n"
    }

    private static func object(_ finding: LintFinding, _ path: String) -> [UInt8] {
        let texts = [
            ("file", path), ("rule", finding.rule), ("severity", word(finding.severity)), ("why", finding.why),
            ("fix", finding.fix),
        ]
        var members = texts.map { JSONText.quote($0.0) + [UInt8(ascii: ":")] + JSONText.quote($0.1) }
        members.insert(Array("\"line\":\(finding.line)".utf8), at: 1)
        return Array("{".utf8) + members.joined(separator: ",".utf8) + Array("}".utf8)
    }

    private static func word(_ severity: LintFinding.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        }
    }
}
