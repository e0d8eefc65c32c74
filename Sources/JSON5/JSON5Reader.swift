internal import SlotTime

/// Reads JSON (RFC 8259) or JSON5 (json5.org, version 1.0.0), a token at a time, without a tree.
///
/// It is stricter than both in what only mistakes and attacks have: a key twice in one object, more than 64 levels,
/// raw control characters in strings (JSON5 would allow a tab), escapes that are half a surrogate pair. A byte order
/// mark is passed over once, at the start.
///
/// After an error a reader has nothing more to say. The caller limits the size of the text.
public struct JSON5Reader: Sendable {
    /// Which language is read.
    public enum Dialect: Sendable {
        /// RFC 8259, nothing else.
        case json
        /// JSON5 1.0.0.
        case json5
    }

    /// The characters of a key, a string or a number as written in the text: a string's without its quotes.
    public struct Text: Hashable, Sendable {
        /// The bytes of the text.
        public let range: Range<Int>

        /// Whether there are escapes in them.
        package let hasEscapes: Bool
    }

    /// What comes next in the text.
    public enum Token: Hashable, Sendable {
        /// `{`
        case objectStart
        /// `}`
        case objectEnd
        /// `[`
        case arrayStart
        /// `]`
        case arrayEnd
        /// A key and its colon.
        case key(Text)
        /// A string.
        case string(Text)
        /// A number; in JSON5 it may be hexadecimal, `Infinity` or `NaN`, with a sign.
        case number(Text)
        /// `true` or `false`.
        case bool(Bool)
        /// `null`
        case null
        /// The end of the text.
        case end
    }

    private enum State {
        case value, firstValue, nextValue, firstKey, nextKey, afterValue
    }

    /// The most levels of objects and arrays.
    static let depthLimit = 64

    package let bytes: [UInt8]
    let dialect: Dialect

    /// The line that the text's first one is counted as.
    let firstLine: Int

    /// Where reading continues.
    package internal(set) var offset = 0

    /// The first byte of the last token.
    package private(set) var tokenStart = 0

    private var state = State.value
    private var depth = 0
    // A bit a level, the innermost one last: whether it is an object.
    private var objects: UInt64 = 0
    private var keys = DuplicateKeyDetector()

    /// A reader of a UTF-8 text.
    public init(_ bytes: [UInt8], dialect: Dialect, firstLine: Int = 1) {
        self.bytes = bytes
        self.dialect = dialect
        self.firstLine = firstLine
        offset = byteOrderMarkLength(of: bytes)
    }

    /// The next token; after the end it is the end again.
    public mutating func next() throws(JSON5Error) -> Token {
        try skipSpace()
        if state == .afterValue {
            guard depth > 0 else {
                guard offset == bytes.count else { throw failure("the end of the text") }
                tokenStart = offset
                return .end
            }
            let isObject = objects & 1 == 1
            guard byte(at: offset) == UInt8(ascii: ",") else {
                return try close(isObject, isObject ? "a comma or \"}\"" : "a comma or \"]\"")
            }
            offset += 1
            try skipSpace()
            state = isObject ? .nextKey : .nextValue
        }
        tokenStart = offset
        let byte = byte(at: offset)
        switch state {
        case .firstKey where byte == UInt8(ascii: "}"), .firstValue where byte == UInt8(ascii: "]"):
            return try close(state == .firstKey, "the end")
        case .nextKey where byte == UInt8(ascii: "}"), .nextValue where byte == UInt8(ascii: "]"):
            guard dialect == .json5 else {
                throw failure(state == .nextKey ? "a key" : "a value", hint: Self.only("a comma before the end"))
            }
            return try close(state == .nextKey, "the end")
        case .firstKey, .nextKey: return try key()
        case .value, .firstValue, .nextValue, .afterValue: return try value(byte)
        }
    }
}

// MARK: - Structure

extension JSON5Reader {
    /// The byte at an offset, or 0 after the end: a NUL is welcome nowhere.
    func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    private mutating func value(_ byte: UInt8) throws(JSON5Error) -> Token {
        switch byte {
        case UInt8(ascii: "{"):
            try open(isObject: true)
            return .objectStart
        case UInt8(ascii: "["):
            try open(isObject: false)
            return .arrayStart
        default: break
        }
        state = .afterValue
        switch byte {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "'"):
            guard dialect == .json5 else { throw failure("a value", hint: Self.only("single quotes")) }
            return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
            guard dialect == .json5 else { throw failure("a value", hint: Self.only("such numbers")) }
            return .number(try number())
        default: throw noValue()
        }
    }

    /// What to say where no value begins; most often it is a text without its quotes.
    private func noValue() -> JSON5Error {
        failure("a value", hint: isIdentifierPart(at: offset) ? "text must be in quotes" : nil)
    }

    private mutating func key() throws(JSON5Error) -> Token {
        let text: Text
        switch byte(at: offset) {
        case UInt8(ascii: "\""): text = try string()
        case UInt8(ascii: "'"):
            guard dialect == .json5 else { throw failure("a key in double quotes", hint: Self.only("single quotes")) }
            text = try string()
        default: text = try identifier()
        }
        let hash = hash(of: text)
        if keys.add(text, hash: hash) { try refuseDouble(of: text, hash: hash) }
        try skipSpace()
        guard byte(at: offset) == UInt8(ascii: ":") else { throw failure("a colon after the key") }
        offset += 1
        state = .value
        return .key(text)
    }

    private func refuseDouble(of text: Text, hash: UInt64) throws(JSON5Error) {
        for earlier in keys.texts(withHash: hash) where earlier != text && isEqual(earlier, text) {
            let line = position(ofByte: earlier.range.lowerBound).line
            throw failure(
                "a new key", at: tokenStart,
                found: "\(quoted(shortened(string(of: text)))) again, which line \(line) has")
        }
    }

    private mutating func open(isObject: Bool) throws(JSON5Error) {
        guard depth < Self.depthLimit else {
            throw failure("at most \(Self.depthLimit) levels of brackets", found: "one more")
        }
        depth += 1
        objects = objects << 1 | (isObject ? 1 : 0)
        if isObject { keys.openObject() }
        state = isObject ? .firstKey : .firstValue
        offset += 1
    }

    private mutating func close(_ isObject: Bool, _ expected: String) throws(JSON5Error) -> Token {
        guard byte(at: offset) == UInt8(ascii: isObject ? "}" : "]") else { throw failure(expected) }
        tokenStart = offset
        offset += 1
        depth -= 1
        objects >>= 1
        if isObject { keys.closeObject() }
        state = .afterValue
        return isObject ? .objectEnd : .arrayEnd
    }

    /// Takes a word of letters that ends there.
    mutating func word(_ word: String) throws(JSON5Error) {
        var end = offset
        for letter in word.utf8 {
            guard byte(at: end) == letter else { throw noValue() }
            end += 1
        }
        guard !isIdentifierPart(at: end) else { throw noValue() }
        offset = end
    }
}
