import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime

/// A zone of the system's tz database, or of the folder in SLOTEXPORT_ZONEINFO.
func systemZone(_ identifier: String) throws -> TimeZoneRules {
    let directory = ProcessInfo.processInfo.environment["SLOTEXPORT_ZONEINFO"] ?? "/usr/share/zoneinfo"
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(directory)/\(identifier)")))
    return try TimeZoneRules(identifier: identifier, tzif: bytes.span)
}

/// A document of the system's zone at a moment such as `2026-06-01T10:16:00+08:00`.
func document(
    _ zone: String, _ now: String, _ locale: String = "zh_CN", rules: SlotRules? = nil, place: PlaceIdentity? = nil,
    style: DayLabelStyle = DayLabelStyle(), settings: FormatSettings = FormatSettings(), today: String? = nil,
    calendars: [CalendarSystem] = []
) throws -> SlotDocument {
    guard let now = Instant(rfc3339: now) else { throw FixtureError(text: "no moment: \(now)") }
    let plan = try SlotPlan(
        rules: rules ?? SlotRules(), zone: systemZone(zone), now: now,
        today: today.flatMap { CivilDate(rfc3339: $0) })
    return SlotDocument(
        plan: plan, place: try place ?? PlaceIdentity(),
        labels: try LocaleLabels(parsing: locale, options: LabelOptions(calendars: calendars)), style: style,
        tzVersion: "2026f", settings: settings)
}

extension SlotDocument {
    /// The same document with other settings or another place.
    func with(place: PlaceIdentity? = nil, settings: FormatSettings? = nil) -> SlotDocument {
        SlotDocument(
            plan: plan, place: place ?? self.place, labels: labels, style: dayLabeler.style, tzVersion: tzVersion,
            bookingURL: bookingURL, revised: revised, settings: settings ?? self.settings)
    }
}

extension ExportFormat {
    /// Every format, but of the trees for pickers only those that differ in more than the names of their keys.
    static let distinct = all.filter { format in
        !["antd-mobile", "element-plus", "tdesign", "nutui", "varlet", "tree"].contains(format.name)
    }

    /// Whether the format can hold a document. All but qf and smart-slots hold any of the tests' documents.
    func holds(_ document: SlotDocument) -> Bool {
        guard ["qf", "smart-slots"].contains(name) else { return true }
        do throws(ExportError) {
            try check(document)
            return true
        } catch {
            return false
        }
    }

    /// The format of a name that the tests know.
    static func of(_ name: String) throws -> ExportFormat {
        guard let format = named(name) else { throw FixtureError(text: "no format: \(name)") }
        return format
    }

    /// All parts of a document, one after the other, written through a buffer of some size.
    func bytes(of document: SlotDocument, capacity: Int) throws -> [UInt8] {
        try check(document)
        return try parts.flatMap { part in
            let sink = FailingSink()
            var writer = ByteWriter(to: sink, capacity: capacity)
            part.write(document, to: &writer)
            let count = try writer.finish()
            guard count == sink.bytes.count else { throw FixtureError(text: "\(name): finish() says \(count)") }
            return sink.bytes
        }
    }
}

/// What a format writes, by its name: all of its parts, one after the other.
func bytes(_ format: String, of document: SlotDocument) throws -> [UInt8] {
    // It needs more of a place than most tests give it.
    let document = format == "smart-slots" && document.details.address == nil ? try document.asClinic() : document
    return try ExportFormat.of(format).bytes(of: document, capacity: 1 << 17)
}

/// What a format writes, by its name, as text with CRLF kept.
func text(_ format: String, of document: SlotDocument) throws -> String {
    guard let text = String(validating: try bytes(format, of: document), as: UTF8.self) else {
        throw FixtureError(text: "\(format): no UTF-8")
    }
    return text
}

/// A test's own material is wrong, or what it reads is.
struct FixtureError: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}

/// A sink that keeps what it gets, notes how much at a time, and can fail at a write.
final class FailingSink: ByteSink {
    private(set) var bytes: [UInt8] = []
    private(set) var writes: [Int] = []
    private let failingWrite: Int?

    /// A sink; the write with this number, from 1, fails with error 28, and so do those after it with error 32.
    init(failingAt write: Int? = nil) {
        failingWrite = write
    }

    func write(_ span: Span<UInt8>) throws(SinkError) {
        writes.append(span.count)
        if let failingWrite, writes.count >= failingWrite {
            throw SinkError(code: writes.count == failingWrite ? 28 : 32)
        }
        for index in span.indices { bytes.append(span[index]) }
    }
}

/// The splitmix64 generator: the same numbers for the same seed, everywhere and for ever.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// One of a list that is not empty.
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }
}

extension Sequence<UInt8> {
    /// The bytes as text.
    var string: String { String(decoding: Array(self), as: UTF8.self) }
}

/// What differs first between two texts, for the message of a failure; nil where they are equal.
func firstDifference(_ found: [UInt8], _ expected: [UInt8]) -> String? {
    guard found != expected else { return nil }
    let (foundLines, expectedLines) = (lines(of: found), lines(of: expected))
    for number in 0..<max(foundLines.count, expectedLines.count) {
        let line = number < foundLines.count ? foundLines[number] : nil
        let other = number < expectedLines.count ? expectedLines[number] : nil
        guard line != other else { continue }
        // Documents of one line are long: begin a little before the first byte that differs.
        let common = zip(line ?? [], other ?? []).prefix { $0 == $1 }.count
        return """
            line \(number + 1), from byte \(max(0, common - 40)) on
            found:    \(shown(line, from: common - 40))
            expected: \(shown(other, from: common - 40))
            """
    }
    return "they differ"
}

private func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
}

private func shown(_ line: [UInt8]?, from start: Int) -> String {
    guard let line else { return "no such line" }
    return line.dropFirst(max(0, start)).prefix(240).string.replacingOccurrences(of: "\r", with: "\\r")
}
