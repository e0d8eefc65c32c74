internal import SlotDocument
internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotTime

/// The paths of a place's files, one service, locale and format after the other.
struct ProductNames {
    private let stem: String
    private let shard: String
    private let template: PathTemplate

    /// What tells each document from the others of the place, with a dot at its end; empty where there is one.
    let prefixes: [String]

    init(_ documents: [SlotDocument], _ id: String, _ context: BatchContext) {
        // The id was checked before.
        stem = (try? FileName.stem(forID: id)) ?? ""
        template = context.request.path
        if template.usesShard {
            let key = RecordID.stableKey(id)
            shard = String(decoding: hexadecimal([UInt8(truncatingIfNeeded: key)]), as: UTF8.self)
        } else {
            shard = ""
        }
        let services = documents.count { $0.labels.isCopy(of: documents[0].labels) }
        prefixes = documents.map { document in
            let service = document.service.map { Self.fileName(of: $0.id) + "." } ?? ""
            return service + (documents.count == services ? "" : Self.fileName(of: document.labels.identifier) + ".")
        }
    }

    /// The path of a file.
    func path(_ suffix: String, part: String?) -> String {
        let path = template.path(stem, shard: shard, suffix: suffix)
        return part.map { path + "/" + $0 } ?? path
    }

    /// A service or a locale in the name of a file: `ar_EG@numbers=latn` becomes `ar_EG-numbers-latn`.
    private static func fileName(of text: String) -> String {
        let bytes = text.utf8.map { (byte) -> UInt8 in
            byte.isAlphanumeric || byte == UInt8(ascii: "_") ? byte : UInt8(ascii: "-")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
