internal import SlotFormats
internal import Templates

/// The texts about the command itself, made from the table of options and the list of formats.
enum Help {
    /// Everything, grouped: `--help`.
    static var full: String {
        // Safe: the template is a constant of the program.
        let template = unsafe UnsafeBufferPointer(start: slotexport_help(), count: slotexport_help_length())
        let text = String(decoding: unsafe Array(template), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                switch line {
                case "{options}": optionLines.joined(separator: "\n")
                case "{formats}": formatLines.joined(separator: "\n")
                default: String(line)
                }
            }
            .joined(separator: "\n")
    }

    /// The names alone, on one screen of 24 lines: `-h`.
    static var summary: String {
        var lines = ["usage: slotexport [OPTION]...", "       slotexport schema json|xml", ""]
        for group in Option.Group.allCases {
            var line = group.rawValue + ":"
            for option in Option.all where option.group == group {
                let word = " --" + option.name + (option.value.map { " " + $0 } ?? "")
                if line.count + word.count > 79 {
                    lines.append(line)
                    line = "   "
                }
                line += word
            }
            lines.append(line)
        }
        lines.append("")
        lines.append("Formats: " + ExportFormat.all.map(\.name).joined(separator: " "))
        lines.append("More: slotexport --help")
        return lines.joined(separator: "\n") + "\n"
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
