internal import ICalendar
public import SlotDocument
internal import SlotEngine
internal import SlotLocale
public import SlotTime

/// One self-contained web page of documents, for the owner of a place: what customers see in a picker, a calendar and a
/// list, how large the files are, and what may surprise.
///
/// The page asks no other machine for anything, and its policy (CSP) allows only the script and the style that it was made
/// with, so that a name can't become code even if it got past the escaping.
public struct PreviewPage {
    private let script: [UInt8]
    private let style: [UInt8]
    private let notices: [String]
    private let now: Instant?

    /// A page.
    ///
    /// - Parameters:
    ///   - script: The element `<slot-picker>`, and the page's own script after it.
    ///   - style: The page's style sheet.
    ///   - notices: What may surprise about the place, a line each.
    ///   - now: The moment that the page's clock begins at; nil is the reader's own clock.
    public init(script: [UInt8], style: [UInt8], notices: [String], now: Instant?) {
        self.script = script
        self.style = style
        self.notices = notices
        self.now = now
    }

    /// The page of some documents of one place, each in its own words.
    public func bytes(of documents: [SlotDocument]) throws(ExportError) -> [UInt8] {
        var page = HTMLPage()
        page.raw("<!DOCTYPE html>\n<html lang=\"en\"")
        if let now { page.raw(" data-now=\"\(now.epochSeconds)\"") }
        page.raw(">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"")
        page.raw("default-src 'none'; script-src '\(hash(script))'; style-src '\(hash(style))'; img-src data:; ")
        page.raw("base-uri 'none'; form-action 'none'\">\n")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        page.raw("<meta name=\"robots\" content=\"noindex\">\n<link rel=\"icon\" href=\"data:,\">\n<title>")
        page.text(documents[0].previewTitle)
        page.raw("</title>\n<style>")
        page.raw(style)
        page.raw("</style>\n</head>\n<body>\n<main>\n")
        for document in documents {
            try write(document, isOnly: documents.count == 1, to: &page)
        }
        writeNotices(to: &page)
        for document in documents { writeSizes(of: document, isOnly: documents.count == 1, to: &page) }
        page.close("main")
        page.raw("<script type=\"module\">")
        page.raw(script)
        page.raw("</script>\n</body>\n</html>\n")
        return page.bytes
    }

    private func hash(_ text: [UInt8]) -> String {
        "sha256-" + String(decoding: Base64.encode(SHA256.digest(of: text)), as: UTF8.self)
    }

    private func write(_ document: SlotDocument, isOnly: Bool, to page: inout HTMLPage) throws(ExportError) {
        page.open(
            "section", [("lang", document.labels.languageTag), ("dir", document.labels.direction.rawValue)])
        page.element(isOnly ? "h1" : "h2", document.previewTitle)
        page.element("p", document.plan.zone.identifier, [("class", "zone")])
        page.raw("<div class=\"views\">\n<div class=\"picker\"><slot-picker></slot-picker>\n")
        // No mark of HTML is left in the data: in a script, only < could end it.
        page.raw("<script type=\"application/json\">")
        for byte in try ExportFormat.json.bytes(of: document) {
            if byte == UInt8(ascii: "<") { page.raw("\\u003c") } else { page.raw([byte]) }
        }
        page.raw("</script></div>\n")
        PreviewCalendar(document).write(to: &page)
        page.raw("</div>\n")
        PreviewList(document).write(to: &page)
        page.close("section")
    }

    private func writeNotices(to page: inout HTMLPage) {
        guard !notices.isEmpty else { return }
        page.raw("<section class=\"notices\">\n<h2>Notes and warnings</h2>\n<ul>\n")
        for notice in notices { page.element("li", notice) }
        page.raw("</ul>\n</section>\n")
    }

    /// How large each file for a picker is, or why it has no file.
    private func writeSizes(of document: SlotDocument, isOnly: Bool, to page: inout HTMLPage) {
        page.raw("<details class=\"sizes\">\n")
        page.element("summary", "Files for pickers" + (isOnly ? "" : ": " + document.previewTitle))
        page.raw("<table>\n<thead><tr><th>format</th><th>bytes</th></tr></thead>\n<tbody>\n")
        for format in [ExportFormat.json] + ExportFormat.all.filter({ $0.family == .picker }) {
            page.raw("<tr>")
            page.element("th", format.name, [("scope", "row")])
            do throws(ExportError) {
                page.element("td", String(try format.bytes(of: document).count), [("class", "number")])
            } catch {
                page.element("td", error.rule)
            }
            page.raw("</tr>\n")
        }
        page.raw("</tbody>\n</table>\n</details>\n")
    }
}

extension SlotDocument {
    /// 徐家汇诊所, or with a service: 徐家汇诊所 – 体检
    fileprivate var previewTitle: String {
        (place.name ?? place.id) + (service.map { " – " + ($0.name ?? $0.id) } ?? "")
    }
}

extension LocaleLabels {
    /// The locale as a language tag of the web: `zh-CN`.
    fileprivate var languageTag: String {
        var tag: [UInt8] = []
        for byte in identifier.utf8 {
            // What follows are settings of ours, not a language.
            if byte == UInt8(ascii: "@") { break }
            tag.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte)
        }
        return String(decoding: tag, as: UTF8.self)
    }
}
