/// Byte strings one behind the other in one piece of memory: copying one of them out touches no reference counts.
struct LabelList: Sendable {
    private var bytes: [UInt8] = []
    private var ends = [0]

    /// A list of some strings.
    init(_ strings: [[UInt8]] = []) {
        for string in strings { add(string) }
    }

    /// How many strings there are.
    var count: Int { ends.count - 1 }

    /// Adds a string behind the others.
    mutating func add(_ string: [UInt8]) {
        bytes += string
        ends.append(bytes.count)
    }

    /// Appends a string to a label; nothing where the list has no such place.
    func append(_ place: Int, to label: inout [UInt8]) {
        guard place >= 0, place < count else { return }
        // Faster than appending a slice: labels are short, and a slice counts references.
        for index in ends[place]..<ends[place + 1] { label.append(bytes[index]) }
    }
}
