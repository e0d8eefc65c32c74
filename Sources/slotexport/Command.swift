internal import SlotFormats
internal import SlotHost
internal import SlotTime

/// A word on the command line that does something else than the main job. One table, like that of the options.
struct Command: Sendable {
    let name: String

    /// What stands for its operand in help: `json|xml`, or `FILE`.
    let operands: String

    /// One line for help.
    let help: String

    /// The options that it looks at; others are refused.
    var options: [String] = []

    /// Does it, and says with which status it ended.
    let run: @Sendable (Context) throws(CommandError) -> ExitStatus

    /// What a command may look at.
    struct Context {
        let command: Command
        let operands: ArraySlice<String>
        let options: Options
        let environment: Environment
        let clock: WallClock
    }

    static let all = [
        Command(
            name: "check", operands: "FILE...", help: "say what place files mean, one line a date",
            options: Option.names(in: .slots, .place, .labels) + ["quiet", "verbose"]
        ) {
            (context) throws(CommandError) in try CheckCommand(context: context).run()
        },
        Command(
            name: "explain", operands: "FILE", help: "say why --at is the start of a slot of a place, or why not",
            options: Option.names(in: .slots, .place, .labels) + ["at"]
        ) {
            (context) throws(CommandError) in try ExplainCommand(context: context).run()
        },
        Command(
            name: "hours", operands: "EXPRESSION", help: "say when a place is open by an opening_hours expression",
            options: ["format", "time-zone", "tzdir", "now", "today", "from", "to", "place", "defaults", "holidays"]
        ) {
            (context) throws(CommandError) in try HoursCommand(context: context).run()
        },
        Command(
            name: "list", operands: words(of: ListCommand.Topic.self),
            help: "print what can be chosen, with examples; --json for programs", options: ["json", "now", "tzdir"]
        ) {
            (context) throws(CommandError) in
            let topic: ListCommand.Topic = try context.operand()
            let list = ListCommand(options: context.options, environment: context.environment, clock: context.clock)
            return try context.print(list.text(topic))
        },
        Command(
            name: "labels", operands: "", help: "print every label of a locale, to proof-read; --json for programs",
            options: [
                "locale", "calendar", "day-periods", "ascii-space", "place", "defaults", "now", "today", "json",
                "verbose",
            ]
        ) {
            (context) throws(CommandError) in try context.print(try LabelsCommand(context: context).text())
        },
        Command(
            name: "schema", operands: words(of: Schema.self), help: "print the schema of a format, or of place files"
        ) {
            (context) throws(CommandError) in
            let schema: Schema = try context.operand()
            return try context.print(schema.bytes)
        },
        Command(
            name: "completions", operands: words(of: Completions.Shell.self),
            help: "print the completion script of a shell"
        ) {
            (context) throws(CommandError) in
            try context.print(Array(Completions.script(for: try context.operand()).utf8))
        },
        Command(name: "man", operands: "", help: "print the manual page, for man -l -") {
            (context) throws(CommandError) in
            try context.takeNoOperand()
            return try context.print(Array(ManPage.text.utf8))
        },
    ]

    static func named(_ name: String) throws(CommandError) -> Command {
        if let command = all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return command }
        let names = all.map(\.name)
        let hint =
            Suggestion.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
            ?? "there are \(names.listed("and"))"
        throw CommandError(usage: "there is no command \(CommandError.printable(name)); \(hint)")
    }

    /// The words that its operand can be.
    var words: [String] {
        takesFile || operands == operands.uppercased() ? [] : operands.split(separator: "|").map(String.init)
    }

    /// Whether its operands are files.
    var takesFile: Bool { operands.hasPrefix("FILE") }

    private static func words<Word: RawRepresentable & CaseIterable>(
        of type: Word.Type
    ) -> String where Word.RawValue == String {
        Word.allCases.map(\.rawValue).joined(separator: "|")
    }
}

extension Command.Context {
    /// Prints data, and is done.
    func print(_ bytes: [UInt8]) throws(CommandError) -> ExitStatus {
        try Console.print(bytes)
        return .done
    }

    /// The one operand, as one of its words.
    func operand<Word: RawRepresentable & CaseIterable>() throws(CommandError) -> Word where Word.RawValue == String {
        let words = Word.allCases.map(\.rawValue)
        guard let given = operands.first, operands.count == 1 else {
            throw CommandError(usage: "\(command.name) needs one word: \(words.listed())")
        }
        // Small ASCII letters are canonically equal to nothing else.
        if let word = Word(rawValue: given) { return word }
        let hint = Suggestion.nearest(to: given, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
        throw CommandError(
            usage: "\(command.name) \(CommandError.printable(given)): must be \(words.listed())\(hint)")
    }

    func takeNoOperand() throws(CommandError) {
        guard let operand = operands.first else { return }
        throw CommandError(usage: "\(command.name) takes no words: \(CommandError.printable(operand))")
    }
}
