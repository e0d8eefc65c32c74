internal import SlotDocument
internal import SlotEngine
internal import SlotHost
internal import SlotLocale
internal import SlotTime

/// What is asked for, put together: an option goes before the place file, that before the defaults file, that before the
/// environment, and that before what is built in.
struct PlaceResolver {
    let options: Options
    let environment: Environment
    let clock: WallClock

    /// What options and files say.
    let settings: PlaceSettings

    init(options: Options, environment: Environment, clock: WallClock) throws(CommandError) {
        self.options = options
        self.environment = environment
        self.clock = clock
        var settings = options.place
        for path in [options.placeFile, options.defaultsFile] {
            guard let path else { continue }
            do throws(PlaceFileError) {
                try PlaceFile(path: path).read(into: &settings) { options.given[$0.option] != nil }
            } catch {
                throw CommandError(error.status, error.description)
            }
        }
        self.settings = settings
    }

    /// Computes the slots once and finds their words: a document for each locale, or one that holds them all. What people
    /// should know is told a line at a time.
    func documents(_ tell: (Console.Line) -> Void) throws(CommandError) -> [SlotDocument] {
        let tables = try labels(tell)
        let first = try document(tables[0], tell)
        try checkCalendars(of: tables, from: first.plan.today, to: first.plan.lastDate)
        var documents = [first]
        for table in tables.dropFirst() { documents.append(first.with(table, place: try place(table))) }
        for document in documents { try checkOwnWords(of: document) }
        return options.localeLayout == .inline ? [first.with(locales: documents)] : documents
    }

    private func document(_ labels: LocaleLabels, _ tell: (Console.Line) -> Void) throws(CommandError) -> SlotDocument {
        let rules = try rules()
        let place = try place(labels)
        let (zone, version) = try zone(tell)
        let venue = try venue(in: zone)
        let plan: SlotPlan
        do throws(SlotError) {
            plan = try SlotPlan(rules: rules, zone: zone, now: now, today: options.today, venue: venue)
        } catch {
            throw planRefusal(error)
        }
        try requireHolidays(of: plan)
        return SlotDocument(
            plan: plan, place: place, labels: labels, style: settings.style, tzVersion: version,
            bookingURL: settings.bookingURL, revised: settings.revised, settings: settings.formats)
    }

    /// The identifier of the place, which also names its files.
    var placeID: String { settings.id ?? PlaceIdentity.defaultID }

    /// The present.
    var now: Instant { options.now ?? clock.now }

    /// A refusal in the words of whoever gave the value: the option, or the place in a file.
    func refusal(
        of key: PlaceKey, value: String, rule: String, suggestion: String? = nil, status: ExitStatus = .usage
    ) -> CommandError {
        if options.given[key.option] == nil,
            let error = settings.refusal(of: key, rule: rule, suggestion: suggestion)
        {
            return CommandError(error.status, error.description)
        }
        return CommandError(
            option: key.option, value: options.given[key.option] ?? value, rule: rule, suggestion: suggestion,
            status: status)
    }
}

extension PlaceResolver {
    func rules() throws(CommandError) -> SlotRules {
        do throws(SlotError) {
            let usual = try SlotRules()
            return try SlotRules(
                days: settings.days ?? usual.days, step: settings.step ?? usual.step,
                lead: settings.lead ?? usual.lead, duration: settings.duration,
                anchor: settings.anchor ?? usual.anchor, offset: settings.offset ?? usual.offset,
                overlap: settings.overlap ?? usual.overlap, cut: settings.cut ?? usual.cut)
        } catch {
            throw refusal(of: PlaceKey(rawValue: error.key) ?? .days, value: error.value, rule: error.rule)
        }
    }

    /// The locale of a table.
    func tag(of labels: LocaleLabels) throws(CommandError) -> LocaleTag {
        do throws(LocaleError) {
            return try LocaleTag(parsing: labels.identifier)
        } catch {
            throw CommandError(.bug, "label table \(labels.identifier): \(error.description)")
        }
    }

    private func place(_ labels: LocaleLabels) throws(CommandError) -> PlaceIdentity {
        var name: String?
        if let names = settings.name { name = names.text(for: try tag(of: labels)) }
        do throws(PlaceIdentityError) {
            return try PlaceIdentity(id: placeID, name: name)
        } catch {
            let key = error.key == "id" ? PlaceKey.id : .name
            throw refusal(of: key, value: (key == .id ? placeID : name) ?? "", rule: error.rule, status: .content)
        }
    }

    /// What the plan can't be computed for: an option where one was given, else the machine's own clock or zone.
    private func planRefusal(_ error: SlotError) -> CommandError {
        let rule = error.rule
        if error.key == "timeZone", settings.timeZone != nil {
            return refusal(of: .timeZone, value: error.value, rule: rule)
        }
        let option = error.key == "timeZone" ? "time-zone" : options.today == nil ? "now" : "today"
        if let value = options.given[option] { return CommandError(option: option, value: value, rule: rule) }
        return CommandError(.environment, "the machine's \(error.description); set it with --\(option)")
    }
}
