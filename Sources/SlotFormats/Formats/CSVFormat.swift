public import SlotDocument
internal import SlotEngine

extension ExportFormat {
    /// A table of comma-separated values (RFC 4180) with a header, one line a slot.
    public static let csv = ExportFormat(
        name: "csv", family: .data, suffix: "csv", mediaType: "text/csv; charset=utf-8; header=present",
        summary: "a table with a header line, one line a slot", settings: [.csvPreset], includesSoldOut: true,
        write: { CSVFormat.write($0, to: &$1, &$2) })
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
    static let header: RowShape = """
        place,date,day_label,date_label,weekday,weekday_label,hour,hour_label,minute,minute_label,start,end,\
        start_epoch,book_until,service_date
        """

    static let slot: RowShape = """
        \(.place),\(.date),\(.dayLabel),\(.dateLabel),\(.weekday),\(.weekdayLabel),\
        \(.hour),\(.hourLabel),\(.minute),\(.minuteLabel),\(.date)T\(.time)\(.utcOffset),\
        \(.endDate)T\(.endTime)\(.endOffset),\(.startEpoch),\(.bookUntil),\(.serviceDate)\
        \(.availability)\(.holiday)\r\n
        """

    static func write(
        _ document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache
    ) {
        var rows = memory.takeRows(of: document, "csv", form)
        rows.write(document.plan.days, of: document, to: &writer, in: frame)
        memory.keep(rows)
    }

    private static func frame(of document: borrowing SlotDocument) -> RowFrame? {
        let mark: [UInt8] = document.settings.isForExcel ? [0xEF, 0xBB, 0xBF] : []
        return RowFrame(before: "\(mark)\(shape: header)\(shape: ExtraColumns(document.plan).names)", after: "")
    }

    private static func form(of document: borrowing SlotDocument) -> RowForm {
        let isForExcel = document.settings.isForExcel
        let cell: @Sendable ([UInt8]) -> [UInt8] = isForExcel ? CSVText.guardedCell : CSVText.cell
        let columns = ExtraColumns(document.plan)
        let extras = RowExtras(
            availability: { remaining, isSoldOut in
                let count = columns.hasRemaining ? ",\(remaining.map(String.init) ?? "")" : ""
                return Array((count + (columns.hasSoldOut ? ",\(isSoldOut)" : "")).utf8)
            },
            holiday: { day in
                guard columns.hasHolidays else { return [] }
                let (holiday, workday) = ExtraColumns.names(of: day)
                let comma = [UInt8(ascii: ",")]
                return comma + cell(Array((holiday ?? "").utf8)) + comma + cell(Array((workday ?? "").utf8))
            })
        return RowForm(
            slot, extras: extras, escape: isForExcel ? CSVText.guardedCell(_:from:) : CSVText.cell(_:from:))
    }
}
