internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// One JSON document (RFC 8259): days, hours and slots as a tree. Resources/schemas holds its JSON Schema.
    public static let json = ExportFormat(
        name: "json", family: .data, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "one document: days, hours and slots as a tree", holdsLocales: true,
        rows: RowFormat(form: JSONFormat.form, frame: JSONFormat.frame, ending: JSONFormat.end))
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

    static func form(of kind: DocumentKind) -> RowForm {
        RowForm(slot, nodes: nodes, extras: .json, escape: { JSONText.escape(&$0, from: $1) })
    }

    static func frame(of kind: DocumentKind, _ inputs: FrameInputs) -> RowFrame? {
        RowFrame(before: head(of: kind, inputs), after: tail(of: kind, inputs))
    }

    /// The words of several locales, where the document holds them.
    static func end(_ document: borrowing SlotDocument, _ writer: inout ByteWriter) {
        guard !document.locales.isEmpty else { return }
        JSONLocales.write(document.locales, of: document.plan, to: &writer)
        writer.append("}\n" as RowShape)
    }

    private static func head(of kind: DocumentKind, _ inputs: FrameInputs) -> RowShape {
        let rules = inputs.ruleFields.map { rule -> [UInt8] in
            switch rule.value {
            case .number(let number): ("\(json: rule.key):\(number)" as RowShape).text
            case .word(let word): ("\(json: rule.key):\(json: word)" as RowShape).text
            }
        }
        let relative = kind.dayLabeler.relativeWords.map { word in
            ("\(json: String(word.offset)):\(JSONText.quote(word.word))" as RowShape).text
        }
        return #"""
            {"version":\#(SlotDocument.version),\#
            "place":{"id":"\#(.place)","name":\#(.placeName)},\#
            "locale":\#(json: kind.labels.identifier),"calendar":\#(json: kind.calendar.rawValue),\#
            "timeZone":\#(json: kind.zone.identifier),"tzVersion":\#(json: inputs.tzVersion),\#
            "labelVersion":\#(json: kind.labels.version),\#
            "validFrom":"\#(kind.text(of: inputs.start))","validUntil":"\#(kind.text(of: inputs.tomorrow))",\#
            "rules":{\#(list: rules)},"relative":{\#(list: relative)},"days":[
            """#
    }

    private static func tail(of kind: DocumentKind, _ inputs: FrameInputs) -> RowShape {
        let closed = inputs.closed.map { closed in
            (#"""
            {"date":"\#(closed.date.text)","reason":\#(json: closed.reason.rawValue),\#
            "note":\#(json: closed.note)\#(RowExtras.json.holiday(closed.holiday, kind.labels))\#
            \#(RowExtras.json.dayNote(kind.dayLabeler.notes.note(on: closed.date)))\#
            \#(RowExtras.json.calendarDates(closed.date, kind.labels)),\#
            "label":\#(JSONText.quote(kind.dayLabeler.label(for: closed.date, offset: closed.offset))),\#
            "weekday":\#(closed.date.weekday.rawValue),\#
            "weekdayLabel":\#(JSONText.quote(kind.dayLabeler.weekday(closed.date.weekday))),\#
            "dateLabel":\#(JSONText.quote(kind.labels.date(closed.date)))}
            """# as RowShape).text
        }
        let labels = kind.labels
        let coverage = inputs.holidayCoverage.map { coverage in
            (#","holidayCoverage":\#(json: coverage.rawValue)"# as RowShape).text
        }
        return #"""
            ],"closed":[\#(list: closed)],"dir":\#(json: labels.direction.rawValue),\#
            "firstWeekday":\#(labels.firstWeekday.rawValue)\#(coverage ?? [])\#
            \#(literal: inputs.hasLocales ? "" : "}\n")
            """#
    }
}

extension RowExtras {
    /// Members at the end of an object.
    static let json = RowExtras(
        serviceDate: (before: Array(#","serviceDate":""#.utf8), after: [UInt8(ascii: "\"")], isAlways: false),
        availability: { remaining, isSoldOut in
            let count = remaining.map { #","remaining":\#($0)"# } ?? ""
            return Array((count + (isSoldOut ? #","soldOut":true"# : "")).utf8)
        },
        holiday: { day, labels in
            guard let day else { return [] }
            return Array(#","\#(day.isOffDay ? "holiday" : "makeupWorkday")":"#.utf8)
                + JSONText.quote(HolidayName.name(of: day, in: labels))
        },
        dayNote: { note in
            note.isEmpty ? [] : Array(#","dayNote":"#.utf8) + JSONText.quote(note)
        },
        calendarDates: { date, labels in
            let entries = CalendarEntry.entries(of: date, labels)
            guard !entries.isEmpty else { return [] }
            return (#","calendarDates":[\#(list: entries.map { $0.json })]"# as RowShape).text
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
