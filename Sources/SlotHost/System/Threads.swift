internal import CLinux

/// A lock with one condition, on which threads wait for each other.
@safe package final class Monitor: @unchecked Sendable {
    // Owned by this object alone, and freed with it; the C library keeps it safe among threads.
    private let raw: OpaquePointer

    /// A lock that nobody holds.
    package init() {
        unsafe raw = clinux_monitor_make()
    }

    deinit { unsafe clinux_monitor_free(raw) }

    /// Takes the lock; hold it only for a few steps.
    package func lock() { unsafe clinux_monitor_lock(raw) }

    /// Gives the lock back.
    package func unlock() { unsafe clinux_monitor_unlock(raw) }

    /// Gives the lock back, and takes it again after somebody has called `wake()`, or sooner.
    package func wait() { unsafe clinux_monitor_wait(raw) }

    /// Lets everybody who waits look again.
    package func wake() { unsafe clinux_monitor_wake(raw) }
}

/// A thread of the system that runs one closure.
@safe package final class Thread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let raw: OpaquePointer

    /// Starts a thread; nil where the system has no room for another one. `join()` must follow.
    package init?(_ run: @escaping @Sendable () -> Void) {
        let context = unsafe Unmanaged.passRetained(Body(run))
        let started = unsafe clinux_thread_start(
            { context in
                guard let context = unsafe context else { return }
                unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
            }, context.toOpaque())
        guard let started = unsafe started else {
            unsafe context.release()
            return nil
        }
        unsafe raw = started
    }

    /// Waits for its end.
    package func join() { unsafe clinux_thread_join(raw) }

    /// The number of cores that this process may use.
    package static var coreCount: Int { System.coreCount }
}
