internal import SlotFormats
internal import SlotHost

extension Option {
    /// Every option, in the order of help.
    static let all = output + slots + place + labels + program

    private static let output = [
        Option(name: "format", value: "FORMAT,...", group: .output, help: "what to write; default \(defaultFormat)") {
            (options, value) throws(CommandError) in options.formats = try OptionValue.formats(value)
        },
        text("output", "PATH", .output, \.output, "a file, or a folder for several; default standard output"),
        word("csv-preset", .output, \.place.csvPreset, "excel: with a BOM and the formula guard; default plain"),
        word("ics-events", .output, \.place.icsEvents, "an event a slot, or a free stretch; default slot"),
    ]

    private static let slots = [
        Option(name: "days", value: "N", group: .slots, help: "civil dates, today included, 1 to 3660; default 3") {
            (options, value) throws(CommandError) in
            options.place.days = try OptionValue.number(value, of: "days", rule: "must be 1 to 3660")
        },
        time("step", \.place.step, "1 minute to 24 hours", "from start to start, 1 minute to 24 hours; default 10"),
        time("lead", \.place.lead, "0 minutes to 366 days", "least time until a start, up to 366 days; default 20"),
        time("duration", \.place.duration, "1 minute to 7 days", "length of a slot, up to 7 days; default the step"),
        word("anchor", .slots, \.place.anchor, "where steps begin: 00:00, or the earliest start; default clock"),
        time(
            "offset", \.place.offset, "0 minutes to less than the step",
            "shift of the steps, less than a step; default 0"),
        word("overlap", .slots, \.place.overlap, "which of the starts that the clock shows twice; default both"),
        word("cut", .slots, \.place.cut, "none: keep what can't be booked any more; default now"),
    ]

    private static let place = [
        text("place", "FILE", .place, \.placeFile, "a place file (JSON5 or JSON); options go before it"),
        text("defaults", "FILE", .place, \.defaultsFile, "a place file for what --place leaves open"),
        text("time-zone", "ZONE", .place, \.place.timeZone, "IANA name; default the machine's"),
        text("tzdir", "FOLDER", .place, \.zoneDirectory, "time zone data; default TZDIR, then the system's"),
        Option(name: "now", value: "MOMENT", group: .place, help: "the present; default the clock's") {
            (options, value) throws(CommandError) in options.now = try OptionValue.instant(value, of: "now")
        },
        Option(name: "today", value: "DATE", group: .place, help: "the first date; default the date of now in the zone")
        {
            (options, value) throws(CommandError) in options.today = try OptionValue.date(value, of: "today")
        },
        Option(name: "place-id", value: "ID", group: .place, help: "names files and events; default slots") {
            (options, value) throws(CommandError) in options.place.id = value
        },
        Option(name: "place-name", value: "NAME", group: .place, help: "name for people") {
            (options, value) throws(CommandError) in options.place.name = PlaceName(value)
        },
    ]

    private static let labels = [
        text("locale", "LOCALE", .labels, \.place.locale, "language and region; default the environment's"),
        word("day-labels", .labels, \.place.dayLabels, "days without a word of their own; default weekday"),
        Option(
            name: "relative-days", value: "none|0|1|2", group: .labels,
            help: "last day with a word: today, tomorrow, the next; default 1"
        ) {
            (options, value) throws(CommandError) in
            options.place.relativeDays =
                value == "none"
                ? -1 : try OptionValue.number(value, of: "relative-days", in: 0...2, rule: "must be none, 0, 1 or 2")
        },
        word("weekday-width", .labels, \.place.weekdayWidth, "how weekdays are written; default abbreviated"),
    ]

    private static let program = [
        flag("quiet", "no line of success") { $0.isQuiet = true },
        flag("verbose", "say which data and settings are used, and where they come from") { $0.isVerbose = true },
        flag("json", "list: an array of objects") { $0.isJSON = true },
        flag("version", "print the version") { $0.action = .version },
        flag("help", "print this; -h is shorter") { $0.action = .help },
    ]

    private static var defaultFormat: String { ExportFormat.default.name }
}
