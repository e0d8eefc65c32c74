internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// An XML property list for iOS and macOS: an array of dates with their hours with their minutes, as dictionaries.
    static let plist = ExportFormat(
        name: "plist", family: .picker, suffix: "plist", mediaType: "application/x-plist; charset=utf-8",
        summary: "a property list for iOS: dates, hours and minutes as a tree",
        settings: [.pickerWheels, .pickerFirstRow],
        check: { document throws(ExportError) in
            try checkThreeWheels("plist", document)
            guard XMLDocument.isSupported else {
                throw ExportError(
                    format: "plist", rule: "needs libxml2, which this machine lacks; install it", isOfMachine: true)
            }
        },
        rows: RowFormat(days: .available, form: PropertyListFormat.form, frame: PropertyListFormat.frame))
}

/// libxml2 opens, closes and escapes; the rows go in between as ready blocks.
private enum PropertyListFormat {
    static let slot: RowShape = #"""
        <dict><key>text</key><string>\#(.minuteLabel)</string>\#
        <key>value</key><string>\#(.date)T\#(.time)\#(.utcOffset)</string>\#
        <key>start</key><integer>\#(.startEpoch)</integer><key>bookUntil</key><integer>\#(.bookUntil)</integer></dict>
        """#

    private static let hour: RowShape = #"""
        <dict><key>text</key><string>\#(.hourLabel)</string>\#
        <key>value</key><string>\#(.date)T\#(.startHour)\#(.repeatedOffset)</string><key>children</key><array>
        """#

    static let nodes = NodeShapes(
        dayOpen: #"""
            <dict><key>text</key><string>\#(.dayLabel)</string><key>value</key><string>\#(.date)</string>\#
            <key>children</key><array>
            """#,
        dayClose: "</array></dict>\n", hourOpen: hour, hourClose: "</array></dict>", repeatedHourOpen: hour,
        repeatedHourClose: "</array></dict>", separator: [])

    static func form(of kind: DocumentKind) -> RowForm {
        RowForm(slot, nodes: nodes, escape: { XMLText.attribute(&$0, from: $1) })
    }

    /// What libxml2 writes around the rows, or nil without memory.
    static func frame(of kind: DocumentKind, _ inputs: FrameInputs) -> RowFrame? {
        guard var xml = XMLDocument() else { return nil }
        let declaration = xml.takeBytes()
        xml.open("plist", [("version", "1.0")])
        xml.startContent()
        xml.open("array", [])
        xml.startContent()
        let start = xml.takeBytes()
        xml.finish()
        let end = xml.takeBytes()
        guard !xml.hasFailed else { return nil }
        return RowFrame(
            before: #"""
                \#(declaration)<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \#
                "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\#(literal: "\n")\#(start)
                """#,
            after: "\(end)")
    }
}
