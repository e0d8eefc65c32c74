public import SlotDocument
public import SlotEngine
internal import SlotLocale
public import SlotTime

/// Turns settings into documents: an option overrides the place file, that the defaults file, that the surroundings, and
/// those what is built in.
public struct PlaceResolver: Sendable {
    /// What is asked for beside the settings of the place.
    public struct Request: Sendable {
        /// The first date; nil is the date of now in the place's zone.
        public var today: CivilDate?

        /// Whether to refuse where the holidays of a date aren't known.
        public var requiresHolidays = false

        /// Whether several locales make one document that holds them all.
        public var isInline = false

        /// The last day with a word of its own in formats that don't use the document's, -1...2; -1 is no word.
        public var relativeDaysOfFormats: @Sendable (FormatSettings) -> [Int] = { _ in [] }

        /// A request for the dates from now on.
        public init() {}
    }

    /// Documents, and what may surprise about them.
    public struct Resolution: Sendable {
        /// A document for each locale, or one that holds them all.
        public let documents: [SlotDocument]

        /// What was noticed on the way: a missing zone, a locale that can't be used.
        public let notices: [Notice]
    }

    /// What options and files say.
    public let settings: PlaceSettings

    /// What is asked for beside the settings.
    public let request: Request

    /// The clock, the machine's choices, zones and files.
    public let surroundings: Surroundings

    /// A resolver.
    public init(_ settings: PlaceSettings, _ request: Request = Request(), in surroundings: Surroundings) {
        self.settings = settings
        self.request = request
        self.surroundings = surroundings
    }

    /// The identifier of the place, which also names its files.
    public var placeID: String { settings.id ?? PlaceIdentity.defaultID }

    /// Computes the slots once and finds their words.
    public func resolve() throws(PlaceError) -> Resolution {
        var notices: [Notice] = []
        let tables = try labels(&notices)
        let first = try document(tables[0], &notices)
        try checkCalendars(of: tables, from: first.plan.today, to: first.plan.lastDate)
        var documents = [first]
        for table in tables.dropFirst() { documents.append(first.with(table, place: try identity(table))) }
        for document in documents { try checkLabelOverrides(of: document) }
        if request.isInline { documents = [first.with(locales: documents)] }
        return Resolution(documents: documents, notices: notices)
    }

    /// The rules of the slots.
    public func rules() throws(PlaceError) -> SlotRules {
        do throws(SlotError) {
            let usual = try SlotRules()
            return try SlotRules(
                days: settings.days ?? usual.days, step: settings.step ?? usual.step,
                lead: settings.lead ?? usual.lead, duration: settings.duration,
                anchor: settings.anchor ?? usual.anchor, offset: settings.offset ?? usual.offset,
                overlap: settings.overlap ?? usual.overlap, cut: settings.cut ?? usual.cut)
        } catch {
            throw settings.error(about: SettingKey(error.key), value: error.value, rule: "must \(error.rule)")
        }
    }

    private func document(_ labels: LocaleLabels, _ notices: inout [Notice]) throws(PlaceError) -> SlotDocument {
        let rules = try rules()
        let place = try identity(labels)
        let (zone, version) = try zone(&notices)
        let venue = try venue(in: zone)
        let plan: SlotPlan
        do throws(SlotError) {
            plan = try SlotPlan(rules: rules, zone: zone, now: surroundings.now, today: request.today, venue: venue)
        } catch {
            throw planError(error)
        }
        try requireHolidays(of: plan)
        return SlotDocument(
            plan: plan, place: place, labels: labels, style: settings.style, tzVersion: version,
            bookingURL: settings.bookingURL, revised: settings.revised, settings: settings.formats)
    }

    private func identity(_ labels: LocaleLabels) throws(PlaceError) -> PlaceIdentity {
        var name: String?
        if let names = settings.name { name = names.text(for: try tag(of: labels)) }
        do throws(PlaceIdentityError) {
            return try PlaceIdentity(id: placeID, name: name)
        } catch {
            let key: SettingKey = error.key == "id" ? .id : .name
            throw settings.error(
                about: key, value: (key == .id ? placeID : name) ?? "", rule: error.rule, kind: .content)
        }
    }

    /// Why the plan can't be computed: an option where one was given, else the machine's own clock or zone.
    private func planError(_ error: SlotError) -> PlaceError {
        let rule = "must \(error.rule)"
        let isZone = error.key == "timeZone"
        let key: SettingKey = isZone ? .timeZone : request.today == nil ? "now" : "today"
        if settings.source(of: key) != nil { return settings.error(about: key, value: error.value, rule: rule) }
        let option = isZone ? "time-zone" : key.path
        return PlaceError(.invalid, .environment, "the machine's \(error.description); set it with --\(option)")
    }
}
