internal import SlotFormats
internal import SlotHost

/// Puts the status lines of shards together, and refuses where a record is missing or came twice.
public struct ReportMerge {
    private struct Line {
        let number: Int
        let file: Int
        let offset: Int
    }

    private let files: [FileBytes]
    private var lines: [Line] = []

    /// Reads reports.
    ///
    /// - Throws: 66 where one is missing, 65 where it holds something else, 69 where an id comes twice or a line is missing.
    public init(paths: [String]) throws(BatchError) {
        var files: [FileBytes] = []
        for path in paths {
            files.append(try BatchError.catching { () throws(HostError) in try FileBytes.opening(path: path) })
        }
        self.files = files
        var ids: [Int: Int] = [:]
        for (index, file) in files.enumerated() {
            var found: [(line: Int, id: String?, isFailure: Bool, offset: Int)] = []
            try BatchError.catching { () throws(HostError) in
                try file.eachLine { (offset, bytes) throws(HostError) in
                    guard let value = JSONValue(bytes), let line = value["line"]?.number else {
                        throw HostError(.content, "cannot read", path: file.path, reason: "it is no report of a batch")
                    }
                    let status = value["status"]?.string ?? ""
                    found.append((line, value["id"]?.string, status == "error", offset))
                }
            }
            for entry in found {
                lines.append(Line(number: entry.line, file: index, offset: entry.offset))
                // A record that failed has no files that another one's could meet.
                guard let id = entry.id, !entry.isFailure else { continue }
                if let other = ids.updateValue(entry.line, forKey: RecordID.foldedKey(id)), other != entry.line {
                    throw BatchError(.refused, "id \(id) comes twice: in line \(other) and in line \(entry.line)")
                }
            }
        }
        lines.sort { ($0.number, $0.file) < ($1.number, $1.file) }
        for (index, line) in lines.enumerated() where line.number != index + 1 {
            let isTwice = index > 0 && lines[index - 1].number == line.number
            throw BatchError(
                .refused,
                isTwice ? "line \(line.number) of the input comes twice" : "line \(index + 1) of the input is missing")
        }
    }

    /// Writes all lines to standard output, in the order of the input.
    public func write() throws(BatchError) {
        try BatchError.catching { () throws(HostError) in
            let sink = LineSink()
            for line in lines {
                if let bytes = try files[line.file].line(at: line.offset) { try sink.add(bytes) }
            }
            try sink.finish()
        }
    }
}
