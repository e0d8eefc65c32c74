internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// What the place offers: its services, and its resources one by one.
extension PlaceResolver {
    /// The services that documents are for; one nil where the place has none.
    func offers() throws(PlaceError) -> [ScheduleSettings.Service?] {
        let services = settings.schedule.services ?? []
        guard let id = request.service else { return services.isEmpty ? [nil] : services.map(Optional.some) }
        if let service = services.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) { return [service] }
        throw Self.unknown(id, option: "service", among: services.map { $0.id })
    }

    /// The place with the one resource that is asked for.
    func limited(_ venue: Venue) throws(PlaceError) -> Venue {
        guard let id = request.resource else { return venue }
        if let venue = venue.limited(toResource: id) { return venue }
        throw Self.unknown(id, option: "resource", among: venue.resources.compactMap { $0.id })
    }

    private static func unknown(_ id: String, option: String, among ids: [String]) -> PlaceError {
        let rule =
            ids.isEmpty
            ? "the place has no \(option)s" : "must be a \(option) of the place: \(ids.prefix(10).map { $0 }.listed())"
        return PlaceError(option: option, value: id, rule: rule, suggestion: Suggestion.nearest(to: id, in: ids))
    }

    /// A service for the engine.
    func service(of setting: ScheduleSettings.Service) -> Service {
        // Without a length of its own, a service with a step has that, as a place would.
        let duration = setting.duration ?? (settings.duration == nil ? setting.step : nil)
        return Service(
            id: setting.id, duration: duration, step: setting.step, bufferBefore: setting.bufferBefore,
            bufferAfter: setting.bufferAfter, notice: setting.notice, capacity: setting.capacity,
            resources: setting.resources)
    }

    /// A service as outputs name it, in a locale.
    func identity(of setting: ScheduleSettings.Service, _ labels: LocaleLabels) throws(PlaceError) -> ServiceIdentity {
        var name: String?
        if let names = setting.name { name = names.text(for: try tag(of: labels)) }
        do throws(PlaceIdentityError) {
            return try ServiceIdentity(id: setting.id, name: name)
        } catch {
            throw settings.error(about: "services", value: setting.id, rule: error.rule, kind: .content)
        }
    }

    /// Refuses busy entries that name a service that the place doesn't have.
    func checkServices(of busy: [BusyTime], key: SettingKey, path: String) throws(PlaceError) {
        let ids = (settings.schedule.services ?? []).map { $0.id }
        for (index, time) in busy.enumerated() {
            guard let id = time.service, !ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) else { continue }
            let rule = ids.isEmpty ? "the place has no services" : "must be a service of the place: \(ids.listed())"
            let message =
                "\(path)[\(index)].service \(quoted(id, limit: 80)): \(rule)"
                + Suggestion.question(for: id, in: ids)
            throw settings.error(at: time.offset, ofFileWith: key, message) ?? PlaceError(.content, .builtIn, message)
        }
    }

    /// Who the place is. Every value was checked where it was read.
    func details() throws(PlaceError) -> PlaceDetails {
        let given = settings.details
        do throws(PlaceIdentityError) {
            return try PlaceDetails(
                address: given.address, phone: given.phone, email: given.email, website: given.website,
                description: given.description, color: given.color, category: given.category, position: try? position())
        } catch {
            throw settings.error(about: SettingKey(error.key), rule: error.rule, kind: .content)
        }
    }
}
