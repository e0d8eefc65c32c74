internal import Glibc
internal import SlotFormats
internal import SlotHost
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
            exit(try run(arguments(), environment, console).rawValue)
        } catch {
            console.report(.error(error.message))
            exit(error.status.rawValue)
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
        case .version: try console.print("slotexport \(version)\n")
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
        var arguments: [String] = []
        // Safe: the system hands over `argc` strings that live as long as the process.
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
            guard let text = unsafe String(validatingCString: argument) else {
                let value = unsafe Array(UnsafeBufferPointer(start: argument, count: strlen(argument)))
                throw notText(value.map { UInt8(bitPattern: $0) }, after: arguments.last)
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
