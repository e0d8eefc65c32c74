internal import SlotTime

/// A place in a calendar that is being read, content line by content line (RFC 5545 3.1).
///
/// Any line end is one: CRLF, LF or CR. A line that begins with a space or a tab continues the one before it, wherever
/// that was cut: octets are joined before anything is decoded. A span can't be stored, so each step is given it again.
struct CalendarScanner {
    /// What the next line is.
    enum Token {
        /// `BEGIN`: ``component`` is now the one that begins.
        case begin

        /// `END`: ``ended`` is the one that has ended.
        case end

        /// A property of ``component``: ``property`` is its name.
        case property

        /// A line without a name and a colon.
        case malformed
    }

    /// A component that has begun and not ended.
    struct Open {
        let name: ComponentName
        let packed: PackedName
        let line: Int

        /// Where its BEGIN line begins.
        let offset: Int
    }

    /// The components around the place, the outermost first.
    private(set) var open: [Open] = []

    /// The component that ended last.
    private(set) var ended = Open(name: .other, packed: PackedName(), line: 0, offset: 0)

    /// The name of the current line.
    private(set) var property = PropertyName.other

    /// The physical line on which the current line begins, from 1.
    private(set) var line = 0

    /// Where the current line begins.
    private(set) var offset = 0

    /// The current line, unfolded; filled by ``load(_:)`` and for BEGIN and END.
    private(set) var text: [UInt8] = []

    /// Where the value of ``text`` begins; nil where a quotation mark is never closed.
    private(set) var valueStart: Int?

    private var end = 0
    private var isFolded = false
    private var position = 0
    private var nextLine = 1

    /// Begins at a place that is the beginning of a line, inside a VCALENDAR unless it is the first.
    init(offset: Int = 0, line: Int = 1, inside outer: [Open] = []) {
        position = offset
        nextLine = line
        open = outer
    }

    /// The innermost component around the place; `other` outside of all.
    var component: ComponentName { open.last?.name ?? .other }

    /// Steps over an octet order mark.
    mutating func skipByteOrderMark(_ bytes: Span<UInt8>) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    }

    /// Steps to the next line; nil at the end.
    mutating func next(_ bytes: Span<UInt8>) throws(ICalendarError) -> Token? {
        let count = bytes.count
        var index = position
        // Empty lines are harmless.
        while index < count, bytes[index] == 0x0A || bytes[index] == 0x0D {
            nextLine += bytes[index] == 0x0D && index + 1 < count && bytes[index + 1] == 0x0A ? 0 : 1
            index += 1
        }
        offset = index
        line = nextLine
        guard index < count else {
            position = index
            return nil
        }
        var packed = PackedName()
        while index < count, packed.append(bytes[index]) { index += 1 }
        let nameEnd = index
        skipLine(bytes, from: index)
        let mark = nameEnd < count ? bytes[nameEnd] : 0x0A
        let isName = packed.length > 0 && (mark == UInt8(ascii: ":") || mark == UInt8(ascii: ";"))
        if isName, !isFolded {
            property = PropertyName(packed)
            guard property == .begin || property == .end else { return .property }
            load(bytes)
            return try nest()
        }
        guard isName || isFolded else { return .malformed }
        load(bytes)
        packed = PackedName()
        var length = 0
        while length < text.count, packed.append(text[length]) { length += 1 }
        guard length > 0, length < text.count,
            text[length] == UInt8(ascii: ":") || text[length] == UInt8(ascii: ";")
        else { return .malformed }
        property = PropertyName(packed)
        return property == .begin || property == .end ? try nest() : .property
    }

    /// Finds the end of the line and of those that continue it.
    private mutating func skipLine(_ bytes: Span<UInt8>, from start: Int) {
        let count = bytes.count
        var index = start
        var lines = nextLine
        isFolded = false
        end = count
        while index < count {
            let byte = bytes[index]
            index &+= 1
            guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
            let last = index &- 1
            if byte == 0x0D, index < count, bytes[index] == 0x0A { index &+= 1 }
            lines &+= 1
            guard index < count, bytes[index] == 0x20 || bytes[index] == 0x09 else {
                end = last
                break
            }
            isFolded = true
        }
        nextLine = lines
        position = index
    }

    /// Copies the current line into ``text``, without its folds.
    mutating func load(_ bytes: Span<UInt8>) {
        text.removeAll(keepingCapacity: true)
        let (first, end, isFolded) = (offset, end, isFolded)
        text.append(addingCapacity: end - first) { output in
            var index = first
            while index < end {
                let byte = bytes[index]
                index &+= 1
                if isFolded, byte == 0x0A || byte == 0x0D {
                    if byte == 0x0D, bytes[index] == 0x0A { index &+= 1 }
                    // The space or tab that made it a fold.
                    index &+= 1
                } else {
                    output.append(byte)
                }
            }
        }
        valueStart = findValue()
    }

    private func findValue() -> Int? {
        let text = text.span
        var isQuoted = false
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ":") where !isQuoted: return index + 1
            default: break
            }
        }
        return nil
    }

    /// Opens or closes a component.
    private mutating func nest() throws(ICalendarError) -> Token {
        var value = text[(valueStart ?? text.count)...]
        while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
        let packed = PackedName(value)
        let name = ComponentName(packed)
        guard property == .begin else {
            guard let last = open.last, last.packed == packed else {
                let rule =
                    open.last.map { "doesn't end what line \($0.line) begins" } ?? "ends what nothing has begun"
                throw ICalendarError(line: line, name: "END", value: value, rule: rule)
            }
            open.removeLast()
            ended = last
            return .end
        }
        guard open.count < Self.maximumDepth else {
            throw ICalendarError(
                line: line, name: "BEGIN", value: value, rule: "is nested deeper than \(Self.maximumDepth) components")
        }
        if let parent = name.parent, parent != component {
            throw ICalendarError(
                line: line, name: "BEGIN", value: value, rule: "must be directly inside \(parent.text) (RFC 5545 3.6)")
        }
        if name == .calendar, !open.isEmpty {
            throw ICalendarError(line: line, name: "BEGIN", value: value, rule: "must not be inside a component")
        }
        open.append(Open(name: name, packed: packed, line: line, offset: offset))
        return .begin
    }

    /// The deepest that components are nested; the standards need three.
    private static let maximumDepth = 32
}
