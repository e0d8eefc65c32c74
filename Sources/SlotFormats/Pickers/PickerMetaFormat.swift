internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// What goes with a picker file that has no room for it: the zone, how long the file is true, and for each free slot, in
    /// the order of the rows, its start and the last moment for a booking.
    static let pickerMeta = ExportFormat(
        name: "picker-meta", family: .picker, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "zone, validity and instants that go with a picker file",
        rows: RowFormat(days: .available, form: PickerMetaFormat.form, frame: PickerMetaFormat.frame))
}

private enum PickerMetaFormat {
    static func form(of kind: DocumentKind) -> RowForm {
        RowForm(
            #"{"start":\#(.startEpoch),"bookUntil":\#(.bookUntil)}"#,
            nodes: NodeShapes(
                dayOpen: "", dayClose: "", hourOpen: "", hourClose: "", repeatedHourOpen: "", repeatedHourClose: "",
                separator: Array(",".utf8)),
            escape: { JSONText.escape(&$0, from: $1) })
    }

    static func frame(of kind: DocumentKind, _ inputs: FrameInputs) -> RowFrame? {
        RowFrame(
            before: #"""
                {"version":\#(SlotDocument.version),"place":{"id":"\#(.place)"},\#
                "locale":\#(json: kind.labels.identifier),"timeZone":\#(json: kind.zone.identifier),\#
                "tzVersion":\#(json: inputs.tzVersion),"validFrom":"\#(kind.text(of: inputs.start))",\#
                "validUntil":"\#(kind.text(of: inputs.tomorrow))","slots":[
                """#,
            after: "]}\n")
    }
}
