internal import SlotDocument

extension ExportFormat {
    /// The calendar of `ics` in XML (RFC 6321).
    public static let xcal = ExportFormat(
        name: "xcal", family: .calendar, suffix: "xml", mediaType: "application/calendar+xml; charset=utf-8",
        summary: "the calendar of ics in XML (RFC 6321)", settings: FormatSetting.ics, includesSoldOut: false,
        check: { (document) throws(ExportError) in
            try XMLDocument.check(for: "xcal")
            try ICSFormat.check(document)
        },
        write: { document, writer, _ in XCalFormat.write(document, to: &writer) })
}

/// The lines of the calendar in another syntax; libxml2 opens, closes and escapes.
private enum XCalFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let calendar = ICSFormat.bytes(of: document)
        guard var xml = XMLDocument() else { return writer.fail(.noMemory) }
        xml.open("icalendar", [("xmlns", "urn:ietf:params:xml:ns:icalendar-2.0")])
        var lines = CalendarLines()
        var text: [UInt8] = []
        // What is open in each component: properties first, then components.
        var open: [(hasProperties: Bool, hasComponents: Bool)] = []
        while lines.next(in: calendar) {
            if lines.name.elementsEqual("BEGIN".utf8) {
                if let last = open.last {
                    if last.hasProperties, !last.hasComponents { xml.close() }
                    if !last.hasComponents { xml.open("components", []) }
                    open[open.count - 1].hasComponents = true
                }
                xml.open(lowercased(lines.value), [])
                open.append((false, false))
            } else if lines.name.elementsEqual("END".utf8) {
                let last = open.removeLast()
                if last.hasProperties || last.hasComponents { xml.close() }
                xml.close()
                writer.append(xml.takeBytes())
            } else {
                if !open[open.count - 1].hasProperties {
                    xml.open("properties", [])
                    open[open.count - 1].hasProperties = true
                }
                append(lines, &text, to: &xml)
            }
        }
        xml.finish()
        writer.append(xml.takeBytes())
        if xml.hasFailed { writer.fail(.noMemory) }
    }

    private static func append(_ lines: CalendarLines, _ text: inout [UInt8], to xml: inout XMLDocument) {
        let type = CalendarValue(lines)
        xml.open(lowercased(lines.name), [])
        let zone = lines.parameter("TZID")
        if !zone.isEmpty {
            xml.open("parameters", [])
            xml.open("tzid", [])
            xml.element("text", Array(zone))
            xml.close()
            xml.close()
        }
        let value = lines.value
        text.removeAll(keepingCapacity: true)
        switch type {
        case .dateTime, .date: CalendarValue.append(time: value, to: &text)
        case .utcOffset: CalendarValue.append(offset: value, to: &text)
        case .text, .texts: CalendarValue.append(unescaped: value, to: &text)
        case .position:
            let parts = value.split(separator: UInt8(ascii: ";"))
            for (name, part) in zip(["latitude", "longitude"], parts) { xml.element(name, Array(part)) }
            return xml.close()
        case .recur:
            appendRule(value, to: &xml)
            return xml.close()
        case .integer, .uri, .duration, .unknown, .period: text += value
        }
        xml.element(type.name, text)
        xml.close()
    }

    /// An element for each value (RFC 6321 3.6.10).
    private static func appendRule(_ rule: ArraySlice<UInt8>, to xml: inout XMLDocument) {
        var parts: [(name: String, value: [UInt8])] = []
        CalendarValue.eachPart(of: rule) { name, value in
            for part in value.split(separator: UInt8(ascii: ",")) {
                var text: [UInt8] = []
                if name.elementsEqual("UNTIL".utf8) {
                    CalendarValue.append(time: part, to: &text)
                } else {
                    text += part
                }
                parts.append((lowercased(name), text))
            }
        }
        xml.open("recur", [])
        for part in parts { xml.element(part.name, part.value) }
        xml.close()
    }

    private static func lowercased(_ name: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        CalendarValue.append(lowercased: name, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
