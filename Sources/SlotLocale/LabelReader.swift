internal import SlotTime

/// Reads the patterns and words of one locale: each list of names once, however many patterns show it.
struct LabelReader {
    private(set) var record: LabelRecord

    /// The words that were read, and the texts of patterns.
    private(set) var words: LabelWords

    /// How hours are counted, whatever the patterns say; nil leaves them as they are.
    var hourCycle: HourCycle?

    /// The words for parts of the day: one for each hour, then midnight and noon.
    static let partsOfDay = 26

    /// What small letters become at the beginning of a label; nil leaves words as they are.
    let capitals: LabelCapitals?

    private var lists: [(letter: UInt8, letterCount: Int, isCapitalized: Bool, places: Range<Int>)] = []

    init(_ record: LabelRecord, digits: LabelDigits, capitals: LabelCapitals? = nil) {
        self.record = record
        self.capitals = capitals
        words = LabelWords(digits)
    }

    /// The calendar whose names the record has.
    private(set) var calendar = CalendarSystem.gregorian

    /// Continues with the lines of another calendar: its names are its own.
    mutating func begin(_ calendar: CalendarSystem, _ record: LabelRecord) {
        self.calendar = calendar
        self.record = record
        lists = []
    }

    /// Reads a list of words that begin labels, under a topic of its own, in full number.
    mutating func list(_ topic: String, count: Int) throws(LocaleError) -> Range<Int> {
        try add(try record.list(ofFirst: [topic], count: count), topic, isCapitalized: true)
    }

    /// Reads a pattern.
    ///
    /// A width replaces that of the pattern's weekday. Fields that labels do not use, such as seconds, are an error:
    /// the table is damaged.
    ///
    /// - Parameter beginsLabels: Whether a name that the pattern begins with takes a capital.
    mutating func pattern(
        _ pattern: ArraySlice<UInt8>, weekday width: WeekdayWidth? = nil, beginsLabels: Bool = false
    ) throws(LocaleError) -> LabelPattern {
        var read = LabelPattern()
        var (hasDates, hasTimes) = (false, false)
        for part in LabelPatternScanner(pattern) {
            switch part {
            case .text(let byte): words.append(byte)
            case .field(let letter, let count):
                endText(in: &read)
                if Self.isOfTime(letter) { hasTimes = true } else { hasDates = true }
                isCapitalized = beginsLabels && read.pieces.isEmpty
                try addField(letter, count, width, to: &read)
            }
        }
        endText(in: &read)
        // Values of dates and of times have the same bits.
        guard !read.isTooLong, !(hasDates && hasTimes) else { throw record.damaged("pattern") }
        return read
    }

    /// Reads the two halves of a range's pattern.
    mutating func halves(
        of pattern: ArraySlice<UInt8>
    ) throws(LocaleError) -> (start: LabelPattern, end: LabelPattern) {
        let middle = LabelPatternScanner.middle(of: pattern)
        let start = try self.pattern(pattern[..<middle])
        return (start, try self.pattern(pattern[middle...]))
    }

    /// Whether the names that are read next begin a label.
    private var isCapitalized = false

    /// The names of the weekdays, Monday first; by themselves they begin labels.
    mutating func weekdays(_ width: WeekdayWidth, _ form: NameForm) throws(LocaleError) -> Range<Int> {
        isCapitalized = form == .standAlone
        defer { isCapitalized = false }
        return try weekdayNames(width, form)
    }

    private mutating func weekdayNames(_ width: WeekdayWidth, _ form: NameForm) throws(LocaleError) -> Range<Int> {
        try names(UInt8(ascii: form == .format ? "E" : "c"), width.letterCount, else: UInt8(ascii: "E"), count: 7)
    }

    /// All words that were read, ready to be copied.
    func closedWords() -> LabelWords {
        var words = words
        words.close()
        return words
    }

    private mutating func endText(in pattern: inout LabelPattern) {
        guard words.isOpen else { return }
        let place = words.end()
        pattern.add(.text, words: place..<place + 1, in: &words)
    }

    private mutating func addField(
        _ letter: UInt8, _ count: Int, _ width: WeekdayWidth?, to pattern: inout LabelPattern
    ) throws(LocaleError) {
        let letter = hourCycle.flatMap { Self.isHour(letter) ? $0.letter : nil } ?? letter
        switch (Character(UnicodeScalar(letter)), count) {
        case ("y", 1...2) where calendar.isLunisolar:
            pattern.add(.yearOfCycle, minimumDigits: count, in: &words)
        // A lunisolar year has the number of the Gregorian one in which it begins.
        case ("y", 1...9), ("r", 1...9): pattern.add(.year, minimumDigits: count, in: &words)
        // The number of an inserted month is no number: 6bis.
        case ("M", 1...2) where !calendar.isLunisolar, ("L", 1...2) where !calendar.isLunisolar:
            pattern.add(.month, minimumDigits: count, in: &words)
        case ("M", 1...5), ("L", 1...5):
            let names = try names(letter, count, else: UInt8(ascii: "M"), count: calendar.monthNameCount)
            pattern.add(.monthName, words: names, in: &words)
        case ("d", 1) where record.value(of: "d") != nil:
            pattern.add(.dayName, words: try names(letter, 1, else: letter, count: 30), in: &words)
        case ("d", 1...2): pattern.add(.day, minimumDigits: count, in: &words)
        case ("G", 1...5):
            let names = try names(letter, max(3, count), else: letter, count: calendar.eras.count)
            pattern.add(.era, words: names, in: &words)
        case ("U", 1...3):
            pattern.add(.yearName, words: try names(letter, 1, else: letter, count: 60), in: &words)
        case ("E", 1...5), ("c", 3...5):
            // One and two letters mean the same as three.
            let letterCount = width?.letterCount ?? max(3, count)
            pattern.add(
                .weekday, words: try names(letter, letterCount, else: UInt8(ascii: "E"), count: 7), in: &words)
        case ("a", 1...3): pattern.add(.halfOfDay, words: try names(letter, 1, else: letter, count: 2), in: &words)
        case ("b", 1...3), ("B", 1...3):
            pattern.add(.partOfDay, words: try names(letter, 1, else: letter, count: Self.partsOfDay), in: &words)
        case ("H", 1...2): pattern.add(.hour24, minimumDigits: count, in: &words)
        case ("k", 1...2): pattern.add(.hour24FromOne, minimumDigits: count, in: &words)
        case ("h", 1...2): pattern.add(.hour12, minimumDigits: count, in: &words)
        case ("K", 1...2): pattern.add(.hour12FromZero, minimumDigits: count, in: &words)
        case ("m", 1...2): pattern.add(.minute, minimumDigits: count, in: &words)
        default: throw record.damaged("pattern field \(Character(UnicodeScalar(letter)))")
        }
    }

    /// The names for a field; where a letter has none, those of another one.
    mutating func names(
        _ letter: UInt8, _ letterCount: Int, else other: UInt8, count: Int
    ) throws(LocaleError) -> Range<Int> {
        let isCapitalized = isCapitalized && capitals != nil
        if let list = lists.first(where: {
            $0.letter == letter && $0.letterCount == letterCount && $0.isCapitalized == isCapitalized
        }) {
            return list.places
        }
        let topic = String(repeating: Character(UnicodeScalar(letter)), count: letterCount)
        let places: Range<Int>
        if isCapitalized || record.hasOwn(topic), record.value(of: topic) != nil {
            places = try add(try record.list(ofFirst: [topic], count: count), topic, isCapitalized: isCapitalized)
        } else if let value = record.value(of: topic) {
            places = try add(value, topic, count)
        } else {
            guard other != letter else { throw record.damaged(topic) }
            places = try names(other, letterCount, else: other, count: count)
        }
        lists.append((letter, letterCount, isCapitalized, places))
        return places
    }

    /// Adds words of a topic; those that are a place's own keep their first letter.
    private mutating func add(
        _ list: [[UInt8]], _ topic: String, isCapitalized: Bool
    ) throws(LocaleError) -> Range<Int> {
        let first = words.count
        let table = record.hasOwn(topic) ? record.tableList(topic, count: list.count) : list
        for (index, word) in list.enumerated() {
            let isOwn = table.map { $0[index] != word } ?? true
            for byte in isCapitalized && !isOwn ? capitals?.capitalized(word) ?? word : word { words.append(byte) }
            words.end()
        }
        return first..<words.count
    }

    private mutating func add(
        _ value: ArraySlice<UInt8>, _ topic: String, _ count: Int
    ) throws(LocaleError) -> Range<Int> {
        let first = words.count
        guard words.add(list: value, repeatsEmpty: count == Self.partsOfDay) == count else {
            throw record.damaged(topic)
        }
        return first..<first + count
    }

    private static func isOfTime(_ letter: UInt8) -> Bool {
        isHour(letter) || letter == UInt8(ascii: "m") || letter | 0x20 == UInt8(ascii: "b")
            || letter == UInt8(ascii: "a")
    }

    private static func isHour(_ letter: UInt8) -> Bool {
        HourCycle.allCases.contains { $0.letter == letter }
    }
}
