internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotLocale
internal import SlotTime

/// What the command line asks for, each value checked on its own.
struct Options {
    enum Action {
        case export, help, summary, version
    }

    var action = Action.export

    /// The values as they were given, by the names of their options.
    var given: [String: String] = [:]

    var locale: String?
    var formats: [ExportFormat] = [.default]
    var output: String?
    var days: Int?
    var step: Minutes?
    var lead: Minutes?
    var duration: Minutes?
    var anchor = SlotRules.Anchor.clock
    var offset: Minutes?
    var overlap = SlotRules.Overlap.both
    var cut = SlotRules.Cut.now
    var timeZone: String?
    var zoneDirectory: String?
    var now: Instant?
    var today: CivilDate?
    var dayLabels = DayLabelStyle.DayLabels.weekday
    var relativeDays = 1
    var weekdayWidth = WeekdayWidth.abbreviated
    var settings = FormatSettings()
    var placeID = Place.defaultID
    var placeName: String?
    var isQuiet = false
    var isJSON = false

    /// An error of the engine in the words of the command line: the option, and its value as it was given.
    func refusal(of option: String, _ error: SlotError) -> CommandError {
        CommandError(option: option, value: given[option] ?? error.value, rule: "must \(error.rule)")
    }

    /// The rules, or an error in the words of the command line.
    func rules() throws(CommandError) -> SlotRules {
        do throws(SlotError) {
            return try SlotRules(
                days: days ?? 3, step: step ?? .minutes(10), lead: lead ?? .minutes(20), duration: duration,
                anchor: anchor, offset: offset ?? .minutes(0), overlap: overlap, cut: cut)
        } catch {
            throw refusal(of: error.key, error)
        }
    }
}
