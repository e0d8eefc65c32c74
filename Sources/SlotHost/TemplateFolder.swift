internal import Glibc
public import SlotFormats
internal import SlotTime

/// The folder of a template: partials come from here and from nowhere else.
public struct TemplateFolder: Sendable {
    private let path: String

    /// The longest template or partial, in bytes.
    private static let sizeLimit = 1 << 20

    /// The folder that holds a template.
    public init(of template: String) {
        var bytes = Array(template.utf8)
        while let last = bytes.last, last != UInt8(ascii: "/") { bytes.removeLast() }
        path = bytes.isEmpty ? "./" : String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a template at a path that somebody named.
    public static func read(_ path: String) throws(ExportError) -> [UInt8] {
        do throws(SystemError) {
            return try readFile(path, atMost: sizeLimit)
        } catch {
            throw ExportError(format: "template", rule: "\(quoted(path, limit: 200)) can't be read: \(error.words)")
        }
    }

    /// Reads a partial; nil where there is none, where a link would lead there, or where the name leads out of the folder.
    ///
    /// A name without an extension has that of the template.
    public func partial(_ name: String, suffix: String) -> [UInt8]? {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.first != nil && $0.first != UInt8(ascii: ".") }) else { return nil }
        var step = path
        for (index, part) in parts.enumerated() {
            step += (index > 0 ? "/" : "") + String(decoding: Array(part), as: UTF8.self)
            // Folders and files alike may be links; the last one with its extension is looked at below.
            guard linkTarget(step) == nil else { return nil }
        }
        for candidate in [step, step + "." + suffix] where linkTarget(candidate) == nil {
            if let text = try? readFile(candidate, atMost: Self.sizeLimit) { return text }
        }
        return nil
    }
}
