internal import SlotHost
internal import SlotTime

/// A table of the bookings of all places, in which those of one are found without the others: a few bytes of memory for
/// each run of rows of one place, so a table that is sorted by place is the cheapest.
final class BookingIndex: @unchecked Sendable {
    /// Rows of one place that follow each other.
    private struct Run {
        let hash: UInt64
        let offset: Int
        var length: Int
    }

    // Read-only once it is read.
    private let file: FileBytes
    private let header: [UInt8]
    private let runs: [Run]

    /// The table's path, which messages name.
    let path: String

    /// Reads where the rows of each place are.
    ///
    /// - Throws: 66 where there is no such file; 65 where a row has no place: nobody could say what it takes.
    init(path: String) throws(HostError) {
        self.path = path
        file = try FileBytes.opening(path: path)
        let isTable = path.hasEnding(".csv")
        var header: [UInt8] = []
        var column = 0
        var runs: [Run] = []
        var fault: String?
        var row: [UInt8] = []
        var start = 0
        var number = 0
        try file.eachLine { (offset, line) throws(HostError) in
            if row.isEmpty { start = offset }
            row += line
            row.append(UInt8(ascii: "\n"))
            number += 1
            // A line end within quotation marks is part of a field.
            if isTable, row.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 { return }
            defer { row.removeAll(keepingCapacity: true) }
            guard row.contains(where: { $0 > 0x20 }), fault == nil else { return }
            if isTable, header.isEmpty {
                header = row
                let names = Self.fields(row)
                guard let index = names.firstIndex(where: { $0.elementsEqual("place".utf8) }) else {
                    fault = "its header must name place"
                    return
                }
                column = index
                return
            }
            let fields = isTable ? Self.fields(row) : []
            let place =
                isTable
                ? (column < fields.count ? fields[column] : [])
                : RecordID.find("place", in: row).map { Array($0.utf8) } ?? []
            guard !place.isEmpty else {
                fault = "line \(number) must name its place"
                return
            }
            let hash = Self.hash(place)
            if let last = runs.last, last.hash == hash, last.offset + last.length == start {
                runs[runs.count - 1].length += row.count
            } else {
                runs.append(Run(hash: hash, offset: start, length: row.count))
            }
        }
        if let fault { throw HostError(.content, "cannot use the bookings", path: path, reason: fault) }
        runs.sort { ($0.hash, $0.offset) < ($1.hash, $1.offset) }
        self.header = header
        self.runs = runs
    }

    /// The rows of a place, after the header of a table.
    func rows(of id: String) throws(HostError) -> [UInt8] {
        let hash = Self.hash(Array(id.utf8))
        var bytes = header
        var index = runs.partitioningIndex { $0.hash >= hash }
        while index < runs.count, runs[index].hash == hash {
            bytes += try file.bytes(at: runs[index].offset, count: runs[index].length)
            index += 1
        }
        return bytes
    }

    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    /// The fields of a record (RFC 4180).
    private static func fields(_ row: [UInt8]) -> [[UInt8]] {
        var fields: [[UInt8]] = []
        var field: [UInt8] = []
        var isQuoted = false
        for (index, byte) in row.enumerated() {
            switch byte {
            case UInt8(ascii: "\""):
                if isQuoted || field.isEmpty || index == 0 || row[index - 1] != UInt8(ascii: "\"") {
                    isQuoted.toggle()
                } else {
                    field.append(byte)
                    isQuoted.toggle()
                }
            case UInt8(ascii: ",") where !isQuoted:
                fields.append(field)
                field = []
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): if isQuoted { field.append(byte) }
            default: field.append(byte)
            }
        }
        return fields + [field]
    }
}
