/// The rule for text that people give and outputs show: names, identifiers, words.
package enum PlainText {
    /// The rule that a text breaks, such as `must not hold control characters: U+0007 is character 2`; nil where it may be
    /// written everywhere.
    package static func problem(in text: String) -> String? {
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard let kind = refusal(of: scalar) else { continue }
            let hex = String(scalar.value, radix: 16, uppercase: true)
            let code = String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
            return "must not hold \(kind): U+\(code) is character \(index + 1)"
        }
        return nil
    }

    private static func refusal(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: "control characters"
        case 0x2028, 0x2029: "line or paragraph separators"
        case 0x202A...0x202E, 0x2066...0x2069: "bidirectional overrides, embeddings or isolates"
        case 0xE0000...0xE007F where !(0xE0020...0xE007F).contains(scalar.value): "tag characters"
        case let value where value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value): "noncharacters"
        default: nil
        }
    }
}
