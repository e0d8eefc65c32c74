internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotLocale

extension Option {
    /// Every option, in the order of help.
    static let all = output + slots + place + labels + program

    private static let output = [
        Option(name: "format", value: "FORMAT,...", group: .output, help: "what to write; default \(defaultFormat)") {
            (options, value) throws(CommandError) in options.formats = try OptionValue.formats(value)
        },
        text("output", "PATH", .output, "a file, or a folder for several; default standard output") { $0.output = $1 },
        word("locale-layout", .output, "several locales: a file each, or one with all; default files") {
            $0.localeLayout = $1
        },
        word("csv-preset", of: .csvPreset, "excel: with a BOM and the formula guard; default plain"),
        word("ics-events", of: .icsEvents, "an event a slot, or a free stretch; default slot"),
    ]

    private static let slots = [
        Option(name: "days", value: "N", group: .slots, help: "civil dates, today included, 1 to 3660; default 3") {
            (options, value) throws(CommandError) in
            // Like lengths of time, it is held against its limits with the other rules, after files are read.
            let limits = Limits(range: 0...Int.max, words: Limits.days.words)
            options.place.days = try OptionValue.number(value, of: "days", limits)
        },
        time("step", Limits.step.words, "from start to start, 1 minute to 24 hours; default 10") {
            $0.place.step = $1
        },
        time("lead", Limits.lead.words, "least time until a start, up to 366 days; default 20") {
            $0.place.lead = $1
        },
        time("duration", Limits.duration.words, "length of a slot, up to 7 days; default the step") {
            $0.place.duration = $1
        },
        word("anchor", .slots, "where steps begin: 00:00, each opening, or the earliest start") {
            $0.place.anchor = $1
        },
        time("offset", "0 minutes to less than the step", "shift of the steps, less than a step; default 0") {
            $0.place.offset = $1
        },
        word("overlap", .slots, "which of the starts that the clock shows twice; default both") {
            $0.place.overlap = $1
        },
        Option(name: "hours", value: "HOURS", group: .slots, help: "opening hours: 'Mo-Fr 09:00-18:00'; default 24/7") {
            (options, value) throws(CommandError) in
            options.place.schedule.hours = try OptionValue.hours(value, of: "hours")
        },
        Option(name: "capacity", value: "N", group: .slots, help: "how many can book at once; default one") {
            (options, value) throws(CommandError) in
            options.place.schedule.capacity = try OptionValue.number(value, of: "capacity", .capacity)
        },
        word("cut", .slots, "none: keep what can't be booked any more; default now") { $0.place.cut = $1 },
    ]

    private static let place = [
        text("place", "FILE", .place, "a place file (JSON5 or JSON); options go before it") { $0.placeFile = $1 },
        text("defaults", "FILE", .place, "a place file for what --place leaves open") { $0.defaultsFile = $1 },
        text("holidays", "FILE", .place, "a file of holidays and make-up workdays; may come again") {
            var holidays = $0.place.schedule.holidays ?? HolidaySource()
            holidays.files.append(HolidaySource.File(path: $1))
            $0.place.schedule.holidays = holidays
        },
        flag("require-holidays", in: .place, "refuse where the holidays of a date are not known") {
            $0.requiresHolidays = true
        },
        text("time-zone", "ZONE", .place, "IANA name; default the machine's") { $0.place.timeZone = $1 },
        text("tzdir", "FOLDER", .place, "time zone data; default TZDIR, then the system's") { $0.zoneDirectory = $1 },
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
        Option(
            name: "locale", value: "LOCALE,...", group: .labels,
            help: "language and region, or several; default the environment's"
        ) {
            (options, value) throws(CommandError) in
            options.place.locales = try OptionValue.locales(value, of: "locale")
        },
        Option(
            name: "calendar", value: "CALENDAR,...", group: .labels,
            help: "of dates, or two: gregorian,chinese; default the locale's, or gregorian"
        ) {
            (options, value) throws(CommandError) in
            options.place.labelOptions.calendars = try OptionValue.calendars(value, of: "calendar")
        },
        word("day-labels", .labels, "days without a word of their own; default weekday") {
            $0.place.style.dayLabels = $1
        },
        Option(
            name: "relative-days", value: "none|0|1|2", group: .labels,
            help: "last day with a word: today, tomorrow, the next; default 1"
        ) {
            (options, value) throws(CommandError) in
            options.place.style.relativeDays =
                value == "none"
                ? -1
                : try OptionValue.number(value, of: "relative-days", Limits(range: 0...2, words: "none, 0, 1 or 2"))
        },
        word("weekday-width", .labels, "how weekdays are written; default abbreviated") {
            $0.place.style.weekdayWidth = $1
        },
        word("day-periods", .labels, "flexible: at night, in the morning; default the locale's") {
            $0.place.labelOptions.dayPeriods = $1
        },
        flag("ascii-space", in: .labels, "plain spaces in labels for those that do not break") {
            $0.place.labelOptions.hasPlainSpaces = true
        },
    ]

    private static let program = [
        flag("quiet", "no line of success") { $0.isQuiet = true },
        flag("verbose", "say which data and settings are used, and where they come from") { $0.isVerbose = true },
        flag("json", "list, labels: an array of objects") { $0.isJSON = true },
        date("from", "hours: the first date; default today") { $0.from = $1 },
        date("to", "hours: the date after the last; default 7 days later") { $0.to = $1 },
        Option(name: "at", value: "MOMENT", group: .program, help: "explain: the start that is asked about") {
            (options, value) throws(CommandError) in
            guard let moment = PlaceMoment(parsing: value) else {
                throw CommandError(option: "at", value: value, rule: "must be \(PlaceMoment.form)")
            }
            options.at = moment
        },
        flag("version", "print the version") { $0.action = .version },
        flag("help", "print this; -h is shorter") { $0.action = .help },
    ]

    private static var defaultFormat: String { ExportFormat.default.name }
}
