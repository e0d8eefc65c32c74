/// How the program was started, and how it ends.
public enum ProcessArguments {
    /// The words after the program's name, each as its bytes, which need not be UTF-8.
    ///
    /// - Throws: 78 where the system doesn't hand them over: a run that takes no notice of its options is worse than none.
    public static func afterName() throws(HostError) -> [[UInt8]] {
        let count = System.argumentCount
        guard count > 0 else {
            throw HostError(
                .environment, "cannot read", path: "the command's arguments",
                reason: "the C library doesn't hand them over")
        }
        var arguments: [[UInt8]] = []
        for index in 1..<max(1, count) {
            if let argument = System.argument(index) { arguments.append(argument) }
        }
        return arguments
    }

    /// Ends the process with a status.
    public static func exit(_ status: ExitStatus) {
        System.exit(status.rawValue)
    }
}
