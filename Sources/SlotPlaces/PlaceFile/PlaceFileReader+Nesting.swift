internal import JSON5
internal import SlotEngine
internal import SlotTime

/// Values inside of values: lists and objects, each with its path.
extension PlaceFileReader {
    /// Reads the keys of an object, each of which must be one of some words.
    mutating func members(
        of entry: Entry, _ words: [String],
        _ read: (inout PlaceFileReader, String, Entry) throws(PlaceError) -> Void
    ) throws(PlaceError) {
        guard entry.token == .objectStart else {
            throw failure(about: entry, "must be an object of \(words.listed("and"))")
        }
        let path = entry.path
        while case .key(let text) = try next() {
            let offset = reader.tokenStart
            let given = reader.string(of: text)
            // The words are ASCII, and no other text is canonically equal to them.
            guard let word = words.first(where: { $0 == given }) else {
                let hint =
                    Suggestion.nearest(to: given, in: words).map { Suggestion.question($0) }
                    ?? "; there is only \(words.listed("and"))"
                throw failure(at: offset, "unknown key \(quoted(shortened(given))) in \(entry.path)\(hint)")
            }
            try read(&self, word, Entry(path: path, word: word, offset: offset, token: try next()))
        }
    }

    /// Reads the values of a list.
    mutating func elements(
        of entry: Entry, rule: String, _ read: (inout PlaceFileReader, Entry) throws(PlaceError) -> Void
    ) throws(PlaceError) {
        guard entry.token == .arrayStart else { throw failure(about: entry, rule) }
        let path = entry.path
        var index = 0
        while case let token = try next(), token != .arrayEnd {
            try read(&self, Entry(path: "\(path)[\(index)]", offset: reader.tokenStart, token: token))
            index += 1
        }
    }

    /// Passes over the rest of a value whose first token was read.
    mutating func skip(_ token: JSON5Reader.Token) throws(PlaceError) {
        var depth = token == .objectStart || token == .arrayStart ? 1 : 0
        while depth > 0 {
            switch try next() {
            case .objectStart, .arrayStart: depth += 1
            case .objectEnd, .arrayEnd: depth -= 1
            default: break
            }
        }
    }

    /// An object without a key that it must have.
    func missing(_ words: String, in entry: Entry) -> PlaceError {
        failure(at: entry.offset, "\(entry.path) {...}: must have \(words)")
    }

    func degrees(_ entry: Entry, _ limit: Int) throws(PlaceError) -> Double {
        let rule = "must be -\(limit) to \(limit) degrees"
        guard case .number(let text) = entry.token else {
            if case .string = entry.token { throw failure(about: entry, rule + ", a number without quotes") }
            throw failure(about: entry, rule)
        }
        guard let number = Double(reader.string(of: text)), abs(number) <= Double(limit) else {
            throw failure(about: entry, rule)
        }
        return number
    }

    func flag(_ entry: Entry) throws(PlaceError) -> Bool {
        guard case .bool(let value) = entry.token else { throw failure(about: entry, "must be true or false") }
        return value
    }

    func date(_ entry: Entry) throws(PlaceError) -> CivilDate {
        let rule = "must be a date of the calendar, \"YYYY-MM-DD\""
        guard let date = CivilDate(rfc3339: try text(entry, rule: rule)) else { throw failure(about: entry, rule) }
        return date
    }

    func timeOfDay(_ entry: Entry) throws(PlaceError) -> TimeOfDay {
        let rule = "must be a time of the day, \"hh:mm\""
        guard let time = PlaceMoment.time(try text(entry, rule: rule)) else { throw failure(about: entry, rule) }
        return time
    }
}
