import SlotPlaces
import Foundation
import SlotHost
import SlotTime
import Testing

@testable import slotexport

/// Argument lists that nobody would type. SLOTEXPORT_FUZZ_SECONDS makes it go on for so long.
@Suite struct ArgumentFuzzTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
        }
    }

    /// The corpus: the command lines of the tables of bad input, option names, and values at the edges.
    private static let words: [String] = {
        let lines = BadInputTests.cases.flatMap { $0.arguments.split(separator: " ").map(String.init) }
        let names = Option.all.map { "--" + $0.name }
        let edges = [
            "", "=", "--", "-", "-h", "0", "1", "-1", "10", "1d", "9223372036854775807", "9223372036854775808", "@0",
            "@-9223372036854775808", "2026-06-01", "9999-12-31", "2026-06-01T10:16:00+08:00", "zh_CN", "UTC", "none",
            "\u{301}x", "\u{0}", "\u{202E}", "👨‍👩‍👧", "json,csv,,", "a=b=c",
        ]
        return lines + names + edges
    }()

    @Test func `no list of arguments traps, and each refusal is one line`() throws {
        let seconds = ProcessInfo.processInfo.environment["SLOTEXPORT_FUZZ_SECONDS"].flatMap { Int($0) }
        let end = WallClock.system.now.epochSeconds + (seconds ?? 0)
        var generator = Generator(state: seconds == nil ? 2026 : UInt64.random(in: 0 ... .max))
        var count = 0
        repeat {
            for _ in 0..<20_000 { try tryOne(&generator) }
            count += 20_000
        } while WallClock.system.now.epochSeconds < end
        if seconds != nil { print("\(count) argument lists") }
    }

    private func tryOne(_ generator: inout Generator) throws {
        let arguments = (0..<Int.random(in: 0...6, using: &generator)).map { _ in Self.word(&generator) }
        do throws(CommandError) {
            let options = try ArgumentParser(arguments).options
            let zones = ZoneSource(name: "none") { (_) throws(ZoneSource.Failure) in
                throw ZoneSource.Failure(isUnknownName: false, reason: "there are none")
            }
            let resolver = PlaceResolver(
                options.place, options.request, in: Surroundings(now: Instant(epochSeconds: 0), zones: zones))
            do throws(PlaceError) { _ = try resolver.rules() } catch { throw CommandError(error) }
        } catch {
            #expect(!error.message.isEmpty, "\(arguments)")
            #expect([.usage, .content].contains(error.status), "\(arguments)")
            let line = visible(error.message)
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "\(arguments)")
        }
    }

    private static func word(_ generator: inout Generator) -> String {
        var bytes = Array((words.randomElement(using: &generator) ?? "").utf8)
        if Int.random(in: 0..<4, using: &generator) == 0 {
            bytes += [UInt8(ascii: "=")] + Array((words.randomElement(using: &generator) ?? "").utf8)
        }
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where place < bytes.count: bytes.remove(at: place)
            case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
