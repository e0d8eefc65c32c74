package import ICalendar
internal import JSON5
internal import SlotEngine
internal import SlotTime

/// Calendar files that say when a place is taken.
extension PlaceResolver {
    /// The times of some files, and what their reader noticed.
    ///
    /// - Throws: where one can't be read, contradicts itself, asks for too much or is too old: nothing may count as free then.
    func entries(
        of files: [BusyFile], in zone: TimeZoneRules, key: SettingKey, _ notices: inout [Notice]
    ) throws(PlaceError) -> [FiledEntry] {
        var entries: [FiledEntry] = []
        for file in files {
            let bytes = try bytes(of: file, key)
            let horizon = try busyHorizon(in: zone)
            if BookingTable.isTable(file.path) {
                entries += try self.entries(ofTable: bytes, file, in: zone, horizon)
                continue
            }
            var options = BusyCalendar.Options()
            options.allDayBlocks = file.allDay == .block
            options.isLenient = file.isLenient
            // How many events there are at once matters only where each takes a part.
            options.isMerged = file.takes == .all
            let zones = surroundings.zones
            let calendar: BusyCalendar
            do throws(ICalendarError) {
                calendar = try BusyCalendar(bytes.span, zone: zone, horizon: horizon, options: options) {
                    try? zones.rules($0)
                }
            } catch {
                throw PlaceError(calendar: file.path, error)
            }
            for interval in calendar.intervals {
                let entry = BusyEntry(
                    start: interval.start, end: interval.end, takes: file.takes, hasBuffers: file.hasBuffers ?? false,
                    service: file.service)
                if let entry { entries.append(FiledEntry(entry: entry)) }
            }
            notices += Self.notices(of: calendar, file)
        }
        return entries
    }

    private static func notices(of calendar: BusyCalendar, _ file: BusyFile) -> [Notice] {
        var notices = calendar.warnings.prefix(10).map {
            Notice.warning("\(PlaceError.shown(file.path)):\($0.line): \($0.text)")
        }
        let rest = calendar.warningCount - notices.count
        if rest > 0 { notices.append(.warning("\(PlaceError.shown(file.path)): \(rest) more warnings")) }
        return notices
    }

    private func bytes(of file: BusyFile, _ key: SettingKey) throws(PlaceError) -> [UInt8] {
        let content: FileSource.File
        do throws(FileSource.Failure) {
            content = try surroundings.files.read(file.path, atMost: BusyFile.sizeLimit)
        } catch {
            let kind = BookingTable.isTable(file.path) ? "table" : "calendar"
            let failure = PlaceFile.failure(error, path: file.path, kind, limit: BusyFile.sizeLimit)
            throw mention(of: file, key, failure.message, failure.kind)
        }
        guard let maxAge = file.maxAge else { return content.bytes }
        guard let modified = content.modified else {
            throw mention(of: file, key, "must have a known age where maxAge is set", .content)
        }
        let age = max(0, surroundings.now.epochSeconds.addingSaturated(-modified.epochSeconds))
        guard age <= maxAge * 60 else {
            throw mention(
                of: file, key,
                "\(quoted(file.path, limit: 80)): is \(age / 60) minutes old; maxAge allows \(maxAge)", .content)
        }
        return content.bytes
    }

    /// An error at the place that mentions a file.
    private func mention(
        of file: BusyFile, _ key: SettingKey, _ message: String, _ kind: PlaceError.Kind
    ) -> PlaceError {
        let text = "\(file.mention): \(message)"
        guard let offset = file.offset, let place = settings.file(of: key) else {
            return PlaceError(kind, .builtIn, text)
        }
        return PlaceError(kind, file: place.name, at: place.position(ofByte: offset), text)
    }

    /// The time in which busy times can matter: the dates of the plan, with as much on both sides as a slot and its buffers
    /// can reach.
    private func busyHorizon(in zone: TimeZoneRules) throws(PlaceError) -> Range<Instant> {
        let today =
            request.today
            ?? CivilDateTime(surroundings.now, utcOffset: zone.utcOffset(at: surroundings.now)).date
        // Business and open days may lie far apart; the longest horizon is the limit.
        let isPlain = settings.schedule.booking.horizonCounts == .calendar
        let days = isPlain ? try rules().days : Limits.days.range.upperBound
        let margin = 16
        return zone.firstInstant(
            of: today.advanced(byDays: -margin))..<zone.firstInstant(of: today.advanced(byDays: days + margin))
    }
}

extension PlaceError {
    /// A calendar that can't be read.
    package init(calendar path: String, _ error: ICalendarError) {
        // An error without a line names the file in its words.
        let position = error.line > 0 ? TextPosition(line: error.line, column: 1) : nil
        let message = position == nil ? "calendar \(quoted(path, limit: 80)): \(error.message)" : error.message
        self.init(.content, file: path, at: position, message)
    }
}

extension BusyFile {
    /// The bytes of a calendar file.
    package static func bytes(_ path: String, in files: FileSource) throws(PlaceError) -> [UInt8] {
        do throws(FileSource.Failure) {
            return try files.read(path, atMost: sizeLimit).bytes
        } catch {
            throw PlaceFile.failure(error, path: path, "calendar", limit: sizeLimit)
        }
    }
}
