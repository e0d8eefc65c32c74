public import SlotTime

extension PlaceResolver {
    /// The zone that is used where none is named.
    private static let builtInZone = "UTC"

    /// The date of now in the zone that settings or surroundings name; in UTC without one that can be read.
    public var dateOfExamples: CivilDate {
        var notices: [Notice] = []
        let offset = (try? zone(&notices))?.0.utcOffset(at: surroundings.now) ?? 0
        return CivilDateTime(surroundings.now, utcOffset: offset).date
    }

    /// The rules of the zone that settings name, else of the machine's, else of UTC; and the release of the data.
    public func zone(_ notices: inout [Notice]) throws(PlaceError) -> (TimeZoneRules, version: String?) {
        let machineZone = settings.timeZone == nil ? surroundings.timeZone() : nil
        let name = settings.timeZone ?? machineZone ?? Self.builtInZone
        if settings.timeZone == nil, machineZone == nil {
            notices.append(.note("no time zone is set, so times are in UTC; set one with --time-zone"))
        }
        do throws(ZoneSource.Failure) {
            return (try surroundings.zones.rules(name), surroundings.zones.version)
        } catch {
            throw zoneError(error, name)
        }
    }

    private func zoneError(_ error: ZoneSource.Failure, _ zone: String) -> PlaceError {
        guard error.isUnknownName else {
            return PlaceError(.data, .environment, "cannot load time zone \(quoted(zone)): \(error.reason)")
        }
        let hint = ZoneHint(for: zone, in: surroundings.zones.names)
        let rule = hint.rule ?? error.reason
        guard settings.timeZone == nil else {
            return settings.error(about: .timeZone, value: zone, rule: rule, suggestion: hint.suggestion)
        }
        return PlaceError(
            .invalid, .environment,
            "the environment's time zone \(quoted(zone, limit: 80)): \(rule)"
                + "\(Suggestion.question(hint.suggestion)); set one with --time-zone")
    }
}
