internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// One JSON document (RFC 8259): days, hours and slots as a tree. Resources/schemas holds its JSON Schema.
    public static let json = ExportFormat(
        name: "json", family: .data, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "one document: days, hours and slots as a tree", holdsLocales: true, includesSoldOut: true,
        write: { JSONFormat.write($0, to: &$1, &$2) })
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

    static func write(
        _ document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache
    ) {
        var rows = memory.takeRows(of: document, "json") { _ in
            RowForm(slot, nodes: nodes, extras: .json, escape: { JSONText.escape(&$0, from: $1) })
        }
        rows.write(document.plan.days, of: document, to: &writer, in: frame)
        memory.keep(rows)
        if !document.locales.isEmpty {
            JSONLocales.write(document.locales, of: document.plan, to: &writer)
            writer.append("}\n" as RowShape)
        }
    }

    private static func frame(of document: borrowing SlotDocument) -> RowFrame? {
        RowFrame(before: head(of: document), after: tail(of: document))
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
            "place":{"id":"\#(.place)","name":\#(.placeName)},\#
            "locale":\#(json: document.labels.identifier),"calendar":\#(json: document.calendar.rawValue),\#
            "timeZone":\#(json: plan.zone.identifier),"tzVersion":\#(json: document.tzVersion),\#
            "labelVersion":\#(json: document.labels.version),\#
            "validFrom":"\#(plan.text(of: plan.start))","validUntil":"\#(plan.text(of: plan.tomorrow))",\#
            "rules":{\#(list: rules)},"relative":{\#(list: relative)},"days":[
            """#
    }

    private static func tail(of document: borrowing SlotDocument) -> RowShape {
        let labeler = document.dayLabeler
        let closed = document.plan.closed.map { closed in
            (#"""
            {"date":"\#(closed.date.text)","reason":\#(json: closed.reason.rawValue),\#
            "note":\#(json: closed.note)\#(RowExtras.json.holiday(closed.holiday))\#
            \#(RowExtras.json.calendarDates(closed.date, document.labels)),\#
            "label":\#(JSONText.quote(labeler.label(for: closed.date, offset: closed.offset))),\#
            "weekday":\#(closed.date.weekday.rawValue),\#
            "weekdayLabel":\#(JSONText.quote(labeler.weekday(closed.date.weekday))),\#
            "dateLabel":\#(JSONText.quote(document.labels.date(closed.date)))}
            """# as RowShape).text
        }
        let labels = document.labels
        let coverage = document.plan.holidayCoverage.map { coverage in
            (#","holidayCoverage":\#(json: coverage.rawValue)"# as RowShape).text
        }
        return #"""
            ],"closed":[\#(list: closed)],"dir":\#(json: labels.direction.rawValue),\#
            "firstWeekday":\#(labels.firstWeekday.rawValue)\#(coverage ?? [])\#
            \#(literal: document.locales.isEmpty ? "}\n" : "")
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
            return Array(#","\#(day.isOffDay ? "holiday" : "makeupWorkday")":"#.utf8) + JSONText.quote(day.writtenName)
        },
        calendarDates: { date, labels in
            let entries = CalendarEntry.entries(of: date, labels)
            guard !entries.isEmpty else { return [] }
            return (#","calendarDates":[\#(list: entries.map(\.json))]"# as RowShape).text
        },
        placeName: { JSONText.quote($0) })
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
