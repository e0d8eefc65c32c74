internal import SlotTime

/// The name of one complete set of files: `gen-SEQUENCE-MOMENT`, as in `gen-000042-20260601T021600Z`.
package struct Generation: Hashable, Sendable {
    /// The name of its folder.
    package let name: String

    /// How many runs came before it; larger is newer.
    package let sequence: Int

    private static let mark = "gen-"

    /// The generation of a folder's name; nil if the name is of another form.
    package init?(name: String) {
        guard name.hasPrefix(Self.mark) else { return nil }
        let parts = name.utf8.dropFirst(Self.mark.utf8.count).split(separator: UInt8(ascii: "-"))
        guard parts.count == 2, let sequence = Int(String(decoding: Array(parts[0]), as: UTF8.self)),
            (1..<1 << 40).contains(sequence),
            parts[1].allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: "Z") })
        else { return nil }
        self.name = name
        self.sequence = sequence
    }

    /// The next one after some number of runs, for a moment of the run: `20260601T021600Z`.
    package init(sequence: Int, moment: String) {
        let digits = String(sequence)
        let padding = String(repeating: "0", count: max(0, 6 - digits.utf8.count))
        name = Self.mark + padding + digits + "-" + moment
        self.sequence = sequence
    }

    /// What identifies the run: the name without `gen-`.
    package var run: String { String(name.dropFirst(Self.mark.utf8.count)) }
}
