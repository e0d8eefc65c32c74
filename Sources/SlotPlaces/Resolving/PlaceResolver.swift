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

        /// The service to offer, by its id; nil is each one of the place.
        public var service: String?

        /// The only resource to look at, by its id; nil is all of the place.
        public var resource: String?

        /// Files of what is taken, beside those of the place.
        public var busyFiles: [BusyFile] = []

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
        /// A document for each service and locale; or for each service one that holds all locales.
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
        // Settings that have nothing to do with each other are all looked at: their faults are reported at once.
        var faults: [PlaceError] = []
        var tables: [LocaleLabels] = []
        do throws(PlaceError) { tables = try labels(&notices) } catch { faults.append(error) }
        do throws(PlaceError) { _ = try rules() } catch { faults.append(error) }
        if let table = tables.first {
            do throws(PlaceError) { _ = try identity(table) } catch { faults.append(error) }
        }
        var found: (rules: TimeZoneRules, version: String?)?
        do throws(PlaceError) { found = try zone(&notices) } catch { faults.append(error) }
        if let error = PlaceError(faults) { throw error }
        guard let (zone, version) = found else {
            throw PlaceError(.bug, .builtIn, "there is neither a time zone nor an error")
        }
        let venue = try venue(in: zone, &notices)
        var all: [SlotDocument] = []
        for service in try offers() {
            let first = try document(tables[0], zone, version, venue, service)
            try checkCalendars(of: tables, from: first.plan.today, to: first.plan.lastDate)
            var documents = [first]
            for table in tables.dropFirst() {
                var named: ServiceIdentity?
                if let service { named = try identity(of: service, table) }
                documents.append(first.with(table, place: try identity(table), service: named))
            }
            for document in documents { try checkLabelOverrides(of: document) }
            all += request.isInline ? [first.with(locales: documents)] : documents
        }
        return Resolution(documents: all, notices: notices)
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
            throw settings.error(about: SettingKey(error.key), value: error.value, rule: error.rule)
        }
    }

    private func document(
        _ labels: LocaleLabels, _ zone: TimeZoneRules, _ version: String?, _ venue: Venue,
        _ setting: ScheduleSettings.Service?
    ) throws(PlaceError) -> SlotDocument {
        var rules = try rules()
        var venue = venue
        let place = try identity(labels)
        var named: ServiceIdentity?
        if let setting {
            let service = service(of: setting)
            do throws(SlotError) {
                rules = try rules.offering(service)
                venue = try venue.offering(service)
            } catch {
                throw settings.error(
                    about: "services", value: setting.id,
                    rule: "service \(quoted(setting.id)): \(error.key == "services" ? "resource" : error.key) "
                        + "\(quoted(error.value)) \(error.rule)")
            }
            named = try identity(of: setting, labels)
        }
        let plan: SlotPlan
        do throws(SlotError) {
            plan = try SlotPlan(rules: rules, zone: zone, now: surroundings.now, today: request.today, venue: venue)
        } catch {
            throw planError(error)
        }
        try requireHolidays(of: plan)
        try checkBookingURL()
        return SlotDocument(
            plan: plan, place: place, labels: labels, style: settings.style, tzVersion: version,
            bookingURL: settings.bookingURL, revised: settings.revised, settings: settings.formats, service: named,
            details: try details())
    }

    /// A short place could else ask for gigabytes: the address is written once a slot.
    private func checkBookingURL() throws(PlaceError) {
        guard let url = settings.bookingURL else { return }
        let (length, limit) = (url.length(withID: placeID), BookingURL.lengthLimit)
        guard length > limit else { return }
        throw settings.error(
            about: "bookingUrl", value: url.template,
            rule: "must be at most \(limit) bytes with its placeholders filled in, and would be up to \(length)")
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
        let rule = error.rule
        let isZone = error.key == "timeZone"
        let key: SettingKey = isZone ? .timeZone : request.today == nil ? "now" : "today"
        if settings.source(of: key) != nil { return settings.error(about: key, value: error.value, rule: rule) }
        let option = isZone ? "time-zone" : key.path
        return PlaceError(.invalid, .environment, "the machine's \(error.description); set it with --\(option)")
    }
}
