internal import SlotTime

/// Reads the text of a locale from left to right; `LocaleTag` keeps the outcome.
struct LocaleTagReader {
    private(set) var language = ""
    private(set) var script: String?
    private(set) var region: String?
    private(set) var variants: [String] = []
    private(set) var numbers: String?
    private(set) var calendar: CalendarSystem?
    private(set) var hourCycle: HourCycle?
    private(set) var firstWeekday: Weekday?
    private(set) var ignored: [String] = []

    private let text: String

    /// No locale in use comes near this; whatever does is no locale.
    private static let longest = 128

    init(_ text: String) {
        self.text = text
    }

    mutating func read() throws(LocaleError) {
        guard !text.isEmpty, text.utf8.count <= Self.longest else { throw malformed }
        let (head, modifier) = Self.halves(Array(text.utf8)[...], at: UInt8(ascii: "@"))
        let (tag, codeset) = Self.halves(head, at: UInt8(ascii: "."))
        if let codeset {
            guard !codeset.isEmpty, codeset.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "-") }) else {
                throw malformed
            }
        }
        let separators = [UInt8(ascii: "_"), UInt8(ascii: "-")]
        let written = tag.split(omittingEmptySubsequences: false, whereSeparator: separators.contains)
        let lowercased = written.map(Self.lowercased).joined(separator: "-")
        var subtags = written[...]
        if let present = Self.presentForms.first(where: { $0.old == lowercased })?.present {
            subtags = Array(present.utf8)[...].split(separator: UInt8(ascii: "-"))[...]
        }
        guard subtags.allSatisfy({ !$0.isEmpty && $0.allSatisfy({ $0.isAlphanumeric }) }) else { throw malformed }
        try readLanguage(&subtags)
        try readExtensions(&subtags)
        if let modifier { try readModifier(modifier) }
    }

    /// Language, script, region and variants, in this order (BCP 47 section 2.1).
    private mutating func readLanguage(_ subtags: inout ArraySlice<ArraySlice<UInt8>>) throws(LocaleError) {
        guard let first = subtags.popFirst(), (2...3).contains(first.count), first.allSatisfy({ $0.isLetter }) else {
            throw malformed
        }
        language = Self.lowercased(first)
        // An extended language is a language of its own (BCP 47 section 2.2.2): zh-yue is yue.
        var extensions = 0
        while extensions < 3, let next = subtags.first, next.count == 3, next.allSatisfy({ $0.isLetter }) {
            language = Self.lowercased(next)
            subtags.removeFirst()
            extensions += 1
        }
        if let next = subtags.first, next.count == 4, next.allSatisfy({ $0.isLetter }) {
            script = Self.capitalized(next)
            subtags.removeFirst()
        }
        if let next = subtags.first,
            next.count == 2 && next.allSatisfy({ $0.isLetter }) || next.count == 3 && next.allSatisfy({ $0.isDigit })
        {
            region = Self.uppercased(next)
            subtags.removeFirst()
        }
        while let next = subtags.first, (5...8).contains(next.count) || next.count == 4 && next.first?.isDigit == true {
            variants.append(Self.uppercased(next))
            subtags.removeFirst()
        }
        // Serbo-Croatian and Norwegian without a form have a present one (CLDR language aliases).
        if language == "sh" { (language, script) = ("sr", script ?? "Latn") }
        if language == "no" { language = "nb" }
    }

    /// Tags from before BCP 47 and their present form (section 2.2.8), and the two names for no locale.
    private static let presentForms: [(old: String, present: String)] = [
        ("c", "en"), ("posix", "en"), ("i-lux", "lb"), ("i-hak", "hak"), ("i-navajo", "nv"), ("i-klingon", "tlh"),
        ("no-bok", "nb"), ("no-nyn", "nn"), ("en-gb-oed", "en-GB-oxendict"), ("art-lojban", "jbo"),
    ]

    /// What follows a singleton: `u` with keys of two characters, and values that are longer (UTS 35 section 3.6).
    private mutating func readExtensions(_ subtags: inout ArraySlice<ArraySlice<UInt8>>) throws(LocaleError) {
        guard let singleton = subtags.popFirst() else { return }
        guard singleton.count == 1 else { throw malformed }
        guard !subtags.isEmpty else { throw malformed }
        switch Self.lowercased(singleton) {
        case "u": break
        case "t", "x":
            // How a text was transformed, and private use: they say nothing about labels.
            var parts = [Self.lowercased(singleton)]
            while let next = subtags.first, next.count > 1 || parts[0] == "x" {
                parts.append(Self.lowercased(next))
                subtags.removeFirst()
            }
            ignored.append(parts.joined(separator: "-"))
            return try readExtensions(&subtags)
        default: throw LocaleError(.unsupported, text, "only -u-, -t- and -x- extensions are understood, not those of")
        }
        while let key = subtags.popFirst() {
            if key.count == 1 {
                subtags = ([key] + subtags)[...]
                return try readExtensions(&subtags)
            }
            guard key.count == 2 else { throw malformed }
            var words: [String] = []
            // A shorter word can only be meant as a value, unless it is a key: h2, or 1 for Monday. Words may be longer than
            // BCP 47 allows: there is a calendar that has the name "gregorian" everywhere else.
            while let word = subtags.first,
                word.count > 2 || words.isEmpty && !Self.keys.contains(Self.lowercased(word))
            {
                words.append(Self.lowercased(word))
                subtags.removeFirst()
            }
            try set(Self.lowercased(key), to: words.joined(separator: "-"))
        }
    }

    /// What follows `@`: keywords such as `numbers=latn;calendar=gregorian`, or one POSIX modifier.
    private mutating func readModifier(_ modifier: ArraySlice<UInt8>) throws(LocaleError) {
        guard modifier.contains(UInt8(ascii: "=")) else {
            switch Self.lowercased(modifier) {
            case "euro", "pinyin", "stroke", "radical", "cjknarrow", "cjkwide": return
            case "latin" where script == nil: script = "Latn"
            case "cyrillic" where script == nil: script = "Cyrl"
            case "devanagari" where script == nil: script = "Deva"
            default: throw LocaleError(.unsupported, text, "unknown modifier in the locale")
            }
            return
        }
        for keyword in modifier.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            let (key, value) = Self.halves(keyword, at: UInt8(ascii: "="))
            guard let value, value.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "-") }) else { throw malformed }
            try set(Self.lowercased(key), to: Self.lowercased(value))
        }
    }

    private static let keys = ["nu", "ca", "hc", "fw", "co", "rg"]

    private mutating func set(_ key: String, to value: String) throws(LocaleError) {
        switch key {
        case "nu", "numbers": numbers = try word(value, of: key, isSet: numbers != nil)
        case "ca", "calendar": calendar = try LocaleTag.calendar(word(value, of: key, isSet: calendar != nil))
        case "hc", "hours": hourCycle = try LocaleTag.hourCycle(word(value, of: key, isSet: hourCycle != nil))
        case "co", "rg", "collation": ignored.append("\(key)-\(try word(value, of: key, isSet: false))")
        case "fw": firstWeekday = try LocaleTag.weekday(word(value, of: key, isSet: firstWeekday != nil))
        default:
            throw LocaleError(
                .unsupported, text,
                "only nu, ca, hc and fw (numbers, calendar, hours, first weekday) can be set, not key \"\(key)\" of")
        }
    }

    /// The word of a key that may appear only once.
    private func word(_ value: String, of key: String, isSet: Bool) throws(LocaleError) -> String {
        guard !value.isEmpty else { throw LocaleError(.unsupported, text, "the key \(key) needs a word in") }
        guard !isSet else { throw LocaleError(.unsupported, text, "the key \(key) must appear only once in") }
        return value
    }

    private var malformed: LocaleError {
        LocaleError(.malformed, text, "not a locale:", suggestion: LanguageNames.locale(of: text))
    }

    private static func halves(
        _ bytes: ArraySlice<UInt8>, at separator: UInt8
    ) -> (ArraySlice<UInt8>, ArraySlice<UInt8>?) {
        guard let index = bytes.firstIndex(of: separator) else { return (bytes, nil) }
        return (bytes[..<index], bytes[(index + 1)...])
    }

    private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static func uppercased(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map { $0.isLetter ? $0 & ~0x20 : $0 }, as: UTF8.self)
    }

    private static func capitalized(_ bytes: ArraySlice<UInt8>) -> String {
        uppercased(bytes.prefix(1)) + lowercased(bytes.dropFirst())
    }
}
