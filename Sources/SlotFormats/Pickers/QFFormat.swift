internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// The five arrays of QFDatePicker: all dates but the first share one array of hours, and all hours but the very first
    /// share one array of minutes.
    static let qf = ExportFormat(
        name: "qf", family: .picker, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "the five arrays of QFDatePicker; later dates must be alike",
        settings: [.pickerWheels, .pickerFirstRow],
        includesSoldOut: false,
        check: { document throws(ExportError) in
            try checkThreeWheels("qf", document)
            try QFFormat.check(PickerPools(document.plan))
        },
        write: { document, writer, _ in QFFormat.write(document, to: &writer) })
}

private enum QFFormat {
    static func check(_ pools: PickerPools) throws(ExportError) {
        guard let first = pools.dates.first else { return }
        let today = pools.hours[first.hours]
        let later = pools.dates.dropFirst()
        let usual = later.first.map { pools.hours[$0.hours] } ?? today
        let minutes = usual.last?.minutes
        for date in pools.dates {
            let hours = pools.hours[date.hours]
            if hours.contains(where: { $0.repeatedOffset != nil }) {
                try refuse(date, "an hour that occurs twice")
            }
            let isFirst = date.day.date == first.day.date
            if !isFirst, !hours.elementsEqual(usual, by: { $0.hour == $1.hour }) {
                try refuse(date, "other hours than the dates before")
            }
            if (isFirst ? hours.dropFirst() : hours[...]).contains(where: { $0.minutes != minutes }) {
                try refuse(date, "hours with other minutes than the others")
            }
        }
    }

    private static func refuse(_ date: PickerPools.Date, _ what: String) throws(ExportError) {
        throw ExportError(
            format: "qf",
            rule: "has one array of hours and one of minutes for all dates after the first, and "
                + "\(String(decoding: date.day.date.text, as: UTF8.self)) has \(what); use the format wechat")
    }

    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let pools = PickerPools(document.plan)
        let labels = PickerLabels(document)
        let today = pools.dates.first.map { pools.hours[$0.hours] } ?? []
        let usual = pools.dates.dropFirst().first.map { pools.hours[$0.hours] } ?? today
        func hours(_ hours: [PickerPools.Hour]) -> [[UInt8]] {
            hours.map { hour in
                (#"""
                {"hourString":"\#(two(hour.hour))",\#
                "showHourString":\#(JSONText.quote(labels.hour(hour.hour, repeatedOffset: nil)))}
                """# as RowShape).text
            }
        }
        func minutes(_ hour: PickerPools.Hour?) -> [[UInt8]] {
            PickerPools.minutes(in: hour.map { pools.minutes[$0.minutes] } ?? 0).map { minute in
                (#"""
                {"minuteString":"\#(two(minute))","showMinuteString":\#(JSONText.quote(labels.minute(minute)))}
                """# as RowShape).text
            }
        }
        let dates = pools.dates.map { date in
            (#"""
            {"dateString":"\#(date.day.date.text)","showDateString":\#(JSONText.quote(labels.day(date.day)))}
            """# as RowShape).text
        }
        writer.append(
            #"""
            {"dateArray":[\#(list: dates)],"hourArray":[\#(list: hours(usual))],\#
            "todayHourArray":[\#(list: hours(today))],"minuteArray":[\#(list: minutes(usual.last))],\#
            "todayMinuteArray":[\#(list: minutes(today.first))]}\#
            \#(literal: "\n")
            """# as RowShape)
    }

    private static func two(_ number: Int) -> [UInt8] {
        let digits = Digits.two(number)
        return [UInt8(truncatingIfNeeded: digits), UInt8(truncatingIfNeeded: digits >> 8)]
    }
}
