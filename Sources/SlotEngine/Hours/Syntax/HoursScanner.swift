internal import SlotTime

/// Cuts an expression into tokens; blanks only separate them.
struct HoursScanner {
    /// The most Unicode scalars that an expression may have.
    static let limit = 65_536

    let scalars: [Unicode.Scalar]
    private(set) var tokens: [HoursToken] = []
    private var position = 0

    init(_ text: String) {
        self.init(Array(text.unicodeScalars.prefix(Self.limit + 1)))
    }

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        while position < min(scalars.count, Self.limit) {
            let start = position
            guard let kind = next() else { continue }
            tokens.append(HoursToken(kind: kind, start: start, end: position))
        }
        let isWhole = scalars.count <= Self.limit
        tokens.append(
            HoursToken(kind: isWhole ? .end : .tooLong, start: min(position, Self.limit), end: scalars.count))
    }

    /// The token at the position, which moves past it; nil for a blank.
    private mutating func next() -> HoursToken.Kind? {
        let scalar = scalars[position]
        if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
            if byte.isLetter {
                let start = position
                let word = take { $0.isLetter }
                guard position < scalars.count, isForeignLetter(scalars[position]) else {
                    return .word(word.lowercased())
                }
                return foreignWord(from: start)
            }
            if byte.isDigit {
                let digits = take { $0.isDigit }
                // More digits than any number here has.
                return .number(Int(digits.prefix(9)) ?? 0, digits: digits.utf8.count)
            }
        }
        if isForeignLetter(scalar) { return foreignWord(from: position) }
        position += 1
        switch scalar {
        case "\"": return comment()
        case "|" where position < scalars.count && scalars[position] == "|":
            position += 1
            return .bars
        case _ where scalar.properties.isWhitespace: return nil
        case _ where scalar.isASCII: return .mark(Character(scalar))
        default: return .foreign(scalar)
        }
    }

    private func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII && scalar.properties.isAlphabetic }

    /// The letters from a place on, of any alphabet.
    private mutating func foreignWord(from start: Int) -> HoursToken.Kind {
        while position < scalars.count, scalars[position].properties.isAlphabetic { position += 1 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<position])
        return .foreignWord(String(text).lowercased())
    }

    private mutating func take(while belongs: (UInt8) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while position < scalars.count, let byte = UInt8(exactly: scalars[position].value), byte < 0x80, belongs(byte) {
            text.append(scalars[position])
            position += 1
        }
        return String(text)
    }

    private mutating func comment() -> HoursToken.Kind {
        guard let end = scalars[position...].firstIndex(of: "\"") else { return .openComment }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[position..<end])
        position = end + 1
        return .comment(String(text))
    }
}
