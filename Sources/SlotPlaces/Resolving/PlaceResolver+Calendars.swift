public import SlotLocale
public import SlotTime

/// The calendars of labels: the command line overrides the place file, and that the defaults file; within each of them
/// `calendar` overrides what a locale asks for.
extension PlaceResolver {
    /// How the labels of a locale deviate from the locale's defaults.
    func labelOptions(for locale: String) -> LabelOptions {
        var options = settings.labelOptions
        // The calendars that the locale asks for itself may have higher precedence.
        if (settings.rank(of: .calendar) ?? .max) > (settings.rank(of: .locale) ?? .max),
            (try? LocaleTag(parsing: locale))?.calendar != nil
        {
            options.calendars = []
        }
        return options
    }

    /// Refuses dates that one of the calendars isn't known for, naming the option or file that set it.
    public func checkCalendars(
        of tables: [LocaleLabels], from first: CivilDate, to last: CivilDate
    ) throws(PlaceError) {
        for (index, table) in tables.enumerated() {
            do throws(CalendarError) {
                try table.checkRange(first, last)
            } catch {
                let locales = settings.locales ?? []
                let options =
                    locales.indices.contains(index) ? labelOptions(for: locales[index]) : settings.labelOptions
                throw calendarError(error, options.calendars.isEmpty ? .locale : .calendar)
            }
        }
    }

    private func calendarError(_ error: CalendarError, _ key: SettingKey) -> PlaceError {
        guard settings.source(of: key) != nil else {
            return PlaceError(.invalid, .environment, "the environment's locale: \(error.description)")
        }
        return settings.error(about: key, rule: error.description)
    }

    /// The calendars of labels and who asked for them, for `--verbose`.
    func calendarSummary(_ tables: [LocaleLabels]) -> String {
        var names: [String] = []
        for name in tables.flatMap({ $0.calendars.map({ $0.rawValue }) }) where !names.contains(name) {
            names.append(name)
        }
        let isOpen = settings.labelOptions.calendars.isEmpty
        let isUsual = isOpen && names == [CalendarSystem.gregorian.rawValue]
        let isNamed = !isOpen && (settings.locales ?? []).allSatisfy { !labelOptions(for: $0).calendars.isEmpty }
        let source = isNamed ? sourceName(of: .calendar) : isUsual ? "built in" : "the locale"
        return "\(names.count == 1 ? "calendar" : "calendars") \(names.joined(separator: ", ")): \(source)"
    }
}
