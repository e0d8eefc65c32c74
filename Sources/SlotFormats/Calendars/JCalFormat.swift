internal import SlotDocument

extension ExportFormat {
    /// The calendar of `ics` in JSON (RFC 7265).
    public static let jcal = ExportFormat(
        name: "jcal", family: .calendar, suffix: "json", mediaType: "application/calendar+json; charset=utf-8",
        summary: "the calendar of ics in JSON (RFC 7265)", settings: FormatSetting.ics, includesSoldOut: false,
        check: ICSFormat.check, write: { document, writer, _ in JCalFormat.write(document, to: &writer) })
}

/// The lines of the calendar in another syntax, so that both always say the same.
private enum JCalFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let calendar = ICSFormat.bytes(of: document)
        var lines = CalendarLines()
        var text = FeedText()
        // Whether an open component has properties already, and components.
        var open: [(hasProperties: Bool, hasComponents: Bool)] = []
        while lines.next(in: calendar) {
            if lines.name.elementsEqual("BEGIN".utf8) {
                if let last = open.last {
                    text.append(last.hasComponents ? "," : "],[")
                    open[open.count - 1].hasComponents = true
                }
                text.append("[\"")
                text.append { CalendarValue.append(lowercased: lines.value, to: &$0) }
                text.append("\",[")
                open.append((false, false))
            } else if lines.name.elementsEqual("END".utf8) {
                let last = open.removeLast()
                text.append(last.hasComponents ? "]]" : "],[]]")
            } else {
                if open[open.count - 1].hasProperties { text.append(",") }
                open[open.count - 1].hasProperties = true
                append(lines, to: &text)
            }
            text.flush(to: &writer)
        }
        text.append("\n")
        text.flush(to: &writer, above: 0)
    }

    private static func append(_ lines: CalendarLines, to text: inout FeedText) {
        let type = CalendarValue(lines)
        text.append("[\"")
        text.append { CalendarValue.append(lowercased: lines.name, to: &$0) }
        text.append("\",{")
        let zone = lines.parameter("TZID")
        if !zone.isEmpty {
            text.append("\"tzid\":")
            appendString(to: &text) { $0 += zone }
        }
        let busyType = lines.parameter("FBTYPE")
        if !busyType.isEmpty {
            text.append("\"fbtype\":")
            appendString(to: &text) { $0 += busyType }
        }
        text.append("},\"")
        text.append { $0 += type.name.utf8 }
        text.append("\",")
        append(lines.value, type, to: &text)
        text.append("]")
    }

    private static func append(_ value: ArraySlice<UInt8>, _ type: CalendarValue, to text: inout FeedText) {
        switch type {
        case .integer: text.append { $0 += value }
        case .dateTime, .date: appendString(to: &text) { CalendarValue.append(time: value, to: &$0) }
        case .utcOffset: appendString(to: &text) { CalendarValue.append(offset: value, to: &$0) }
        case .text: appendString(to: &text) { CalendarValue.append(unescaped: value, to: &$0) }
        case .uri, .duration, .unknown, .period: appendString(to: &text) { $0 += value }
        case .position:
            text.append("[")
            text.append { bytes in
                for byte in value { bytes.append(byte == UInt8(ascii: ";") ? UInt8(ascii: ",") : byte) }
            }
            text.append("]")
        case .texts:
            appendString(to: &text) { CalendarValue.append(unescaped: value, to: &$0) }
        case .recur: appendRule(value, to: &text)
        }
    }

    /// `{"freq":"YEARLY","bymonth":3,"byday":"-1SU"}`; several values are an array (RFC 7265 3.6.10).
    private static func appendRule(_ rule: ArraySlice<UInt8>, to text: inout FeedText) {
        text.append { bytes in
            bytes.append(UInt8(ascii: "{"))
            var isFirst = true
            CalendarValue.eachPart(of: rule) { name, value in
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                isFirst = false
                bytes.append(UInt8(ascii: "\""))
                CalendarValue.append(lowercased: name, to: &bytes)
                bytes += "\":".utf8
                let isTime = name.elementsEqual("UNTIL".utf8)
                let parts = value.split(separator: UInt8(ascii: ","))
                if parts.count > 1 { bytes.append(UInt8(ascii: "[")) }
                for (index, part) in parts.enumerated() {
                    if index > 0 { bytes.append(UInt8(ascii: ",")) }
                    let isNumber = part.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
                    if !isNumber { bytes.append(UInt8(ascii: "\"")) }
                    if isTime { CalendarValue.append(time: part, to: &bytes) } else { bytes += part }
                    if !isNumber { bytes.append(UInt8(ascii: "\"")) }
                }
                if parts.count > 1 { bytes.append(UInt8(ascii: "]")) }
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func appendString(to text: inout FeedText, _ body: (inout [UInt8]) -> Void) {
        text.append("\"")
        text.append {
            let start = $0.count
            body(&$0)
            JSONText.escape(&$0, from: start)
        }
        text.append("\"")
    }
}
