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
        let name = [language, tag.script, region, tag.variant].compactMap(\.self).joined(separator: "_")
        guard let found = data.record(name) else { return nil }
        guard let alias = found.value(of: "alias") else { return try complete(found, tag, in: data) }
        guard let record = data.record(String(decoding: alias, as: UTF8.self)) else { throw found.damaged("alias") }
        return try complete(record, tag, in: data)
    }

    /// The lines of a locale whose language has all words that labels show.
    private static func complete(
        _ record: LabelRecord, _ tag: LocaleTag, in data: LabelTable
    ) throws(LocaleError) -> LabelRecord {
        guard let lacks = LocaleGrade(record).lacks else { return try record.resolved(in: data) }
        throw LocaleError(
            .noLabels, tag.name, "no labels for locale",
            rule: "CLDR \(data.version) has no words for \(lacks.map(\.words).listed("and")) in its language",
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

    /// The same language with a region that is a slip of the finger away, or with its own one, or else another language.
    private static func suggestion(for tag: LocaleTag, in data: LabelTable) -> String? {
        let identifiers = data.identifiers
        let sameLanguage = identifiers.filter { $0.utf8.starts(with: "\(tag.language)_".utf8) }
        let main = data.record(tag.language)?.value(of: "alias").map { String(decoding: $0, as: UTF8.self) }
        return Suggestion.closest(to: tag.name, in: sameLanguage, within: 1) ?? main
            ?? Suggestion.closest(to: tag.name, in: sameLanguage, within: .max)
            ?? Suggestion.nearest(to: tag.name, in: identifiers)
    }
}
