internal import CLibXML2

/// Text of XML, escaped by libxml2 as the value of an attribute in double quotes.
enum XMLText {
    /// The value between the quotes.
    static func attribute(_ text: [UInt8]) -> [UInt8] {
        // What has no mark of XML stays as it is.
        guard !text.allSatisfy(isPlain) else { return text }
        // Without memory the document fails as a whole; until then nothing of the text may pass for markup.
        guard var document = XMLDocument() else { return Array("&#xFFFD;".utf8) }
        document.open("x", [("x", String(decoding: text, as: UTF8.self))])
        document.close()
        let element = document.takeBytes()
        // <?xml …?>, a line end, <x x="…"/>
        let start = element.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Array(element[start...].dropFirst(#"<x x=""#.utf8.count).dropLast(#""/>"#.utf8.count))
    }

    /// Escapes the bytes from an index on.
    static func attribute(_ bytes: inout [UInt8], from start: Int) {
        bytes.escape(from: start, unless: isPlain, attribute)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
            && byte != UInt8(ascii: "\"")
    }
}
