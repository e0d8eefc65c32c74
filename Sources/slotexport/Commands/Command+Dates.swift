internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// What the commands that list intervals have in common: `--format text|json`, `--from`, `--to`.
extension Command.Context {
    /// Whether `--format json` was given; text is the default.
    func namesJSON() throws(CommandError) -> Bool {
        let words = ["text", "json"]
        guard options.namesFormats else { return false }
        let formats = options.formats.map { $0.name }
        guard formats.count == 1, words.contains(formats[0]) else {
            throw CommandError(
                PlaceError(
                    option: "format", value: formats.joined(separator: ","),
                    rule: "must be \(words.listed()) for \(command.name)"))
        }
        return formats[0] == "json"
    }

    /// The dates from `--from` to before `--to`: a week from today, where they leave it open.
    func dates(in zone: TimeZoneRules) throws(CommandError) -> Range<CivilDate> {
        let today = options.request.today ?? CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date
        let from = options.from ?? today
        let to = options.to ?? from.advanced(byDays: 7)
        guard from < to, to.daysSinceEpoch - from.daysSinceEpoch <= Limits.days.range.upperBound else {
            let option = options.to == nil ? "from" : "to"
            let value = (options.to ?? options.from)?.rfc3339 ?? ""
            throw CommandError(
                PlaceError(
                    option: option, value: value, rule: "must be \(Limits.days.words) days after the first date"))
        }
        return from..<to
    }

    /// The bytes of a calendar file.
    func calendar(_ path: String) throws(CommandError) -> [UInt8] {
        do throws(PlaceError) {
            return try BusyFile.bytes(path, in: .disk)
        } catch {
            throw CommandError(error)
        }
    }
}
