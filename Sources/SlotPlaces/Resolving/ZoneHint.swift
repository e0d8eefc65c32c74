internal import ICalendar
internal import Resources
internal import SlotTime

/// What somebody probably meant by a name that is no time zone: a city, a short name, an offset, a name of Windows.
struct ZoneHint {
    /// The zone that was meant, or nil.
    let suggestion: String?

    /// What to say in place of the usual rule, where the name is ambiguous or no zone at all.
    let rule: String?

    /// A hint for a name.
    ///
    /// - Parameters:
    ///   - name: What was given.
    ///   - names: All zones, where they are known.
    init(for name: String, in names: [String]) {
        var suggestion: String?
        var rule: String?
        let known = Self.zones(of: name.lastPart)
        if known.count > 1 {
            rule = "is the short name of several zones; give a city, such as \(known.listed())"
        } else if let zone = WindowsZones.identifier(of: Array(name.utf8)) ?? known.first {
            suggestion = zone
        } else if let offset = Self.offset(name) {
            if offset % 60 == 0 {
                suggestion = Self.zone(ofHours: offset / 60)
            } else {
                rule = "is an offset, and clock changes need a zone; give the zone of a city"
            }
        } else if !name.utf8.contains(where: { $0.isDigit }) {
            // People say the city alone, or the path of the zone's file.
            let city = name.lastPart
            suggestion = names.first { $0.lastPart == city } ?? Suggestion.nearest(to: name, in: names)
        }
        self.suggestion = suggestion
        self.rule = rule
    }

    /// The minutes east of UTC that `UTC+3`, `GMT+03:00` or `+0530` means; nil for everything else.
    private static func offset(_ name: String) -> Int? {
        var bytes = Array(name.utf8)[...]
        for prefix in ["UTC", "GMT"] where bytes.starts(with: prefix.utf8) { bytes = bytes.dropFirst(3) }
        guard let sign = bytes.popFirst(), [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) else { return nil }
        let digits = bytes.filter { $0 != UInt8(ascii: ":") }
        guard (1...4).contains(digits.count), digits.count == bytes.count || digits.count == bytes.count - 1,
            digits.allSatisfy({ $0.isDigit })
        else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
        let (hours, minutes) = digits.count < 3 ? (number, 0) : (number / 100, number % 100)
        guard hours <= 14, minutes < 60 else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
    }

    /// The zone of an offset: by POSIX, what is east of UTC has a minus in its name.
    private static func zone(ofHours hours: Int) -> String? {
        guard hours != 0 else { return "UTC" }
        guard hours >= -12 else { return nil }
        return "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    }

    /// The zones of a name in Resources/zones/hints.txt; empty where it has none.
    private static func zones(of name: String) -> [String] {
        // Safe: a constant of the program, with its length.
        let text = unsafe Array(
            UnsafeBufferPointer(start: slotexport_zone_hints(), count: slotexport_zone_hints_length()))
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
            if let first = fields.first, first.utf8.elementsEqual(name.utf8) { return Array(fields.dropFirst()) }
        }
        return []
    }
}

extension String {
    /// What follows the last slash, in lower case, with an underscore for a space.
    fileprivate var lastPart: String {
        let part = utf8.split(separator: UInt8(ascii: "/")).last ?? utf8[...]
        let bytes = part.map { byte in
            byte == UInt8(ascii: " ") ? UInt8(ascii: "_") : byte.isUppercase ? byte | 0x20 : byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
