/// Holds back the signals that end a program while files are on their way, so that an interrupted run can clear up after
/// itself.
///
/// The signals are not lost: when the hold ends, the one that came ends the process as it always does, and its caller
/// sees 130 (SIGINT) or 143 (SIGTERM).
struct BlockedSignals: ~Copyable {
    private let former: System.Signals

    init() {
        former = System.holdSignals()
    }

    deinit {
        System.releaseSignals(former)
    }

    /// Whether one of them has come in the meantime.
    static var isInterrupted: Bool { System.isSignalWaiting }
}
