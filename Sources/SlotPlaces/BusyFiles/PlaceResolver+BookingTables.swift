internal import SlotEngine
internal import SlotTime

/// Tables of bookings.
extension PlaceResolver {
    /// The bookings of a table that reach into a time.
    func entries(
        ofTable bytes: [UInt8], _ file: BusyFile, in zone: TimeZoneRules, _ horizon: Range<Instant>
    ) throws(PlaceError) -> [FiledEntry] {
        let table = BookingTable(path: file.path, place: placeID)
        let resources = (settings.schedule.resources ?? []).map { $0.id }
        let services = (settings.schedule.services ?? []).map { $0.id }
        var entries: [FiledEntry] = []
        for row in try table.rows(bytes) {
            try check("resource", row.resource, in: resources, row, table)
            try check("service", row.service, in: services, row, table)
            let time = BusyTime(
                start: row.start, end: row.end, takes: row.takes ?? file.takes,
                hasBuffers: file.hasBuffers ?? true, service: row.service ?? file.service, offset: 0)
            guard let entry = time.entry(in: zone) else {
                // Its clock skips all of the time.
                if time.isOnWallClock { continue }
                throw table.failure(line: row.line, "end must be after start in \(zone.identifier)")
            }
            guard entry.start < horizon.upperBound, horizon.lowerBound < entry.end else { continue }
            entries.append(FiledEntry(entry: entry, resource: row.resource))
        }
        return entries
    }

    /// Refuses a resource or service that the place doesn't have: what such a row takes is unknown.
    private func check(
        _ column: String, _ id: String?, in ids: [String], _ row: BookingRow, _ table: BookingTable
    ) throws(PlaceError) {
        guard let id, !ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) else { return }
        let rule =
            ids.isEmpty
            ? "the place has no \(column)s" : "must be a \(column) of the place: \(Array(ids.prefix(10)).listed())"
        throw table.failure(
            line: row.line, "\(column) \(quoted(id, limit: 80)): \(rule)\(Suggestion.question(for: id, in: ids))")
    }
}

/// What a busy file takes: everything, or one resource.
struct FiledEntry {
    let entry: BusyEntry

    /// The resource, by its id; nil is each one that the file is about.
    var resource: String?
}
