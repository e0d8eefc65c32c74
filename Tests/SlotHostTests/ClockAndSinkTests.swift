import Glibc
import SlotFormats
import SlotHost
import SlotTime
import Testing

@Suite struct ClockAndSinkTests {
    @Test func `the system's clock says what the C library says`() {
        let before = time(nil)
        let now = WallClock.system.now.epochSeconds
        // time() may be read from a coarser clock, one second behind.
        #expect(now >= before && now <= time(nil) + 1)
    }

    @Test func `a megabyte goes through a pipe that takes little at a time`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        // The writer's end doesn't wait: the sink has to.
        #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let reader = Reader(descriptor: reading)
        try FileSink(descriptor: writing).write(bytes.span)
        close(writing)
        #expect(reader.finish() == bytes)
    }

    @Test func `a pipe without a reader is an error of its own`() throws {
        FileSink.reportErrors()
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let bytes: [UInt8] = [1, 2, 3]
        do {
            try FileSink(descriptor: ends[1]).write(bytes.span)
            Issue.record("a pipe without a reader took bytes")
        } catch {
            #expect(error.isClosedPipe)
        }
    }

    @Test func `no bytes need no file`() throws {
        let none: [UInt8] = []
        try FileSink(descriptor: -1).write(none.span)
    }
}

/// Reads a descriptor to its end on a thread of its own.
private final class Reader: @unchecked Sendable {
    private var thread = pthread_t()
    private var bytes: [UInt8] = []
    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
        pthread_create(
            &thread, nil,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Reader>.fromOpaque(argument).takeUnretainedValue().run()
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    func finish() -> [UInt8] {
        pthread_join(thread, nil)
        return bytes
    }

    private func run() {
        var part = [UInt8](repeating: 0, count: 4096)
        while case let got = read(descriptor, &part, part.count), got > 0 { bytes += part[..<got] }
        close(descriptor)
    }
}
