internal import SlotFormats
internal import SlotHost
internal import SlotTime

/// The texts about the command itself, made from the tables of commands, options and formats.
enum Help {
    /// Everything, grouped: `--help`.
    static var full: String {
        Template.help.filled { key in
            switch key {
            case "usage": usageLines.joined(separator: "\n")
            case "commands": lines(Command.all.map { ("  " + $0.synopsis, $0.help) })
            case "options": optionLines(Option.all).joined(separator: "\n")
            case "formats": lines(ExportFormat.all.map { ("  " + $0.name, $0.summary) })
            case "statuses": lines(ExitStatus.allCases.map { ("  " + String($0.rawValue), $0.summary) })
            default: nil
            }
        }
    }

    /// One command with its own options: `slotexport COMMAND --help`.
    static func page(of command: Command) -> String {
        var text = "slotexport \(command.name): \(command.help)\n\n"
        text += "usage: slotexport \(command.synopsis)\(command.options.isEmpty ? "" : " [OPTION]...")\n"
        let options = Option.all.filter { command.options.contains($0.name) }
        if !options.isEmpty { text += "\n" + optionLines(options).joined(separator: "\n") }
        return text
    }

    /// Commands, everyday options and formats, on one screen of 24 lines: `-h`.
    static var summary: String {
        var lines = [usageLines[0], "       slotexport COMMAND --help", ""]
        let rare = ["template", "completions", "man"]
        lines += TextColumns.lines(Command.all.filter { !rare.contains($0.name) }.map { ("  " + $0.name, $0.help) })
        lines += wrapped("Also:", rare)
        lines += wrapped("Options:", everyday.map { "--" + head($0) })
        for family in ExportFormat.Family.allCases {
            let names = ExportFormat.all.filter { $0.family == family }.map { $0.name }
            if !names.isEmpty { lines += wrapped("Formats (\(family.rawValue)):", names) }
        }
        lines.append("More: slotexport --help")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The options that people type daily.
    private static var everyday: [Option] {
        let names = [
            "format", "output", "place", "locale", "time-zone", "days", "step", "lead", "duration", "hours", "set",
            "quiet", "verbose",
        ]
        return names.compactMap(Option.named)
    }

    /// A title and words, in lines of at most 79 columns.
    private static func wrapped(_ title: String, _ words: [String]) -> [String] {
        var lines: [String] = []
        var line = title
        for word in words {
            if line.count + word.count + 1 > 79 {
                lines.append(line)
                line = "   "
            }
            line += " " + word
        }
        return lines + [line]
    }

    private static var usageLines: [String] {
        ["usage: slotexport [OPTION]..."] + Command.all.map { "       slotexport " + $0.synopsis }
    }

    private static func head(_ option: Option) -> String {
        option.value.isNone ? option.name : option.name + " " + option.value.placeholder
    }

    private static func optionLines(_ options: [Option]) -> [String] {
        let width = (options.map { head($0).count }.max() ?? 0) + 6
        return Option.Group.allCases.flatMap { group -> [String] in
            let own = options.filter { $0.group == group }
            guard !own.isEmpty else { return [] }
            return [group.rawValue + ":"] + TextColumns.lines(own.map { ("  --" + head($0), $0.help) }, width: width)
                + [""]
        }
    }

    private static func lines(_ rows: [(String, String)]) -> String {
        TextColumns.lines(rows).joined(separator: "\n")
    }
}
