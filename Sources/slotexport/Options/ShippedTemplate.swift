internal import SlotFormats
internal import SlotHost
internal import SlotTime
internal import Templates

/// A template of the folder `templates`, which the program carries inside itself.
struct ShippedTemplate {
    /// The name of its file: `table.html`.
    let name: String
    let text: [UInt8]

    /// All of them.
    static let all: [ShippedTemplate] = (0..<slotexport_template_count()).map { index in
        // Safe: constants of the program, the name with its NUL and the text with its length.
        let text = unsafe UnsafeBufferPointer(
            start: slotexport_template(index), count: slotexport_template_length(index))
        return unsafe ShippedTemplate(name: String(cString: slotexport_template_name(index)), text: Array(text))
    }

    /// The script and the style of the page that `preview` writes.
    static var previewScript: [UInt8] {
        // Safe: a constant of the program, with its length.
        unsafe Array(
            UnsafeBufferPointer(start: slotexport_preview_script(), count: slotexport_preview_script_length()))
    }
    static var previewStyle: [UInt8] {
        // Safe: as above.
        unsafe Array(UnsafeBufferPointer(start: slotexport_preview_style(), count: slotexport_preview_style_length()))
    }

    /// The template of a name, with or without its extension, or nil.
    static func named(_ name: String) -> ShippedTemplate? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) || $0.name.utf8.starts(with: (name + ".").utf8) }
    }

    /// The names of their files.
    static var names: [String] { all.map { $0.name } }

    /// The text of the template that the one operand names.
    static func text(for operands: ArraySlice<String>) throws(CommandError) -> [UInt8] {
        let known = names
        guard let name = operands.first, operands.count == 1 else {
            throw CommandError(usage: "template needs one name: \(known.listed())")
        }
        guard let template = named(name) else {
            let hint = Suggestion.question(for: name, in: known)
            throw CommandError(usage: "there is no template \(quoted(name, limit: 80))\(hint)")
        }
        return template.text
    }

    /// The formats of templates, by their paths or names: a path has a slash, or is no name of one that ships.
    static func formats(of templates: [String]) throws(CommandError) -> [ExportFormat] {
        var formats: [ExportFormat] = []
        for path in templates {
            let file = last(of: path, after: UInt8(ascii: "/"))
            let suffix = last(of: file, after: UInt8(ascii: "."))
            let folder = TemplateFolder(of: path)
            let own = path.utf8.contains(UInt8(ascii: "/")) ? nil : named(path)
            let text: [UInt8]
            do throws(HostError) {
                if let own { text = own.text } else { text = try TemplateFolder.read(path) }
            } catch {
                throw CommandError(error)
            }
            do throws(ExportError) {
                formats.append(
                    try .template(
                        text, file: own?.name ?? file,
                        partial: { own == nil ? folder.partial($0, suffix: suffix) : nil }))
            } catch {
                throw CommandError(error)
            }
        }
        return formats
    }

    /// What follows the last of some marks in a text.
    private static func last(of text: String, after mark: UInt8) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte == mark { bytes.removeAll() } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
