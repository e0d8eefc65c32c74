internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// One JSON document (RFC 8259): days, hours and slots as a tree. Resources/schemas holds its JSON Schema.
    public static let json = ExportFormat(
        name: "json", suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "one document: days, hours and slots as a tree", holdsLocales: true,
        write: { JSONFormat.write($0, to: &$1) })
}

private enum JSONFormat {
    static let slot: RowShape = #"""
        {"minute":\#(.minute),"label":"\#(.minuteLabel)","start":"\#(.date)T\#(.time)\#(.utcOffset)",\#
        "end":"\#(.endDate)T\#(.endTime)\#(.endOffset)","startEpoch":\#(.startEpoch),"bookUntil":\#(.bookUntil)\#(.serviceDate)\#(.availability)}
        """#

    static let nodes = NodeShapes(
        dayOpen: #"""
            {"date":"\#(.date)","label":"\#(.dayLabel)","weekday":\#(.weekday),"weekdayLabel":"\#(.weekdayLabel)",\#
            "dateLabel":"\#(.dateLabel)","hours":[
            """#,
        dayClose: "]\(.holiday)\(.calendarDates)}",
        hourOpen: #"{"hour":\#(.hour),"label":"\#(.hourLabel)","slots":["#,
        hourClose: "]}",
        repeatedHourOpen: #"{"hour":\#(.hour),"label":"\#(.hourLabel)","slots":["#,
        repeatedHourClose: #"],"utcOffset":"\#(.utcOffset)"}"#,
        separator: Array(",".utf8))

    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        writer.append(head(of: document))
        var rows = RowWriter(
            copy document, row: slot, nodes: nodes, extras: .json, escape: { JSONText.escape(&$0, from: $1) })
        for day in document.plan.days { rows.write(day, to: &writer) }
        writer.append(#"],"closed":["#)
        for (index, closed) in document.plan.closed.enumerated() {
            writer.append(index > 0 ? "," : "")
            writer.append(
                #"""
                {"date":"\#(closed.date.text)","reason":\#(json: closed.reason.rawValue),\#
                "note":\#(json: closed.note)\#(RowExtras.json.holiday(closed.holiday))\#
                \#(RowExtras.json.calendarDates(closed.date, document.labels))}
                """#)
        }
        let labels = document.labels
        writer.append(
            #"],"dir":\#(json: labels.direction.rawValue),"firstWeekday":\#(labels.firstWeekday.rawValue)"# as RowShape)
        if let coverage = document.plan.holidayCoverage {
            writer.append(#","holidayCoverage":\#(json: coverage.rawValue)"#)
        }
        if !document.locales.isEmpty { JSONLocales.write(document.locales, of: document.plan, to: &writer) }
        writer.append("}\n")
    }

    private static func head(of document: borrowing SlotDocument) -> RowShape {
        let plan = document.plan
        let rules = plan.ruleFields.map { rule -> [UInt8] in
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
            "locale":\#(json: document.labels.identifier),"calendar":\#(json: document.calendar.rawValue),\#
            "timeZone":\#(json: plan.zone.identifier),"tzVersion":\#(json: document.tzVersion),\#
            "labelVersion":\#(json: document.labels.version),\#
            "validFrom":"\#(plan.text(of: plan.start))","validUntil":"\#(plan.text(of: plan.tomorrow))",\#
            "rules":{\#(list: rules)},"relative":{\#(list: relative)},"days":[
            """#
    }
}

extension RowExtras {
    /// Members at the end of an object.
    static let json = RowExtras(
        serviceDate: (before: Array(#","serviceDate":""#.utf8), after: [UInt8(ascii: "\"")], none: []),
        availability: { remaining, isSoldOut in
            let count = remaining.map { #","remaining":\#($0)"# } ?? ""
            return Array((count + (isSoldOut ? #","soldOut":true"# : "")).utf8)
        },
        holiday: { day in
            guard let day else { return [] }
            return Array(#","\#(day.isOffDay ? "holiday" : "makeupWorkday")":"#.utf8) + JSONText.quote(day.name)
        },
        calendarDates: { date, labels in
            let entries = CalendarEntry.entries(of: date, labels)
            guard !entries.isEmpty else { return [] }
            return (#","calendarDates":[\#(list: entries.map(\.json))]"# as RowShape).text
        })
}

extension CalendarEntry {
    /// The members as an object.
    fileprivate var json: [UInt8] {
        let members = members.map { key, value in
            let value =
                switch value {
                case .number(let number): Array(String(number).utf8)
                case .text(let text): JSONText.quote(text)
                case .yes: Array("true".utf8)
                }
            return ("\(json: key):\(value)" as RowShape).text
        }
        return ("{\(list: members)}" as RowShape).text
    }
}
