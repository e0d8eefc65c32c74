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

    /// How much of the input was read; nil where nobody knows.
    var share: (done: Int, of: Int)?

    /// Notes that so many records are done.
    func step(_ count: Int) {
        // The clock is asked now and then only.
        guard count & 15 == 0 else { return }
        let now = Uptime.microseconds
        guard now - last >= (showsBar ? 200_000 : 10_000_000) else { return }
        last = now
        let seconds = max(1, (now - start) / 1_000_000)
        hasBar = showsBar
        var text = "\(count) places, \(count / seconds) a second"
        if let share, share.done > 0, share.of > 0 {
            let left = Int(Double(now - start) / 1_000_000 * Double(share.of - share.done) / Double(share.done))
            let tenths = share.done * 20 / share.of
            let bar = String(repeating: "#", count: tenths) + String(repeating: ".", count: 20 - tenths)
            text = "\(showsBar ? "[\(bar)] " : "")\(share.done * 100 / share.of) %, \(text), \(left) s left"
        }
        tell(text, showsBar)
    }

    /// Clears the line.
    func finish() {
        if hasBar { tell("", true) }
    }
}
