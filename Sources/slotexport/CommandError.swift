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
}
