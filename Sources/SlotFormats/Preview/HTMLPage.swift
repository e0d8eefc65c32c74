/// HTML that is put together; what isn't written raw is escaped.
struct HTMLPage {
    private(set) var bytes: [UInt8] = []

    /// Appends markup of ours.
    mutating func raw(_ markup: String) { bytes += markup.utf8 }

    /// Appends bytes as they are.
    mutating func raw(_ markup: [UInt8]) { bytes += markup }

    /// Appends text, in which nothing is markup, also between quotes.
    mutating func text(_ text: [UInt8]) {
        for byte in HTMLText.escape(text) {
            if byte == UInt8(ascii: "\"") { bytes += "&quot;".utf8 } else { bytes.append(byte) }
        }
    }

    /// Appends text.
    mutating func text(_ text: String) { self.text(Array(text.utf8)) }

    /// Opens an element.
    mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
        raw("<\(name)")
        for (key, value) in attributes {
            raw(" \(key)=\"")
            text(value)
            raw("\"")
        }
        raw(">")
    }

    /// Closes an element.
    mutating func close(_ name: String) { raw("</\(name)>\n") }

    /// Appends an element with a text.
    mutating func element(_ name: String, _ content: [UInt8], _ attributes: [(String, String)] = []) {
        open(name, attributes)
        text(content)
        close(name)
    }

    /// Appends an element with a text.
    mutating func element(_ name: String, _ content: String, _ attributes: [(String, String)] = []) {
        element(name, Array(content.utf8), attributes)
    }
}
