internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Turns lines into jobs: finds each record's id, and refuses what can't be a record before anybody works on it.
struct Intake {
    private let request: BatchRequest
    private let inputName: String

    /// The lines of the ids so far, by a number that ids share which differ in case or normalization only.
    private var lines: [Int: UInt32] = [:]

    init(_ request: BatchRequest) {
        self.request = request
        inputName = request.input == "-" ? "standard input" : request.input
    }

    /// The job of a line; nil where it is another shard's, or empty.
    mutating func job(_ line: Int, _ file: String?, _ text: LineReader.Line) -> RecordJob? {
        let place = file ?? "\(inputName):\(line)"
        let bytes: [UInt8]
        switch text {
        case .text(let text): bytes = text
        case .tooLong(let count):
            return failed(
                line, file, nil,
                "\(place): a place must have at most \(PlaceFile.sizeLimit) bytes, and this one has \(count)")
        }
        let isBlank = bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if isBlank {
            return failed(line, file, nil, "\(place): must be an object, and is an empty line")
        }
        guard let id = RecordID.find(in: bytes) else {
            guard isOurs("") else { return nil }
            return RecordJob(line: line, file: file, bytes: bytes, id: nil, fault: nil)
        }
        guard isOurs(id) else { return nil }
        if let rule = RecordID.problem(id) {
            return RecordJob(
                line: line, file: file, bytes: [], id: id,
                fault: PlaceLine.Fault(
                    code: Int(ExitStatus.content.rawValue),
                    message: "\(place): id \(quoted(id, limit: 80)): \(rule)"))
        }
        let key = RecordID.foldedKey(id)
        if let first = lines[key] {
            var job = RecordJob(
                line: line, file: file, bytes: [], id: id,
                fault: PlaceLine.Fault(
                    code: Int(ExitStatus.content.rawValue),
                    message:
                        "\(place): id \(quoted(id, limit: 80)): must differ from all others in more than case, and "
                        + "line \(first) has it"))
            job.isDuplicate = true
            return job
        }
        lines[key] = UInt32(truncatingIfNeeded: line)
        return RecordJob(line: line, file: file, bytes: bytes, id: id, fault: nil)
    }

    private func failed(_ line: Int, _ file: String?, _ id: String?, _ message: String) -> RecordJob? {
        guard isOurs("") else { return nil }
        return RecordJob(
            line: line, file: file, bytes: [], id: id,
            fault: PlaceLine.Fault(code: Int(ExitStatus.content.rawValue), message: message))
    }

    /// Whether an id belongs to this shard; records without one are the first shard's.
    private func isOurs(_ id: String) -> Bool {
        guard let shard = request.shard else { return true }
        if id.isEmpty { return shard.number == 1 }
        return Int(RecordID.stableKey(id) % UInt64(shard.count)) + 1 == shard.number
    }
}
