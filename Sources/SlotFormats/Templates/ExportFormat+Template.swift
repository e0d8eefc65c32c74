internal import Mustache
internal import SlotDocument
internal import SlotTime

extension ExportFormat {
    /// A format made of a Mustache template, compiled here once.
    ///
    /// Its files are `<id>.<file>`; the extension decides how values are escaped.
    ///
    /// - Parameters:
    ///   - text: The template, UTF-8.
    ///   - file: The name of its file, with the extension: `table.html`.
    ///   - isLenient: Whether unknown names and partials are empty instead of errors.
    ///   - partial: Gives the text of a partial by its name, or nil.
    /// - Throws: An error with line, column and the nearest name.
    public static func template(
        _ text: [UInt8], file: String, isLenient: Bool = false, partial: (String) -> [UInt8]? = { _ in nil }
    ) throws(ExportError) -> ExportFormat {
        let bytes = Array(file.utf8)
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0,
            let escaping = TemplateEscaping(extension: String(decoding: bytes[(dot + 1)...], as: UTF8.self))
        else {
            throw ExportError(
                format: "template",
                rule: "the extension of \(file) must say what it writes: \(TemplateEscaping.extensions)")
        }
        let options = Template.Options(
            escaping: escaping, schema: TemplateNames.schema, isLenient: isLenient,
            nearest: { Suggestion.nearest(to: $0, in: $1) })
        let template: Template
        do throws(TemplateError) {
            template = try Template(text, name: file, options: options, partial: partial)
        } catch {
            throw ExportError(format: "template", rule: error.description)
        }
        return ExportFormat(
            name: String(decoding: bytes[..<dot], as: UTF8.self), family: .data,
            suffix: String(decoding: bytes[(dot + 1)...], as: UTF8.self), mediaType: escaping.mediaType,
            summary: "the template \(file)", includesSoldOut: true,
            check: { (document) throws(ExportError) in try TemplateDataFormat.check(document) },
            write: { document, writer, _ in
                do throws(TemplateError) {
                    try template.render(TemplateData(document)) { writer.append($0) }
                } catch {
                    writer.fail(SinkError(rule: error.description))
                }
            })
    }
}

extension TemplateEscaping {
    fileprivate var mediaType: String {
        switch self {
        case .html: "text/html; charset=utf-8"
        case .xml: "application/xml; charset=utf-8"
        case .json: "application/json; charset=utf-8"
        case .csv: "text/csv; charset=utf-8"
        case .sql: "application/sql; charset=utf-8"
        case .txt: "text/plain; charset=utf-8"
        }
    }
}
