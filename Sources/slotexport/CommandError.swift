internal import SlotHost

/// What ends a command early: lines for standard error and an exit status.
struct CommandError: Error {
    let status: ExitStatus
    let message: String

    /// More that is wrong, each a line of its own.
    let others: [String]

    init(_ status: ExitStatus, _ message: String, others: [String] = []) {
        self.status = status
        self.message = message
        self.others = others
    }

    /// A bad command line.
    init(usage message: String) {
        self.init(.usage, message)
    }
}
