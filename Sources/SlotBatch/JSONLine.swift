internal import SlotFormats
internal import SlotTime

/// One line of JSON that is put together key by key.
struct JSONLine {
    private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]
    private var isFirst = true

    /// A line of no keys yet.
    init() {}

    /// Begins a key; its value must follow.
    private mutating func key(_ key: String) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes.append(UInt8(ascii: "\""))
        bytes += key.utf8
        bytes += "\":".utf8
    }

    /// A text in quotes, or `null`.
    mutating func add(_ name: String, _ text: String?) {
        key(name)
        bytes += JSONText.quote(text)
    }

    /// Plain ASCII in quotes: digits of a digest, a moment.
    mutating func add(_ name: String, plain text: [UInt8]) {
        key(name)
        bytes.append(UInt8(ascii: "\""))
        bytes += text
        bytes.append(UInt8(ascii: "\""))
    }

    /// A number.
    mutating func add(_ name: String, _ number: Int) {
        key(name)
        bytes += String(number).utf8
    }

    /// A moment in UTC (RFC 3339), or `null`.
    mutating func add(_ name: String, _ moment: Instant?) {
        key(name)
        guard let moment else {
            bytes += "null".utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        moment.appendRFC3339(utcOffset: 0, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// A value that is JSON already.
    mutating func add(_ name: String, json: [UInt8]) {
        key(name)
        bytes += json
    }

    /// The line, without its end.
    consuming func finish() -> [UInt8] {
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    /// Values between brackets.
    static func array(_ values: some Sequence<[UInt8]>) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(ascii: "[")]
        for value in values {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            bytes += value
        }
        bytes.append(UInt8(ascii: "]"))
        return bytes
    }
}

extension JSONLine {
    /// A text in quotes.
    static func quote(_ text: String) -> [UInt8] { JSONText.quote(text) }
}
