/// The keys that the open objects of a text have so far, to find one that comes twice.
///
/// It takes linear time however many keys an object has: no file can slow the program down.
struct DuplicateKeyDetector: Sendable {
    private struct Entry {
        let hash: UInt64
        let text: JSON5Reader.Text
    }

    private struct Level {
        let firstEntry: Int
        let ordinal: UInt64
        /// A bit for each key, by its hash: most keys are seen to be new without a comparison.
        var filter: UInt64 = 0
    }

    private var entries: [Entry] = []
    private var levels: [Level] = []
    private var objectCount: UInt64 = 0

    /// The hashes of objects with many keys, each mixed with the object's number.
    private var seen: Set<UInt64> = []

    /// Objects with at most this number of keys are compared key by key.
    private static let fewKeys = 24

    /// Different in each process, so that no file can be made of keys with one hash.
    static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    mutating func openObject() {
        if levels.isEmpty { entries.reserveCapacity(Self.fewKeys) }
        objectCount += 1
        levels.append(Level(firstEntry: entries.count, ordinal: objectCount))
    }

    mutating func closeObject() {
        guard let level = levels.popLast() else { return }
        entries.removeLast(entries.count - level.firstEntry)
    }

    /// Notes a key of the innermost object; the answer is whether an earlier one may have the same bytes.
    mutating func add(_ text: JSON5Reader.Text, hash: UInt64) -> Bool {
        guard let level = levels.last else { return false }
        let others = level.firstEntry..<entries.count
        entries.append(Entry(hash: hash, text: text))
        guard others.count >= Self.fewKeys else {
            let bit: UInt64 = 1 << (hash >> 58)
            levels[levels.count - 1].filter |= bit
            guard level.filter & bit != 0 else { return false }
            for index in others where entries[index].hash == hash { return true }
            return false
        }
        if others.count == Self.fewKeys {
            for index in others { seen.insert(Self.mix(entries[index].hash, level.ordinal)) }
        }
        return !seen.insert(Self.mix(hash, level.ordinal)).inserted
    }

    /// The keys of the innermost object with a hash, in their order.
    func texts(withHash hash: UInt64) -> [JSON5Reader.Text] {
        entries[(levels.last?.firstEntry ?? entries.count)...].filter { $0.hash == hash }.map { $0.text }
    }

    private static func mix(_ hash: UInt64, _ ordinal: UInt64) -> UInt64 {
        hash ^ (ordinal &* 0x9E37_79B9_7F4A_7C15)
    }
}
