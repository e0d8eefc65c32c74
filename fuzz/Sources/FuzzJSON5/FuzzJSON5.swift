import JSON5

/// Reads any bytes as JSON and as JSON5.
///
/// What is JSON must be JSON5 with the same tokens, and every error must lie inside the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let json = tokens(bytes, .json)
    let json5 = tokens(bytes, .json5)
    if let json { precondition(json == json5, "JSON is no JSON5") }
    return 0
}

private func tokens(_ bytes: [UInt8], _ dialect: JSON5Reader.Dialect) -> [JSON5Reader.Token]? {
    var reader = JSON5Reader(bytes, dialect: dialect)
    var tokens: [JSON5Reader.Token] = []
    do throws(JSON5Error) {
        while true {
            let token = try reader.next()
            tokens.append(token)
            switch token {
            case .end: return tokens
            case .key(let text), .string(let text):
                let plain = reader.unescaped(text)
                precondition(String(validating: plain, as: UTF8.self) != nil, "a string is no UTF-8")
                precondition(reader.isEqual(text, plain), "a string isn't itself")
            case .number(let text): _ = reader.integer(of: text)
            default: break
            }
            precondition(tokens.count <= bytes.count, "more tokens than bytes")
        }
    } catch {
        precondition((0...bytes.count).contains(error.offset), "an error outside the text")
        precondition(error.position.line > 0 && error.position.column > 0, "an error at no place")
        precondition(isOneLine(error.description), "an error of two lines")
        return nil
    }
}

private func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
}
