internal import JSON5
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The values of keys, each under the rule of its option.
extension PlaceFileReader {
    func text(_ entry: Entry, rule: String = "must be text in quotes") throws(PlaceError) -> String {
        guard case .string(let text) = entry.token else { throw failure(about: entry, rule) }
        return reader.string(of: text)
    }

    func identifier(_ entry: Entry) throws(PlaceError) -> String {
        let text = try text(entry)
        do throws(PlaceIdentityError) {
            return try PlaceIdentity(id: text).id
        } catch {
            throw failure(about: entry, error.rule)
        }
    }

    func placeText(_ entry: Entry, rule: String) throws(PlaceError) -> String {
        let text = try text(entry, rule: rule)
        do throws(PlaceIdentityError) {
            return try PlaceIdentity(name: text).name ?? text
        } catch {
            throw failure(about: entry, error.rule)
        }
    }

    func timeZone(_ entry: Entry) throws(PlaceError) -> String {
        let text = try text(entry)
        guard ZoneName.isValid(text) else {
            throw failure(about: entry, "must be the name of an IANA time zone, Area/City or UTC")
        }
        return text
    }

    func whole(_ entry: Entry, _ limits: Limits) throws(PlaceError) -> Int {
        let rule = "must be \(limits.words)"
        let number = try number(entry, rule: rule)
        guard limits.range.contains(number) else { throw failure(about: entry, rule) }
        return number
    }

    func relativeDays(_ entry: Entry) throws(PlaceError) -> Int {
        let rule = "must be \"none\", 0, 1 or 2"
        if case .string(let text) = entry.token, reader.isEqual(text, Array("none".utf8)) { return -1 }
        let days = try number(entry, rule: rule)
        guard (0...2).contains(days) else { throw failure(about: entry, rule) }
        return days
    }

    func number(_ entry: Entry, rule: String) throws(PlaceError) -> Int {
        switch entry.token {
        case .number(let text):
            guard let number = reader.integer(of: text) else { throw failure(about: entry, rule) }
            return number
        case .string: throw failure(about: entry, rule + ", a number without quotes")
        default: throw failure(about: entry, rule)
        }
    }

    func minutes(_ entry: Entry, _ limits: Limits? = nil) throws(PlaceError) -> Minutes {
        let minutes: Minutes?
        switch entry.token {
        case .number(let text): minutes = reader.integer(of: text).flatMap { $0 < 0 ? nil : .minutes($0) }
        case .string(let text): minutes = Minutes(parsing: reader.string(of: text))
        default: minutes = nil
        }
        guard let minutes else {
            throw failure(
                about: entry, "must be a whole number of minutes, or one with a unit: \"90m\", \"2h\", \"1d\"")
        }
        if let limits, !limits.range.contains(minutes.count) { throw failure(about: entry, "must be \(limits.words)") }
        return minutes
    }

    func word<Word: RawRepresentable & CaseIterable>(
        _ entry: Entry
    ) throws(PlaceError) -> Word where Word.RawValue == String {
        guard case .string(let value) = entry.token else { throw failure(about: entry, Self.rule(for: Word.self)) }
        let text = reader.string(of: value)
        // Small ASCII letters are canonically equal to nothing else.
        if let word = Word(rawValue: text) { return word }
        throw failure(
            about: entry, Self.rule(for: Word.self),
            suggestion: Suggestion.nearest(to: text, in: Word.allCases.map { $0.rawValue }))
    }

    private static func rule<Word: RawRepresentable & CaseIterable>(
        for word: Word.Type
    ) -> String where Word.RawValue == String {
        "must be \(Word.allCases.map { "\"\($0.rawValue)\"" }.listed())"
    }

    func instant(_ entry: Entry) throws(PlaceError) -> Instant {
        let rule = "must be \(Instant.form)"
        guard let instant = Instant(rfc3339: try text(entry, rule: rule)) else { throw failure(about: entry, rule) }
        return instant
    }

    func bookingURL(_ entry: Entry) throws(PlaceError) -> BookingURL {
        let text = try text(entry)
        if let url = BookingURL(text) { return url }
        let problem = BookingURL.problem(in: text)
        throw failure(about: entry, problem?.rule ?? "must be a URL", suggestion: problem?.suggestion)
    }
}
