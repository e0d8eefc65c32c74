/// What a row looks like, as data: literal text with fields in it.
///
/// A shape is written as an interpolated string, `"start,\(.date)T\(.time)\(.utcOffset)"`, so that it reads like the row.
struct RowShape: ExpressibleByStringInterpolation, Sendable {
    enum Part: Sendable {
        /// The same in every row; escaped already.
        case text([UInt8])
        case field(RowField)
    }

    private(set) var parts: [Part]

    /// The fields that occur, by their bits.
    let fields: UInt64

    /// Whether the lines are content lines of iCalendar, folded at 75 octets (RFC 5545 3.1). Then a line ends where a text
    /// does.
    private(set) var isFolded = false

    init(stringLiteral value: String) {
        parts = [.text(Array(value.utf8))]
        fields = 0
    }

    init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
        var fields: UInt64 = 0
        for case .field(let field) in parts { fields |= field.bit }
        self.fields = fields
    }

    /// The text of a shape without fields.
    var text: [UInt8] {
        var text: [UInt8] = []
        for case .text(let bytes) in parts { text += bytes }
        return text
    }

    /// The same shape with its lines folded.
    func folded() -> RowShape {
        var shape = self
        shape.isFolded = true
        shape.parts = parts.flatMap { part in
            guard case .text(let bytes) = part else { return [part] }
            var lines: [Part] = []
            var start = 0
            for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || index + 1 == bytes.count {
                lines.append(.text(Array(bytes[start...index])))
                start = index + 1
            }
            return lines
        }
        return shape
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(Array(literal.utf8))) }
        }

        mutating func appendInterpolation(_ field: RowField) {
            parts.append(.field(field))
        }

        /// Text of the document, escaped already.
        mutating func appendInterpolation(_ bytes: [UInt8]) {
            if !bytes.isEmpty { parts.append(.text(bytes)) }
        }

        /// A shape inside another.
        mutating func appendInterpolation(shape: RowShape) {
            parts += shape.parts
        }

        mutating func appendInterpolation(literal text: String) {
            appendLiteral(text)
        }

        mutating func appendInterpolation(_ number: Int) {
            var digits: [UInt8] = []
            digits.appendDecimal(number)
            parts.append(.text(digits))
        }

        /// Finished texts with commas between them.
        mutating func appendInterpolation(list texts: [[UInt8]]) {
            parts.append(.text(Array(texts.joined(separator: ",".utf8))))
        }

        /// A string of JSON, or `null`.
        mutating func appendInterpolation(json text: String?) {
            parts.append(.text(JSONText.quote(text)))
        }
    }
}

/// The nodes around the rows, for formats that have them: one for each date, and in it one for each hour and UTC offset.
struct NodeShapes: Sendable {
    let dayOpen: RowShape
    let dayClose: RowShape
    let hourOpen: RowShape
    let hourClose: RowShape

    /// `hourOpen` and `hourClose` where the hour repeats on the date.
    let repeatedHourOpen: RowShape
    let repeatedHourClose: RowShape

    /// Between two nodes, and between two rows of an hour.
    let separator: [UInt8]

    /// The fields that occur, by their bits.
    var fields: UInt64 { dayOpen.fields | dayClose.fields | hourFields }

    /// Those of the nodes of hours.
    var hourFields: UInt64 {
        hourOpen.fields | hourClose.fields | repeatedHourOpen.fields | repeatedHourClose.fields
    }
}
