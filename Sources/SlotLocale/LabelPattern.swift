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

    private enum Piece {
        case text([UInt8])
        case number(Field, minimumDigits: Int)
        case name(Field, of: [[UInt8]])
    }

    private enum Field {
        case year, month, day, weekday, hour24, hour24FromOne, hour12, hour12FromZero, minute, halfOfDay, partOfDay
    }

    private var pieces: [Piece] = []

    /// Cuts a pattern; the names that it shows are taken from the record.
    ///
    /// A width replaces that of the pattern's weekday. Fields that labels do not use, such as seconds, are an error:
    /// the table is damaged.
    init(
        _ pattern: some Collection<UInt8>, names record: LabelRecord, weekday width: WeekdayWidth? = nil
    ) throws(LocaleError) {
        for token in LabelPatternToken.tokens(of: pattern) {
            switch token {
            case .text(let text): pieces.append(.text(text))
            case .field(let letter, let count):
                pieces.append(try Self.piece(letter, count, width, record))
            }
        }
    }

    /// Appends the label for some values, numbers in the given ten digits.
    func append(_ values: Values, digits: LabelDigits, to label: inout [UInt8]) {
        for piece in pieces {
            switch piece {
            case .text(let text):
                label += text
            case .number(let field, let minimumDigits):
                digits.append(Self.number(field, values), minimumDigits: minimumDigits, to: &label)
            case .name(let field, let names):
                let index = Self.number(field, values)
                if names.indices.contains(index) { label += names[index] }
            }
        }
    }

    private static func piece(
        _ letter: UInt8, _ count: Int, _ width: WeekdayWidth?, _ record: LabelRecord
    ) throws(LocaleError) -> Piece {
        switch (letter, count) {
        case (UInt8(ascii: "y"), 1...): .number(.year, minimumDigits: count)
        case (UInt8(ascii: "M"), 1...2), (UInt8(ascii: "L"), 1...2): .number(.month, minimumDigits: count)
        case (UInt8(ascii: "M"), 3...5), (UInt8(ascii: "L"), 3...5):
            .name(.month, of: try record.names(letter, count, plain: UInt8(ascii: "M"), 12))
        case (UInt8(ascii: "E"), 1...5), (UInt8(ascii: "c"), 3...5):
            .name(.weekday, of: try record.names(letter, width?.letterCount ?? max(3, count), plain: UInt8(ascii: "E"), 7))
        case (UInt8(ascii: "d"), 1...2): .number(.day, minimumDigits: count)
        case (UInt8(ascii: "a"), 1...3): .name(.halfOfDay, of: try record.list(ofFirst: ["a"], count: 2))
        case (UInt8(ascii: "b"), 1...3): .name(.partOfDay, of: try record.list(ofFirst: ["b"], count: 26))
        case (UInt8(ascii: "B"), 1...3): .name(.partOfDay, of: try record.list(ofFirst: ["B"], count: 26))
        case (UInt8(ascii: "H"), 1...2): .number(.hour24, minimumDigits: count)
        case (UInt8(ascii: "k"), 1...2): .number(.hour24FromOne, minimumDigits: count)
        case (UInt8(ascii: "h"), 1...2): .number(.hour12, minimumDigits: count)
        case (UInt8(ascii: "K"), 1...2): .number(.hour12FromZero, minimumDigits: count)
        case (UInt8(ascii: "m"), 1...2): .number(.minute, minimumDigits: count)
        default: throw record.damaged("pattern field \(Character(UnicodeScalar(letter)))")
        }
    }

    /// What a field counts; for names, the place in the list.
    private static func number(_ field: Field, _ values: Values) -> Int {
        switch field {
        case .year: values.year
        case .month: values.month
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
        _ letter: UInt8, _ letterCount: Int, plain: UInt8, _ count: Int
    ) throws(LocaleError) -> [[UInt8]] {
        let topics = [letter, plain].map { String(decoding: repeatElement($0, count: letterCount), as: UTF8.self) }
        return try list(ofFirst: topics, count: count)
    }
}
