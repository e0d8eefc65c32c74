internal import JSON5
internal import SlotEngine
internal import SlotTime

/// When a place is open: hours, and exceptions from them.
extension PlaceFileReader {
    /// Hours as one expression, or as a list of schema.org's specifications.
    mutating func hours(_ entry: Entry) throws(PlaceError) -> OpeningHours {
        switch entry.token {
        case .string(let text):
            do throws(OpeningHoursError) {
                return try OpeningHours(parsing: reader.string(of: text))
            } catch {
                // Days may be in the language of the place, which is looked for only now.
                if let words = wordsOfLocale,
                    let hours = try? OpeningHours(parsing: reader.string(of: text), words: words)
                {
                    return hours
                }
                throw failure(
                    at: offset(of: error.column, in: text) ?? entry.offset,
                    "\(entry.path) \(reader.message(for: entry.token)), \(error.description)")
            }
        case .arrayStart: return try specifications(entry)
        default:
            throw failure(
                about: entry,
                "must be opening hours in quotes, such as \"Mo-Fr 09:00-18:00\", or a list of"
                    + " schema.org OpeningHoursSpecification objects")
        }
    }

    /// The words of the first locale that options or the file name.
    private var wordsOfLocale: HoursWords? {
        var name = locales?.first
        var probe = PlaceFileReader(file)
        var depth = 0
        while name == nil, let token = try? probe.next(), token != .end {
            switch token {
            case .objectStart, .arrayStart: depth += 1
            case .objectEnd, .arrayEnd: depth -= 1
            case .key(let text) where depth == 1 && probe.reader.string(of: text) == "locale":
                if case .string(let text)? = try? probe.next() { name = probe.reader.string(of: text) }
            default: break
            }
        }
        return name.flatMap { HoursWords(locale: $0) }
    }

    /// The byte of a text's column; nil where there are escapes before it.
    private func offset(of column: Int, in text: JSON5Reader.Text) -> Int? {
        guard !text.hasEscapes else { return nil }
        var left = column
        for at in text.range where reader.bytes[at] & 0xC0 != 0x80 {
            left -= 1
            if left == 0 { return at }
        }
        return text.range.upperBound
    }

    private mutating func specifications(_ entry: Entry) throws(PlaceError) -> OpeningHours {
        var specifications: [OpeningHoursSpecification] = []
        try elements(of: entry, rule: "must be a list") { (reading, element) throws(PlaceError) in
            specifications.append(try reading.specification(element))
        }
        do throws(SlotError) {
            return try OpeningHours(specifications: specifications)
        } catch {
            throw failure(about: entry, error.rule)
        }
    }

    private mutating func specification(_ element: Entry) throws(PlaceError) -> OpeningHoursSpecification {
        var days = Days()
        var minutes: [String: Int] = [:]
        var dates: [String: CivilDate] = [:]
        var entries: [String: Entry] = [:]
        let words = ["@type", "@context", "dayOfWeek", "opens", "closes", "validFrom", "validThrough"]
        try members(of: element, words) { (reading, word, entry) throws(PlaceError) in
            entries[word] = entry
            switch word {
            case "dayOfWeek" where entry.token == .arrayStart:
                try reading.elements(of: entry, rule: "") { (reading, day) throws(PlaceError) in
                    try days.add(day, reading)
                }
            case "dayOfWeek": try days.add(entry, reading)
            case "opens", "closes":
                let rule = "must be a time of the day, \"hh:mm\" or \"hh:mm:ss\", \"00:00\" to \"24:00\""
                guard let time = OpeningHoursSpecification.minutes(parsing: try reading.text(entry, rule: rule)) else {
                    throw reading.failure(about: entry, rule)
                }
                minutes[word] = time
            case "validFrom", "validThrough": dates[word] = try reading.date(entry)
            default: _ = try reading.text(entry)
            }
        }
        do throws(SlotError) {
            return try OpeningHoursSpecification(
                daysOfWeek: days.weekdays, isForPublicHolidays: days.isForPublicHolidays, opens: minutes["opens"],
                closes: minutes["closes"], validFrom: dates["validFrom"], validThrough: dates["validThrough"])
        } catch {
            throw failure(about: entries[error.key] ?? element, error.rule)
        }
    }

    private struct Days {
        var weekdays: Set<Weekday> = []
        var isForPublicHolidays = false

        private static let names = [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "PublicHolidays",
        ]

        mutating func add(_ entry: Entry, _ reading: PlaceFileReader) throws(PlaceError) {
            let rule = "must be \(Self.names.listed()), or that after https://schema.org/"
            let text = try reading.text(entry, rule: rule)
            let name =
                ["https://schema.org/", "http://schema.org/"].first { text.hasPrefix($0) }
                .map { String(text.dropFirst($0.count)) } ?? text
            guard let index = Self.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                throw reading.failure(
                    about: entry, rule,
                    suggestion: Self.names.first { name.utf8.count > 1 && $0.hasPrefix(name) }
                        ?? Suggestion.nearest(to: name, in: Self.names))
            }
            if let weekday = Weekday(rawValue: index + 1) {
                weekdays.insert(weekday)
            } else {
                isForPublicHolidays = true
            }
        }
    }

    /// The exceptions of a place or a resource, of which no two name a date.
    mutating func exceptions(_ entry: Entry) throws(PlaceError) -> [ScheduleException] {
        var exceptions: [ScheduleException] = []
        var places: [(offset: Int, path: String)] = []
        try elements(of: entry, rule: "must be a list of { date or from and to, hours or closed, note }") {
            (reading, element) throws(PlaceError) in
            exceptions.append(try reading.exception(element))
            places.append((element.offset, element.path))
        }
        let order = exceptions.indices.sorted { exceptions[$0].dates.lowerBound < exceptions[$1].dates.lowerBound }
        // The one that reaches furthest so far.
        var last: Int?
        for index in order {
            if let last, exceptions[index].dates.lowerBound <= exceptions[last].dates.upperBound {
                let (first, second) = (min(index, last), max(index, last))
                let date = exceptions[index].dates.lowerBound.rfc3339
                throw failure(
                    at: places[second].offset,
                    "\(places[second].path): must not name \(date), which \(places[first].path) does")
            }
            last = index
        }
        return exceptions
    }

    private mutating func exception(_ element: Entry) throws(PlaceError) -> ScheduleException {
        var dates = DateRangeReader()
        var hours: OpeningHours?
        var isClosed = false
        var note: String?
        try members(of: element, ["date", "from", "to", "hours", "closed", "note"]) {
            (reading, word, entry) throws(PlaceError) in
            switch word {
            case "hours": hours = try reading.hours(entry)
            case "closed":
                guard entry.token == .bool(true) else {
                    throw reading.failure(about: entry, "must be true; where the place is open, give \"hours\"")
                }
                isClosed = true
            case "note": note = try reading.placeText(entry, rule: "must be text in quotes")
            default: try dates.read(&reading, word, entry)
            }
        }
        guard (hours == nil) == isClosed else { throw missing("either \"hours\" or \"closed: true\"", in: element) }
        return ScheduleException(dates: try dates.range(of: element, self), hours: hours, note: note)
    }
}
