internal import SlotDocument
internal import SlotEngine

extension ExportFormat {
    /// One JSON object a line and slot, with the columns of CSV.
    public static let ndjson = ExportFormat(
        name: "ndjson", family: .data, suffix: "ndjson", mediaType: "application/x-ndjson; charset=utf-8",
        summary: "one JSON object a line, one line a slot", includesSoldOut: true,
        write: { NDJSONFormat.write($0, to: &$1, &$2) })
}

private enum NDJSONFormat {
    static let slot: RowShape = #"""
        {"place":"\#(.place)","date":"\#(.date)","dayLabel":"\#(.dayLabel)",\#
        "dateLabel":"\#(.dateLabel)","weekday":\#(.weekday),"weekdayLabel":"\#(.weekdayLabel)","hour":\#(.hour),\#
        "hourLabel":"\#(.hourLabel)","minute":\#(.minute),"minuteLabel":"\#(.minuteLabel)",\#
        "start":"\#(.date)T\#(.time)\#(.utcOffset)","end":"\#(.endDate)T\#(.endTime)\#(.endOffset)",\#
        "startEpoch":\#(.startEpoch),"bookUntil":\#(.bookUntil),"serviceDate":\#(.serviceDate)\#
        \#(.availability)\#(.holiday)}

        """#

    static func write(
        _ document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache
    ) {
        var rows = memory.takeRows(of: document, "ndjson", form)
        rows.write(document.plan.days, of: document, to: &writer) { _ in RowFrame(before: "", after: "") }
        memory.keep(rows)
    }

    private static func form(of document: borrowing SlotDocument) -> RowForm {
        let columns = ExtraColumns(document.plan)
        let quote = [UInt8(ascii: "\"")]
        let extras = RowExtras(
            serviceDate: (before: quote, after: quote, none: Array("null".utf8)),
            availability: { remaining, isSoldOut in
                let count = columns.hasRemaining ? #","remaining":\#(remaining.map(String.init) ?? "null")"# : ""
                return Array((count + (columns.hasSoldOut ? #","soldOut":\#(isSoldOut)"# : "")).utf8)
            },
            holiday: { day in
                guard columns.hasHolidays else { return [] }
                let (holiday, workday) = ExtraColumns.names(of: day)
                return Array(#","holiday":"#.utf8) + JSONText.quote(holiday) + Array(#","makeupWorkday":"#.utf8)
                    + JSONText.quote(workday)
            })
        return RowForm(slot, extras: extras, escape: { JSONText.escape(&$0, from: $1) })
    }
}
