internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// What goes with a picker file that has no room for it: the zone, how long the file is true, and for each free slot, in
    /// the order of the rows, its start and the last moment for a booking.
    static let pickerMeta = ExportFormat(
        name: "picker-meta", family: .picker, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "zone, validity and instants that go with a picker file", includesSoldOut: false,
        write: { PickerMetaFormat.write($0, to: &$1, &$2) })
}

private enum PickerMetaFormat {
    static func write(
        _ document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache
    ) {
        var rows = memory.takeRows(of: document, "picker-meta") { _ in
            RowForm(
                #"{"start":\#(.startEpoch),"bookUntil":\#(.bookUntil)}"#,
                nodes: NodeShapes(
                    dayOpen: "", dayClose: "", hourOpen: "", hourClose: "", repeatedHourOpen: "", repeatedHourClose: "",
                    separator: Array(",".utf8)),
                escape: { JSONText.escape(&$0, from: $1) })
        }
        rows.write(PickerDays.shown(of: document.plan), of: document, to: &writer, in: frame)
        memory.keep(rows)
    }

    private static func frame(of document: borrowing SlotDocument) -> RowFrame? {
        let plan = document.plan
        return RowFrame(
            before: #"""
                {"version":\#(SlotDocument.version),"place":{"id":"\#(.place)"},\#
                "locale":\#(json: document.labels.identifier),"timeZone":\#(json: plan.zone.identifier),\#
                "tzVersion":\#(json: document.tzVersion),"validFrom":"\#(plan.text(of: plan.start))",\#
                "validUntil":"\#(plan.text(of: plan.tomorrow))","slots":[
                """#,
            after: "]}\n")
    }
}
