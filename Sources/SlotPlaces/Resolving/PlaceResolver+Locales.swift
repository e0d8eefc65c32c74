internal import SlotEngine
internal import SlotDocument
public import SlotLocale
internal import SlotTime

extension PlaceResolver {
    /// The locale that is used where none is named.
    private static let builtInLocale = "en"

    /// The words of the locales that options or files name, else of the environment's, else of English; with the place's
    /// own words.
    public func labels(_ notices: inout [Notice]) throws(PlaceError) -> [LocaleLabels] {
        guard let names = settings.locales else { return [try environmentLabels(&notices)] }
        var tables: [LocaleLabels] = []
        for name in names {
            let table: LocaleLabels
            do throws(LocaleError) {
                table = try surroundings.labels.labels(name, options: labelOptions(for: name))
            } catch {
                throw localeError(error)
            }
            guard !tables.contains(where: { $0.identifier == table.identifier }) else {
                let value = names.joined(separator: ",")
                throw settings.error(about: .locale, value: value, rule: "must name \(table.identifier) only once")
            }
            let ignored = (try? LocaleTag(parsing: name))?.ignored(in: table) ?? []
            if !ignored.isEmpty {
                notices.append(.note("locale \(name): \(ignored.listed("and")) changes nothing in labels"))
            }
            tables.append(try withOverrides(table, name))
        }
        return tables
    }

    /// The same table with the place's own words for its locale.
    private func withOverrides(_ table: LocaleLabels, _ name: String) throws(PlaceError) -> LocaleLabels {
        guard let labels = settings.labels else { return table }
        let tag: LocaleTag
        let result: Result<LocaleLabels, LabelOverridesError>
        do throws(LocaleError) {
            tag = try LocaleTag(parsing: name)
            result = try LocaleLabels.reading(tag, labels.words(for: tag), options: labelOptions(for: name))
        } catch {
            throw localeError(error)
        }
        switch result {
        case .success(let table): return table
        case .failure(let error): throw overrideError(error, tag)
        }
    }

    private func overrideError(_ error: LabelOverridesError, _ locale: LocaleTag) -> PlaceError {
        settings.error(error, in: locale) ?? PlaceError(.content, .builtIn, "labels: \(error.description)")
    }

    /// Refuses words of the place's own that name a day near today, and another day of the document too.
    func checkLabelOverrides(of document: SlotDocument) throws(PlaceError) {
        guard let labels = settings.labels else { return }
        let tag = try tag(of: document.labels)
        let words = labels.words(for: tag)
        var labelers = [document.dayLabeler]
        for last in request.relativeDaysOfFormats(settings.formats) {
            labelers.append(document.with(relativeDays: last).dayLabeler)
        }
        let dates = document.plan.days.map { (date: $0.date, offset: $0.offset) }
        for labeler in labelers {
            if let error = labeler.clash(of: words, on: dates) { throw overrideError(error, tag) }
        }
    }

    private func environmentLabels(_ notices: inout [Notice]) throws(PlaceError) -> LocaleLabels {
        let name = surroundings.locale ?? Self.builtInLocale
        var table: LocaleLabels?
        do throws(LocaleError) {
            table = try LocaleLabels(parsing: name, options: labelOptions(for: name))
        } catch {
            notices.append(.warning("the environment's locale can't be used: \(error.description); labels are English"))
        }
        if let table { return try withOverrides(table, name) }
        let english: LocaleLabels
        do throws(LocaleError) {
            english = try LocaleLabels(parsing: Self.builtInLocale, options: labelOptions(for: Self.builtInLocale))
        } catch {
            throw PlaceError(.data, .environment, error.description)
        }
        return try withOverrides(english, Self.builtInLocale)
    }

    private func localeError(_ error: LocaleError) -> PlaceError {
        guard error.kind != .damagedTable else { return PlaceError(.data, .environment, error.description) }
        let shape =
            switch (error.suggestion, error.kind) {
            case (nil, .malformed):
                "; a locale is a language and a region with _ between them; slotexport list locales names them"
            case (nil, .noLabels): "; slotexport list locales names those that have labels"
            default: ""
            }
        let source = settings.source(of: .locale) ?? .option("locale")
        if case .file = source { return PlaceError(.invalid, source, "locale: \(error.description)\(shape)") }
        return PlaceError(.invalid, source, "--locale: \(error.description)\(shape)")
    }
}

extension PlaceResolver {
    /// The locale of a table.
    func tag(of labels: LocaleLabels) throws(PlaceError) -> LocaleTag {
        do throws(LocaleError) {
            return try LocaleTag(parsing: labels.identifier)
        } catch {
            throw PlaceError(.bug, .builtIn, "label table \(labels.identifier): \(error.description)")
        }
    }
}
