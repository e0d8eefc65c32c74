/// A CLDR date or time pattern (UTS 35 part 4, section 8) cut into the pieces that a label is put together from.
struct LabelPattern: Sendable {
    /// The numbers that the fields of a pattern show.
    struct Values {
        var year = 0
        var month = 1
        var day = 1
        var weekday = 1
        var hour = 0
        var minute = 0
    }

    /// Where a piece comes from: literal text, a number, or the name of a number.
    private enum Piece {
        case text(place: Int)
        case number(Field, minimumDigits: Int)
        case name(Field, places: Range<Int>)
    }

    private enum Field {
        case year, month, monthName, day, weekday, hour24, hour24FromOne, hour12, hour12FromZero, minute, halfOfDay
        case partOfDay
    }

    private var pieces: [Piece] = []
    private var strings = LabelList()

    /// Cuts a pattern; the names that it shows are taken from the record.
    ///
    /// A width replaces that of the pattern's weekday. Fields that labels do not use, such as seconds, are an error:
    /// the table is damaged.
    init(
        _ pattern: some Collection<UInt8>, names record: LabelRecord, weekday width: WeekdayWidth? = nil
    ) throws(LocaleError) {
        for token in LabelPatternToken.tokens(of: pattern) {
            switch token {
            case .text(let text):
                pieces.append(.text(place: strings.count))
                strings.add(text)
            case .field(let letter, let count):
                try addField(letter, count, width, record)
            }
        }
    }

    /// Appends the label for some values, numbers in the given ten digits.
    func append(_ values: Values, digits: LabelDigits, to label: inout [UInt8]) {
        for piece in pieces {
            switch piece {
            case .text(let place):
                strings.append(place, to: &label)
            case .number(let field, let minimumDigits):
                digits.append(Self.number(field, values), minimumDigits: minimumDigits, to: &label)
            case .name(let field, let places):
                let number = Self.number(field, values)
                if number >= 0, number < places.count { strings.append(places.lowerBound + number, to: &label) }
            }
        }
    }

    private mutating func addField(
        _ letter: UInt8, _ count: Int, _ width: WeekdayWidth?, _ record: LabelRecord
    ) throws(LocaleError) {
        switch (Character(UnicodeScalar(letter)), count) {
        case ("y", 1...9): pieces.append(.number(.year, minimumDigits: count))
        case ("M", 1...2), ("L", 1...2): pieces.append(.number(.month, minimumDigits: count))
        case ("M", 3...5), ("L", 3...5): addNames(.monthName, try record.names(letter, count, like: "M", 12))
        case ("d", 1...2): pieces.append(.number(.day, minimumDigits: count))
        case ("E", 1...5), ("c", 3...5):
            // One and two letters mean the same as three.
            let letterCount = width?.letterCount ?? max(3, count)
            addNames(.weekday, try record.names(letter, letterCount, like: "E", 7))
        case ("a", 1...3): addNames(.halfOfDay, try record.list(ofFirst: ["a"], count: 2))
        case ("b", 1...3): addNames(.partOfDay, try record.list(ofFirst: ["b"], count: 26))
        case ("B", 1...3): addNames(.partOfDay, try record.list(ofFirst: ["B"], count: 26))
        case ("H", 1...2): pieces.append(.number(.hour24, minimumDigits: count))
        case ("k", 1...2): pieces.append(.number(.hour24FromOne, minimumDigits: count))
        case ("h", 1...2): pieces.append(.number(.hour12, minimumDigits: count))
        case ("K", 1...2): pieces.append(.number(.hour12FromZero, minimumDigits: count))
        case ("m", 1...2): pieces.append(.number(.minute, minimumDigits: count))
        default: throw record.damaged("pattern field \(Character(UnicodeScalar(letter)))")
        }
    }

    private mutating func addNames(_ field: Field, _ names: [[UInt8]]) {
        pieces.append(.name(field, places: strings.count..<strings.count + names.count))
        for name in names { strings.add(name) }
    }

    /// What a field counts; for names, the place in the list.
    private static func number(_ field: Field, _ values: Values) -> Int {
        switch field {
        case .year: values.year
        case .month: values.month
        case .monthName: values.month - 1
        case .day: values.day
        case .weekday: values.weekday - 1
        case .hour24: values.hour
        case .hour24FromOne: values.hour == 0 ? 24 : values.hour
        case .hour12: (values.hour + 11) % 12 + 1
        case .hour12FromZero: values.hour % 12
        case .minute: values.minute
        case .halfOfDay: values.hour < 12 ? 0 : 1
        case .partOfDay:
            // Midnight and noon to the minute have words of their own, behind those of the hours.
            values.minute == 0 && values.hour % 12 == 0 ? 24 + values.hour / 12 : values.hour
        }
    }
}

extension LabelRecord {
    /// The names for a pattern field; the stand-alone letter falls back to the plain one.
    fileprivate func names(
        _ letter: UInt8, _ letterCount: Int, like plain: Character, _ count: Int
    ) throws(LocaleError) -> [[UInt8]] {
        let letters = [Character(UnicodeScalar(letter)), plain]
        return try list(ofFirst: letters.map { String(repeating: $0, count: letterCount) }, count: count)
    }
}
