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

    /// A value between quotes, short enough for a line and safe for a terminal.
    static func printable(_ value: String) -> String {
        let start = value.unicodeScalars.prefix(80)
        return "\"\(Console.visible(String(start)))\(start.endIndex < value.unicodeScalars.endIndex ? "..." : "")\""
    }
}
