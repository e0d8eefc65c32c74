internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotTime

extension PlaceResolver {
    /// The locale that is used where nobody names one.
    private static let builtInLocale = "en"

    /// The words of the locales that options or files name, else of the environment's, else of English; with the place's
    /// own words.
    func labels(_ tell: (Console.Line) -> Void) throws(CommandError) -> [LocaleLabels] {
        guard let names = settings.locales else { return [try environmentLabels(tell)] }
        var tables: [LocaleLabels] = []
        for name in names {
            let table: LocaleLabels
            do throws(LocaleError) {
                table = try LocaleLabels(parsing: name, options: labelOptions(for: name))
            } catch {
                throw localeRefusal(error)
            }
            guard !tables.contains(where: { $0.identifier == table.identifier }) else {
                let value = names.joined(separator: ",")
                throw refusal(of: .locale, value: value, rule: "must name \(table.identifier) only once")
            }
            tables.append(try withOwnWords(table, name))
        }
        return tables
    }

    /// The same table with the place's own words for its locale.
    private func withOwnWords(_ table: LocaleLabels, _ name: String) throws(CommandError) -> LocaleLabels {
        guard let labels = settings.labels else { return table }
        let tag: LocaleTag
        let result: Result<LocaleLabels, LabelOverridesError>
        do throws(LocaleError) {
            tag = try LocaleTag(parsing: name)
            result = try LocaleLabels.reading(tag, labels.words(for: tag), options: labelOptions(for: name))
        } catch {
            throw localeRefusal(error)
        }
        switch result {
        case .success(let table): return table
        case .failure(let error): throw refusal(of: error, in: tag)
        }
    }

    private func refusal(of error: LabelOverridesError, in locale: LocaleTag) -> CommandError {
        guard let error = settings.refusal(of: error, in: locale) else {
            return CommandError(.content, "labels: \(error.description)")
        }
        return CommandError(error.status, error.description)
    }

    /// Refuses words of the place's own that name a day near today, and another day of the document too.
    func checkOwnWords(of document: SlotDocument) throws(CommandError) {
        guard let labels = settings.labels else { return }
        let tag = try tag(of: document.labels)
        let words = labels.words(for: tag)
        var labelers = [document.dayLabeler]
        if let last = settings.formats.icsRelativeDays, options.formats.contains(where: { $0.name == "ics" }) {
            labelers.append(document.with(relativeDays: last).dayLabeler)
        }
        let dates = document.plan.days.map { ($0.date, $0.offset) }
        for labeler in labelers {
            if let error = labeler.clash(of: words, on: dates) { throw refusal(of: error, in: tag) }
        }
    }

    private func environmentLabels(_ tell: (Console.Line) -> Void) throws(CommandError) -> LocaleLabels {
        let name = environment.localeName ?? Self.builtInLocale
        var table: LocaleLabels?
        do throws(LocaleError) {
            table = try LocaleLabels(parsing: name, options: labelOptions(for: name))
        } catch {
            tell(.warning("the environment's locale can't be used: \(error.description); labels are English"))
        }
        if let table { return try withOwnWords(table, name) }
        let english: LocaleLabels
        do throws(LocaleError) {
            english = try LocaleLabels(parsing: Self.builtInLocale, options: labelOptions(for: Self.builtInLocale))
        } catch {
            throw CommandError(.environment, error.description)
        }
        return try withOwnWords(english, Self.builtInLocale)
    }

    private func localeRefusal(_ error: LocaleError) -> CommandError {
        guard error.kind != .damagedTable else { return CommandError(.environment, error.description) }
        let shape =
            switch (error.suggestion, error.kind) {
            case (nil, .malformed):
                "; a locale is a language and a region with _ between them; slotexport list locales names them"
            case (nil, .noLabels): "; slotexport list locales names those that have labels"
            default: ""
            }
        if options.given["locale"] == nil, let source = settings.source(of: .locale) {
            return CommandError(.content, "\(source): locale: \(error.description)\(shape)")
        }
        return CommandError(usage: "--locale: \(error.description)\(shape)")
    }
}
