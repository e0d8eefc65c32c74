internal import SlotEngine
internal import SlotHost
internal import SlotLocale
internal import SlotTime

/// Settles what an option or else the environment says, or else what is built in.
struct Settings {
    let options: Options
    let environment: Environment

    /// The locale that is used where nobody names one.
    private static let builtInLocale = "en"

    /// The zone that is used where nobody names one.
    private static let builtInZone = "UTC"

    /// The words of the option's locale, else of the environment's, else of English.
    func labels(_ tell: (String) -> Void) throws(CommandError) -> LabelTable {
        if let name = options.locale {
            do throws(LocaleError) {
                return try LabelTable(parsing: name)
            } catch {
                let isUnknown = error.suggestion == nil && (error.kind == .malformed || error.kind == .noLabels)
                let shape = isUnknown ? "; a locale is a language and a region with _ between them" : ""
                throw CommandError(
                    error.kind == .damagedTable ? .environment : .usage, "--locale: \(error.description)\(shape)")
            }
        }
        do throws(LocaleError) {
            return try LabelTable(parsing: environment.localeName ?? Self.builtInLocale)
        } catch {
            tell("warning: the environment's locale can't be used: \(error.description); labels are English")
        }
        do throws(LocaleError) {
            return try LabelTable(parsing: Self.builtInLocale)
        } catch {
            throw CommandError(.environment, error.description)
        }
    }

    /// The rules of the option's zone, else of the machine's, else of UTC; and the release of the zone data.
    func zone(_ tell: (String) -> Void) throws(CommandError) -> (TimeZoneRules, version: String?) {
        let directory = ZoneDirectory(option: options.zoneDirectory, environment: environment)
        let name: String
        if let zone = options.timeZone ?? environment.timeZoneName {
            name = zone
        } else {
            name = Self.builtInZone
            tell("note: no time zone is set, so times are in UTC; set one with --time-zone")
        }
        let bytes: [UInt8]
        do throws(HostError) {
            bytes = try directory.load(name)
        } catch {
            throw Self.failure(error, zone: name, isOption: options.timeZone != nil, in: directory)
        }
        do throws(TimeZoneError) {
            return (try TimeZoneRules(identifier: name, tzif: bytes.span), directory.version)
        } catch {
            throw CommandError(.environment, error.description)
        }
    }

    private static func failure(
        _ error: HostError, zone: String, isOption: Bool, in directory: ZoneDirectory
    ) -> CommandError {
        guard error.status == .usage else { return CommandError(error) }
        guard !isOption else {
            let suggestion = suggestion(for: zone, in: directory.names())
            return CommandError(option: "time-zone", value: zone, rule: error.reason, suggestion: suggestion)
        }
        return CommandError(
            .environment,
            "the environment's time zone \(CommandError.printable(zone)): \(error.reason); set one with --time-zone")
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
