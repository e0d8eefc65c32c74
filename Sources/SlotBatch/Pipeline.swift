internal import SlotHost

/// Hands records to workers and takes their results in the order of the records, in bounded memory.
final class Pipeline {
    /// Records that a worker does in one go: fewer handovers.
    private static let chunkCount = 16
    private static let chunkBytes = 1 << 16

    private let workers: [PlaceWorker]
    private let queue: Queue
    private var threads: [Thread] = []
    private var chunk: [RecordJob] = []
    private var chunkSize = 0
    private let take: (RecordResult) throws(BatchError) -> Void
    private let chunkDone: () throws(BatchError) -> Void

    /// A pipeline.
    ///
    /// - Parameters:
    ///   - count: How many workers; one works in the calling thread.
    ///   - make: Makes a worker.
    ///   - take: Takes one result after the other, in the calling thread.
    ///   - chunkDone: Called after some results.
    init(
        count: Int, _ make: () -> PlaceWorker, take: @escaping (RecordResult) throws(BatchError) -> Void,
        chunkDone: @escaping () throws(BatchError) -> Void
    ) {
        self.take = take
        self.chunkDone = chunkDone
        workers = (0..<max(1, count)).map { _ in make() }
        queue = Queue(capacity: max(1, count) * 3)
        guard count > 1 else { return }
        for worker in workers {
            let queue = queue
            if let thread = Thread({ queue.work(worker) }) { threads.append(thread) }
        }
    }

    /// Adds a record; results of earlier ones may be taken meanwhile.
    func add(_ job: RecordJob) throws(BatchError) {
        chunk.append(job)
        chunkSize += job.bytes.count
        if chunk.count >= Self.chunkCount || chunkSize >= Self.chunkBytes { try flush() }
    }

    /// Takes the results of all records.
    func drain() throws(BatchError) {
        try flush()
        while let results = queue.next(isPatient: true) { try hand(results) }
    }

    /// Ends the workers; records that nobody has begun are dropped.
    func stop() {
        queue.close()
        for thread in threads { thread.join() }
        threads.removeAll()
    }

    private func flush() throws(BatchError) {
        guard !chunk.isEmpty else { return }
        let jobs = chunk
        chunk.removeAll(keepingCapacity: true)
        chunkSize = 0
        guard !threads.isEmpty else { return try hand(jobs.map { workers[0].run($0) }) }
        while !queue.add(jobs) {
            if let results = queue.next(isPatient: true) { try hand(results) }
        }
        while let results = queue.next(isPatient: false) { try hand(results) }
    }

    private func hand(_ results: [RecordResult]) throws(BatchError) {
        for result in results {
            if let fatal = result.fatal { throw fatal }
            try take(result)
        }
        try chunkDone()
    }
}

/// Chunks of records on their way to the workers, and of results on their way back.
private final class Queue: @unchecked Sendable {
    /// A chunk's place: what is to be done, and what came of it.
    private struct Slot {
        var jobs: [RecordJob] = []
        var results: [RecordResult]?
    }

    // Everything is touched under the monitor's lock only.
    private let monitor = Monitor()
    private var slots: [Slot]
    private var added = 0
    private var begun = 0
    private var taken = 0
    private var isClosed = false

    init(capacity: Int) { slots = [Slot](repeating: Slot(), count: capacity) }

    /// Adds a chunk; false where the queue is full.
    func add(_ jobs: [RecordJob]) -> Bool {
        monitor.lock()
        defer { monitor.unlock() }
        guard added - taken < slots.count else { return false }
        slots[added % slots.count] = Slot(jobs: jobs)
        added += 1
        monitor.wake()
        return true
    }

    /// The results of the next chunk; nil after the last one, or if it isn't done and the caller won't wait.
    func next(isPatient: Bool) -> [RecordResult]? {
        monitor.lock()
        defer { monitor.unlock() }
        while taken < added {
            if let results = slots[taken % slots.count].results {
                slots[taken % slots.count] = Slot()
                taken += 1
                return results
            }
            guard isPatient else { return nil }
            monitor.wait()
        }
        return nil
    }

    /// Does chunks until the queue is closed.
    func work(_ worker: PlaceWorker) {
        while true {
            monitor.lock()
            while begun == added, !isClosed { monitor.wait() }
            guard !isClosed else {
                monitor.unlock()
                return
            }
            let index = begun % slots.count
            begun += 1
            let jobs = slots[index].jobs
            monitor.unlock()
            let results = jobs.map { worker.run($0) }
            monitor.lock()
            slots[index].results = results
            monitor.wake()
            monitor.unlock()
        }
    }

    func close() {
        monitor.lock()
        isClosed = true
        monitor.wake()
        monitor.unlock()
    }
}
