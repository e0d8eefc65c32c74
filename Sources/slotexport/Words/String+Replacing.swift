extension String {
    /// Replaces every occurrence of a part by another text, byte for byte.
    ///
    /// The library's own would bring its parser of regular expressions into the binary, and every start would load it.
    func replacing(_ part: String, with other: String) -> String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let first = rest.first {
            if !part.isEmpty, rest.starts(with: part.utf8) {
                bytes += other.utf8
                rest = rest.dropFirst(part.utf8.count)
            } else {
                bytes.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
