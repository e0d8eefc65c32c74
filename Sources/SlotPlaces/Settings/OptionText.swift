package import SlotDocument
package import SlotEngine
package import SlotTime

/// The value of an option as it was typed; each error names the option, the value and the rule.
package struct OptionText {
    /// The value.
    package let value: String

    /// The option's name, without dashes.
    package let option: String

    /// A value with its option.
    package init(_ value: String, of option: String) {
        self.value = value
        self.option = option
    }

    /// An error about the value, or about a part of it.
    package func error(_ rule: String, value part: String? = nil, suggestion: String? = nil) -> PlaceError {
        PlaceError(option: option, value: part ?? value, rule: rule, suggestion: suggestion)
    }

    /// The value, which must not be empty.
    package func text() throws(PlaceError) -> String {
        guard !value.isEmpty else { throw error("must not be empty") }
        return value
    }

    /// The parts between commas.
    package var parts: [String] {
        value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    package func number(_ limits: Limits) throws(PlaceError) -> Int {
        guard value.utf8.allSatisfy({ $0.isDigit }), let number = Int(value), limits.range.contains(number) else {
            throw error("must be \(limits.words)")
        }
        return number
    }

    package func degrees(_ limit: Int) throws(PlaceError) -> Double {
        guard let number = Double(value), abs(number) <= Double(limit) else {
            throw error("must be -\(limit) to \(limit) degrees")
        }
        return number
    }

    package func minutes(_ limits: Limits) throws(PlaceError) -> Minutes {
        guard let minutes = Minutes(parsing: value) else {
            throw error("must be \(limits.words): a number of minutes, or one with a unit (90m, 2h, 1d)")
        }
        guard limits.range.contains(minutes.count) else { throw error("must be \(limits.words)") }
        return minutes
    }

    package func flag() throws(PlaceError) -> Bool {
        switch value {
        // A flag without a value sets it.
        case "", "true": return true
        case "false": return false
        default: throw error("must be true or false")
        }
    }

    package func word<Word: RawRepresentable & CaseIterable>() throws(PlaceError) -> Word
    where Word.RawValue == String {
        // Small ASCII letters are canonically equal to nothing else.
        if let word = Word(rawValue: value) { return word }
        let words = Word.allCases.map { $0.rawValue }
        throw error("must be \(words.listed())", suggestion: Suggestion.nearest(to: value, in: words))
    }

    /// One of a few words that no type has.
    package func word(of words: [String]) throws(PlaceError) -> String {
        if let word = words.first(where: { $0.utf8.elementsEqual(value.utf8) }) { return word }
        throw error("must be \(words.listed())", suggestion: Suggestion.nearest(to: value, in: words))
    }

    /// -1 for `none`, else 0, 1 or 2.
    package func relativeDays() throws(PlaceError) -> Int {
        value == "none" ? -1 : try number(Limits(range: 0...2, words: "none, 0, 1 or 2"))
    }

    package func instant() throws(PlaceError) -> Instant {
        guard let instant = Instant(rfc3339: value) else { throw error("must be \(Instant.form)") }
        return instant
    }

    package func date() throws(PlaceError) -> CivilDate {
        guard let date = CivilDate(rfc3339: value) else { throw error("must be a date of the calendar, YYYY-MM-DD") }
        return date
    }

    package func bookingURL() throws(PlaceError) -> BookingURL {
        if let url = BookingURL(value) { return url }
        let problem = BookingURL.problem(in: value)
        throw error(problem?.rule ?? "must be a URL", suggestion: problem?.suggestion)
    }

    package func hours() throws(PlaceError) -> OpeningHours {
        do throws(OpeningHoursError) {
            return try OpeningHours(parsing: value)
        } catch {
            throw PlaceError(.invalid, .option(option), "--\(option) \(quoted(value, limit: 80)), \(error.description)")
        }
    }

    /// The locales between commas; whether there are labels for them is found out with the labels.
    package func locales() throws(PlaceError) -> [String] {
        _ = try text()
        guard !parts.contains("") else { throw error("must be a locale, or several with commas") }
        return parts
    }

    /// One calendar, or two different ones.
    package func calendars() throws(PlaceError) -> [CalendarSystem] {
        var calendars: [CalendarSystem] = []
        for word in parts {
            guard let calendar = CalendarSystem(rawValue: word) else {
                throw error(
                    "must be \(CalendarSystem.allCases.map { $0.rawValue }.listed()), or two with a comma",
                    value: word.isEmpty ? value : word, suggestion: CalendarSystem.nearest(to: word)?.rawValue)
            }
            guard !calendars.contains(calendar) else { throw error("must name \(calendar.rawValue) only once") }
            calendars.append(calendar)
        }
        guard calendars.count <= 2 else { throw error("must name two calendars at most") }
        return calendars
    }
}
