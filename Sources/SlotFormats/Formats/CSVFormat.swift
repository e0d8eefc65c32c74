public import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// A table of comma-separated values (RFC 4180) with a header, one line a slot.
    public static let csv = ExportFormat(
        name: "csv", family: .data, suffix: "csv", mediaType: "text/csv; charset=utf-8; header=present",
        summary: "a table with a header line, one line a slot", settings: [.csvPreset],
        rows: RowFormat(form: CSVFormat.form, frame: CSVFormat.frame))
}

extension FormatSetting {
    /// Whether a table is made for a spreadsheet: with a byte order mark, and with text that it would run as a formula made
    /// harmless.
    public static let csvPreset = FormatSetting(
        format: "csv", key: "preset", kind: .word(["plain", "excel"], usual: "plain"), option: "csv-preset",
        help: "excel: with a BOM and the formula guard")
}

extension FormatSettings {
    fileprivate var isForExcel: Bool { word(of: .csvPreset) == "excel" }
}

private enum CSVFormat {
    /// The columns, the same for every place; new ones are only added at the right.
    static let header: RowShape = """
        place,date,day_label,date_label,weekday,weekday_label,hour,hour_label,minute,minute_label,start,end,\
        start_epoch,book_until,service_date,time_zone,locale,service,remaining,sold_out,holiday,is_makeup_workday,\
        day_note,book_until_at\r\n
        """

    static func slot(_ zone: [UInt8], _ locale: [UInt8], _ service: [UInt8]) -> RowShape {
        """
        \(.place),\(.date),\(.dayLabel),\(.dateLabel),\(.weekday),\(.weekdayLabel),\
        \(.hour),\(.hourLabel),\(.minute),\(.minuteLabel),\(.date)T\(.time)\(.utcOffset),\
        \(.endDate)T\(.endTime)\(.endOffset),\(.startEpoch),\(.bookUntil),\(.serviceDate),\
        \(zone),\(locale),\(service),\(.availability),\(.holiday),\
        \(.bookUntilDate)T\(.bookUntilTime)\(.bookUntilOffset)\r\n
        """
    }

    static func frame(of kind: DocumentKind, _ inputs: FrameInputs) -> RowFrame? {
        let mark: [UInt8] = kind.settings.isForExcel ? [0xEF, 0xBB, 0xBF] : []
        return RowFrame(before: "\(mark)\(shape: header)", after: "")
    }

    static func form(of kind: DocumentKind) -> RowForm {
        let isForExcel = kind.settings.isForExcel
        let cell: @Sendable ([UInt8]) -> [UInt8] = isForExcel ? CSVText.guardedCell : CSVText.cell
        let extras = RowExtras(
            serviceDate: (before: [], after: [], isAlways: true),
            availability: { remaining, isSoldOut in
                Array("\(remaining.map(String.init) ?? ""),\(isSoldOut ? "true" : "false")".utf8)
            },
            holiday: { day, labels in
                guard let day else { return Array(",false".utf8) }
                return cell(Array(HolidayName.name(of: day, in: labels).utf8))
                    + (day.isOffDay ? ",false" : ",true").utf8
            },
            dayNote: { note in [UInt8(ascii: ",")] + cell(note) })
        let zone = cell(Array(kind.zone.identifier.utf8))
        let locale = cell(Array(kind.labels.identifier.utf8))
        return RowForm(
            slot(zone, locale, kind.service.map { cell(Array($0.id.utf8)) } ?? []), extras: extras,
            escape: isForExcel ? CSVText.guardedCell(_:from:) : CSVText.cell(_:from:))
    }
}
