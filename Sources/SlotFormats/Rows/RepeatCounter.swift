/// Counts dates, or documents, that are alike, to tell when a template of them is worth its making.
struct RepeatCounter: Sendable {
    private var seen: [Kind] = []
    private var next = 0

    private struct Kind {
        let key: RowTemplate.Key
        var count = 1
    }

    /// The most kinds to count at once.
    private static let limit = 16

    /// Some can't become templates, and templates are forgotten: the next attempt comes after that number of further ones.
    private static let retry = 64

    /// Counts one, and says whether it is the third of its kind: three dates, the usual horizon, are not worth a template.
    mutating func isThird(_ key: RowTemplate.Key) -> Bool {
        if let index = seen.firstIndex(where: { $0.key == key }) {
            seen[index].count += 1
            return seen[index].count % Self.retry == 3
        }
        if seen.count < Self.limit {
            seen.append(Kind(key: key))
        } else {
            seen[next] = Kind(key: key)
            next = (next + 1) % Self.limit
        }
        return false
    }
}
