internal import SlotHost

/// What ends a command early: a line for standard error and an exit status.
struct CommandError: Error {
    let status: ExitStatus
    let message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// A bad command line.
    init(usage message: String) {
        self.init(.usage, message)
    }

    /// A bad value of an option: its name, the value, the rule and the word that was probably meant.
    init(option: String, value: String, rule: String, suggestion: String? = nil, status: ExitStatus = .usage) {
        let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
        self.init(status, "--\(option) \(Self.printable(value)): \(rule)\(question)")
    }

    init(_ error: HostError) {
        let option = error.status == .cannotCreate ? "--output: " : ""
        self.init(error.status, option + error.description)
    }

    /// A value between quotes, safe for a terminal and short enough for a line.
    static func printable(_ value: String) -> String {
        var line = "\""
        for (index, scalar) in value.unicodeScalars.enumerated() {
            guard index < 80 else {
                line += "..."
                break
            }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                line += "\\u{\(String(scalar.value, radix: 16))}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line + "\""
    }
}
