internal import SlotFormats
internal import SlotPlaces
internal import SlotTime

/// Reads arguments by the GNU conventions: `--opt value`, `--opt=value`, options anywhere, `--` ends them.
struct ArgumentParser {
    private(set) var options = Options()

    /// What is neither an option nor the value of one.
    private(set) var operands: [String] = []

    /// The options and operands of some arguments, without the program's name.
    init(_ arguments: [String]) throws(CommandError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            if argument == "-h" {
                options.action = .summary
            } else if argument.utf8.starts(with: "--".utf8) {
                try parse(argument, &rest)
            } else if argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1 {
                throw Self.unknown(short: argument)
            } else {
                operands.append(argument)
            }
        }
    }

    private mutating func parse(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
        // Cut between bytes: a value may begin with a mark that would join the = to one character.
        let parts = argument.utf8.dropFirst(2)
            .split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let name = parts[0]
        guard let option = Option.named(name) else { throw Self.unknown(name) }
        var value = ""
        if option.value.isNone {
            guard parts.count == 1 else {
                throw CommandError(PlaceError(option: name, value: parts[1], rule: "takes no value"))
            }
        } else if parts.count == 2 {
            value = parts[1]
        } else {
            guard let next = rest.first, !Self.isOption(next) else {
                throw CommandError(usage: "--\(name) needs a value: --\(name) \(option.value.placeholder)")
            }
            value = next
            rest.removeFirst()
        }
        if !options.names.contains(name) { options.names.append(name) }
        do throws(PlaceError) {
            try option.apply(&options, OptionText(value, of: name))
        } catch {
            throw CommandError(error)
        }
    }

    /// Whether an argument is certainly an option, and so not a value.
    ///
    /// `-5` and `--x` may be values.
    private static func isOption(_ argument: String) -> Bool {
        guard argument.utf8.starts(with: "--".utf8) else { return argument == "-h" }
        return Option.named(String(argument.dropFirst(2).prefix { $0 != "=" })) != nil || argument == "--"
    }

    private static func unknown(short argument: String) -> CommandError {
        let meant = Suggestion.nearest(to: String(argument.dropFirst()), in: Option.all.map { $0.name })
        let hint =
            meant.map { "did you mean --\($0)?" }
            ?? "all options except -h start with two dashes, see slotexport --help"
        return CommandError(usage: "there is no option \(quoted(argument, limit: 80)); \(hint)")
    }

    private static func unknown(_ name: String) -> CommandError {
        let names = Option.all.map { $0.name }
        let shown = quoted("--" + name, limit: 80)
        let longer = names.filter { !name.isEmpty && $0.hasPrefix(name) }
        let hint: String
        if !longer.isEmpty {
            hint = "options are not abbreviated: \(longer.map { "--" + $0 }.joined(separator: ", "))"
        } else if ExportFormat.named(name) != nil {
            hint = "did you mean --format \(name)?"
        } else {
            hint = Suggestion.nearest(to: name, in: names).map { "did you mean --\($0)?" } ?? "see slotexport --help"
        }
        return CommandError(usage: "there is no option \(shown); \(hint)")
    }
}
