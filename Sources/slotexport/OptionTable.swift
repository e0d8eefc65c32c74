internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotLocale
internal import SlotTime

/// One option: the parser, the help and every list of options read this table and nothing else.
struct Option: Sendable {
    enum Group: String, CaseIterable {
        case output = "Output"
        case slots = "Slots"
        case place = "Place and time"
        case labels = "Labels"
        case program = "Program"
    }

    /// The long name, without its dashes.
    let name: String

    /// What stands for the value in help; nil for an option without one.
    let value: String?

    let group: Group

    /// One line for help.
    let help: String

    /// Reads the value into the options; flags get an empty one.
    let apply: @Sendable (inout Options, String) throws(CommandError) -> Void

    static func named(_ name: String) -> Option? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// Every option, in the order of help.
    static let all = output + slots + place + labels + program

    private static let output = [
        Option(name: "format", value: "FORMAT,...", group: .output, help: "what to write, default json") {
            (options, value) throws(CommandError) in options.formats = try OptionValue.formats(value)
        },
        Option(
            name: "output", value: "PATH", group: .output,
            help: "a file, or a folder for several; default standard output"
        ) {
            (options, value) throws(CommandError) in options.output = try OptionValue.text(value, of: "output")
        },
        Option(
            name: "csv-preset", value: "plain|excel", group: .output,
            help: "excel: with a BOM and the formula guard; default plain"
        ) {
            (options, value) throws(CommandError) in
            options.settings.csvPreset = try OptionValue.word(value, of: "csv-preset")
        },
        Option(
            name: "ics-events", value: "slot|block", group: .output,
            help: "an event a slot, or a free stretch; default slot"
        ) {
            (options, value) throws(CommandError) in
            options.settings.icsEvents = try OptionValue.word(value, of: "ics-events")
        },
    ]

    private static let slots = [
        Option(name: "days", value: "N", group: .slots, help: "civil dates, today included, 1 to 3660; default 3") {
            (options, value) throws(CommandError) in
            options.days = try OptionValue.number(value, of: "days", rule: "must be 1 to 3660")
        },
        Option(
            name: "step", value: "TIME", group: .slots, help: "from start to start, 1 minute to 24 hours; default 10"
        ) {
            (options, value) throws(CommandError) in options.step = try OptionValue.minutes(value, of: "step")
        },
        Option(name: "lead", value: "TIME", group: .slots, help: "least time until a start, up to 366 days; default 20")
        {
            (options, value) throws(CommandError) in options.lead = try OptionValue.minutes(value, of: "lead")
        },
        Option(name: "duration", value: "TIME", group: .slots, help: "length of a slot, up to 7 days; default the step")
        {
            (options, value) throws(CommandError) in options.duration = try OptionValue.minutes(value, of: "duration")
        },
        Option(
            name: "anchor", value: "clock|earliest", group: .slots,
            help: "where steps begin: 00:00, or the earliest start; default clock"
        ) {
            (options, value) throws(CommandError) in options.anchor = try OptionValue.word(value, of: "anchor")
        },
        Option(name: "offset", value: "TIME", group: .slots, help: "shift of the steps, less than a step; default 0") {
            (options, value) throws(CommandError) in options.offset = try OptionValue.minutes(value, of: "offset")
        },
        Option(
            name: "overlap", value: "both|first|last", group: .slots,
            help: "of starts that the clock shows twice; default both"
        ) {
            (options, value) throws(CommandError) in options.overlap = try OptionValue.word(value, of: "overlap")
        },
        Option(
            name: "cut", value: "now|none", group: .slots, help: "none: keep what can't be booked any more; default now"
        ) {
            (options, value) throws(CommandError) in options.cut = try OptionValue.word(value, of: "cut")
        },
    ]

    private static let place = [
        Option(name: "time-zone", value: "ZONE", group: .place, help: "IANA name; default the machine's") {
            (options, value) throws(CommandError) in options.timeZone = value
        },
        Option(name: "tzdir", value: "FOLDER", group: .place, help: "time zone data; default TZDIR, then the system's")
        {
            (options, value) throws(CommandError) in options.zoneDirectory = try OptionValue.text(value, of: "tzdir")
        },
        Option(name: "now", value: "MOMENT", group: .place, help: "the present; default the clock's") {
            (options, value) throws(CommandError) in options.now = try OptionValue.instant(value, of: "now")
        },
        Option(name: "today", value: "DATE", group: .place, help: "the first date; default the date of now in the zone")
        {
            (options, value) throws(CommandError) in options.today = try OptionValue.date(value, of: "today")
        },
        Option(name: "place-id", value: "ID", group: .place, help: "identifier, names files and events; default slots")
        {
            (options, value) throws(CommandError) in options.placeID = value
        },
        Option(name: "place-name", value: "NAME", group: .place, help: "name for people") {
            (options, value) throws(CommandError) in options.placeName = value
        },
    ]

    private static let labels = [
        Option(name: "locale", value: "LOCALE", group: .labels, help: "language and region; default the environment's")
        {
            (options, value) throws(CommandError) in options.locale = value
        },
        Option(
            name: "day-labels", value: "weekday|date|full", group: .labels,
            help: "days without a word of their own; default weekday"
        ) {
            (options, value) throws(CommandError) in options.dayLabels = try OptionValue.word(value, of: "day-labels")
        },
        Option(
            name: "relative-days", value: "0|1|2", group: .labels,
            help: "last day with a word: today, tomorrow, the next; default 1"
        ) {
            (options, value) throws(CommandError) in
            options.relativeDays = try OptionValue.number(
                value, of: "relative-days", in: 0...2, rule: "must be 0, 1 or 2")
        },
        Option(
            name: "weekday-width", value: "wide|abbreviated|narrow", group: .labels,
            help: "how weekdays are written; default abbreviated"
        ) {
            (options, value) throws(CommandError) in
            options.weekdayWidth = try OptionValue.word(value, of: "weekday-width")
        },
    ]

    private static let program = [
        Option(name: "quiet", value: nil, group: .program, help: "no line of success") {
            (options, _) throws(CommandError) in options.isQuiet = true
        },
        Option(name: "version", value: nil, group: .program, help: "print the version") {
            (options, _) throws(CommandError) in options.action = .version
        },
        Option(name: "help", value: nil, group: .program, help: "print this; -h is shorter") {
            (options, _) throws(CommandError) in options.action = .help
        },
    ]
}
