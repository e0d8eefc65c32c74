internal import JSON5
internal import SlotDocument
internal import SlotEngine
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
    let table: SettingTable
    var reader: JSON5Reader

    /// The locales that options or files of higher precedence name.
    var locales: [String]?

    /// What is wrong so far: a person who carried a file over wants to see more than the first fault.
    private var faults: [PlaceError] = []

    /// Whether the text itself is broken, so that nothing after it can be read.
    private var isBroken = false

    /// The most faults that are reported of one file.
    private static let faultLimit = 5

    init(_ file: PlaceFile, _ table: SettingTable = SettingTable([])) {
        self.file = file
        self.table = table
        reader = JSON5Reader(file.bytes, dialect: file.dialect, firstLine: file.firstLine)
    }

    mutating func read(into settings: inout PlaceSettings) throws(PlaceError) {
        settings.begin(file)
        locales = settings.locales
        guard try next() == .objectStart else {
            throw failure(at: reader.tokenStart, "a place must be an object, { key: value, ... }")
        }
        do throws(PlaceError) {
            try object(of: "", into: &settings)
            // The end of the text, or an error.
            _ = try next()
        } catch {
            guard faults.count < Self.faultLimit, isBroken else { throw PlaceError(faults) ?? error }
            throw PlaceError(faults + [error]) ?? error
        }
        if let error = PlaceError(faults) { throw error }
    }

    /// Reads the whole text as the value of one setting, for `--set`.
    mutating func read(_ setting: Setting, into settings: inout PlaceSettings) throws(PlaceError) {
        let token = try next()
        let entry = Entry(path: setting.key.path, offset: reader.tokenStart, token: token)
        try setting.readFile(&self, entry, &settings)
        _ = try next()
    }

    /// Reads the keys of the place itself (an empty path), or of an object.
    private mutating func object(of group: String, into settings: inout PlaceSettings) throws(PlaceError) {
        let path = Array(group.utf8)
        while case .key(let text) = try next() {
            let offset = reader.tokenStart
            do throws(PlaceError) {
                try member(text, of: group, path, at: offset, into: &settings)
            } catch {
                guard !isBroken, faults.count < Self.faultLimit else { throw error }
                faults.append(error)
                guard faults.count < Self.faultLimit else { throw error }
                try recover(after: offset)
            }
        }
    }

    /// Reads a key of an object and its value.
    private mutating func member(
        _ text: JSON5Reader.Text, of group: String, _ path: [UInt8], at offset: Int, into settings: inout PlaceSettings
    ) throws(PlaceError) {
        guard let found = table.find(text, in: path, reader) else { throw unknown(text, in: group, at: offset) }
        switch found {
        case .group(let key):
            let entry = Entry(path: key.path, offset: offset, token: try next())
            guard entry.token == .objectStart else {
                throw failure(about: entry, "must be an object, { key: value, ... }")
            }
            try object(of: key.path, into: &settings)
        case .setting(let setting):
            let entry = Entry(path: setting.key.path, offset: offset, token: try next())
            let valueStart = reader.tokenStart
            if settings.isSetByHigherPrecedence(setting.key) {
                // It changes nothing, but must be right.
                var unused = PlaceSettings()
                try setting.readFile(&self, entry, &unused)
            } else {
                try setting.readFile(&self, entry, &settings)
            }
            settings.note(setting.key, at: offset, value: valueStart..<reader.offset)
        }
    }

    /// Begins anew and passes over the text up to the end of the value of the key at an offset.
    private mutating func recover(after offset: Int) throws(PlaceError) {
        reader = JSON5Reader(file.bytes, dialect: file.dialect, firstLine: file.firstLine)
        while try next() != .end, reader.tokenStart < offset {}
        try skip(try next())
    }

    mutating func name(_ entry: Entry) throws(PlaceError) -> PlaceName {
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
        guard let name = PlaceName(names) else {
            throw failure(about: entry, "must have a name in one locale at least")
        }
        return name
    }

    mutating func next() throws(PlaceError) -> JSON5Reader.Token {
        do throws(JSON5Error) {
            return try reader.next()
        } catch {
            isBroken = true
            throw PlaceError(file: file.name, at: error.position, error.message)
        }
    }
}

// MARK: - Errors

extension PlaceFileReader {
    func failure(at offset: Int, _ message: String) -> PlaceError {
        PlaceError(file: file.name, at: file.position(ofByte: offset), message)
    }

    func failure(about entry: Entry, _ rule: String, suggestion: String? = nil) -> PlaceError {
        let value = reader.message(for: entry.token)
        return failure(
            at: entry.offset, PlaceError.message(entry.path, value, rule: rule, suggestion: suggestion))
    }

    private func unknown(_ text: JSON5Reader.Text, in group: String, at offset: Int) -> PlaceError {
        let word = reader.string(of: text)
        let words = table.words(in: Array(group.utf8))
        let owner = group.isEmpty ? "" : " in \(group)"
        let hint: String
        if let home = table.home(of: word) {
            hint = home.group.isEmpty ? "; it belongs outside of formats" : "; it is \(home.path)"
        } else if group.isEmpty, let alias = KeyAliases.hint(for: word) {
            hint = alias
        } else if let near = Suggestion.nearest(to: word, in: words) {
            hint = Suggestion.question(near)
        } else {
            hint = words.count < 5 ? "; there is only \(words.joined(separator: " and "))" : ""
        }
        return failure(at: offset, "unknown key \(quoted(shortened(word)))\(owner)\(hint)")
    }
}

extension JSON5Reader {
    /// A value as messages show it.
    func message(for token: Token) -> String {
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
