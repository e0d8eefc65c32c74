/// Finds the word that somebody probably meant: options, formats, zones, locales.
package enum Suggestion {
    /// The nearest of some known words, or nil where none is near enough to be a slip of the fingers.
    ///
    /// One changed, missing, extra or swapped character is allowed in three; ASCII case does not count. Of equally
    /// near words the first wins. Words over 64 bytes are not compared. Where none is near, one that ends in the word is
    /// meant: `umalqura`.
    package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
        let length = word.utf8.count
        return closest(to: word, in: known, within: max(1, (length + 1) / 3))
            ?? (length < 6 ? nil : known.first { $0.utf8.reversed().starts(with: word.utf8.reversed()) })
    }

    /// `; did you mean "zh_CN"?`, or nothing where no word is near.
    package static func question(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
    }

    /// `; did you mean "zh_CN"?` about the nearest of some known words, or nothing where none is near.
    package static func question(for word: String, in known: some Sequence<String>) -> String {
        question(nearest(to: word, in: known))
    }

    /// The nearest of some known words at no more than a number of edits, or nil.
    package static func closest(to word: String, in known: some Sequence<String>, within limit: Int) -> String? {
        var best: (word: String, edits: Int)?
        for candidate in known {
            guard let edits = edits(from: word, to: candidate), edits <= min(limit, (best?.edits ?? .max) - 1) else {
                continue
            }
            best = (candidate, edits)
        }
        return best?.word
    }

    /// The number of edits between two words (optimal string alignment over ASCII-lowercased UTF-8), or nil where one
    /// of them is over 64 bytes long.
    static func edits(from left: String, to right: String) -> Int? {
        guard left.utf8.count <= 64, right.utf8.count <= 64 else { return nil }
        let left = left.utf8.map(lowercased)
        let right = right.utf8.map(lowercased)
        // Three rows of the table are enough: a swap looks two rows back.
        var older: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            row.reserveCapacity(right.count + 1)
            for j in right.indices {
                var edits = min(last[j + 1], row[j]) + 1
                edits = min(edits, last[j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    edits = min(edits, older[j - 1] + 1)
                }
                row.append(edits)
            }
            (older, last) = (last, row)
        }
        return last[right.count]
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte.isUppercase ? byte | 0x20 : byte
    }
}
