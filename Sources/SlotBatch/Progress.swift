internal import SlotHost

/// Says how far a run is: a line that replaces itself on a terminal, else a line every ten seconds.
final class Progress {
    private let showsBar: Bool
    private let tell: (String, Bool) -> Void
    private let start = Uptime.microseconds
    private var last: Int
    private var hasBar = false

    init(showsBar: Bool, _ tell: @escaping (String, Bool) -> Void) {
        self.showsBar = showsBar
        self.tell = tell
        last = start
    }

    /// Notes that so many records are done.
    func step(_ count: Int) {
        // The clock is asked now and then only.
        guard count & 15 == 0 else { return }
        let now = Uptime.microseconds
        guard now - last >= (showsBar ? 200_000 : 10_000_000) else { return }
        last = now
        let seconds = max(1, (now - start) / 1_000_000)
        hasBar = showsBar
        tell("\(count) places, \(count / seconds) a second", showsBar)
    }

    /// Clears the line.
    func finish() {
        if hasBar { tell("", true) }
    }
}
