internal import SlotDocument
internal import SlotLocale

// The words of the output.
extension Setting {
    static let labels: [Setting] = [
        Setting(
            "locale", option: "locale", .labels, .locales,
            "language and region of the labels, or several; default the machine's",
            examples: [#""zh_CN""#, #""de_DE""#, #"["zh_CN", "en_US"]"#],
            file: { (reader, entry, settings) throws(PlaceError) in settings.locales = try reader.locales(entry) },
            text: { (text, settings) throws(PlaceError) in settings.locales = try text.locales() }),
        Setting(
            "calendar", option: "calendar", .labels, .calendars,
            "calendar of dates in labels, or two; default the locale's own",
            examples: [#""chinese""#, #"["gregorian", "chinese"]"#],
            file: { (reader, entry, settings) throws(PlaceError) in
                settings.labelOptions.calendars = try reader.calendars(entry)
            },
            text: { (text, settings) throws(PlaceError) in
                settings.labelOptions.calendars = try text.calendars()
            }),
        .structure(
            "labels", .labels, "labels",
            "words and patterns of the place's own, by locale; a language's hold in its regions",
            examples: [#"{ "zh_CN": { "today": "今日", "hour": "H时" } }"#]
        ) { (reader, entry, settings) throws(PlaceError) in
            (settings.labels, settings.labelOrigins) = try reader.labels(entry)
        },
        .word(
            "dayLabels", option: "day-labels", .labels, usual: "weekday",
            "labels of days without a word of their own: 周三, 6月3日, or 6月3日 周三"
        ) { $0.style.dayLabels = $1 },
        relativeDays(
            "relativeDays", option: "relative-days", "last day with a word: today, tomorrow, the next"
        ) {
            $0.style.relativeDays = $1
        },
        .word(
            "weekdayWidth", option: "weekday-width", .labels, usual: "abbreviated",
            "how weekdays are written: 星期三, 周三, or 三"
        ) { $0.style.weekdayWidth = $1 },
        .word(
            "dayPeriods", option: "day-periods", .labels, usual: "default",
            "flexible: name the part of the day (at night, in the morning)"
        ) { $0.labelOptions.dayPeriods = $1 },
        .word(
            "capitalize", .labels, usual: "sentence", "labels that begin a row begin with a capital: Heute, not heute"
        ) {
            $0.labelOptions.capitalization = $1
        },
        Setting(
            "dayNotes", .labels, .text(name: "KIND,...", definition: "dayNotes"),
            "what calendars know of a date: solarTerms (冬至), festivals (中秋)",
            examples: [#"["solarTerms", "festivals"]"#],
            file: { (reader, entry, settings) throws(PlaceError) in
                settings.style.dayNotes = try reader.dayNotes(entry)
            },
            text: { (text, settings) throws(PlaceError) in settings.style.dayNotes = try text.dayNotes() }),
        .word("dayNotesIn", .labels, usual: "field", "where day notes are shown; label: in the day's label too (周二 冬至)")
        {
            $0.style.dayNotesIn = $1
        },
        .flag("asciiSpace", option: "ascii-space", .labels, "plain spaces in labels instead of no-break and thin ones")
        {
            $0.labelOptions.hasPlainSpaces = $1
        },
    ]

    /// A row about the last day with a word of its own.
    static func relativeDays(
        _ key: SettingKey, option: String? = nil, group: Group = .labels, usual: String? = "1", _ help: String,
        _ set: @escaping Setter<Int>
    ) -> Setting {
        Setting(
            key, option: option, group, .word(["none", "0", "1", "2"]), usual: usual, help,
            file: { (reader, entry, settings) throws(PlaceError) in set(&settings, try reader.relativeDays(entry)) },
            text: { (text, settings) throws(PlaceError) in set(&settings, try text.relativeDays()) })
    }
}
