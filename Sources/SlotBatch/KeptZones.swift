internal import SlotPlaces
internal import SlotTime

/// Time zones that were read once: a zone is the same value for all places in it, which documents make use of.
///
/// One thread alone uses it.
private final class KeptZones: @unchecked Sendable {
    private var rules: [(name: String, rules: TimeZoneRules)] = []
    private let source: ZoneSource

    init(_ source: ZoneSource) { self.source = source }

    func rules(_ name: String) throws(ZoneSource.Failure) -> TimeZoneRules {
        if let index = rules.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
            // The zones that are asked for most are found first.
            if index > 0 { rules.swapAt(index, index - 1) }
            return rules[max(0, index - 1)].rules
        }
        let zone = try source.rules(name)
        rules.append((name, zone))
        return zone
    }
}

extension ZoneSource {
    /// The zones of a source, each read once. For one thread.
    init(keeping source: ZoneSource, version: String?) {
        let kept = KeptZones(source)
        self.init(name: source.name, version: { version }, names: { source.names }) { (name) throws(Failure) in
            try kept.rules(name)
        }
    }
}
