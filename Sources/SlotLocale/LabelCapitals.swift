/// What small letters become at the beginning of a sentence: the first letter of a label takes its capital.
struct LabelCapitals: Sendable {
    /// Pairs of a small letter and its capital, in UTF-8: those of the locale, then those that all locales share.
    private let pairs: [ArraySlice<UInt8>]

    /// The capitals of a locale.
    init(_ record: LabelRecord, in data: LabelTable) {
        let lists = [record.value(of: "capitals"), data.shared("capitals")]
        pairs = lists.compactMap { $0 }.flatMap { $0.split(separator: UInt8(ascii: "|")) }
    }

    /// The word with a capital, where its first letter has one.
    func capitalized(_ word: [UInt8]) -> [UInt8] {
        guard let first = word.first else { return word }
        let length = Self.length(ofLetter: first)
        guard let pair = pairs.first(where: { $0.count > length && $0.prefix(length) == word.prefix(length) }) else {
            return word
        }
        return Array(pair.dropFirst(length)) + word.dropFirst(length)
    }

    /// How many bytes the letter that begins with this one has.
    private static func length(ofLetter byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}
