/// Why a template can't be compiled or rendered.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the template or partial.
    public let template: String

    /// The line of the fault, from 1; 0 where the fault has no place, such as a limit reached while rendering.
    public let line: Int

    /// The column of the fault in characters, from 1; 0 where the fault has no place.
    public let column: Int

    /// What is wrong, and what the rule is.
    public let rule: String

    /// The word that was probably meant, or nil.
    public let suggestion: String?

    /// One line: place, rule and suggestion.
    public var description: String {
        let place = line > 0 ? "\(template):\(line):\(column)" : template
        return "\(place): \(rule)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
    }

    init(template: String, line: Int = 0, column: Int = 0, rule: String, suggestion: String? = nil) {
        self.template = template
        self.line = line
        self.column = column
        self.rule = rule
        self.suggestion = suggestion
    }

    /// An error at a byte of a text.
    init(template: String, text: [UInt8], at offset: Int, rule: String, suggestion: String? = nil) {
        var (line, column) = (1, 1)
        for byte in text[..<min(offset, text.count)] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                // The first byte of a character.
                column += 1
            }
        }
        self.init(template: template, line: line, column: column, rule: rule, suggestion: suggestion)
    }
}
