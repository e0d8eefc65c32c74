/// Counts dates, or documents, that are alike, to tell when a template of them is worth its making.
struct Sightings: Sendable {
    private var seen: [(key: RowTemplate.Key, count: Int)] = []
    private var next = 0

    /// As many kinds are counted at once.
    private static let limit = 16

    /// Counts one, and says whether it is the third of its kind: three dates, the usual horizon, are not worth a template.
    mutating func isThird(_ key: RowTemplate.Key) -> Bool {
        if let index = seen.firstIndex(where: { $0.key == key }) {
            seen[index].count = (seen[index].count + 1) % 3
            return seen[index].count == 0
        }
        if seen.count < Self.limit {
            seen.append((key, 1))
        } else {
            seen[next] = (key, 1)
            next = (next + 1) % Self.limit
        }
        return false
    }
}
