import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

@testable import SlotFormats

/// The same document gives the same bytes, whatever is between it and the sink.
@Suite struct DeterminismTests {
    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `the same document gives the same bytes twice`(name: String) throws {
        for seed in 4000..<4010 {
            var documents = RandomDocuments(seed: seed)
            var again = RandomDocuments(seed: seed)
            let format = try ExportFormat.of(name)
            let (document, other) = (try documents.next(), try again.next())
            guard format.holds(document) else { continue }
            #expect(try format.bytes(of: document) == format.bytes(of: other))
        }
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `two moments before the first slot falls away give the same bytes`(name: String) throws {
        // 10:40 can be booked until 10:20:00.
        let moments = ["10:10:01", "10:16:00", "10:19:59", "10:20:00"]
        let written = try moments.map {
            try bytes(name, of: document("Asia/Shanghai", "2026-06-01T\($0)+08:00", place: PlaceIdentity(name: "虹桥")))
        }
        #expect(Set(written).count == 1)
        // They list hours, and slots at most where they can be booked by a link.
        guard name != "schema-org", name != "availability" else { return }
        let later = try document("Asia/Shanghai", "2026-06-01T10:20:01+08:00", place: PlaceIdentity(name: "虹桥"))
        #expect(try bytes(name, of: later) != written[0])
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `a day that keeps its past slots gives the same bytes at any time of it`(name: String) throws {
        let rules = try SlotRules(days: 2, step: .hours(1), cut: .none)
        let written = try ["00:00:00", "10:16:33", "23:59:59"].map {
            try bytes(name, of: document("Asia/Shanghai", "2026-06-01T\($0)+08:00", rules: rules))
        }
        #expect(Set(written).count == 1)
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `the size of the buffer changes no byte`(name: String) throws {
        let format = try ExportFormat.of(name)
        for seed in 4100..<4104 {
            var documents = RandomDocuments(seed: seed)
            let document = try documents.next()
            guard format.holds(document) else { continue }
            let expected = try bytes(name, of: document)
            for capacity in [0, 1, 64, 65, 100, 127, 128, 1000, 4096, 65_536, 1 << 20] {
                #expect(try format.bytes(of: document, capacity: capacity) == expected, "\(capacity)")
            }
        }
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `memory for one write holds a document of any length`(name: String) throws {
        // The rows of a whole date are written in one go, and no more than those.
        let largest = try [30, 60].map { days -> Int in
            let rules = try SlotRules(days: days, step: .minutes(10))
            let document = try document("Asia/Shanghai", "2026-06-01T00:00:00+08:00", rules: rules)
            return try ExportFormat.of(name).parts.reduce(0) { most, part in
                let sink = FailingSink()
                var writer = ByteWriter(to: sink, capacity: 1 << 16)
                part.write(document, to: &writer)
                _ = try writer.finish()
                return max(most, sink.writes.max() ?? 0)
            }
        }
        #expect(largest[1] <= max(1 << 16, largest[0]))
    }

    @Test func `formats have names of their own, and are found by them and by nothing else`() {
        #expect(Set(ExportFormat.all.map(\.name)).count == ExportFormat.all.count)
        for format in ExportFormat.all {
            #expect(ExportFormat.named(format.name)?.name == format.name)
            #expect(ExportFormat.named(format.name.uppercased()) == nil)
            #expect(format.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") })
            #expect(!format.suffix.utf8.contains(UInt8(ascii: ".")))
            #expect(format.isFolder == format.suffix.isEmpty)
            #expect(!format.parts.isEmpty && (format.isFolder || format.parts.count == 1))
            #expect(Set(format.parts.map(\.name)).count == format.parts.count)
            for part in format.parts {
                #expect(part.name?.contains("/") != true && part.name?.isEmpty != true)
                // Text has its charset; other media have none.
                #expect(!part.mediaType.hasPrefix("text/") || part.mediaType.contains("; charset=utf-8"))
            }
        }
        #expect(ExportFormat.named("") == nil)
        #expect(ExportFormat.default.name == "json")
    }
}

/// The buffer in front of a sink.
@Suite struct ByteWriterTests {
    @Test func `bytes arrive in order, whatever the pieces`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let sink = FailingSink()
            var expected: [UInt8] = []
            var writer = ByteWriter(to: sink, capacity: Int.random(in: 0...300, using: &random))
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let size = random.pick([0, 1, 3, 63, 64, 65, 200, 1000])
                let piece = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
                switch Int.random(in: 0...3, using: &random) {
                case 0: writer.append(piece)
                case 1: writer.append(piece.span)
                case 2: writer.append(block: piece.span)
                default: for byte in piece { writer.append(byte) }
                }
                expected += piece
                #expect(writer.count == expected.count)
            }
            #expect(try writer.finish() == expected.count)
            #expect(sink.bytes == expected)
        }
    }

    @Test func `nothing appended is nothing written`() throws {
        let sink = FailingSink()
        #expect(try ByteWriter(to: sink).finish() == 0)
        #expect(sink.writes.isEmpty)
    }

    @Test(arguments: 1...6)
    func `the first error of the sink is kept, what follows is dropped, and finish throws it`(number: Int) throws {
        let sink = FailingSink(failingAt: number)
        var writer = ByteWriter(to: sink, capacity: 64)
        for piece in 0..<100 { writer.append(Array(repeating: UInt8(piece), count: 10)) }
        var thrown: SinkError?
        do throws(SinkError) { _ = try writer.finish() } catch { thrown = error }
        // The second error of this sink would be 32.
        #expect(thrown == SinkError(code: 28))
        #expect(sink.writes.count == number)
        #expect(sink.bytes.count == (number - 1) * 60)
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `a sink that fails stops no format and is not asked again`(name: String) throws {
        let document = try document(
            "Asia/Shanghai", "2026-06-01T10:16:00+08:00", place: PlaceIdentity(name: HostileText.long))
        let parts = try ExportFormat.of(name).parts
        for (number, part) in [1, 2, 3].flatMap({ number in parts.map { (number, $0) } }) {
            let sink = FailingSink(failingAt: number)
            var writer = ByteWriter(to: sink, capacity: 64)
            part.write(document, to: &writer)
            var thrown: SinkError?
            do throws(SinkError) { _ = try writer.finish() } catch { thrown = error }
            #expect(sink.writes.count < number || thrown == SinkError(code: 28))
            #expect(sink.writes.count <= number)
        }
    }
}
