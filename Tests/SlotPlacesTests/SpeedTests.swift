import Glibc
import JSON5
import SlotPlaces
import Testing

/// A measurement for people, never a check: it prints MB/s.
///
/// `SLOTEXPORT_MEASURE=1 swift test -c release --filter SpeedTests`
@Suite struct SpeedTests {
    @Test(.enabled(if: getenv("SLOTEXPORT_MEASURE") != nil, "measures only where SLOTEXPORT_MEASURE is set"))
    func `How fast a place record is read`() throws {
        let json = Array(Examples.everyKey.utf8)
        let json5 = Examples.bytes("salon-berlin.json5")
        for (name, bytes, dialect) in [("json record", json, JSON5Reader.Dialect.json), ("json5 file", json5, .json5)] {
            let count = 200_000_000 / bytes.count / 4
            let tokens = try bestOf5 {
                for _ in 0..<count {
                    var reader = JSON5Reader(bytes, dialect: dialect)
                    while try reader.next() != .end {}
                }
            }
            let whole = try bestOf5 {
                for _ in 0..<count / 4 { _ = try PlaceFile(name: "x", bytes: bytes, dialect: dialect).settings() }
            }
            let size = Double(bytes.count * count) / 1e6
            print(
                "\(name), \(bytes.count) bytes: tokens \(Int(size / tokens)) MB/s, settings \(Int(size / 4 / whole)) MB/s"
            )
        }
    }

    private func bestOf5(_ work: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<5 {
            let start = now()
            try work()
            best = min(best, now() - start)
        }
        return best
    }

    private func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
