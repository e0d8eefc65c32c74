/// Readers that give the slots of a format back as columns with the names of ndjson.
enum SlotReaders {
    static let columns = [
        "place", "date", "dayLabel", "dateLabel", "weekday", "weekdayLabel", "hour", "hourLabel", "minute",
        "minuteLabel", "start", "end", "startEpoch", "bookUntil", "serviceDate", "timeZone", "locale", "service",
        "remaining", "soldOut", "holiday", "isMakeupWorkday", "dayNote", "bookUntilAt",
    ]

    static let csvHeader = [
        "place", "date", "day_label", "date_label", "weekday", "weekday_label", "hour", "hour_label", "minute",
        "minute_label", "start", "end", "start_epoch", "book_until", "service_date", "time_zone", "locale", "service",
        "remaining", "sold_out", "holiday", "is_makeup_workday", "day_note", "book_until_at",
    ]

    /// What the trees of json and xml don't have.
    static let notInTrees: Set = ["bookUntilAt"]

    /// The cells by the names of their columns.
    private static func row(_ cells: [String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: zip(columns, cells))
    }

    /// What a tree says of a holiday or a make-up workday, in columns.
    private static func dayColumns(holiday: String, makeupWorkday: String) -> [String: String] {
        [
            "holiday": holiday + makeupWorkday, "isMakeupWorkday": makeupWorkday.isEmpty ? "false" : "true",
            "service": "", "dayNote": "",
        ]
    }

    static func json(_ bytes: [UInt8]) throws -> [[String: String]] {
        let document = try JSONValue(bytes.dropLast())
        return document["days"].items.flatMap { day in
            day["hours"].items.flatMap { hour in
                hour["slots"].items.map { slot in
                    [
                        "place": document["place"]["id"].text, "date": day["date"].text, "dayLabel": day["label"].text,
                        "dateLabel": day["dateLabel"].text, "weekday": day["weekday"].text,
                        "weekdayLabel": day["weekdayLabel"].text, "hour": hour["hour"].text,
                        "hourLabel": hour["label"].text, "minute": slot["minute"].text,
                        "minuteLabel": slot["label"].text, "start": slot["start"].text, "end": slot["end"].text,
                        "startEpoch": slot["startEpoch"].text, "bookUntil": slot["bookUntil"].text,
                        "serviceDate": slot["serviceDate"].text.isEmpty
                            ? day["date"].text : slot["serviceDate"].text,
                        "timeZone": document["timeZone"].text, "locale": document["locale"].text,
                        "remaining": slot["remaining"].text,
                        "soldOut": slot["soldOut"].text.isEmpty ? "false" : slot["soldOut"].text,
                    ].merging(
                        dayColumns(holiday: day["holiday"].text, makeupWorkday: day["makeupWorkday"].text)
                    ) { first, _ in first }
                }
            }
        }
    }

    static func ndjson(_ bytes: [UInt8]) throws -> [[String: String]] {
        try bytes.split(separator: 0x0A).map { line in
            let slot = try JSONValue(line)
            guard slot.keys == columns else { throw FixtureError(text: "ndjson: columns \(slot.keys)") }
            return row(columns.map { slot[$0].text })
        }
    }

    static func csv(_ bytes: [UInt8]) throws -> [[String: String]] {
        let table = try CSVTable(bytes)
        guard table.rows.first == csvHeader else {
            throw FixtureError(text: "csv: header \(table.rows.first ?? [])")
        }
        return try table.rows.dropFirst().map { cells in
            guard cells.count == columns.count else { throw FixtureError(text: "csv: \(cells.count) cells") }
            return row(cells)
        }
    }

    static func xml(_ bytes: [UInt8]) throws -> [[String: String]] {
        let slots = try XMLTree(bytes).root
        return slots["day"].flatMap { day in
            day["hour"].flatMap { hour in
                hour["slot"].map { slot in
                    [
                        "place": slots["place"].first?.attribute("id") ?? "", "date": day.attribute("date"),
                        "dayLabel": day.attribute("label"), "dateLabel": day.attribute("dateLabel"),
                        "weekday": day.attribute("weekday"), "weekdayLabel": day.attribute("weekdayLabel"),
                        "hour": hour.attribute("hour"), "hourLabel": hour.attribute("label"),
                        "minute": slot.attribute("minute"), "minuteLabel": slot.attribute("label"),
                        "start": slot.attribute("start"), "end": slot.attribute("end"),
                        "startEpoch": slot.attribute("startEpoch"), "bookUntil": slot.attribute("bookUntil"),
                        "serviceDate": slot.attribute("serviceDate").isEmpty
                            ? day.attribute("date") : slot.attribute("serviceDate"),
                        "timeZone": slots.attribute("timeZone"), "locale": slots.attribute("locale"),
                        "remaining": slot.attribute("remaining"),
                        "soldOut": slot.attribute("soldOut").isEmpty ? "false" : slot.attribute("soldOut"),
                    ].merging(
                        dayColumns(holiday: day.attribute("holiday"), makeupWorkday: day.attribute("makeupWorkday"))
                    ) { first, _ in first }
                }
            }
        }
    }
}

/// The cells of a CSV file (RFC 4180): CRLF after each row, and a quotation mark inside quotes doubled.
struct CSVTable {
    private(set) var rows: [[String]] = []

    init(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        var row: [String] = []
        while !rest.isEmpty {
            row.append(try Self.cell(&rest))
            switch rest.popFirst() {
            case UInt8(ascii: ","): break
            case 0x0D where rest.popFirst() == 0x0A:
                rows.append(row)
                row = []
            default: throw FixtureError(text: "csv: no comma and no CRLF after \(row)")
            }
        }
        guard row.isEmpty else { throw FixtureError(text: "csv: no CRLF at the end") }
    }

    private static func cell(_ rest: inout ArraySlice<UInt8>) throws -> String {
        let quote = UInt8(ascii: "\"")
        guard rest.first == quote else {
            let cell = rest.prefix { ![UInt8(ascii: ","), quote, 0x0D, 0x0A].contains($0) }
            rest = rest.dropFirst(cell.count)
            return cell.string
        }
        var cell: [UInt8] = []
        rest.removeFirst()
        while let byte = rest.popFirst() {
            if byte == quote {
                guard rest.first == quote else { return cell.string }
                rest.removeFirst()
            }
            cell.append(byte)
        }
        throw FixtureError(text: "csv: no quotation mark at the end")
    }
}
