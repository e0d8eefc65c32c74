internal import SlotFormats
internal import SlotHost

/// The texts about the command itself, made from the table of options and the list of formats.
enum Help {
    /// Everything, grouped: `--help`.
    static var full: String {
        Template.help.filled { key in
            switch key {
            case "usage": usageLines.joined(separator: "\n")
            case "commands":
                columns(Command.all.map { ("  " + synopsis($0), $0.help) }, width: 40).joined(separator: "\n")
            case "options": optionLines.joined(separator: "\n")
            case "formats": formatLines.joined(separator: "\n")
            case "statuses":
                columns(ExitStatus.allCases.map { ("  " + String($0.rawValue), $0.words) }, width: 6)
                    .joined(separator: "\n")
            default: nil
            }
        }
    }

    /// The names alone, on one screen of 24 lines: `-h`.
    static var summary: String {
        var lines = [usageLines[0], "       slotexport COMMAND", ""]
        lines += wrapped("Commands:", Command.all.map(synopsis), separator: ",")
        for group in Option.Group.allCases {
            let options = Option.all.filter { $0.group == group }
            lines += wrapped(
                group.rawValue + ":", options.map { "--" + $0.name + ($0.value.map { " " + $0 } ?? "") })
        }
        lines.append("")
        lines.append("Formats: " + ExportFormat.all.map(\.name).joined(separator: " "))
        lines.append("More: slotexport --help")
        return lines.joined(separator: "\n") + "\n"
    }

    /// A title and words, in lines of at most 80 columns.
    private static func wrapped(_ title: String, _ words: [String], separator: String = "") -> [String] {
        var lines: [String] = []
        var line = title
        for (index, word) in words.enumerated() {
            let word = " " + word + (index < words.count - 1 ? separator : "")
            if line.count + word.count > 79 {
                lines.append(line)
                line = "   "
            }
            line += word
        }
        return lines + [line]
    }

    private static var usageLines: [String] {
        ["usage: slotexport [OPTION]..."] + Command.all.map { "       slotexport " + synopsis($0) }
    }

    private static func synopsis(_ command: Command) -> String {
        command.operands.isEmpty ? command.name : command.name + " " + command.operands
    }

    private static var optionLines: [String] {
        func head(_ option: Option) -> String { "  --" + option.name + (option.value.map { " " + $0 } ?? "") }
        let width = (Option.all.map { head($0).count }.max() ?? 0) + 2
        return Option.Group.allCases.flatMap { group in
            let options = Option.all.filter { $0.group == group }
            return [group.rawValue + ":"] + columns(zip(options.map(head), options.map(\.help)), width: width) + [""]
        }
    }

    private static var formatLines: [String] {
        columns(ExportFormat.all.map { ("  " + $0.name, $0.summary) }, width: 10)
    }

    private static func columns(_ rows: some Sequence<(String, String)>, width: Int) -> [String] {
        rows.map { left, right in
            left + String(repeating: " ", count: max(2, width - left.count)) + right
        }
    }
}
