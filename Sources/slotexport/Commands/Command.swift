internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// A word on the command line with a job of its own. One table, like that of the options.
struct Command: Sendable {
    /// The word; empty for the main job, which has none.
    let name: String

    /// What follows the word.
    let operand: ValueKind

    /// One line for help.
    let help: String

    /// The options that it takes, by name; others are refused.
    let options: OptionNames

    /// Does it, and says with which status it ended.
    let run: @Sendable (Context) throws(CommandError) -> ExitStatus

    /// What a command may look at.
    struct Context {
        let command: Command
        let operands: ArraySlice<String>
        var options: Options
        let environment: Environment

        /// The present: read once, or given by `--now`.
        let now: Instant
        let console: Console
    }

    init(
        _ name: String, _ operand: ValueKind = .none, _ help: String, options: OptionNames = [],
        _ run: @escaping @Sendable (Context) throws(CommandError) -> ExitStatus
    ) {
        self.name = name
        self.operand = operand
        self.help = help
        self.options = options
        self.run = run
    }

    /// The main job.
    static let export = Command(
        "", .none, "write bookable slots",
        options: Option.names(in: .output, .slots, .place, .labels) + ["set", "quiet", "verbose", "strict"]
    ) {
        (context) throws(CommandError) in try ExportCommand(context: context).run()
    }

    /// The commands with a word, in the order of help.
    static let all = [
        Command(
            "check", .files, "say what place files mean, one line per date",
            options: Option.names(in: .slots, .place, .labels) + ["set", "quiet", "verbose", "strict"]
        ) {
            (context) throws(CommandError) in try CheckCommand(context: context).run()
        },
        Command(
            "batch", .text("[FILE|-]"), "write and publish the slots of many places, a line of JSON each",
            options: Option.names(in: .slots, .place, .labels)
                + [
                    "format", "output", "wait", "set", "quiet", "places", "jobs", "report", "files", "max-failed",
                    "allow-shrink", "due", "keep", "drop-stale", "verify", "index", "gzip", "layout", "path", "shard",
                    "resume",
                ]
        ) {
            (context) throws(CommandError) in try BatchCommand(context: context).run()
        },
        Command(
            "site", .text("ACTION FOLDER"), "verify, show, roll back or publish what batches have written",
            options: [
                "quiet", "now", "wait", "sample", "prometheus", "max-failed", "allow-shrink", "keep", "verify",
            ]
        ) {
            (context) throws(CommandError) in try SiteCommand(context: context).run()
        },
        Command(
            "explain", .file, "say why --at is the start of a slot of a place, or why not",
            options: Option.names(in: .slots, .place, .labels) + ["set", "at", "json"]
        ) {
            (context) throws(CommandError) in try ExplainCommand(context: context).run()
        },
        Command(
            "hours", .text("EXPRESSION"), "say when a place is open by an opening_hours expression",
            options: [
                "format", "time-zone", "tzdir", "now", "today", "from", "to", "place", "defaults", "resource",
                "holidays", "set",
                "locale", "canonical", "strict",
            ]
        ) {
            (context) throws(CommandError) in try HoursCommand(context: context).run()
        },
        Command(
            "busy", .file, "print the busy times of a calendar",
            options: ["format", "time-zone", "tzdir", "now", "today", "from", "to"]
        ) {
            (context) throws(CommandError) in try BusyCommand(context: context).run()
        },
        Command(
            "lint", .files, "say what is wrong with calendars", options: ["json", "tzdir"]
        ) {
            (context) throws(CommandError) in try LintCommand(context: context).run()
        },
        Command(
            "list", .words(ListCommand.Topic.allCases.map { $0.rawValue }), "list available values, with examples",
            options: ["json", "now", "tzdir"]
        ) {
            (context) throws(CommandError) in
            let topic: ListCommand.Topic = try context.operand()
            return try context.print(ListCommand(context: context).text(topic))
        },
        Command(
            "labels", .none, "print every label of a locale, to proof-read",
            options: [
                "locale", "calendar", "day-periods", "ascii-space", "place", "defaults", "now", "today", "json",
                "verbose", "set",
            ]
        ) {
            (context) throws(CommandError) in try context.print(try LabelsCommand(context: context).text())
        },
        Command(
            "schema", .words(Schema.allCases.map { $0.rawValue }), "print the schema of a format, or of place files"
        ) {
            (context) throws(CommandError) in
            let schema: Schema = try context.operand()
            return try context.print(schema.bytes)
        },
        Command("template", .words(ShippedTemplate.names), "print a template that ships, to edit it") {
            (context) throws(CommandError) in try context.print(try ShippedTemplate.text(for: context.operands))
        },
        Command(
            "completions", .words(Completions.Shell.allCases.map { $0.rawValue }),
            "print the completion script of a shell"
        ) {
            (context) throws(CommandError) in
            try context.print(Array(Completions.script(for: try context.operand()).utf8))
        },
        Command("man", .none, "print the manual page, for man -l -") { (context) throws(CommandError) in
            try context.takeNoOperand()
            return try context.print(Array(ManPage.text.utf8))
        },
    ]

    /// The command of a word.
    static func named(_ name: String) throws(CommandError) -> Command {
        if let command = all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return command }
        let names = all.map { $0.name }
        let hint =
            Suggestion.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
            ?? "there are \(names.listed("and"))"
        throw CommandError(usage: "there is no command \(quoted(name, limit: 80)); \(hint)")
    }

    /// Refuses options that it doesn't take, and says which commands do.
    func check(_ options: Options) throws(CommandError) {
        guard let option = options.names.filter({ !self.options.contains($0) }).min() else { return }
        let others = Self.all.filter { $0.options.contains(option) }.map { $0.name }
        let owner = name.isEmpty ? "writing slots" : name
        var hint = others.isEmpty ? "" : "; \(others.listed("and")) \(others.count == 1 ? "takes" : "take") it"
        if self.options.contains("format"), ExportFormat.named(option) != nil {
            hint = "; did you mean --format \(option)?"
        }
        throw CommandError(usage: "\(owner) doesn't take --\(option)\(hint)")
    }

    /// The words that its operand can be.
    var words: [String] {
        if case .words(let words) = operand { words } else { [] }
    }

    /// Whether its operands are files.
    var takesFile: Bool {
        if case .files = operand.completion { true } else { false }
    }

    /// The formats that a document is checked for where none is named.
    var checksFormats: [ExportFormat] { options.contains("output") ? [.default] : ExportFormat.all }

    /// How it is called: `list formats|locales`.
    var synopsis: String {
        let placeholder = operand.placeholder
        return placeholder.isEmpty || name.isEmpty ? name : "\(name) \(placeholder)"
    }
}
