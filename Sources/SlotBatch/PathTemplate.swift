internal import SlotHost
internal import SlotTime

/// Where the files of a place lie in a set: `{id}.{ext}`, or `{shard}/{id}.{ext}` where one folder would have too many.
public struct PathTemplate: Sendable {
    private enum Part: Sendable {
        case text(String)
        case id, ext, shard
    }

    private let parts: [Part]

    /// All files in one folder.
    public static let flat = PathTemplate(parts: [.id, .text("."), .ext])

    private init(parts: [Part]) {
        self.parts = parts
    }

    /// The template of a text; nil where it doesn't name each place and format by itself, or leads out of the set.
    public init?(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            guard let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            switch rest[rest.utf8.index(after: open)..<close] {
            case "id": parts.append(.id)
            case "ext": parts.append(.ext)
            case "shard": parts.append(.shard)
            default: return nil
            }
            rest = rest[rest.utf8.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        let names = parts.map { (part) -> Int in
            switch part {
            case .id: 1
            case .ext: 2
            default: 0
            }
        }
        guard names.contains(1), names.contains(2) else { return nil }
        let folders = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard folders.allSatisfy({ $0.first != nil && $0.first != UInt8(ascii: ".") }),
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { return nil }
        self.parts = parts
    }

    /// The path of a place's file.
    ///
    /// - Parameters:
    ///   - stem: The id as the name of a file.
    ///   - shard: Two hexadecimal digits, spread evenly over the places.
    ///   - suffix: What tells the formats apart, with the extension.
    func path(_ stem: String, shard: String, suffix: String) -> String {
        var path = ""
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .id: path += stem
            case .ext: path += suffix
            case .shard: path += shard
            }
        }
        return path
    }

    /// Whether folders are spread by shard.
    var usesShard: Bool {
        parts.contains { (part) in
            if case .shard = part { true } else { false }
        }
    }

    /// The text that it was made from.
    var text: String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let own): text += own
            case .id: text += "{id}"
            case .ext: text += "{ext}"
            case .shard: text += "{shard}"
            }
        }
        return text
    }
}
