import Glibc

/// Holds back the signals that ask a program to end while a file is on its way, so that an interrupted run can clear up
/// after itself.
///
/// The signals are not lost: when the hold ends, the one that came ends the process as it always does, and its caller
/// sees 130 (SIGINT) or 143 (SIGTERM).
struct BlockedSignals: ~Copyable {
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
        return signals.contains { unsafe sigismember(&pending, $0) == 1 }
    }

    private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    /// Whether the caller wants a signal to be ignored, as a shell does for a job in the background.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        // The action is ours, for the call; a handler is as wide as a number, and SIG_IGN is 1 (signal.h).
        guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    private static var interrupts: sigset_t {
        var set = sigset_t()
        // The set is ours, for the calls.
        unsafe sigemptyset(&set)
        for signal in signals where !isIgnored(signal) { unsafe sigaddset(&set, signal) }
        return set
    }
}
