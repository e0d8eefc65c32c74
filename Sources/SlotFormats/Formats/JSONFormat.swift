internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// One JSON document (RFC 8259): days, hours and slots as a tree. Resources/schemas holds its JSON Schema.
    public static let json = ExportFormat(
        name: "json", suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "one document: days, hours and slots as a tree", write: { JSONFormat.write($0, to: &$1) })
}

private enum JSONFormat {
    static let slot: RowShape = #"""
        {"minute":\#(.minute),"label":"\#(.minuteLabel)","start":"\#(.date)T\#(.time)\#(.utcOffset)",\#
        "end":"\#(.endDate)T\#(.endTime)\#(.endOffset)","startEpoch":\#(.startEpoch),"bookUntil":\#(.bookUntil)}
        """#

    static let nodes = NodeShapes(
        dayOpen: #"""
            {"date":"\#(.date)","label":"\#(.dayLabel)","weekday":\#(.weekday),"weekdayLabel":"\#(.weekdayLabel)",\#
            "dateLabel":"\#(.dateLabel)","hours":[
            """#,
        dayClose: "]}",
        hourOpen: #"{"hour":\#(.hour),"label":"\#(.hourLabel)","slots":["#,
        hourClose: "]}",
        repeatedHourOpen: #"{"hour":\#(.hour),"label":"\#(.hourLabel)","slots":["#,
        repeatedHourClose: #"],"utcOffset":"\#(.utcOffset)"}"#,
        separator: Array(",".utf8))

    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        writer.append(head(of: document))
        var rows = RowWriter(copy document, row: slot, nodes: nodes, escape: { JSONText.escape(&$0, from: $1) })
        for day in document.plan.days { rows.write(day, to: &writer) }
        writer.append(#"],"closed":["#)
        for (index, closed) in document.plan.closed.enumerated() {
            writer.append(index > 0 ? "," : "")
            writer.append(#"{"date":"\#(closed.date.text)","reason":\#(json: closed.reason.rawValue),"note":null}"#)
        }
        let labels = document.labels
        writer.append(
            #"],"dir":\#(json: labels.direction.rawValue),"firstWeekday":\#(labels.firstWeekday.rawValue)}"# as RowShape
        )
        writer.append("\n")
    }

    private static func head(of document: borrowing SlotDocument) -> RowShape {
        let plan = document.plan
        let rules = plan.rules.fields.map { rule -> [UInt8] in
            switch rule.value {
            case .number(let number): ("\(json: rule.key):\(number)" as RowShape).text
            case .word(let word): ("\(json: rule.key):\(json: word)" as RowShape).text
            }
        }
        let relative = document.dayLabeler.relativeWords.map { word in
            ("\(json: String(word.offset)):\(JSONText.quote(word.word))" as RowShape).text
        }
        return #"""
            {"version":\#(SlotDocument.version),\#
            "place":{"id":\#(json: document.place.id),"name":\#(json: document.place.name)},\#
            "locale":\#(json: document.labels.identifier),"calendar":\#(json: SlotDocument.calendar),\#
            "timeZone":\#(json: plan.zone.identifier),"tzVersion":\#(json: document.tzVersion),\#
            "labelVersion":\#(json: document.labels.version),\#
            "validFrom":"\#(plan.text(of: plan.start))","validUntil":"\#(plan.text(of: plan.tomorrow))",\#
            "rules":{\#(list: rules)},"relative":{\#(list: relative)},"days":[
            """#
    }
}
