/// A CLDR date or time pattern (UTS 35 part 4, section 8) cut into the pieces that a label is put together from.
///
/// The words that it shows stand in the `LabelWords` that it was read into.
struct LabelPattern: Sendable {
    /// The numbers that the fields of a pattern show.
    struct Values {
        var year = 0
        var month = 1
        var day = 1
        var weekday = 1
        var hour = 0
        var minute = 0

        /// The places of names in their lists: the month's, the era's and that of the year in the cycle of sixty.
        var monthName = 0
        var era = 0
        var cyclicYear = 0

        /// The Gregorian year in which a year begins that has no number of its own.
        var relatedYear = 0
    }

    /// What a piece shows: a text, a name or a number.
    enum Field: UInt8 {
        /// A text of at most eight bytes, and a longer one.
        case shortText, text
        case monthName, weekday, halfOfDay, partOfDay, era, cyclicYear, dayName
        case year, relatedYear, month, day, hour24, hour24FromOne, hour12, hour12FromZero, minute
    }

    /// A part of a label.
    private struct Piece {
        let field: Field
        let minimumDigits: Int
        /// The place of a text, or of the first of some names, and how many there are.
        let place: Int
        let count: Int
        /// A short text, the first byte lowest; its length is the count.
        let head: UInt64
    }

    private var pieces: ContiguousArray<Piece> = []

    /// The most bytes that a label takes.
    private var capacity = 0

    /// Adds a text or a name, by the places of its words.
    mutating func add(_ field: Field, words places: Range<Int>, in words: LabelWords) {
        let length = words.longest(of: places)
        capacity += length
        if field == .text, length <= 8 {
            let head = words.head(of: places.lowerBound)
            pieces.append(Piece(field: .shortText, minimumDigits: 0, place: 0, count: length, head: head))
        } else {
            pieces.append(
                Piece(field: field, minimumDigits: 0, place: places.lowerBound, count: places.count, head: 0))
        }
    }

    /// Adds a number.
    mutating func add(_ field: Field, minimumDigits: Int, in digits: LabelDigits) {
        pieces.append(Piece(field: field, minimumDigits: minimumDigits, place: 0, count: 0, head: 0))
        capacity += digits.longestNumber
    }

    /// How hours are counted; nil where none is shown.
    var hourCycle: HourCycle? {
        for piece in pieces {
            switch piece.field {
            case .hour12FromZero: return .h11
            case .hour12: return .h12
            case .hour24: return .h23
            case .hour24FromOne: return .h24
            default: continue
            }
        }
        return nil
    }

    /// Appends the label for some values, with the words and in the digits that the pattern was read with.
    func append(_ values: Values, _ words: LabelWords, _ digits: LabelDigits, to label: inout [UInt8]) {
        label.append(labelOf: capacity) { output in
            let pieces = pieces.span
            for index in pieces.indices {
                let piece = pieces[index]
                if piece.field == .shortText {
                    output.append(piece.head, count: piece.count)
                    continue
                }
                let number = Self.number(piece.field, values)
                if piece.field.rawValue >= Field.year.rawValue {
                    digits.append(number, minimumDigits: piece.minimumDigits, to: &output)
                } else if number >= 0, number < piece.count {
                    words.append(piece.place &+ number, to: &output)
                }
            }
        }
    }

    /// What a field counts; for names, the place in the list.
    @inline(__always)
    private static func number(_ field: Field, _ values: Values) -> Int {
        switch field {
        case .shortText, .text: 0
        case .year: values.year
        case .relatedYear: values.relatedYear
        case .month: values.month
        case .monthName: values.monthName
        case .era: values.era
        case .cyclicYear: values.cyclicYear
        case .day: values.day
        case .dayName: values.day - 1
        case .weekday: values.weekday - 1
        case .hour24: values.hour
        case .hour24FromOne: values.hour == 0 ? 24 : values.hour
        case .hour12: values.hour == 0 ? 12 : values.hour > 12 ? values.hour &- 12 : values.hour
        case .hour12FromZero: values.hour >= 12 ? values.hour &- 12 : values.hour
        case .minute: values.minute
        case .halfOfDay: values.hour < 12 ? 0 : 1
        case .partOfDay:
            // Midnight and noon to the minute have words of their own, behind those of the hours.
            values.minute == 0 && values.hour % 12 == 0 ? 24 + values.hour / 12 : values.hour
        }
    }
}
