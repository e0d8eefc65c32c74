internal import SlotFormats
internal import SlotHost
internal import SlotTime

/// The program: arguments in, an exit status out.
@main
enum Main {
    static let version = "0.1.0"

    static func main() {
        StandardStreams.occupy()
        FileSink.reportErrors()
        ProcessArguments.exit(run())
    }

    private static func run() -> ExitStatus {
        do throws(CommandError) {
            return try run(arguments())
        } catch {
            Console.tell(.error(error.message))
            return error.status
        }
    }

    private static func run(_ arguments: [String]) throws(CommandError) -> ExitStatus {
        let parser = try ArgumentParser(arguments)
        let options = parser.options
        switch options.action {
        case .help: try Console.print(Array(Help.full.utf8))
        case .summary: try Console.print(Array(Help.summary.utf8))
        case .version: try Console.print(Array("slotexport \(version)\n".utf8))
        case .run:
            if let word = parser.operands.first {
                return try run(Command.named(word), parser.operands.dropFirst(), options)
            }
            guard !options.isJSON else {
                throw CommandError(usage: "--json goes with list and labels; did you mean --format json?")
            }
            if options.at != nil {
                throw CommandError(usage: "--at goes with explain: slotexport explain FILE --at MOMENT")
            }
            if let option = ["from", "to"].first(where: { options.given[$0] != nil }) {
                throw CommandError(usage: "--\(option) goes with hours; --today and --days set the dates of slots")
            }
            try ExportCommand(options: options, environment: .ofProcess(), clock: .system).run()
        }
        return .done
    }

    private static func run(
        _ command: Command, _ operands: ArraySlice<String>, _ options: Options
    ) throws(CommandError) -> ExitStatus {
        if let option = options.given.keys.filter({ !command.options.contains($0) }).min() {
            throw CommandError(usage: "\(command.name) has no option --\(option)")
        }
        let context = Command.Context(
            command: command, operands: operands, options: options, environment: .ofProcess(), clock: .system)
        return try command.run(context)
    }

    /// The arguments after the program's name, which must be UTF-8.
    private static func arguments() throws(CommandError) -> [String] {
        let words: [[UInt8]]
        do throws(HostError) {
            words = try ProcessArguments.afterName()
        } catch {
            throw CommandError(error)
        }
        var arguments: [String] = []
        for word in words {
            guard let text = String(validating: word, as: UTF8.self) else {
                throw notText(word, behind: arguments.last)
            }
            arguments.append(text)
        }
        return arguments
    }

    /// An argument that is not UTF-8, with its bytes, and the option that it belongs to.
    private static func notText(_ argument: [UInt8], behind last: String?) -> CommandError {
        let bytes = argument.prefix(80).map { byte in
            (0x20...0x7E).contains(byte) ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16)
        }
        let takesValue = last.flatMap { Option.named(String($0.dropFirst(2)))?.value } != nil
        return CommandError(
            usage: "\(takesValue ? last ?? "" : "argument") \"\(bytes.joined())\": must be UTF-8")
    }
}
