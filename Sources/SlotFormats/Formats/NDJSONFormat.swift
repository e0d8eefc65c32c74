internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// One JSON object a line and slot, with the columns of CSV.
    public static let ndjson = ExportFormat(
        name: "ndjson", family: .data, suffix: "ndjson", mediaType: "application/x-ndjson; charset=utf-8",
        summary: "one JSON object a line, one line a slot", rows: RowFormat(form: NDJSONFormat.form))
}

private enum NDJSONFormat {
    static func slot(_ kind: DocumentKind) -> RowShape {
        let service = JSONText.quote(kind.service?.id)
        return #"""
            {"place":"\#(.place)","date":"\#(.date)","dayLabel":"\#(.dayLabel)",\#
            "dateLabel":"\#(.dateLabel)","weekday":\#(.weekday),"weekdayLabel":"\#(.weekdayLabel)","hour":\#(.hour),\#
            "hourLabel":"\#(.hourLabel)","minute":\#(.minute),"minuteLabel":"\#(.minuteLabel)",\#
            "start":"\#(.date)T\#(.time)\#(.utcOffset)","end":"\#(.endDate)T\#(.endTime)\#(.endOffset)",\#
            "startEpoch":\#(.startEpoch),"bookUntil":\#(.bookUntil),"serviceDate":"\#(.serviceDate)",\#
            "timeZone":\#(json: kind.zone.identifier),"locale":\#(json: kind.labels.identifier),"service":\#(service),\#
            \#(.availability),\#(.holiday),\#
            "bookUntilAt":"\#(.bookUntilDate)T\#(.bookUntilTime)\#(.bookUntilOffset)"}

            """#
    }

    static func form(of kind: DocumentKind) -> RowForm {
        let extras = RowExtras(
            serviceDate: (before: [], after: [], isAlways: true),
            availability: { remaining, isSoldOut in
                let count = remaining.map(String.init) ?? "null"
                return Array(#""remaining":\#(count),"soldOut":\#(isSoldOut ? "true" : "false")"#.utf8)
            },
            holiday: { day, labels in
                let name = JSONText.quote(day.map { HolidayName.name(of: $0, in: labels) })
                let isWorkday = day.map { !$0.isOffDay } ?? false
                return Array(#""holiday":"#.utf8) + name
                    + #","isMakeupWorkday":\#(isWorkday ? "true" : "false")"#.utf8
            },
            dayNote: { note in
                Array(#","dayNote":"#.utf8) + (note.isEmpty ? Array("null".utf8) : JSONText.quote(note))
            })
        return RowForm(slot(kind), extras: extras, escape: { JSONText.escape(&$0, from: $1) })
    }
}
