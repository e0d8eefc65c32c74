internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// What the command line asks for, each value checked on its own.
struct Options {
    enum Action {
        case run, help, summary, version
    }

    /// Where the labels of several locales go.
    enum LocaleLayout: String, CaseIterable {
        case files, inline
    }

    var action = Action.run

    /// The names of the options that were given.
    var names: [String] = []

    var formats: [ExportFormat] = [.default]

    /// Whether `--format` was given.
    var namesFormats = false
    /// Templates, by path or name.
    var templates: [String] = []
    var output: String?

    /// How many seconds to wait for another run that publishes to the same folder.
    var wait = Publisher.usualWait
    var localeLayout = LocaleLayout.files

    /// What a place file could say as well; it overrides what one says.
    var place = PlaceSettings()

    /// What is asked for beside the settings.
    var request = PlaceResolver.Request()
    var placeFile: String?
    var defaultsFile: String?
    var zoneDirectory: String?
    var now: Instant?
    var from: CivilDate?
    var to: CivilDate?
    var at: PlaceMoment?
    var isQuiet = false
    var isVerbose = false
    var isJSON = false

    /// Whether warnings about hours and place files are errors.
    var isStrict = false

    /// Whether `hours` prints the canonical expression.
    var isCanonical = false

    /// What batches and sites are asked for.
    var batch = BatchOptions()

    /// Sets a setting by its key, from `KEY=VALUE`.
    mutating func set(_ text: OptionText) throws(PlaceError) {
        let parts = text.value.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { throw text.error("must be a setting, =, and its value: step=15") }
        guard let setting = SettingTable.all[SettingKey(parts[0])] else {
            let keys = SettingTable.allRows.map { $0.key.path }
            throw text.error(
                "there is no setting of this name; slotexport list settings names them", value: parts[0],
                suggestion: Suggestion.nearest(to: parts[0], in: keys))
        }
        try setting.set(parts[1], option: "set \(parts[0])", in: &place, by: .all)
    }
}
