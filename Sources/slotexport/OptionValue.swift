internal import SlotEngine
internal import SlotFormats
internal import SlotTime

/// Reads the values of options; each refusal names the option, the value and the rule.
enum OptionValue {
    /// A length of time; whether it is within its limits is found out with the other rules.
    static func minutes(_ value: String, of option: String, _ rule: String) throws(CommandError) -> Minutes {
        guard let minutes = Minutes(parsing: value) else {
            throw CommandError(
                option: option, value: value,
                rule: "must be \(rule): a number of minutes, or one with a unit (90m, 2h, 1d)")
        }
        return minutes
    }

    static func number(_ value: String, of option: String, _ limits: Limits) throws(CommandError) -> Int {
        guard value.utf8.allSatisfy(\.isDigit), let number = Int(value), limits.range.contains(number) else {
            throw CommandError(option: option, value: value, rule: "must be \(limits.words)")
        }
        return number
    }

    static func word<Word: RawRepresentable & CaseIterable>(
        _ value: String, of option: String
    ) throws(CommandError) -> Word where Word.RawValue == String {
        // Small ASCII letters are canonically equal to nothing else.
        if let word = Word(rawValue: value) { return word }
        let words = Word.allCases.map(\.rawValue)
        throw CommandError(
            option: option, value: value, rule: "must be \(words.listed())",
            suggestion: Suggestion.nearest(to: value, in: words))
    }

    static func formats(_ value: String) throws(CommandError) -> [ExportFormat] {
        var formats: [ExportFormat] = []
        for name in value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(String.init) {
            guard let name, let format = ExportFormat.named(name) else {
                let names = ExportFormat.all.map(\.name)
                let part = name.flatMap { $0.isEmpty ? nil : $0 } ?? value
                throw CommandError(
                    option: "format", value: part, rule: "must be \(names.listed()), or several with commas",
                    suggestion: Suggestion.nearest(to: part, in: names))
            }
            guard !formats.contains(where: { $0.name == format.name }) else {
                throw CommandError(option: "format", value: value, rule: "must name \(format.name) only once")
            }
            formats.append(format)
        }
        return formats
    }

    /// The parts of a list of locales; whether they are some is found out with their labels.
    static func locales(_ value: String, of option: String) throws(CommandError) -> [String] {
        let parts = try text(value, of: option).utf8
            .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard !parts.contains("") else {
            throw CommandError(option: option, value: value, rule: "must be a locale, or several with commas")
        }
        return parts
    }

    /// One calendar, or two different ones.
    static func calendars(_ value: String, of option: String) throws(CommandError) -> [CalendarSystem] {
        var calendars: [CalendarSystem] = []
        for part in value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let word = String(decoding: part, as: UTF8.self)
            guard let calendar = CalendarSystem(rawValue: word) else {
                throw CommandError(
                    option: option, value: word.isEmpty ? value : word,
                    rule: "must be \(CalendarSystem.allCases.map(\.rawValue).listed()), or two with a comma",
                    suggestion: CalendarSystem.nearest(to: word)?.rawValue)
            }
            guard !calendars.contains(calendar) else {
                throw CommandError(option: option, value: value, rule: "must name \(calendar.rawValue) only once")
            }
            calendars.append(calendar)
        }
        guard calendars.count <= 2 else {
            throw CommandError(option: option, value: value, rule: "must name two calendars at most")
        }
        return calendars
    }

    static func instant(_ value: String, of option: String) throws(CommandError) -> Instant {
        guard let instant = Instant(rfc3339: value) else {
            throw CommandError(option: option, value: value, rule: "must be \(Instant.form)")
        }
        return instant
    }

    static func date(_ value: String, of option: String) throws(CommandError) -> CivilDate {
        guard let date = CivilDate(rfc3339: value) else {
            throw CommandError(option: option, value: value, rule: "must be a date of the calendar, YYYY-MM-DD")
        }
        return date
    }

    static func hours(_ value: String, of option: String) throws(CommandError) -> OpeningHours {
        do throws(OpeningHoursError) {
            return try OpeningHours(parsing: value)
        } catch {
            throw CommandError(usage: "--\(option) \(CommandError.printable(value)), \(error.description)")
        }
    }

    static func text(_ value: String, of option: String) throws(CommandError) -> String {
        guard !value.isEmpty else { throw CommandError(option: option, value: value, rule: "must not be empty") }
        return value
    }
}
