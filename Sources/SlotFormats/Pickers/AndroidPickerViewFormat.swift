internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// The three parallel lists of Android-PickerView's `setPicker`: dates, their hours, and the minutes of these.
    static let androidPickerView = ExportFormat(
        name: "android-pickerview", family: .picker, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "the three lists of Android-PickerView", settings: [.pickerWheels, .pickerFirstRow],
        includesSoldOut: false,
        check: { document throws(ExportError) in try checkThreeWheels("android-pickerview", document) },
        write: { document, writer, _ in AndroidPickerViewFormat.write(document, to: &writer) })
}

private enum AndroidPickerViewFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let pools = PickerPools(document.plan)
        let labels = PickerLabels(document)
        // Once for each set; dates that share one copy it.
        let hours = pools.hours.map { set in
            array(set.map { JSONText.quote(labels.hour($0.hour, repeatedOffset: $0.repeatedOffset)) })
        }
        let minutes = pools.minutes.map { set in
            array(PickerPools.minutes(in: set).map { JSONText.quote(labels.minute($0)) })
        }
        let minutesOfHours = pools.hours.map { set in array(set.map { minutes[$0.minutes] }) }
        writer.append(#"{"options1":["# as RowShape)
        append(pools.dates.map { JSONText.quote(labels.day($0.day)) }, to: &writer)
        writer.append(#"],"options2":["# as RowShape)
        append(pools.dates.map { hours[$0.hours] }, to: &writer)
        writer.append(#"],"options3":["# as RowShape)
        append(pools.dates.map { minutesOfHours[$0.hours] }, to: &writer)
        writer.append("]}\n" as RowShape)
    }

    private static func append(_ texts: [[UInt8]], to writer: inout ByteWriter) {
        for (index, text) in texts.enumerated() {
            if index > 0 { writer.append(UInt8(ascii: ",")) }
            writer.append(text)
        }
    }

    private static func array(_ items: [[UInt8]]) -> [UInt8] { ("[\(list: items)]" as RowShape).text }
}
