internal import SlotHost
internal import SlotLocale
internal import SlotTime

extension PlaceResolver {
    /// The zone that is used where nobody names one.
    private static let builtInZone = "UTC"

    /// The folder with the time zone data.
    var zoneDirectory: ZoneDirectory {
        ZoneDirectory(option: options.zoneDirectory, environment: environment)
    }

    /// The date of now in the zone that options, files or the environment name; in UTC without one that can be read.
    var dateOfExamples: CivilDate {
        let offset = (try? zone { _ in })?.0.utcOffset(at: now) ?? 0
        return CivilDateTime(now, utcOffset: offset).date
    }

    /// The rules of the zone that options or files name, else of the machine's, else of UTC; and the data's release.
    func zone(_ tell: (Console.Line) -> Void) throws(CommandError) -> (TimeZoneRules, version: String?) {
        let name = settings.timeZone ?? environment.timeZoneName ?? Self.builtInZone
        if settings.timeZone == nil, environment.timeZoneName == nil {
            tell(.note("no time zone is set, so times are in UTC; set one with --time-zone"))
        }
        let bytes: [UInt8]
        do throws(HostError) {
            bytes = try zoneDirectory.load(name)
        } catch {
            throw zoneRefusal(error, name)
        }
        let version = zoneDirectory.version
        do throws(TimeZoneError) {
            return (try TimeZoneRules(identifier: name, tzif: bytes.span), version)
        } catch {
            throw CommandError(.environment, error.description)
        }
    }

    private func zoneRefusal(_ error: HostError, _ zone: String) -> CommandError {
        guard error.status == .usage else { return CommandError(error) }
        guard settings.timeZone == nil else {
            let suggestion = Self.suggestion(for: zone, in: zoneDirectory.names())
            return refusal(of: .timeZone, value: zone, rule: error.reason, suggestion: suggestion)
        }
        let question = Self.suggestion(for: zone, in: zoneDirectory.names()).map { "; did you mean \"\($0)\"?" } ?? ""
        return CommandError(
            .environment,
            "the environment's time zone \(CommandError.printable(zone)): \(error.reason)\(question)"
                + "; set one with --time-zone")
    }

    /// The zone that was probably meant: people say the city alone, or the path of its file.
    private static func suggestion(for zone: String, in names: [String]) -> String? {
        // What is near GMT+8 is another offset, and Etc/GMT+8 is eight hours behind.
        guard !zone.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        let city = lastPart(zone)
        return names.first { lastPart($0) == city } ?? Suggestion.nearest(to: zone, in: names)
    }

    private static func lastPart(_ name: String) -> String {
        name.split(separator: "/").last.map { $0.lowercased().replacing(" ", with: "_") } ?? ""
    }
}
