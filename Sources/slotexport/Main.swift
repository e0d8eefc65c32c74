internal import Glibc
internal import SlotFormats
internal import SlotHost
internal import SlotTime

/// The program: arguments in, an exit status out.
@main
enum Main {
    static let version = "0.1.0"

    static func main() {
        StandardStreams.occupy()
        FileSink.reportClosedPipes()
        exit(run().rawValue)
    }

    private static func run() -> ExitStatus {
        do throws(CommandError) {
            try run(arguments())
            return .done
        } catch {
            tell("error: \(error.message)")
            return error.status
        }
    }

    private static func run(_ arguments: [String]) throws(CommandError) {
        let parser = try ArgumentParser(arguments)
        switch parser.options.action {
        case .help: return try print(Array(Help.full.utf8))
        case .summary: return try print(Array(Help.summary.utf8))
        case .version: return try print(Array("slotexport \(version)\n".utf8))
        case .export: break
        }
        guard let word = parser.operands.first else {
            guard !parser.options.isJSON else {
                throw CommandError(usage: "--json goes with list; did you mean --format json?")
            }
            return try ExportCommand(options: parser.options, environment: .ofProcess(), clock: .system).run(tell)
        }
        let command = try Command.named(word)
        if let option = parser.options.given.keys.filter({ !command.options.contains($0) }).min() {
            throw CommandError(usage: "\(command.name) has no option --\(option)")
        }
        try print(
            command.run(
                Command.Context(
                    command: command, operands: parser.operands.dropFirst(), options: parser.options,
                    environment: .ofProcess(), clock: .system)))
    }

    /// The arguments behind the program's name, which must be UTF-8.
    private static func arguments() throws(CommandError) -> [String] {
        var arguments: [String] = []
        // Safe: the system hands over `argc` strings that live as long as the process.
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
            guard let text = unsafe String(validatingCString: argument) else {
                throw CommandError(usage: "argument \(index) is not UTF-8")
            }
            arguments.append(text)
        }
        return arguments
    }

    private static func print(_ bytes: [UInt8]) throws(CommandError) {
        do throws(SinkError) {
            try FileSink.standardOutput.write(bytes.span)
        } catch {
            guard !error.isClosedPipe else { return }
            throw CommandError(HostError(writing: "standard output", error))
        }
    }

    /// A line for people. Where standard error is gone too, nobody is left to be told.
    private static func tell(_ line: String) {
        try? FileSink.standardError.write(Array("slotexport: \(line)\n".utf8).span)
    }
}
