internal import SlotFormats
internal import SlotHost
internal import SlotTime

/// The manual page in mdoc(7), made from its template and the tables of options, commands and formats.
enum ManPage {
    static var text: String {
        Template.manPage.filled { key in
            switch key {
            case "synopsis":
                Command.all.map { ".Nm\n.Cm \($0.name)\(arguments($0.operand.placeholder))" }.joined(separator: "\n")
            case "commands":
                Command.all.map { ".It Cm \($0.name)\(arguments($0.operand.placeholder))\n\(line($0.help))" }.joined(
                    separator: "\n")
            case "options": Option.Group.allCases.map(list).joined(separator: "\n")
            case "formats": ExportFormat.all.map { ".It \($0.name)\n\(line($0.summary))" }.joined(separator: "\n")
            case "statuses":
                ExitStatus.allCases.map { ".It \($0.rawValue)\n\(line($0.summary))" }.joined(separator: "\n")
            default: nil
            }
        }
    }

    private static func list(_ group: Option.Group) -> String {
        let items = Option.all.filter { $0.group == group }.map { option in
            ".It Fl Fl \(option.name)\(arguments(option.value.placeholder))\n\(line(option.help))"
        }
        return ".Ss \(group.rawValue)\n.Bl -tag -width Ds\n\(items.joined(separator: "\n"))\n.El"
    }

    /// The words of a synopsis as macros: capitals are arguments, the others are typed as they are.
    private static func arguments(_ synopsis: String) -> String {
        guard !synopsis.isEmpty else { return "" }
        let isArgument = synopsis.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        return " \(isArgument ? "Ar" : "Cm") \(synopsis.replacing(",...", with: " , Ar ..."))"
    }

    /// A sentence on a line of its own: with a capital unless it begins with a name (`flexible: ...`, `list, labels: ...`), a
    /// full stop, and no dot or apostrophe of roff at its beginning.
    private static func line(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        let start = escaped.unicodeScalars.first == "." || escaped.unicodeScalars.first == "'" ? "\\&" : ""
        let mark = escaped.utf8.first { !$0.isLetter }
        let isName = mark == UInt8(ascii: ":") || mark == UInt8(ascii: ",")
        return wrapped(start + (isName ? escaped : escaped.prefix(1).uppercased() + escaped.dropFirst()) + ".")
    }

    /// A text in lines of at most 80 bytes, none of which roff takes for a request.
    private static func wrapped(_ text: String) -> String {
        var lines = ""
        var length = 0
        for word in text.split(separator: " ") {
            // mandoc counts another character than ASCII as its escape, \[u4ECA].
            let size = word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
            if length > 0, length + 1 + size > 78 {
                let isRequest = word.utf8.first == UInt8(ascii: ".") || word.utf8.first == UInt8(ascii: "'")
                lines += isRequest ? "\n\\&" : "\n"
                length = isRequest ? 2 : 0
            } else if length > 0 {
                lines += " "
                length += 1
            }
            lines += word
            length += size
        }
        return lines
    }
}
