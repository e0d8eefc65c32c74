public import SlotEngine

/// What the value of a setting can be: option parser, schema, docs and completions go by it.
public enum SettingKind: Sendable {
    /// One of a few words.
    case word([String])
    /// A whole number.
    case integer(Limits)
    /// A number of degrees, from minus to plus a limit.
    case degrees(Int)
    /// A length of time: minutes, or with a unit.
    case duration(Limits)
    /// True or false.
    case flag
    /// A text of one line; `name` is what help calls it, `definition` the schema's definition.
    case text(name: String, definition: String)
    /// An IANA time zone.
    case zone
    /// One locale or several.
    case locales
    /// One calendar or two.
    case calendars
    /// A moment, RFC 3339 with an offset.
    case moment
    /// Opening hours.
    case hours
    /// The path of a file on the command line, something richer in a place file.
    case file(definition: String)
    /// An object or a list with a shape of its own, by the name of the schema's definition.
    case structure(definition: String)

    /// What help shows as the value of an option; nil for a flag.
    public var placeholder: String? {
        switch self {
        case .word(let words): joined(words)
        case .integer: "N"
        case .degrees: "DEGREES"
        case .duration: "TIME"
        case .flag: nil
        case .text(let name, _): name
        case .zone: "ZONE"
        case .locales: "LOCALE,..."
        case .calendars: "CALENDAR,..."
        case .moment: "MOMENT"
        case .hours: "HOURS"
        case .file: "FILE"
        case .structure: "JSON5"
        }
    }

    /// The limits in words, such as `1 to 3660`; nil where the kind says everything.
    public var limits: String? {
        switch self {
        case .integer(let limits), .duration(let limits): limits.words
        case .degrees(let limit): "-\(limit) to \(limit)"
        default: nil
        }
    }

    private func joined(_ words: [String]) -> String {
        var text = ""
        for word in words { text += (text.isEmpty ? "" : "|") + word }
        return text
    }
}
