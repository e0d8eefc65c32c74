import SlotTime
import TestSupport
import Testing

/// Damaged files must be refused or answer; a trap would end the test run.
struct HostileZoneTests {
    @Test(arguments: ["America/New_York", "Europe/Dublin", "Africa/Casablanca", "Asia/Gaza", "Pacific/Apia", "Etc/UTC"])
    func `5,000 mutations of a real file never trap`(identifier: String) throws {
        let original = try zoneBytes(identifier)
        var generator = SeededGenerator(seed: UInt64(original.count))
        var accepted = 0
        for _ in 0..<5000 {
            var bytes = original
            for _ in 0...Int.random(in: 0..<4, using: &generator) { mutate(&bytes, with: &generator) }
            guard let rules = try? TimeZoneRules(identifier: identifier, tzif: bytes.span) else { continue }
            accepted += 1
            exercise(rules, with: &generator)
        }
        // A mutated time or letter leaves a valid file: both outcomes must have been tried.
        #expect((1..<5000).contains(accepted))
    }

    @Test func `30,000 random footers never trap`() {
        var generator = SeededGenerator(seed: 9636)
        let alphabet = Array("AB<>+-,./:JM0123456789".utf8)
        var accepted = 0
        for _ in 0..<30_000 {
            var footer = Array("AAA-1BBB,M3.5.0,M10.5.0/3".utf8)
            for _ in 0...Int.random(in: 0..<3, using: &generator) {
                footer[Int.random(in: footer.indices, using: &generator)] =
                    alphabet.randomElement(using: &generator) ?? 0
            }
            let text = String(decoding: footer, as: UTF8.self)
            guard let rules = try? footerZone(text) else { continue }
            accepted += 1
            exercise(rules, with: &generator)
        }
        #expect((1..<30_000).contains(accepted))
    }

    private func mutate(_ bytes: inout [UInt8], with generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[index] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
        case 2: bytes.remove(at: index)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        case 4: bytes.removeLast(min(bytes.count, Int.random(in: 1..<40, using: &generator)))
        default:
            bytes[bytes.count - 1 - index % min(bytes.count, 40)] = UInt8.random(in: 0x20..<0x7F, using: &generator)
        }
    }

    /// Asks a zone everything, and that its answers agree with each other.
    private func exercise(_ rules: TimeZoneRules, with generator: inout SeededGenerator) {
        let seconds = Int.random(in: -4_000_000_000..<8_000_000_000, using: &generator)
        let instant = Instant(epochSeconds: seconds)
        let run = rules.run(at: instant)
        let runs = rules.runs(from: instant, to: instant.advanced(bySeconds: 86_400 * 400))
        var isRight = run.start <= instant && instant < run.end && runs.first == run
        for (run, next) in zip(runs, runs.dropFirst()) where run.end != next.start { isRight = false }
        let shown = CivilDateTime(instant, utcOffset: run.utcOffset)
        switch rules.resolve(shown) {
        case .unique(let only): isRight = isRight && only == instant
        case .overlap(let first, let last): isRight = isRight && first <= instant && instant <= last
        case .gap: isRight = false
        }
        isRight = isRight && rules.hasDate(shown.date)
        let midnight = rules.firstInstant(of: shown.date)
        isRight =
            isRight && CivilDateTime(midnight, utcOffset: rules.utcOffset(at: midnight)) >= CivilDateTime(shown.date)
        if !isRight { Issue.record("\(rules.identifier) contradicts itself at \(seconds)") }
    }
}
