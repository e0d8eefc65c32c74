import SlotTime

/// The names of the files that a run of the publisher makes in a folder before they take their places, and that no reader
/// looks for: `.slotexport-RUN-NUMBER.tmp`.
///
/// Number 0 is created first and goes last. It is locked as long as the run lives.
struct TemporaryName: Equatable {
    private static let mark = ".slotexport-"
    private static let suffix = ".tmp"
    private static let runLength = 16

    /// What all names of a run have in common.
    let run: String

    /// A name that no other run has.
    static func fresh() -> TemporaryName {
        let digits = String(System.random, radix: 16)
        return TemporaryName(run: String(repeating: "0", count: runLength - digits.utf8.count) + digits)
    }

    /// The name of one of the run's files.
    func name(_ number: Int) -> String { "\(Self.mark)\(run)-\(number)\(Self.suffix)" }

    private init(run: String) {
        self.run = run
    }

    /// The run that a name belongs to, or nil where it isn't one that `name` gives.
    ///
    /// A foreign file is never mistaken for ours.
    init?(of name: String) {
        guard name.hasPrefix(Self.mark), name.hasSuffix(Self.suffix) else { return nil }
        let body = name.utf8.dropFirst(Self.mark.utf8.count).dropLast(Self.suffix.utf8.count)
        let run = body.prefix(Self.runLength)
        let number = body.dropFirst(Self.runLength + 1)
        guard run.count == Self.runLength, run.allSatisfy({ $0.isHexDigit && !$0.isUppercase }),
            body.dropFirst(Self.runLength).first == UInt8(ascii: "-"),
            (1...9).contains(number.count), number.allSatisfy({ $0.isDigit })
        else { return nil }
        self.run = String(decoding: run, as: UTF8.self)
    }
}
