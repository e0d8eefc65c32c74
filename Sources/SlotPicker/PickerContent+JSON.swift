internal import JSON5
internal import SlotTime

extension PickerContent {
    /// The content of a file in the format `json`, version 1. Keys that later versions add are passed over.
    ///
    /// - Throws: An error where the text is not JSON, is of another version, or lacks what a picker needs.
    public init(json: [UInt8]) throws(PickerContentError) {
        var reader = ContentReader(json)
        self = try reader.content()
    }
}

/// Reads the format `json`, key by key.
private struct ContentReader {
    private var reader: JSON5Reader

    init(_ bytes: [UInt8]) {
        reader = JSON5Reader(bytes, dialect: .json)
    }

    mutating func content() throws(PickerContentError) -> PickerContent {
        var days: [PickerContent.Day]?
        var validUntil: Instant?
        var version: Int?
        guard try next() == .objectStart else { throw PickerContentError(key: "", rule: "the file is not an object") }
        while let key = try key() {
            switch key {
            case "version": version = try integer(key)
            case "validUntil": validUntil = try instant(key).instant
            case "days": days = try array(key) { (reader) throws(PickerContentError) in try reader.day() }
            default: try skip()
            }
        }
        guard version == 1 else { throw PickerContentError(key: "version", rule: "be 1") }
        return PickerContent(days: try need(days, "days"), validUntil: validUntil)
    }

    private mutating func day() throws(PickerContentError) -> PickerContent.Day {
        var (label, date, hours): (String?, CivilDate?, [PickerContent.Hour]?)
        while let key = try key() {
            switch key {
            case "label": label = try string(key)
            case "date": date = CivilDate(rfc3339: try string(key))
            case "hours": hours = try array(key) { (reader) throws(PickerContentError) in try reader.hour() }
            default: try skip()
            }
        }
        return PickerContent.Day(
            label: try need(label, "label"), date: try need(date, "date"), hours: try need(hours, "hours"))
    }

    private mutating func hour() throws(PickerContentError) -> PickerContent.Hour {
        var (label, slots): (String?, [PickerContent.Slot]?)
        while let key = try key() {
            switch key {
            case "label": label = try string(key)
            case "slots": slots = try array(key) { (reader) throws(PickerContentError) in try reader.slot() }
            default: try skip()
            }
        }
        return PickerContent.Hour(label: try need(label, "label"), slots: try need(slots, "slots"))
    }

    private mutating func slot() throws(PickerContentError) -> PickerContent.Slot {
        var (label, start, bookUntil): (String?, (instant: Instant, utcOffset: Int)?, Int?)
        var isSoldOut = false
        while let key = try key() {
            switch key {
            case "label": label = try string(key)
            case "start": start = try instant(key)
            case "bookUntil": bookUntil = try integer(key)
            case "soldOut": isSoldOut = try next() == .bool(true)
            default: try skip()
            }
        }
        let time = try need(start, "start")
        return PickerContent.Slot(
            label: try need(label, "label"), start: time.instant, utcOffset: time.utcOffset,
            bookUntil: Instant(epochSeconds: try need(bookUntil, "bookUntil")), isSoldOut: isSoldOut)
    }
}

extension ContentReader {
    private mutating func next() throws(PickerContentError) -> JSON5Reader.Token {
        do throws(JSON5Error) {
            return try reader.next()
        } catch {
            throw PickerContentError(key: "", rule: error.description)
        }
    }

    /// The next key of an object, or nil at its end.
    private mutating func key() throws(PickerContentError) -> String? {
        if case .key(let text) = try next() { return reader.string(of: text) }
        return nil
    }

    private mutating func string(_ key: String) throws(PickerContentError) -> String {
        guard case .string(let text) = try next() else { throw PickerContentError(key: key, rule: "be a text") }
        return reader.string(of: text)
    }

    private mutating func integer(_ key: String) throws(PickerContentError) -> Int {
        guard case .number(let text) = try next(), let number = reader.integer(of: text) else {
            throw PickerContentError(key: key, rule: "be a whole number")
        }
        return number
    }

    /// A time of RFC 3339 and its UTC offset in seconds.
    private mutating func instant(_ key: String) throws(PickerContentError) -> (instant: Instant, utcOffset: Int) {
        let text = try string(key)
        guard let instant = Instant(rfc3339: text), let utcOffset = Self.utcOffset(of: text) else {
            throw PickerContentError(key: key, rule: "be a time with a UTC offset (RFC 3339)")
        }
        return (instant, utcOffset)
    }

    /// The UTC offset at the end of a time of RFC 3339, in seconds.
    private static func utcOffset(of text: String) -> Int? {
        let bytes = Array(text.utf8.suffix(6))
        if bytes.last == UInt8(ascii: "Z") || bytes.last == UInt8(ascii: "z") { return 0 }
        guard bytes.count == 6 else { return nil }
        func two(_ index: Int) -> Int { Int(bytes[index] & 15) * 10 + Int(bytes[index + 1] & 15) }
        let seconds = (two(1) * 60 + two(4)) * 60
        return bytes[0] == UInt8(ascii: "-") ? -seconds : seconds
    }

    /// The objects of an array, each read from after its opening bracket.
    private mutating func array<Element>(
        _ key: String, _ element: (inout ContentReader) throws(PickerContentError) -> Element
    ) throws(PickerContentError) -> [Element] {
        guard try next() == .arrayStart else { throw PickerContentError(key: key, rule: "be an array") }
        var elements: [Element] = []
        while true {
            switch try next() {
            case .arrayEnd: return elements
            case .objectStart: elements.append(try element(&self))
            default: throw PickerContentError(key: key, rule: "hold objects")
            }
        }
    }

    /// Passes over a value.
    private mutating func skip() throws(PickerContentError) {
        var depth = 0
        repeat {
            switch try next() {
            case .objectStart, .arrayStart: depth += 1
            case .objectEnd, .arrayEnd: depth -= 1
            default: break
            }
        } while depth > 0
    }

    private func need<Value>(_ value: Value?, _ key: String) throws(PickerContentError) -> Value {
        guard let value else { throw PickerContentError(key: key, rule: "be there") }
        return value
    }
}
