internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// Pools for a picker with columns, such as `mode="multiSelector"` of WeChat: dates, and sets of hours and of minutes.
    ///
    /// A slot's start is the `dayStart` of its date and the `at` of its hour and its minute, added.
    static let wechat = ExportFormat(
        name: "wechat", family: .picker, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "columns for the multiSelector of WeChat, with shared hours and minutes",
        settings: [.pickerWheels, .pickerFirstRow],
        includesSoldOut: false,
        check: { document throws(ExportError) in try checkThreeWheels("wechat", document) },
        write: { document, writer, _ in WeChatFormat.write(document, to: &writer) })
}

private enum WeChatFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let kind = DocumentKind(document, format: "wechat")
        let pools = PickerPools(plan)
        let labels = PickerLabels(document)
        let dates = pools.dates.map { date in
            (#"""
            {"label":\#(JSONText.quote(labels.day(date.day))),"value":"\#(date.day.date.text)",\#
            "dayStart":\#(date.start),"hours":\#(date.hours)}
            """# as RowShape).text
        }
        let hours = pools.hours.map { set in
            array(
                set.map { hour in
                    let until = hour.until.map { (#","until":\#($0)"# as RowShape).text } ?? []
                    return
                        (#"""
                    {"label":\#(JSONText.quote(labels.hour(hour.hour, repeatedOffset: hour.repeatedOffset))),\#
                    "at":\#(hour.at),"minutes":\#(hour.minutes)\#(until)}
                    """# as RowShape).text
                })
        }
        let minutes = pools.minutes.map { set in
            array(
                PickerPools.minutes(in: set).map { minute in
                    (#"{"label":\#(JSONText.quote(labels.minute(minute))),"at":\#(minute * 60)}"# as RowShape).text
                })
        }
        writer.append(
            #"""
            {"version":\#(SlotDocument.version),"timeZone":\#(json: plan.zone.identifier),\#
            "validFrom":"\#(kind.text(of: plan.start))","validUntil":"\#(kind.text(of: plan.tomorrow))",\#
            "rangeKey":"label","value":[0,0,0],"lead":\#(plan.lead.seconds),\#
            "dates":[\#(list: dates)],"hourSets":[\#(list: hours)],"minuteSets":[\#(list: minutes)]}\#
            \#(literal: "\n")
            """# as RowShape)
    }

    private static func array(_ items: [[UInt8]]) -> [UInt8] { ("[\(list: items)]" as RowShape).text }
}
