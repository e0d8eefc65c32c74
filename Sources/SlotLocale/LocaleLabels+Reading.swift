internal import SlotTime

extension LocaleLabels {
    /// Reads a locale and gets its labels.
    ///
    /// - Throws: `LocaleError` as `LocaleTag(parsing:)` and `init(_:in:)` throw it; a malformed text with a suggestion
    ///   where a locale of the table is near.
    public init(
        parsing text: String, in data: LabelTable = .builtIn, options: LabelOptions = LabelOptions()
    ) throws(LocaleError) {
        let tag: LocaleTag
        do {
            tag = try LocaleTag(parsing: text)
        } catch {
            guard error.kind == .malformed else { throw error }
            throw error.suggesting(Suggestion.nearest(to: text, in: data.identifiers))
        }
        try self.init(tag, in: data, options: options)
    }

    /// Gets the labels of a locale.
    ///
    /// A region without labels is refused, never served with those of another one.
    ///
    /// - Throws: `LocaleError` of kind `noLabels` where the table has none for the locale, `unsupported` where it
    ///   doesn't have the numbering system, `damagedTable` where a line of it is missing or wrong.
    public init(
        _ tag: LocaleTag, in data: LabelTable = .builtIn, options: LabelOptions = LabelOptions()
    ) throws(LocaleError) {
        try self.init(tag, Self.record(for: tag, in: data), in: data, options: options)
    }

    /// The labels of a locale from its lines, which may have a place's own words before them.
    init(
        _ tag: LocaleTag, _ record: LabelRecord, in data: LabelTable, options: LabelOptions
    ) throws(LocaleError) {
        content = try LocaleLabels.Storage(record, tag, in: data, options)
    }

    /// The lines for a locale under its own name or another one of it: shorter, longer or older.
    ///
    /// - Throws: `LocaleError` of kind `noLabels` where the table has none, with the nearest locale that has.
    static func record(for tag: LocaleTag, in data: LabelTable) throws(LocaleError) -> LabelRecord {
        guard let record = try findRecord(for: tag, in: data) else {
            throw LocaleError(.noLabels, tag.name, "no labels for locale").suggesting(suggestion(for: tag, in: data))
        }
        return record
    }

    private static func findRecord(
        for tag: LocaleTag, in data: LabelTable
    ) throws(LocaleError) -> LabelRecord? {
        func renewed(_ kind: String, _ code: String) -> String {
            data.shared("\(kind)-\(code)").map { String(decoding: $0, as: UTF8.self) } ?? code
        }
        let language = renewed("language", tag.language)
        let region = tag.region.map { renewed("region", $0) }
        func find(_ region: String?, _ variant: String?) throws(LocaleError) -> LabelRecord? {
            let name = [language, tag.script, region, variant].compactMap { $0 }.joined(separator: "_")
            guard let found = data.record(name) else { return nil }
            guard let alias = found.value(of: "alias") else { return try complete(found, tag, in: data) }
            guard let record = data.record(String(decoding: alias, as: UTF8.self)) else { throw found.damaged("alias") }
            return try complete(record, tag, in: data)
        }
        if let record = try find(region, tag.variant) { return record }
        if tag.variant != nil, let record = try find(region, nil) { return record }
        // A language of one region, living in another: its words, and the week and the clock of the region.
        guard let region, let clock = data.shared("clock-\(region)"), let record = try find(nil, nil) else {
            return nil
        }
        let name = [language, tag.script, region].compactMap { $0 }.joined(separator: "_")
        return record.living(name, Array(clock))
    }

    /// The lines of a locale whose language has all words that labels show.
    private static func complete(
        _ record: LabelRecord, _ tag: LocaleTag, in data: LabelTable
    ) throws(LocaleError) -> LabelRecord {
        guard let lacks = LocaleGrade(record).lacks else { return try record.resolved(in: data) }
        throw LocaleError(
            .noLabels, tag.name, "no labels for locale",
            rule: "CLDR \(data.version) has no words for \(lacks.map { $0.words }.listed("and")) in its language",
            suggestion: record.value(of: "near").map { String(decoding: $0, as: UTF8.self) })
    }

    /// The digits of a numbering system.
    static func digits(_ numbers: String, in data: LabelTable) throws(LocaleError) -> LabelDigits {
        guard let value = data.shared("digits-\(numbers)") else {
            throw LocaleError(
                .unsupported, numbers, "numbering system",
                rule: "must be one with ten digits, such as latn, arab, deva, thai or hanidec",
                suggestion: Suggestion.nearest(to: numbers, in: data.record("*")?.topics(after: "digits-") ?? []))
        }
        guard let digits = LabelDigits(value) else {
            throw LabelRecord(key: "*", lines: []).damaged("digits-\(numbers)")
        }
        return digits
    }

    /// A locale of the same language and script, or else of the same language; one of another language only where no
    /// language has this code.
    private static func suggestion(for tag: LocaleTag, in data: LabelTable) -> String? {
        let identifiers = data.identifiers
        func nearest(_ beginning: String) -> String? {
            let known = identifiers.filter { $0.utf8.starts(with: "\(beginning)_".utf8) }
            let main = data.record(beginning)?.value(of: "alias").map { String(decoding: $0, as: UTF8.self) }
            return Suggestion.closest(to: tag.name, in: known, within: 1) ?? main
                ?? Suggestion.closest(to: tag.name, in: known, within: .max)
        }
        if let script = tag.script, let near = nearest("\(tag.language)_\(script)") { return near }
        if let near = nearest(tag.language) { return near }
        let isLanguage = languages.utf8.split(separator: UInt8(ascii: " ")).contains {
            $0.elementsEqual(tag.language.utf8)
        }
        return isLanguage ? nil : Suggestion.nearest(to: tag.name, in: identifiers)
    }

    /// The codes of ISO 639-1: another language is not what was meant by them.
    private static let languages = """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
        eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv \
        ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne \
        ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st \
        su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """
}
