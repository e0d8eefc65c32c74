/// A text in which nothing can move the cursor, end the line or reverse its direction: for terminals and logs.
///
/// Control and format characters, separators and unassigned code points become `\u{...}`.
package func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars { visible.appendVisible(scalar) }
    return visible
}

/// A text in double quotes, safe for a terminal; of a longer one, the first `limit` code points and `...`.
package func quoted(_ text: String, limit: Int = 256) -> String {
    var line = "\""
    var count = 0
    for scalar in text.unicodeScalars {
        guard count < limit else { return line + "...\"" }
        line.appendVisible(scalar)
        count += 1
    }
    return line + "\""
}

/// A text short enough for a message: at most 60 code points.
package func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex), end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "..."
}

extension String {
    fileprivate mutating func appendVisible(_ scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
            self += "\\u{\(String(scalar.value, radix: 16))}"
        default: unicodeScalars.append(scalar)
        }
    }
}
