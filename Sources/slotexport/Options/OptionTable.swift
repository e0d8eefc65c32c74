internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

extension Option {
    /// Every option, in the order of help.
    static let all =
        output + settings(.output) + settings(.slots) + placeFiles + settings(.place) + place + settings(.labels)
        + batch + program

    /// The options that are not settings.
    static let own = output + placeFiles + place + batch + program

    /// The options of settings in a group of help.
    private static func settings(_ group: Group) -> [Option] {
        SettingTable.allRows.compactMap(Option.init).filter { $0.group == group }
    }

    private static let output =
        [
            Option("format", .formats, .output, "what to write; default \(ExportFormat.default.name)") {
                (options, text) throws(PlaceError) in
                options.formats = try text.formats()
                options.namesFormats = true
            },
            Option("template", .file, .output, isRepeatable: true, "a Mustache template: a file, or one that ships") {
                (options, text) throws(PlaceError) in options.templates.append(try text.text())
            },
            Option("output", .path, .output, "a file, or a folder for several; default standard output") {
                (options, text) throws(PlaceError) in options.output = try text.text()
            },
            Option(
                "wait", .text("SECONDS"), .output,
                "how long to wait for another run that publishes there; default \(Publisher.usualWait)"
            ) {
                (options, text) throws(PlaceError) in
                options.wait = try text.number(Limits(range: 0...3600, words: "0 to 3600 seconds"))
            },
            Option(
                "locale-layout", .words(Options.LocaleLayout.allCases.map { $0.rawValue }), .output,
                "one file per locale, or one with all; default files"
            ) {
                (options, text) throws(PlaceError) in options.localeLayout = try text.word()
            },
        ]

    private static let placeFiles =
        [
            Option("place", .file, .place, "a place file (JSON5 or JSON); options override it") {
                (options, text) throws(PlaceError) in options.placeFile = try text.text()
            },
            Option("defaults", .file, .place, "a place file for what --place leaves open") {
                (options, text) throws(PlaceError) in options.defaultsFile = try text.text()
            },
        ]

    private static let place =
        [
            Option("service", .text("ID"), .place, "one service of the place; default all, a file for each") {
                (options, text) throws(PlaceError) in options.request.service = text.value
            },
            Option("resource", .text("ID"), .place, "one resource of the place; default all") {
                (options, text) throws(PlaceError) in options.request.resource = text.value
            },
            Option(
                "busy", .file, .place, isRepeatable: true,
                "what is taken beside the place's own: a calendar, .csv or .ndjson"
            ) {
                (options, text) throws(PlaceError) in
                options.request.busyFiles.append(BusyFile(path: try text.text(), option: "busy"))
            },
            Option("require-holidays", .none, .place, "refuse where the holidays of a date aren't known") {
                (options, _) throws(PlaceError) in options.request.requiresHolidays = true
            },
            Option("tzdir", .folder, .place, "time zone data; default TZDIR, then the system's") {
                (options, text) throws(PlaceError) in options.zoneDirectory = try text.text()
            },
            Option("now", .text("MOMENT"), .place, "the present; default the clock's") {
                (options, text) throws(PlaceError) in
                options.now = try text.instant()
                options.place.noteOption("now", name: "now", value: text.value)
            },
            Option("today", .text("DATE"), .place, "the first date; default the date of now in the zone") {
                (options, text) throws(PlaceError) in
                options.request.today = try text.date()
                options.place.noteOption("today", name: "today", value: text.value)
            },
        ]

    private static let program = [
        Option(
            "set", .assignment, .program, isRepeatable: true,
            "set any setting of a place; slotexport list settings names them"
        ) {
            (options, text) throws(PlaceError) in try options.set(text)
        },
        Option("quiet", .none, .program, "print errors only, no warnings and no line of success") {
            (options, _) throws(PlaceError) in options.isQuiet = true
        },
        Option("verbose", .none, .program, "say which data and settings are used, and where they come from") {
            (options, _) throws(PlaceError) in options.isVerbose = true
        },
        Option("strict", .none, .program, "make warnings about hours and place files errors") {
            (options, _) throws(PlaceError) in options.isStrict = true
        },
        Option("canonical", .none, .program, "print the expression in its canonical form") {
            (options, _) throws(PlaceError) in options.isCanonical = true
        },
        Option("json", .none, .program, "print an array of objects, for programs") {
            (options, _) throws(PlaceError) in options.isJSON = true
        },
        Option("from", .text("DATE"), .program, "the first date; default today") {
            (options, text) throws(PlaceError) in options.from = try text.date()
        },
        Option("to", .text("DATE"), .program, "the date after the last; default 7 days later") {
            (options, text) throws(PlaceError) in options.to = try text.date()
        },
        Option("at", .text("MOMENT"), .program, "the start that is asked about") { (options, text) throws(PlaceError) in
            guard let moment = PlaceMoment(start: text.value) else {
                throw text.error("must be \(PlaceMoment.startForm)")
            }
            options.at = moment
        },
        Option("country", .text("COUNTRY"), .program, "the country of a new place, two letters such as DE") {
            (options, text) throws(PlaceError) in
            let isCode = text.value.utf8.count == 2 && text.value.utf8.allSatisfy { $0.isUppercase }
            guard isCode else { throw text.error("must be two capital letters (ISO 3166-1), such as DE") }
            options.country = text.value
        },
        Option("version", .none, .program, "print the version") { (options, _) throws(PlaceError) in
            options.action = .version
        },
        Option("help", .none, .program, "print this, or the help of a command; -h is shorter") {
            (options, _) throws(PlaceError) in options.action = .help
        },
    ]
}

extension OptionText {
    /// The formats between commas.
    fileprivate func formats() throws(PlaceError) -> [ExportFormat] {
        var formats: [ExportFormat] = []
        for name in parts {
            guard let format = ExportFormat.named(name) else {
                let names = ExportFormat.all.map { $0.name }
                let part = name.isEmpty ? value : name
                throw error(
                    "must be a format (slotexport list formats), or several with commas", value: part,
                    suggestion: FormatAliases.format(for: part) ?? Suggestion.nearest(to: part, in: names))
            }
            guard !formats.contains(where: { $0.name == format.name }) else {
                throw error("must name \(format.name) only once")
            }
            formats.append(format)
        }
        return formats
    }
}
