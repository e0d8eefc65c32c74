internal import SlotDocument
internal import SlotHost
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

extension Command.Context {
    /// A line about a zone that wasn't named: the machine's own. Nil where an option, a file or the variable TZ names
    /// one.
    ///
    /// Servers are set to UTC, and places seldom are: where no zone of the locale's country is, it is a warning.
    func machineZoneNotice(of resolver: PlaceResolver, _ document: SlotDocument) -> Notice? {
        guard resolver.settings.timeZone == nil, environment["TZ"] == nil, let zone = environment.timeZoneName else {
            return nil
        }
        let isUTC = ["UTC", "Etc/UTC", "Etc/UCT", "UCT", "Zulu", "Etc/Zulu", "Universal", "Etc/Universal"].contains(
            zone)
        guard isUTC, let tag = try? LocaleTag(parsing: document.labels.identifier), let region = tag.region,
            let usual = zoneDirectory.zones(ofRegion: region).first
        else { return Notice(.note, "the time zone is the machine's, \(zone); set one with --time-zone") }
        return Notice(
            .warning,
            "the time zone is the machine's, \(zone), which \(region) doesn't have: --time-zone \(usual) sets one")
    }
}
