internal import SlotTime

/// The folder of a template: partials come from here and from nowhere else.
public struct TemplateFolder: Sendable {
    private let path: String

    /// The longest template or partial, in bytes.
    private static let sizeLimit = 1 << 20

    /// The folder that holds a template.
    public init(of template: String) {
        let folder = splitPath(template).folder
        path = folder.isEmpty ? "./" : folder
    }

    /// Reads a template at a path that somebody named.
    ///
    /// - Throws: 66 where it is missing or no regular file, 65 where it is too long, 74 where reading fails.
    public static func read(_ path: String) throws(HostError) -> [UInt8] {
        do throws(SystemError) {
            return try readFile(path, atMost: sizeLimit)
        } catch {
            let (status, reason): (ExitStatus, String) =
                switch error {
                case .fileTooLarge: (.content, "a template has at most 1 MiB")
                case .invalidArgument: (.missingInput, "it is not a regular file")
                default: (error.forbidsCreation ? .missingInput : .readWrite, error.words)
                }
            throw HostError(status, "cannot read the template", path: path, reason: reason)
        }
    }

    /// Reads a partial; nil if it is missing, a link, or outside of the folder.
    ///
    /// A name without an extension has that of the template.
    public func partial(_ name: String, suffix: String) -> [UInt8]? {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.first != nil && $0.first != UInt8(ascii: ".") }) else { return nil }
        var step = path
        for (index, part) in parts.enumerated() {
            step += (index > 0 ? "/" : "") + String(decoding: Array(part), as: UTF8.self)
            // Folders and files alike may be links; the last one with its extension is looked at below.
            guard !isLink(step) else { return nil }
        }
        for candidate in [step, step + "." + suffix] where !isLink(candidate) {
            if let text = try? readFile(candidate, atMost: Self.sizeLimit) { return text }
        }
        return nil
    }

    /// Whether a path is a symbolic link, or can't be told from one.
    private func isLink(_ path: String) -> Bool {
        do throws(SystemError) {
            return try FileStatus(of: path, followingLinks: false)?.kind == .link
        } catch {
            return true
        }
    }
}
