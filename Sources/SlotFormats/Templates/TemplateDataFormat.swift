internal import Mustache
internal import SlotDocument

extension FormatSetting {
    /// Where the place's calendar is published.
    static let calendarURL = FormatSetting(
        format: "template-data", key: "calendarUrl", kind: .text(upTo: 2000),
        help: "where the calendar is published, for templates with links to subscribe")
}

extension ExportFormat {
    /// What a template sees of a document, as JSON: every name with its value.
    public static let templateData = ExportFormat(
        name: "template-data", family: .data, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "what a template sees: every name with its value", settings: [.calendarURL], includesSoldOut: true,
        check: { (document) throws(ExportError) in try TemplateDataFormat.check(document) },
        write: { document, writer, _ in TemplateDataFormat.write(document, to: &writer) })
}

enum TemplateDataFormat {
    static func check(_ document: borrowing SlotDocument) throws(ExportError) {
        guard let url = document.settings.text(of: .calendarURL) else { return }
        let isWeb = ["http://", "https://"].contains { url.utf8.starts(with: $0.utf8) }
        guard isWeb, BookingURL.problem(in: url) == nil, !url.utf8.contains(UInt8(ascii: "{")) else {
            throw ExportError(
                format: "template-data",
                rule: "\(FormatSetting.calendarURL.path) must be a URL that begins with https:// or http://")
        }
    }

    /// Walks over the schema, so that it shows what there is, whatever names are added.
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let data = TemplateData(document)
        var walk = TemplateWalk(TemplateNames.schema)
        walk.write(data) { writer.append($0) }
        writer.append(UInt8(ascii: "\n"))
    }
}
