internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The words of several locales at the end of a JSON document: each label once, however many slots have it.
enum JSONLocales {
    /// Writes `,"locales":{...}`.
    static func write(_ locales: [SlotDocument], of plan: SlotPlan, to writer: inout ByteWriter) {
        let hours = hours(of: plan)
        let minutes = minutes(of: plan)
        let next = plan.nextSlot()
        writer.append(#","locales":{"#)
        for (index, locale) in locales.enumerated() {
            writer.append(index > 0 ? "," : "")
            writer.append(head(of: locale))
            for (index, day) in plan.days.enumerated() {
                writer.append(index > 0 ? "," : "")
                writer.append(words(of: day, in: locale))
            }
            let hourLabels = hours.map { hour in member(hour.key, hour.label(in: locale.labels)) }
            let minuteLabels = minutes.map { member(String($0), locale.labels.minute($0)) }
            writer.append(#"},"hours":{\#(list: hourLabels)},"minutes":{\#(list: minuteLabels)}"#)
            if locale.calendar != .gregorian { writer.append(#","calendar":\#(json: locale.calendar.rawValue)"#) }
            if let name = locale.service?.name { writer.append(#","serviceName":\#(json: name)"#) }
            if let next { writer.append(#","nextLabel":\#(JSONText.quote(locale.label(of: next)))"#) }
            writer.append("}")
        }
        writer.append("}")
    }

    private static func head(of locale: SlotDocument) -> RowShape {
        let relative = locale.dayLabeler.relativeWords.map { member(String($0.offset), $0.word) }
        return #"""
            \#(json: locale.labels.identifier):{"placeName":\#(json: locale.place.name),\#
            "dir":\#(json: locale.labels.isRightToLeft ? "rtl" : "ltr"),"relative":{\#(list: relative)},"days":{
            """#
    }

    private static func words(of day: SlotDay, in locale: SlotDocument) -> RowShape {
        let label = locale.dayLabeler.label(for: day.date, offset: day.offset)
        let weekday = locale.dayLabeler.weekday(day.date.weekday)
        return #"""
            "\#(day.date.text)":{"label":\#(JSONText.quote(label)),"weekdayLabel":\#(JSONText.quote(weekday)),\#
            "dateLabel":\#(JSONText.quote(locale.labels.date(day.date)))\#
            \#(RowExtras.json.calendarDates(day.date, locale.labels))}
            """#
    }

    private static func member(_ key: String, _ label: [UInt8]) -> [UInt8] {
        ("\(json: key):\(JSONText.quote(label))" as RowShape).text
    }

    /// An hour node of the document: its hour, and its offset where the hour repeats on a date.
    private struct Hour: Hashable {
        let hour: Int
        let repeatedOffset: Int?

        /// What the node's `hour` and `utcOffset` are, joined: `10`, `1-04:00`.
        var key: String { String(hour) + String(decoding: offset, as: UTF8.self) }

        func label(in labels: LocaleLabels) -> [UInt8] {
            labels.hour(hour) + (repeatedOffset == nil ? [] : Array(" (UTC".utf8) + offset + Array(")".utf8))
        }

        private var offset: [UInt8] {
            var text: [UInt8] = []
            if let repeatedOffset { text.appendUTCOffset(repeatedOffset) }
            return text
        }
    }

    /// The hours of all nodes, ascending.
    private static func hours(of plan: SlotPlan) -> [Hour] {
        var hours: Set<Hour> = []
        for day in plan.days {
            for run in day.runs {
                for minute in stride(from: run.firstMinute, through: run.lastMinute, by: max(run.step, 60)) {
                    let hour = minute / 60
                    let isRepeated = day.repeatedHours & (1 << UInt32(hour)) != 0
                    hours.insert(Hour(hour: hour, repeatedOffset: isRepeated ? run.span.utcOffset : nil))
                }
            }
        }
        // A greater offset comes first: clocks go back.
        return hours.sorted { left, right in
            left.hour != right.hour
                ? left.hour < right.hour : (left.repeatedOffset ?? .max) > (right.repeatedOffset ?? .max)
        }
    }

    /// The minutes of all starts, ascending.
    private static func minutes(of plan: SlotPlan) -> [Int] {
        var isIn = Array(repeating: false, count: 60)
        for day in plan.days {
            for run in day.runs {
                // After 60 steps the minutes come again.
                for index in 0..<min(run.count, 60) { isIn[(run.firstMinute + index * run.step) % 60] = true }
            }
        }
        return isIn.indices.filter { isIn[$0] }
    }
}
