internal import JSON5
internal import SlotLocale
internal import SlotTime

/// The locales of a place, and its own words in them.
extension PlaceFileReader {
    /// One locale, or a list of them.
    mutating func locales(_ entry: Entry) throws(PlaceError) -> [String] {
        let rule = "must be text in quotes, or a list of texts"
        guard entry.token == .arrayStart else { return [try locale(entry, rule: rule)] }
        var locales: [String] = []
        while case let token = try next(), token != .arrayEnd {
            let item = Entry(path: "\(entry.path)[\(locales.count)]", offset: reader.tokenStart, token: token)
            let locale = try locale(item, rule: "must be text in quotes")
            guard !locales.contains(where: { $0.utf8.elementsEqual(locale.utf8) }) else {
                throw failure(about: item, "must name each locale once")
            }
            locales.append(locale)
        }
        guard !locales.isEmpty else { throw failure(about: entry, "must name one locale at least") }
        return locales
    }

    private func locale(_ entry: Entry, rule: String) throws(PlaceError) -> String {
        let text = try text(entry, rule: rule)
        do throws(LocaleError) {
            _ = try LocaleTag(parsing: text)
        } catch {
            let hint = text.utf8.contains(UInt8(ascii: ",")) ? "; several are a list of texts" : ""
            throw failure(at: entry.offset, "locale: \(error.description)" + hint)
        }
        return text
    }

    /// Own words: an object of locales, each an object of words and patterns.
    mutating func labels(_ entry: Entry) throws(PlaceError) -> (LabelOverridesByLocale, [PlaceSettings.LabelOrigin]) {
        guard entry.token == .objectStart else {
            throw failure(about: entry, "must be an object, { locale: { key: text } }")
        }
        var labels = LabelOverridesByLocale()
        var origins: [PlaceSettings.LabelOrigin] = []
        var checks: [(locale: LocaleTag, offset: Int)] = []
        while case .key(let key) = try next() {
            let offset = reader.tokenStart
            let spelling = reader.string(of: key)
            let path = "labels.\(shortened(spelling))"
            let tag: LocaleTag
            do throws(LocaleError) {
                tag = try LocaleTag(parsing: spelling)
            } catch {
                throw failure(at: offset, "labels: \(error.description)")
            }
            guard tag.isPlain else {
                throw failure(at: offset, "\(path): must be a language with its script and region and nothing else")
            }
            guard !checks.contains(where: { $0.locale == tag }) else {
                throw failure(at: offset, "\(path): must name each locale once, and \(tag.name) has words")
            }
            let reading = try ownWords(Entry(path: path, offset: offset, token: try next()))
            do throws(LocaleError) {
                try labels.add(reading.words, for: tag)
            } catch {
                throw failure(at: offset, "labels: \(error.description)")
            }
            for (key, offset) in reading.offsets {
                origins.append(PlaceSettings.LabelOrigin(locale: tag, key: key, path: path, offset: offset))
            }
            checks.append((tag, offset))
        }
        // Once all are known: those of a language go into those of its regions.
        for (locale, offset) in checks { try check(labels, origins, locale, offset) }
        return (labels, origins)
    }

    private func check(
        _ labels: LabelOverridesByLocale, _ origins: [PlaceSettings.LabelOrigin], _ locale: LocaleTag, _ offset: Int
    ) throws(PlaceError) {
        let result: Result<LocaleLabels, LabelOverridesError>
        do throws(LocaleError) {
            result = try LocaleLabels.reading(locale, labels.words(for: locale))
        } catch {
            throw failure(at: offset, "labels: \(error.description)")
        }
        guard case .failure(let error) = result else { return }
        guard let origin = origins.first(of: error.key, for: locale, in: labels) else {
            throw failure(at: offset, "labels: \(error.description)")
        }
        throw failure(at: origin.offset, origin.message(error, locale))
    }

    private mutating func ownWords(_ entry: Entry) throws(PlaceError) -> LabelOverridesReading {
        var reading = LabelOverridesReading(path: entry.path)
        try ownWords(entry, under: "", into: &reading)
        return reading
    }

    /// The words of an object: those of a locale, or those of a group such as `weekdays`.
    private mutating func ownWords(
        _ entry: Entry, under group: String, into reading: inout LabelOverridesReading
    ) throws(PlaceError) {
        guard entry.token == .objectStart else { throw failure(about: entry, "must be an object, { key: text, ... }") }
        while case .key(let text) = try next() {
            let offset = reader.tokenStart
            let word = reader.string(of: text)
            let inner = Entry(path: "\(entry.path).\(shortened(word))", offset: offset, token: try next())
            if group.isEmpty, LabelOverridesReading.groups.contains(word) {
                try ownWords(inner, under: word + ".", into: &reading)
                continue
            }
            guard let key = LabelOverrides.Key(rawValue: group + word), !word.contains(".") else {
                throw unknown(word, under: group, in: entry, at: offset)
            }
            let (values, offsets) = try texts(inner, key)
            do throws(LabelOverridesError) {
                try reading.words.set(key, to: values)
            } catch {
                throw failure(
                    at: error.index.map { offsets[$0] } ?? offset, PlaceError.message(error, under: reading.path))
            }
            reading.offsets[key] = offset
        }
    }

    /// The text of a key or the texts of its list, and their offsets.
    private mutating func texts(
        _ entry: Entry, _ key: LabelOverrides.Key
    ) throws(PlaceError) -> (texts: [String], offsets: [Int]) {
        guard key.count > 1 else { return ([try text(entry)], [entry.offset]) }
        let rule = "must be a list of \(key.count) texts"
        guard entry.token == .arrayStart else { throw failure(about: entry, rule) }
        var texts: [String] = []
        var offsets: [Int] = []
        while case let token = try next(), token != .arrayEnd {
            offsets.append(reader.tokenStart)
            texts.append(
                try text(
                    Entry(path: "\(entry.path)[\(texts.count)]", offset: reader.tokenStart, token: token)))
        }
        return (texts, offsets)
    }

    private func unknown(_ word: String, under group: String, in entry: Entry, at offset: Int) -> PlaceError {
        let words = LabelOverridesReading.words(under: group)
        let hint =
            Suggestion.nearest(to: word, in: words).map { Suggestion.question($0) }
            ?? "; there are \(words.listed("and"))"
        return failure(at: offset, "unknown key \(quoted(shortened(word))) in \(entry.path)\(hint)")
    }
}

/// The words of one locale, and their offsets in the file.
private struct LabelOverridesReading {
    let path: String
    var words = LabelOverrides()
    var offsets: [LabelOverrides.Key: Int] = [:]

    /// The keys that hold more keys.
    static let groups = Set(
        LabelOverrides.Key.allCases.compactMap { key in
            let parts = key.rawValue.split(separator: ".")
            return parts.count > 1 ? String(parts[0]) : nil
        })

    /// The keys of a locale, or of a group by its name and a dot.
    static func words(under group: String) -> [String] {
        var words: [String] = []
        for key in LabelOverrides.Key.allCases where key.rawValue.hasPrefix(group) {
            let word = key.rawValue.dropFirst(group.count).prefix { $0 != "." }
            if words.last.map({ $0 != word }) ?? true { words.append(String(word)) }
        }
        return words
    }
}
