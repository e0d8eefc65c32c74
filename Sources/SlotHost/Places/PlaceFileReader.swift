internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotLocale
internal import SlotTime

/// Reads the keys of one place file.
struct PlaceFileReader {
    /// A key with the value that begins after it.
    struct Entry {
        /// The path of the object that it is in, or its own; and its key there. They are put together for messages only.
        private let outer: String
        private let word: String
        let offset: Int
        let token: JSON5Reader.Token

        var path: String { word.isEmpty ? outer : "\(outer).\(word)" }

        init(path: String, word: String = "", offset: Int, token: JSON5Reader.Token) {
            outer = path
            self.word = word
            self.offset = offset
            self.token = token
        }
    }

    let file: PlaceFile
    var reader: JSON5Reader

    init(_ file: PlaceFile) {
        self.file = file
        reader = JSON5Reader(file.bytes, dialect: file.dialect, firstLine: file.firstLine)
    }

    mutating func read(
        into settings: inout PlaceSettings, unless isGiven: (PlaceKey) -> Bool
    ) throws(PlaceFileError) {
        settings.begin(file)
        guard try next() == .objectStart else {
            throw failure(at: reader.tokenStart, "a place must be an object, { key: value, ... }")
        }
        try object(of: nil, into: &settings, unless: isGiven)
        // The end of the text, or an error.
        _ = try next()
    }

    private mutating func object(
        of group: PlaceKey?, into settings: inout PlaceSettings, unless isGiven: (PlaceKey) -> Bool
    ) throws(PlaceFileError) {
        while case .key(let text) = try next() {
            let offset = reader.tokenStart
            guard let key = PlaceKey.find(text, in: group, reader) else { throw unknown(text, in: group, at: offset) }
            let entry = Entry(path: key.path, offset: offset, token: try next())
            let valueStart = reader.tokenStart
            if key.isGroup {
                guard entry.token == .objectStart else {
                    throw refusal(of: entry, "must be an object, { key: value, ... }")
                }
                try object(of: key, into: &settings, unless: isGiven)
            } else {
                if isGiven(key) || settings.isSaidNearer(key) {
                    // It changes nothing, but must be right.
                    var unused = PlaceSettings()
                    try value(of: key, entry, into: &unused)
                } else {
                    try value(of: key, entry, into: &settings)
                }
                settings.note(key, at: offset, value: valueStart..<reader.offset)
            }
        }
    }

    private mutating func value(
        of key: PlaceKey, _ entry: Entry, into settings: inout PlaceSettings
    ) throws(PlaceFileError) {
        switch key {
        case .schema: _ = try text(entry)
        case .id: settings.id = try identifier(entry)
        case .name: settings.name = try name(entry)
        case .timeZone: settings.timeZone = try timeZone(entry)
        case .locale: settings.locales = try locales(entry)
        case .calendar: settings.labelOptions.calendars = try calendars(entry)
        case .labels: (settings.labels, settings.labelOrigins) = try labels(entry)
        case .days: settings.days = try whole(entry, .days)
        case .step: settings.step = try minutes(entry, .step)
        case .lead: settings.lead = try minutes(entry, .lead)
        case .duration: settings.duration = try minutes(entry, .duration)
        case .anchor: settings.anchor = try word(entry)
        case .offset: settings.offset = try minutes(entry)
        case .overlap: settings.overlap = try word(entry)
        case .cut: settings.cut = try word(entry)
        case .dayLabels: settings.style.dayLabels = try word(entry)
        case .relativeDays: settings.style.relativeDays = try relativeDays(entry)
        case .weekdayWidth: settings.style.weekdayWidth = try word(entry)
        case .dayPeriods: settings.labelOptions.dayPeriods = try word(entry)
        case .asciiSpace: settings.labelOptions.hasPlainSpaces = try flag(entry)
        case .revised: settings.revised = try instant(entry)
        case .bookingURL: settings.bookingURL = try bookingURL(entry)
        case .icsEvents: try set(.icsEvents, entry, in: &settings.formats)
        case .icsRelativeDays: try set(.icsRelativeDays, entry, in: &settings.formats)
        case .csvPreset: try set(.csvPreset, entry, in: &settings.formats)
        // Objects of keys: read before.
        case .formats, .ics, .csv: break
        default: try self.value(of: key, entry, into: &settings.schedule)
        }
    }

    private mutating func name(_ entry: Entry) throws(PlaceFileError) -> PlaceName {
        guard entry.token == .objectStart else {
            return PlaceName(try placeText(entry, rule: "must be text in quotes, or { locale: text, ... }"))
        }
        var names: [(locale: LocaleTag, text: String)] = []
        while case .key(let key) = try next() {
            let offset = reader.tokenStart
            let spelling = reader.string(of: key)
            let locale: LocaleTag
            do throws(LocaleError) {
                locale = try LocaleTag(parsing: spelling)
            } catch {
                throw failure(at: offset, "name: \(error.description)")
            }
            guard !names.contains(where: { $0.locale == locale }) else {
                throw failure(
                    at: offset, "name.\(shortened(spelling)): must name each locale once, and \(locale.name) has a name"
                )
            }
            let inner = Entry(path: "name.\(spelling)", offset: offset, token: try next())
            names.append((locale, try placeText(inner, rule: "must be text in quotes")))
        }
        guard let name = PlaceName(names) else { throw refusal(of: entry, "must have a name in one locale at least") }
        return name
    }

    mutating func next() throws(PlaceFileError) -> JSON5Reader.Token {
        do throws(JSON5Error) {
            return try reader.next()
        } catch {
            throw PlaceFileError(file: file.name, at: error.position, error.message)
        }
    }
}

// MARK: - Errors

extension PlaceFileReader {
    func failure(at offset: Int, _ message: String) -> PlaceFileError {
        PlaceFileError(file: file.name, at: file.position(ofByte: offset), message)
    }

    func refusal(of entry: Entry, _ rule: String, suggestion: String? = nil) -> PlaceFileError {
        let value = reader.words(for: entry.token)
        return failure(
            at: entry.offset, PlaceFileError.words(entry.path, value, rule: rule, suggestion: suggestion))
    }

    private func unknown(_ text: JSON5Reader.Text, in group: PlaceKey?, at offset: Int) -> PlaceFileError {
        let word = reader.string(of: text)
        let words = PlaceKey.keys(of: group).map(\.word)
        let owner = group.map { " in \($0.path)" } ?? ""
        let hint: String
        if let home = PlaceKey.allCases.first(where: { $0.word.utf8.elementsEqual(word.utf8) }) {
            hint = home.path == home.word ? "; it belongs outside of formats" : "; it is \(home.path)"
        } else if let near = Suggestion.nearest(to: word, in: words) {
            hint = PlaceFileError.question(near)
        } else {
            hint = words.count < 5 ? "; there is only \(words.joined(separator: " and "))" : ""
        }
        return failure(at: offset, "unknown key \(quoted(shortened(word)))\(owner)\(hint)")
    }

    static func words(_ key: PlaceKey, _ error: LocaleError) -> String {
        "\(key.path): \(error.description)"
    }
}

extension JSON5Reader {
    /// A value as messages show it.
    func words(for token: Token) -> String {
        switch token {
        case .string(let text): quoted(shortened(string(of: text)))
        case .number(let text): shortened(string(of: text))
        case .bool(let value): value ? "true" : "false"
        case .null: "null"
        case .arrayStart: "[...]"
        case .objectStart: "{...}"
        // No values.
        case .key, .objectEnd, .arrayEnd, .end: ""
        }
    }
}
