internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The values of keys, each under the rule of its option.
extension PlaceFileReader {
    func text(_ entry: Entry, rule: String = "must be text in quotes") throws(PlaceFileError) -> String {
        guard case .string(let text) = entry.token else { throw refusal(of: entry, rule) }
        return reader.string(of: text)
    }

    func identifier(_ entry: Entry) throws(PlaceFileError) -> String {
        let text = try text(entry)
        do throws(PlaceError) {
            return try PlaceIdentity(id: text).id
        } catch {
            throw refusal(of: entry, error.rule)
        }
    }

    func placeText(_ entry: Entry, rule: String) throws(PlaceFileError) -> String {
        let text = try text(entry, rule: rule)
        do throws(PlaceError) {
            return try PlaceIdentity(name: text).name ?? text
        } catch {
            throw refusal(of: entry, error.rule)
        }
    }

    func timeZone(_ entry: Entry) throws(PlaceFileError) -> String {
        let text = try text(entry)
        guard ZoneDirectory.isValid(text) else {
            throw refusal(of: entry, "must be the name of an IANA time zone, Area/City or UTC")
        }
        return text
    }

    func whole(_ entry: Entry, _ limits: Limits) throws(PlaceFileError) -> Int {
        let rule = "must be \(limits.words)"
        let number = try number(entry, rule: rule)
        guard limits.range.contains(number) else { throw refusal(of: entry, rule) }
        return number
    }

    func relativeDays(_ entry: Entry) throws(PlaceFileError) -> Int {
        let rule = "must be \"none\", 0, 1 or 2"
        if case .string(let text) = entry.token, reader.isEqual(text, Array("none".utf8)) { return -1 }
        let days = try number(entry, rule: rule)
        guard (0...2).contains(days) else { throw refusal(of: entry, rule) }
        return days
    }

    func number(_ entry: Entry, rule: String) throws(PlaceFileError) -> Int {
        switch entry.token {
        case .number(let text):
            guard let number = reader.integer(of: text) else { throw refusal(of: entry, rule) }
            return number
        case .string: throw refusal(of: entry, rule + ", a number without quotes")
        default: throw refusal(of: entry, rule)
        }
    }

    func minutes(_ entry: Entry, _ limits: Limits? = nil) throws(PlaceFileError) -> Minutes {
        let minutes: Minutes?
        switch entry.token {
        case .number(let text): minutes = reader.integer(of: text).flatMap { $0 < 0 ? nil : .minutes($0) }
        case .string(let text): minutes = Minutes(parsing: reader.string(of: text))
        default: minutes = nil
        }
        guard let minutes else {
            throw refusal(
                of: entry, "must be a whole number of minutes, or one with a unit: \"90m\", \"2h\", \"1d\"")
        }
        if let limits, !limits.range.contains(minutes.count) { throw refusal(of: entry, "must be \(limits.words)") }
        return minutes
    }

    func word<Word: RawRepresentable & CaseIterable>(
        _ entry: Entry
    ) throws(PlaceFileError) -> Word where Word.RawValue == String {
        guard case .string(let value) = entry.token else { throw refusal(of: entry, Self.rule(for: Word.self)) }
        let text = reader.string(of: value)
        // Small ASCII letters are canonically equal to nothing else.
        if let word = Word(rawValue: text) { return word }
        throw refusal(
            of: entry, Self.rule(for: Word.self),
            suggestion: Suggestion.nearest(to: text, in: Word.allCases.map(\.rawValue)))
    }

    private static func rule<Word: RawRepresentable & CaseIterable>(
        for word: Word.Type
    ) -> String where Word.RawValue == String {
        "must be \(Word.allCases.map { "\"\($0.rawValue)\"" }.listed())"
    }

    /// Sets a setting of one format to a word or a number.
    func set(
        _ setting: FormatSetting, _ entry: Entry, in settings: inout FormatSettings
    ) throws(PlaceFileError) {
        let value: FormatSettings.Value
        switch (setting.kind, entry.token) {
        case (.number, .string(let text)), (.word, .string(let text)): value = .word(reader.string(of: text))
        case (.number, .number(let text)): value = .number(reader.integer(of: text) ?? -1)
        default: value = .flag(false)
        }
        do throws(FormatSettingError) {
            try settings.set(setting, to: value)
        } catch {
            throw refusal(of: entry, Self.rule(for: setting), suggestion: error.suggestion)
        }
    }

    private static func rule(for setting: FormatSetting) -> String {
        switch setting.kind {
        case .word(let words, _): "must be \(words.map { "\"\($0)\"" }.listed())"
        case .number(let range, let words, _):
            "must be \((words.map { "\"\($0)\"" } + range.map(String.init)).listed())"
        default: setting.rule
        }
    }

    func instant(_ entry: Entry) throws(PlaceFileError) -> Instant {
        let rule = "must be \(Instant.form)"
        guard let instant = Instant(rfc3339: try text(entry, rule: rule)) else { throw refusal(of: entry, rule) }
        return instant
    }

    func bookingURL(_ entry: Entry) throws(PlaceFileError) -> BookingURL {
        let text = try text(entry)
        if let url = BookingURL(text) { return url }
        let problem = BookingURL.problem(in: text)
        throw refusal(of: entry, problem?.rule ?? "must be a URL", suggestion: problem?.suggestion)
    }
}
