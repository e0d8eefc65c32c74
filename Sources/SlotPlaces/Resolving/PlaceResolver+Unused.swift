public import SlotEngine
public import SlotLocale
internal import SlotTime

/// What `check` says about keys that change nothing, or less than they seem to.
extension PlaceResolver {
    /// A warning for each key that nothing uses, and for each year whose holidays are those of the place's own list alone.
    public func unusedWarnings(about plan: SlotPlan, in tables: [LocaleLabels]) throws(PlaceError) -> [Notice] {
        let schedule = settings.schedule
        var warnings: [Notice] = []
        if schedule.combine != nil, schedule.resources == nil {
            warnings.append(warning(about: .combine, "there are no resources that it could combine"))
        }
        if schedule.booking.businessDays != nil, !countsBusinessDays {
            warnings.append(
                warning(about: .businessDays, "neither notice nor opens nor horizonCounts counts business days"))
        }
        if schedule.schoolHolidays != nil, !hoursByKey.contains(where: { $0.hours.mentionsSchoolHolidays }) {
            warnings.append(warning(about: .schoolHolidays, "no hours mention SH"))
        }
        var locales: [LocaleTag] = []
        for table in tables { locales.append(try tag(of: table)) }
        let unused = settings.labels?.unused(in: locales) ?? []
        if !unused.isEmpty {
            let (own, names) = (Self.list(unused.map { $0.name }), Self.list(tables.map { $0.identifier }))
            warnings.append(warning(about: .labels, "nothing is in \(own): the labels are in \(names)"))
        }
        for table in tables {
            let kinds = DayNotes(settings.style.dayNotes, for: table).kindsWithoutWords.map { $0.rawValue }
            guard !kinds.isEmpty else { continue }
            warnings.append(
                warning(about: .dayNotes, "the language of \(table.identifier) has no words for \(Self.list(kinds))"))
        }
        return warnings + makeUpWarnings(about: plan) + (try listWarnings(about: plan))
    }

    /// A warning with the place of its key in a file.
    func warning(about key: SettingKey, _ words: String) -> Notice {
        guard case .file(let file, let position?) = settings.source(of: key) else {
            return .warning("\(key.path): \(words)")
        }
        return .warning("\(PlaceError.shown(file)):\(position): \(key.path): \(words)")
    }

    private var countsBusinessDays: Bool {
        let booking = settings.schedule.booking
        if case .daysBefore(_, _, businessDays: true) = booking.notice { return true }
        return booking.opens?.businessDays == true || booking.horizonCounts == .business
    }

    private func makeUpWarnings(about plan: SlotPlan) -> [Notice] {
        let workdays = plan.venue.holidays?.makeUpWorkdays ?? []
        switch settings.schedule.substituteWeekday {
        case .weekday where workdays.isEmpty:
            return [warning(about: .makeUpWorksAs, "no holidays name a make-up workday")]
        case .dates(let dates):
            let others = dates.keys.filter { !workdays.contains($0) }.sorted().map { $0.rfc3339 }
            guard !others.isEmpty else { return [] }
            let verb = others.count == 1 ? "is no make-up workday" : "are no make-up workdays"
            return [warning(about: .makeUpWorksAs, "\(Self.list(others)) \(verb)")]
        default: return []
        }
    }

    /// Days that a place lists itself are taken for all of their year: a slip where a file was to be named beside them.
    private func listWarnings(about plan: SlotPlan) throws(PlaceError) -> [Notice] {
        guard let source = settings.schedule.holidays, !source.days.isEmpty else { return [] }
        let files = try notices(of: HolidaySource(files: source.files), .holidays)
        var warnings: [Notice] = []
        for year in plan.today.year...plan.lastDate.year {
            let days = source.days.count { $0.date.year == year }
            guard days > 0, !files.contains(where: { $0.year == year && !$0.days.isEmpty }) else { continue }
            let count = days == 1 ? "the 1 day listed here counts" : "the \(days) days listed here count"
            warnings.append(warning(about: .holidays, "\(count) as all that are special in \(year)"))
        }
        return warnings
    }

    /// Some words, and how many more there are.
    static func list(_ words: [String]) -> String {
        let shown = words.prefix(3).joined(separator: ", ")
        return words.count > 3 ? "\(shown) and \(words.count - 3) more" : shown
    }
}
