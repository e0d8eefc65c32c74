import Glibc

/// Holds back SIGINT and SIGTERM while a file is on its way, so that an interrupted run can clear up after itself.
///
/// The signals are not lost: when the hold ends, the one that came ends the process as it always does, and its caller
/// sees 130 or 143.
struct SignalHold: ~Copyable {
    private let former: sigset_t

    init() {
        var held = Self.interrupts
        var former = sigset_t()
        // Both sets are ours, for the call.
        _ = unsafe sigprocmask(SIG_BLOCK, &held, &former)
        self.former = former
    }

    deinit {
        var former = former
        // The set is ours, for the call.
        _ = unsafe sigprocmask(SIG_SETMASK, &former, nil)
    }

    /// Whether one of them has come in the meantime.
    static var isInterrupted: Bool {
        var pending = sigset_t()
        // The set is ours, for the calls.
        guard unsafe sigpending(&pending) == 0 else { return false }
        return unsafe sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
    }

    private static var interrupts: sigset_t {
        var set = sigset_t()
        // The set is ours, for the calls.
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGINT)
        unsafe sigaddset(&set, SIGTERM)
        return set
    }
}
