internal import SlotTime

/// The rules for a pattern of a place's own (letters as in UTS 35 part 4, section 8).
enum OverridePattern {
    /// What a pattern shows.
    enum Fields {
        case hour, minute, time, timeRange, date, fullDate

        /// The letters that mean something in it.
        var letters: [Character] {
            switch self {
            case .hour: ["H", "h", "K", "k", "a", "b", "B"]
            case .minute: ["m"]
            case .time, .timeRange: ["H", "h", "K", "k", "m", "a", "b", "B"]
            case .date: ["M", "L", "d", "E", "c"]
            case .fullDate: ["y", "M", "L", "d", "E", "c"]
            }
        }

        /// Of each group it shows one letter at least: without them two labels would be the same.
        var needed: [[Character]] {
            let hour: [Character] = ["H", "h", "K", "k"]
            return switch self {
            case .hour: [hour]
            case .minute: [["m"]]
            case .time, .timeRange: [hour, ["m"]]
            case .date: [["M", "L"], ["d"]]
            case .fullDate: [["y"], ["M", "L"], ["d"]]
            }
        }
    }

    /// Checks the pattern of a label.
    static func check(_ pattern: String, _ fields: Fields) throws(OwnPatternError) {
        let quote = UInt8(ascii: "'")
        guard pattern.utf8.count(where: { $0 == quote }).isMultiple(of: 2) else {
            throw OwnPatternError("must close its quote '; an apostrophe is written ''")
        }
        let bytes = Array(pattern.utf8)[...]
        try checkLetters(of: bytes, fields)
        guard fields == .timeRange else { return try checkNeeds(of: bytes, fields) }
        let middle = LabelPatternScanner.middle(of: bytes)
        let (start, end) = (bytes[..<middle], bytes[middle...])
        // What the second half shows again would be a third time.
        guard !end.isEmpty, LabelPatternScanner.middle(of: end) == end.endIndex else {
            throw OwnPatternError("must show two times, the start and the end")
        }
        try checkNeeds(of: start, fields, in: " in its first time")
        try checkNeeds(of: end, fields, in: " in its second time")
    }

    private static func checkLetters(of pattern: ArraySlice<UInt8>, _ fields: Fields) throws(OwnPatternError) {
        for case .field(let byte, let count) in LabelPatternScanner(pattern) {
            let letter = Character(Unicode.Scalar(byte))
            guard fields.letters.contains(letter) else {
                let other = Character(Unicode.Scalar(byte ^ 0x20))
                let known = fields.letters.map(String.init)
                throw OwnPatternError(
                    "must not use the letter \(letter), only \(known.listed("and")); put text with letters in quotes: 'text'",
                    suggestion: fields.letters.contains(other) ? String(other) : nil)
            }
            let counts = counts(of: letter)
            guard counts.contains(count) else {
                let spellings = counts.map { String(repeating: String(letter), count: $0) }
                throw OwnPatternError(
                    "must write \(letter) as \(spellings.listed()), not \(shown(letter, count))")
            }
        }
    }

    /// How often a letter can repeat in a row.
    private static func counts(of letter: Character) -> [Int] {
        switch letter {
        case "y": [1, 4]
        case "M", "L": [1, 2, 3, 4]
        case "E": [1, 3, 4, 5]
        case "c": [3, 4, 5]
        case "a", "b", "B": [1]
        default: [1, 2]
        }
    }

    private static func checkNeeds(
        of pattern: ArraySlice<UInt8>, _ fields: Fields, in place: String = ""
    ) throws(OwnPatternError) {
        var letters: Set<Character> = []
        for case .field(let byte, _) in LabelPatternScanner(pattern) {
            letters.insert(Character(Unicode.Scalar(byte)))
        }
        for group in fields.needed where letters.isDisjoint(with: group) {
            throw OwnPatternError("must show \(group.map(String.init).listed())\(place)")
        }
        let hours12: Set<Character> = ["h", "K"]
        if !letters.isDisjoint(with: hours12), letters.isDisjoint(with: ["H", "k", "a", "b", "B"]) {
            throw OwnPatternError("must show a too\(place): h and K are the same before and after noon")
        }
    }

    private static func shown(_ letter: Character, _ count: Int) -> String {
        String(repeating: String(letter), count: min(count, 8)) + (count > 8 ? "..." : "")
    }
}

/// The rule that a pattern breaks.
struct OwnPatternError: Error {
    let rule: String
    let suggestion: String?

    init(_ rule: String, suggestion: String? = nil) {
        self.rule = rule
        self.suggestion = suggestion
    }
}
