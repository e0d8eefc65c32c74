/// A CLDR date or time pattern (UTS 35 part 4, section 8) cut into the pieces that a label is put together from.
///
/// The pieces are in the `LabelWords` that it was read into, one after another.
struct LabelPattern: Sendable {
    /// What a piece shows: a text, a name or a number.
    enum Field {
        case text
        case monthName, weekday, dayName, era, yearName, halfOfDay, partOfDay
        case year, yearOfCycle, month, day, hour24, hour24FromOne, hour12, hour12FromZero, minute
    }

    /// A part of a label: a number or one of some words, followed by a text.
    struct Piece {
        /// A text of at most sixteen bytes that follows.
        fileprivate(set) var text = SIMD16<UInt8>()
        fileprivate(set) var textLength: UInt8 = 0

        /// The part of a year that the piece shows.
        let yearPart: YearPart?

        /// Where the value is that chooses the word, and the place of the word for 0.
        let slot: Values.Slot
        let place: UInt32
    }

    /// Years of four digits are shown by two pieces, others as a whole by the first one.
    enum YearPart {
        case first(minimumDigits: UInt8)
        case second
    }

    // One number, as patterns are handed on for each label: from the lowest bits on the place of the first piece, that
    // after the last one, the most bytes that a label takes; the highest bit where years have to be shown as a whole.
    private var bits: UInt64 = 0

    /// How hours are counted; nil where none is shown.
    private(set) var hourCycle: HourCycle?

    /// The places of the pieces.
    @inline(__always)
    var pieces: Range<Int> { Int(bits & 0xFFFF)..<Int(bits >> 16 & 0xFFFF) }

    /// The most bytes that a label takes.
    @inline(__always)
    var capacity: Int { Int(bits >> 32 & 0xFFFF) }

    /// Whether a pattern and values have a year that two numbers of two digits don't show.
    @inline(__always)
    static func showsWholeYear(_ pattern: LabelPattern, _ values: Values) -> Bool {
        (pattern.bits | values.slots) >> 63 == 1
    }

    /// Adds a text or a name, by the places of its words.
    mutating func add(_ field: Field, words places: Range<Int>, in words: inout LabelWords) {
        let length = words.longest(of: places)
        grow(by: length)
        let last = pieces.upperBound - 1
        if field == .text, length <= 16, !pieces.isEmpty, words.pieces[last].textLength == 0 {
            words.pieces[last].text = words.head(of: places.lowerBound)
            words.pieces[last].textLength = UInt8(length)
        } else {
            add(field.slot, places.lowerBound - field.firstName, in: &words)
        }
    }

    /// Adds a number.
    mutating func add(_ field: Field, minimumDigits: Int, in words: inout LabelWords) {
        grow(by: words.longestNumber)
        hourCycle = field.hourCycle ?? hourCycle
        if field == .year {
            if minimumDigits > 4 { bits |= 1 << 63 }
            let whole = YearPart.first(minimumDigits: UInt8(minimumDigits))
            add(.century, LabelDigits.padded, showing: whole, in: &words)
            add(.yearOfCentury, LabelDigits.padded, showing: .second, in: &words)
        } else {
            add(field.slot, minimumDigits == 2 ? LabelDigits.padded : LabelDigits.plain, in: &words)
        }
    }

    private mutating func add(
        _ slot: Values.Slot, _ place: Int, showing yearPart: YearPart? = nil, in words: inout LabelWords
    ) {
        let first = pieces.isEmpty ? words.pieces.count : pieces.lowerBound
        words.pieces.append(Piece(yearPart: yearPart, slot: slot, place: UInt32(place)))
        bits =
            bits & ~0xFFFF_FFFF | UInt64(UInt16(clamping: first)) | UInt64(UInt16(clamping: words.pieces.count)) << 16
    }

    /// Whether there is room for its pieces and its labels: a table that asks for more is damaged.
    var isTooLong: Bool { capacity == Int(UInt16.max) || pieces.upperBound == Int(UInt16.max) }

    private mutating func grow(by length: Int) {
        bits = bits & ~(0xFFFF << 32) | UInt64(UInt16(clamping: capacity + length)) << 32
    }
}

extension LabelPattern.Field {
    /// The value that has the first name.
    fileprivate var firstName: Int {
        switch self {
        case .weekday, .dayName, .yearName: 1
        default: 0
        }
    }

    /// How this field counts hours, if it does.
    fileprivate var hourCycle: HourCycle? {
        switch self {
        case .hour12FromZero: .h11
        case .hour12: .h12
        case .hour24: .h23
        case .hour24FromOne: .h24
        default: nil
        }
    }

    /// Where values have what chooses the word; a text is always the one at 0.
    fileprivate var slot: LabelPattern.Values.Slot {
        switch self {
        case .text: .none
        case .year: .century
        case .yearOfCycle, .yearName: .yearOfCycle
        case .era: .era
        case .month: .month
        case .monthName: .monthName
        case .day, .dayName: .day
        case .weekday: .weekday
        case .hour24: .hour24
        case .hour24FromOne: .hour24FromOne
        case .hour12: .hour12
        case .hour12FromZero: .hour12FromZero
        case .minute: .minute
        case .halfOfDay: .halfOfDay
        case .partOfDay: .partOfDay
        }
    }
}
