internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

/// The program: arguments in, an exit status out.
@main
enum Main {
    static let version = "0.1.0"

    static func main() {
        StandardStreams.occupy()
        FileSink.reportErrors()
        // Environment and clock are read here and nowhere else.
        let environment = Environment.ofProcess()
        let console = Console(environment)
        do throws(CommandError) {
            ProcessArguments.exit(try run(arguments(), environment, console))
        } catch {
            console.report(error)
            ProcessArguments.exit(error.status)
        }
    }

    private static func run(
        _ arguments: [String], _ environment: Environment, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let parser = try ArgumentParser(arguments)
        let options = parser.options
        var named: Command?
        if let word = parser.operands.first { named = try .named(word) }
        switch options.action {
        case .help: try console.print(named.map(Help.page) ?? Help.full)
        case .summary: try console.print(named.map(Help.page) ?? Help.summary)
        case .version: try console.print("slotexport \(version)\nlabels: CLDR \(LocaleLabels.version)\n")
        case .run:
            let command = named ?? .export
            try command.check(options)
            let context = Command.Context(
                command: command, operands: parser.operands.dropFirst(), options: options, environment: environment,
                now: options.now ?? WallClock.system.now, console: console)
            return try command.run(context)
        }
        return .done
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
                throw notText(word, after: arguments.last)
            }
            arguments.append(text)
        }
        return arguments
    }

    /// An argument that is not UTF-8, with its bytes, and the option that it belongs to.
    private static func notText(_ argument: [UInt8], after last: String?) -> CommandError {
        let bytes = argument.prefix(80).map { byte in
            (0x20...0x7E).contains(byte) ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16)
        }
        let option = last.flatMap { Option.named(String($0.dropFirst(2))) }
        let takesValue = option.map { !$0.value.isNone } ?? false
        return CommandError(
            usage: "\(takesValue ? last ?? "" : "argument") \"\(bytes.joined())\": must be UTF-8")
    }
}
