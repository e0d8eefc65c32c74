public import SlotHost
internal import SlotPlaces

/// What ends a batch early: an exit status and a line for people.
public struct BatchError: Error, Sendable {
    /// The exit status.
    public let status: ExitStatus

    /// What is wrong, one line.
    public let message: String

    /// An error of a run.
    public init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    init(_ error: HostError) { self.init(error.status, error.description) }

    init(_ error: PlaceError) { self.init(ExitStatus(error), error.description) }
}
