internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// XML 1.0 in the namespace `urn:slotexport:slots:1`. Resources/schemas holds its XML Schema.
    public static let xml = ExportFormat(
        name: "xml", family: .data, suffix: "xml", mediaType: "application/xml; charset=utf-8",
        summary: "one document: days, hours and slots as elements",
        check: { (_) throws(ExportError) in
            try XMLDocument.check(for: "xml")
        },
        rows: RowFormat(form: XMLFormat.form, frame: XMLFormat.frame))
}

/// libxml2 opens, closes and escapes; the rows go in between as ready blocks.
private enum XMLFormat {
    static let slot: RowShape = #"""
        <slot minute="\#(.minute)" label="\#(.minuteLabel)" start="\#(.date)T\#(.time)\#(.utcOffset)" \#
        end="\#(.endDate)T\#(.endTime)\#(.endOffset)" startEpoch="\#(.startEpoch)" bookUntil="\#(.bookUntil)"\#
        \#(.serviceDate)\#(.availability)/>
        """#

    static let nodes = NodeShapes(
        dayOpen: #"""
            <day date="\#(.date)" label="\#(.dayLabel)" weekday="\#(.weekday)" weekdayLabel="\#(.weekdayLabel)" \#
            dateLabel="\#(.dateLabel)"\#(.holiday)>
            """#,
        dayClose: "\(.calendarDates)</day>",
        hourOpen: #"<hour hour="\#(.hour)" label="\#(.hourLabel)">"#,
        hourClose: "</hour>",
        repeatedHourOpen: #"<hour hour="\#(.hour)" label="\#(.hourLabel)" utcOffset="\#(.utcOffset)">"#,
        repeatedHourClose: "</hour>",
        separator: [])

    /// Attributes after the others.
    static let extras = RowExtras(
        serviceDate: (before: Array(#" serviceDate=""#.utf8), after: [UInt8(ascii: "\"")], isAlways: false),
        availability: { remaining, isSoldOut in
            let count = remaining.map { #" remaining="\#($0)""# } ?? ""
            return Array((count + (isSoldOut ? #" soldOut="true""# : "")).utf8)
        },
        holiday: { day, labels in
            guard let day else { return [] }
            return Array(#" \#(day.isOffDay ? "holiday" : "makeupWorkday")=""#.utf8)
                + XMLText.attribute(Array(HolidayName.name(of: day, in: labels).utf8)) + [UInt8(ascii: "\"")]
        },
        dayNote: { note in
            note.isEmpty ? [] : Array(#" dayNote=""#.utf8) + XMLText.attribute(note) + [UInt8(ascii: "\"")]
        },
        calendarDates: { date, labels in CalendarEntry.entries(of: date, labels).flatMap { $0.xml } },
        placeName: { name in
            guard let name else { return [] }
            return Array(#" name=""#.utf8) + XMLText.attribute(Array(name.utf8)) + [UInt8(ascii: "\"")]
        })

    static func form(of kind: DocumentKind) -> RowForm {
        RowForm(slot, nodes: nodes, extras: extras, escape: { XMLText.attribute(&$0, from: $1) })
    }

    /// What libxml2 writes around the rows, or nil without memory.
    static func frame(of kind: DocumentKind, _ inputs: FrameInputs) -> RowFrame? {
        guard var xml = XMLDocument() else { return nil }
        writeRoot(of: kind, inputs, to: &xml)
        let root = xml.takeBytes()
        writeRules(of: kind, inputs, to: &xml)
        let rules = xml.takeBytes()
        for closed in inputs.closed {
            let names = HolidayName.names(of: closed.holiday, in: kind.labels)
            let note = kind.dayLabeler.notes.note(on: closed.date)
            xml.open(
                "closed",
                [
                    ("date", String(decoding: closed.date.text, as: UTF8.self)), ("reason", closed.reason.rawValue),
                    ("note", closed.note), ("holiday", names.holiday),
                    ("makeupWorkday", names.makeupWorkday),
                    ("dayNote", note.isEmpty ? nil : String(decoding: note, as: UTF8.self)),
                ])
            for entry in CalendarEntry.entries(of: closed.date, kind.labels) {
                xml.element("calendarDate", entry.attributes)
            }
            xml.close()
        }
        xml.finish()
        let end = xml.takeBytes()
        guard !xml.hasFailed else { return nil }
        return RowFrame(before: #"\#(root)<place id="\#(.place)"\#(.placeName)/>\#(rules)"#, after: "\(end)")
    }

    private static func writeRoot(of kind: DocumentKind, _ inputs: FrameInputs, to xml: inout XMLDocument) {
        xml.open(
            "slots",
            [
                ("xmlns", "urn:slotexport:slots:1"), ("version", String(SlotDocument.version)),
                ("locale", kind.labels.identifier), ("calendar", kind.calendar.rawValue),
                ("timeZone", kind.zone.identifier), ("tzVersion", inputs.tzVersion),
                ("labelVersion", kind.labels.version),
                ("validFrom", String(decoding: kind.text(of: inputs.start), as: UTF8.self)),
                ("validUntil", String(decoding: kind.text(of: inputs.tomorrow), as: UTF8.self)),
                ("dir", kind.labels.direction.rawValue),
                ("firstWeekday", String(kind.labels.firstWeekday.rawValue)),
                ("holidayCoverage", inputs.holidayCoverage?.rawValue),
            ])
        xml.startContent()
    }

    private static func writeRules(of kind: DocumentKind, _ inputs: FrameInputs, to xml: inout XMLDocument) {
        xml.element(
            "rules",
            inputs.ruleFields.map { rule in
                switch rule.value {
                case .number(let number): (rule.key, String(number))
                case .word(let word): (rule.key, word)
                }
            })
        for word in kind.dayLabeler.relativeWords {
            xml.element(
                "relative",
                [("offset", String(word.offset)), ("label", String(decoding: word.word, as: UTF8.self))])
        }
    }
}

extension CalendarEntry {
    /// The members as attributes.
    fileprivate var attributes: [(key: String, value: String?)] {
        members.map { key, value in
            switch value {
            case .number(let number): (key, String(number))
            case .text(let text): (key, String(decoding: text, as: UTF8.self))
            case .yes: (key, "true")
            }
        }
    }

    /// The members as an element.
    fileprivate var xml: [UInt8] {
        let attributes = attributes.map { key, value in
            (#" \#(literal: key)="\#(XMLText.attribute(Array((value ?? "").utf8)))""# as RowShape).text
        }
        return Array("<calendarDate".utf8) + attributes.flatMap { $0 } + Array("/>".utf8)
    }
}
