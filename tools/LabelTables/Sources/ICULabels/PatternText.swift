/// Reads and writes the text of CLDR patterns.
public enum PatternText {
    /// The fields of a pattern: `M月d日 EEE` -> `M`, `d`, `EEE`.
    static func fields(_ pattern: String) -> [String] {
        runs(pattern).filter(\.isField).map(\.text)
    }

    /// The pattern with its weekday in another width.
    static func replacingWeekday(in pattern: String, letterCount: Int) -> String {
        runs(pattern).map { run in
            guard run.isField, let letter = run.text.first, letter == "E" || letter == "c" else { return run.text }
            return String(repeating: letter, count: letterCount)
        }.joined()
    }

    /// The pattern without its era, and without the space that stands beside it.
    public static func removingEra(in pattern: String) -> String {
        var runs = runs(pattern)
        guard let index = runs.firstIndex(where: { $0.isField && $0.text.hasPrefix("G") }) else { return pattern }
        let (before, after) = (index - 1, index + 1)
        if runs.indices.contains(before), runs[before].text.hasSuffix("("), runs.indices.contains(after) {
            runs[before].text.removeLast()
            runs[after].text.removeFirst()
        }
        if runs.indices.contains(before) {
            while runs[before].text.last?.isWhitespace == true { runs[before].text.removeLast() }
        } else if runs.indices.contains(after) {
            while runs[after].text.first?.isWhitespace == true { runs[after].text.removeFirst() }
        }
        runs.remove(at: index)
        return runs.map(\.text).joined()
    }

    /// The pattern that a formatted range was made by.
    ///
    /// Hours after noon do not show whether they are padded: they are
    /// as the first one.
    static func pattern(_ parts: [ICUIntervalFormat.Part]) -> String {
        var hour: String?
        return parts.map { part in
            switch part {
            case .text(let text):
                return quoted(text)
            case .field(let letter, _) where "abB".contains(letter):
                return String(letter)
            case .field(let letter, let text):
                let field = String(repeating: letter, count: text.unicodeScalars.count)
                guard letter != "m" else { return field }
                hour = hour ?? field
                return hour ?? field
            }
        }.joined()
    }

    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { $0.isASCII && $0.isLetter || $0 == "'" }) else { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }

    private static func runs(_ pattern: String) -> [(text: String, isField: Bool)] {
        var runs: [(text: String, isField: Bool)] = []
        var isQuoted = false
        var last: Unicode.Scalar?
        for scalar in pattern.unicodeScalars {
            if scalar == "'" { isQuoted.toggle() }
            let isField = !isQuoted && scalar.properties.isAlphabetic && scalar.isASCII
            if let index = runs.indices.last, runs[index].isField == isField, !isField || scalar == last {
                runs[index].text.unicodeScalars.append(scalar)
            } else {
                runs.append((String(scalar), isField))
            }
            last = scalar
        }
        return runs
    }
}
