/// The three descriptors that a program is born with.
public enum StandardStreams {
    static let input: Int32 = 0
    static let output: Int32 = 1
    static let error: Int32 = 2

    /// Takes the places of those that the caller has closed, so that no file of ours gets their numbers and our words.
    ///
    /// They are opened the wrong way round: writing to a closed standard output still fails.
    public static func occupy() {
        for descriptor in input...error where !System.isOpen(descriptor) {
            // The lowest free number is given out, and that is this one. It stays open as long as the process.
            _ = try? System.open(
                "/dev/null", in: System.workingFolder, descriptor == input ? .writing : .reading, mode: 0)
        }
    }

    /// Whether standard output goes to a terminal.
    public static var outputIsTerminal: Bool { System.isTerminal(output) }

    /// Whether standard error goes to a terminal.
    public static var errorIsTerminal: Bool { System.isTerminal(error) }
}
