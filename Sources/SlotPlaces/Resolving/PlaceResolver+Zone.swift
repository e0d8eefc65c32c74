public import SlotTime

extension PlaceResolver {
    /// The zone that is used where nobody names one.
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
        let suggestion = Self.suggestion(for: zone, in: surroundings.zones.names)
        guard settings.timeZone == nil else {
            return settings.error(about: .timeZone, value: zone, rule: error.reason, suggestion: suggestion)
        }
        return PlaceError(
            .invalid, .environment,
            "the environment's time zone \(quoted(zone, limit: 80)): \(error.reason)"
                + "\(Suggestion.question(suggestion)); set one with --time-zone")
    }

    /// The zone that was probably meant: people say the city alone, or the path of its file.
    private static func suggestion(for zone: String, in names: [String]) -> String? {
        // What is near GMT+8 is another offset, and Etc/GMT+8 is eight hours behind.
        guard !zone.utf8.contains(where: { $0.isDigit }) else { return nil }
        let city = lastPart(zone)
        return names.first { lastPart($0) == city } ?? Suggestion.nearest(to: zone, in: names)
    }

    private static func lastPart(_ name: String) -> String {
        name.split(separator: "/").last.map { String(decoding: $0.utf8.map(Self.folded), as: UTF8.self) } ?? ""
    }

    /// A byte in lower case, with an underscore for a space.
    private static func folded(_ byte: UInt8) -> UInt8 {
        byte == UInt8(ascii: " ") ? UInt8(ascii: "_") : byte.isUppercase ? byte | 0x20 : byte
    }
}
