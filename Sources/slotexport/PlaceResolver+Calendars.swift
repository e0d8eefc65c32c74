internal import SlotHost
internal import SlotLocale
internal import SlotTime

/// The calendars of labels: what the command line says goes before the place file, and that before the defaults file;
/// within each of them `calendar` goes before what a locale asks for.
extension PlaceResolver {
    /// How the labels of a locale part from its own ways.
    func labelOptions(for locale: String) -> LabelOptions {
        var options = settings.labelOptions
        // The calendars that the locale asks for itself may be nearer.
        if rank(of: .calendar) > rank(of: .locale), (try? LocaleTag(parsing: locale))?.calendar != nil {
            options.calendars = []
        }
        return options
    }

    /// How far away a value comes from, the nearest first.
    private func rank(of key: PlaceKey) -> Int {
        options.given[key.option] != nil ? -1 : settings.rank(of: key) ?? .max
    }

    /// Refuses dates that one of the calendars is not known for, in the words of whoever asked for it.
    func checkCalendars(of tables: [LocaleLabels], from first: CivilDate, to last: CivilDate) throws(CommandError) {
        for (index, table) in tables.enumerated() {
            do throws(CalendarError) {
                try table.checkRange(first, last)
            } catch {
                let locales = settings.locales ?? []
                let options =
                    locales.indices.contains(index) ? labelOptions(for: locales[index]) : settings.labelOptions
                throw refusal(error, of: options.calendars.isEmpty ? .locale : .calendar)
            }
        }
    }

    private func refusal(_ error: CalendarError, of key: PlaceKey) -> CommandError {
        if options.given[key.option] == nil, settings.source(of: key) == nil {
            return CommandError(.environment, "the environment's locale: \(error.description)")
        }
        return refusal(of: key, value: "", rule: error.description)
    }

    /// The calendars of labels and who asked for them, for `--verbose`.
    func calendarWords(_ tables: [LocaleLabels]) -> String {
        var names: [String] = []
        for name in tables.flatMap({ $0.calendars.map(\.rawValue) }) where !names.contains(name) { names.append(name) }
        let isOpen = settings.labelOptions.calendars.isEmpty
        let isUsual = isOpen && names == [CalendarSystem.gregorian.rawValue]
        let isNamed = !isOpen && (settings.locales ?? []).allSatisfy { !labelOptions(for: $0).calendars.isEmpty }
        let source = isNamed ? source(of: .calendar) : isUsual ? "built in" : "the locale"
        return "\(names.count == 1 ? "calendar" : "calendars") \(names.joined(separator: ", ")): \(source)"
    }
}
