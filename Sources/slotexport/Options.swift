internal import SlotFormats
internal import SlotHost
internal import SlotTime

/// What the command line asks for, each value checked on its own.
struct Options {
    enum Action {
        case run, help, summary, version
    }

    /// Where the labels of several locales stand.
    enum LocaleLayout: String, CaseIterable {
        case files, inline
    }

    var action = Action.run

    /// The values as they were given, by the names of their options.
    var given: [String: String] = [:]

    var formats: [ExportFormat] = [.default]
    var output: String?
    var localeLayout = LocaleLayout.files

    /// What a place file could say as well; it goes before what one says.
    var place = PlaceSettings()
    var placeFile: String?
    var defaultsFile: String?
    var zoneDirectory: String?
    var now: Instant?
    var today: CivilDate?
    var from: CivilDate?
    var to: CivilDate?
    var at: PlaceMoment?
    var requiresHolidays = false
    var isQuiet = false
    var isVerbose = false
    var isJSON = false
}
