internal import JSON5
internal import SlotTime

/// A table of bookings: `.csv` with a header (RFC 4180), or `.ndjson`, an object a line.
///
/// Its columns are those of ``BookingRow/Column``; more are allowed. A row that can't be read is an error: what it says
/// could else be booked twice.
struct BookingTable {
    let path: String

    /// The identifier of the place whose rows are wanted.
    let place: String

    /// Whether a path names a table, not a calendar.
    static func isTable(_ path: String) -> Bool { path.hasEnding(".csv") || path.hasEnding(".ndjson") }

    /// Reads the rows of the place.
    func rows(_ bytes: [UInt8]) throws(PlaceError) -> [BookingRow] {
        path.hasEnding(".csv") ? try csv(bytes) : try ndjson(bytes)
    }

    private func csv(_ bytes: [UInt8]) throws(PlaceError) -> [BookingRow] {
        var records = CSVRecords(bytes, from: byteOrderMarkLength(of: bytes))
        guard let header = try next(&records, bytes) else { throw failure(line: 1, "a table must begin with a header") }
        do throws(BookingRow.Fault) {
            try check(header)
        } catch {
            throw failure(line: records.line, error.message)
        }
        let columns = header.map { BookingRow.Column($0) }
        var rows: [BookingRow] = []
        while let fields = try next(&records, bytes) {
            guard fields.count == header.count else {
                let counts = "must have \(header.count) fields, as the header has, and has \(fields.count)"
                throw failure(line: records.line, counts)
            }
            let row = try row(line: records.line) { column in
                columns.firstIndex(of: column).map { BookingRow.Value(text: fields[$0]) }
            }
            if let row { rows.append(row) }
        }
        return rows
    }

    private func next(_ records: inout CSVRecords, _ bytes: [UInt8]) throws(PlaceError) -> [String]? {
        do throws(CSVRecords.Fault) {
            return try records.next()
        } catch {
            throw PlaceError(.content, file: path, at: TextPosition(ofByte: error.offset, in: bytes), error.rule)
        }
    }

    private func check(_ header: [String]) throws(BookingRow.Fault) {
        for (index, name) in header.enumerated() {
            guard BookingRow.Column(name) == nil || !header[..<index].contains(name) else {
                throw BookingRow.Fault("the header must name \(name) once")
            }
            try BookingRow.Column.check(name, among: header)
        }
        for column in [BookingRow.Column.start, .end] where !header.contains(column.rawValue) {
            throw BookingRow.Fault("the header must name \(column.rawValue), and commas must part the columns")
        }
    }

    private func ndjson(_ bytes: [UInt8]) throws(PlaceError) -> [BookingRow] {
        var rows: [BookingRow] = []
        var offset = byteOrderMarkLength(of: bytes)
        var line = 0
        while offset < bytes.count {
            let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let text = bytes[offset..<end]
            offset = end + 1
            line += 1
            guard !text.allSatisfy({ [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0) }) else {
                continue
            }
            let file = try PlaceFile(name: path, bytes: Array(text), dialect: .json, firstLine: line)
            let values = try Self.values(in: file)
            let row = try row(line: line) { column in
                values.first { $0.column == column }?.value
            }
            if let row { rows.append(row) }
        }
        return rows
    }

    /// The values of an object that columns have; null counts as missing.
    private static func values(
        in file: PlaceFile
    ) throws(PlaceError) -> [(column: BookingRow.Column, value: BookingRow.Value)] {
        var reading = PlaceFileReader(file)
        guard try reading.next() == .objectStart else {
            throw reading.failure(at: reading.reader.tokenStart, "a row must be an object, { key: value, ... }")
        }
        var values: [(column: BookingRow.Column, value: BookingRow.Value)] = []
        var names: [String] = []
        while case .key(let key) = try reading.next() {
            let name = reading.reader.string(of: key)
            let offset = reading.reader.tokenStart
            names.append(name)
            let token = try reading.next()
            guard let column = BookingRow.Column(name) else {
                try reading.skip(token)
                continue
            }
            switch token {
            case .string(let text):
                values.append((column, BookingRow.Value(text: reading.reader.string(of: text))))
            case .number(let text):
                values.append((column, BookingRow.Value(text: reading.reader.string(of: text), isText: false)))
            case .null: break
            default:
                let entry = PlaceFileReader.Entry(path: name, offset: offset, token: token)
                throw reading.failure(about: entry, "must be text in quotes")
            }
        }
        _ = try reading.next()
        do throws(BookingRow.Fault) {
            for name in names { try BookingRow.Column.check(name, among: names) }
        } catch {
            throw reading.failure(at: 0, error.message)
        }
        return values
    }

    private func row(
        line: Int, _ value: (BookingRow.Column) -> BookingRow.Value?
    ) throws(PlaceError) -> BookingRow? {
        do throws(BookingRow.Fault) {
            return try BookingRow(line: line, of: place, value)
        } catch {
            throw failure(line: line, error.message)
        }
    }

    func failure(line: Int, _ message: String) -> PlaceError {
        PlaceError(.content, file: path, at: TextPosition(line: line, column: 1), message)
    }
}

extension String {
    /// Whether it ends in ASCII letters, of any case; `ending` is of small ones.
    func hasEnding(_ ending: String) -> Bool {
        Array(utf8.suffix(ending.utf8.count)).map { $0 | 0x20 }.elementsEqual(ending.utf8)
    }
}
