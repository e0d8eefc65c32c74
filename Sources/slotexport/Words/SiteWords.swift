internal import SlotBatch
internal import SlotTime

/// The state of a site in words.
enum SiteWords {
    /// A table for people.
    static func table(_ state: SiteReader.State) -> String {
        var rows = [
            ("set", state.generation),
            ("made at", moment(state.now)),
            ("due from", state.expires.map(moment) ?? "never"),
            ("places", "\(state.places), \(state.due) due, \(state.stale) stale, \(state.failed.count) failed"),
            ("files", "\(state.files), \(state.bytes) bytes"),
            ("kept sets", state.sets.joined(separator: " ")),
        ]
        for failure in state.failed {
            let since = failure.staleSince.map { "stale since \(moment($0))" } ?? "no files"
            rows.append((visible(failure.id), "\(since): \(visible(failure.reason))"))
        }
        return TextColumns.lines(rows).joined(separator: "\n") + "\n"
    }

    /// Metrics in the text format of Prometheus.
    static func metrics(_ state: SiteReader.State) -> String {
        let values: [(name: String, help: String, value: Int?)] = [
            ("sequence", "Number of the set that readers see.", state.sequence),
            ("made_timestamp_seconds", "The present that the set was made for.", state.now.epochSeconds),
            ("due_timestamp_seconds", "When the first place is due.", state.expires?.epochSeconds),
            ("places", "Places that have files.", state.places),
            ("places_due", "Places whose files are due.", state.due),
            ("places_stale", "Places whose last good files are kept.", state.stale),
            ("places_failed", "Places whose record failed.", state.failed.count),
            ("files", "Files of the set.", state.files),
            ("bytes", "Bytes of the set.", state.bytes),
        ]
        var text = ""
        for entry in values {
            guard let value = entry.value else { continue }
            let name = "slotexport_site_\(entry.name)"
            text += "# HELP \(name) \(entry.help)\n# TYPE \(name) gauge\n\(name) \(value)\n"
        }
        return text
    }

    private static func moment(_ moment: Instant) -> String {
        var bytes: [UInt8] = []
        moment.appendRFC3339(utcOffset: 0, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
