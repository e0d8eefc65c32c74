internal import SlotFormats
internal import SlotEngine
internal import SlotHost
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

extension Command.Context {
    /// Prints data, and is done.
    func print(_ bytes: [UInt8]) throws(CommandError) -> ExitStatus {
        try console.print(bytes)
        return .done
    }

    /// The one operand, as one of its words.
    func operand<Word: RawRepresentable & CaseIterable>() throws(CommandError) -> Word where Word.RawValue == String {
        let words = Word.allCases.map { $0.rawValue }
        guard let given = operands.first, operands.count == 1 else {
            throw CommandError(usage: "\(command.name) needs one word: \(words.listed())")
        }
        // Small ASCII letters are canonically equal to nothing else.
        if let word = Word(rawValue: given) { return word }
        let hint = Suggestion.question(for: given, in: words)
        throw CommandError(usage: "\(command.name) \(quoted(given, limit: 80)): must be \(words.listed())\(hint)")
    }

    func takeNoOperand() throws(CommandError) {
        guard let operand = operands.first else { return }
        throw CommandError(usage: "\(command.name) takes no words: \(quoted(operand, limit: 80))")
    }

    /// The folder with the time zone data.
    var zoneDirectory: ZoneDirectory {
        ZoneDirectory(option: options.zoneDirectory, environment: environment)
    }

    /// Reports warnings about hours and place files. With `--strict` they are errors, and there must be none.
    func reportStrictly(_ notices: [Notice]) throws(CommandError) {
        let warnings = notices.filter { $0.kind == .warning }
        guard options.isStrict, let last = warnings.last else {
            report(notices)
            return
        }
        for warning in warnings.dropLast() { console.report(.error(warning.text)) }
        throw CommandError(.content, last.text)
    }

    /// The resolver of the options and of the files that they name.
    func resolver() throws(CommandError) -> PlaceResolver {
        try resolver(options)
    }

    /// The resolver of other options, in the same surroundings.
    func resolver(_ options: Options) throws(CommandError) -> PlaceResolver {
        var settings = options.place
        var request = options.request
        request.isInline = options.localeLayout == .inline
        // A check looks at every format.
        let formats = (options.namesFormats ? options.formats : command.checksFormats).map { $0.name }
        request.relativeDaysOfFormats = { settings in
            formats.contains(ExportFormat.ics.name) ? [settings.icsRelativeDays].compactMap { $0 } : []
        }
        let environment = environment
        let surroundings = Surroundings(
            now: now, locale: environment.localeName, timeZone: { environment.timeZoneName },
            zones: ZoneSource(zoneDirectory), files: .disk)
        do throws(PlaceError) {
            for path in [options.placeFile, options.defaultsFile] {
                guard let path else { continue }
                try PlaceFile(path: path, in: surroundings.files).read(into: &settings, by: .all)
            }
        } catch {
            throw CommandError(error)
        }
        return PlaceResolver(settings, request, in: surroundings)
    }
}

// A resolver's errors become those of a command.
extension PlaceResolver {
    func result() throws(CommandError) -> Resolution {
        do throws(PlaceError) { return try resolve() } catch { throw CommandError(error) }
    }

    func venue(openIn zone: TimeZoneRules) throws(CommandError) -> Venue {
        do throws(PlaceError) { return try venue(in: zone) } catch { throw CommandError(error) }
    }

    func zone(noting notices: inout [Notice]) throws(CommandError) -> TimeZoneRules {
        do throws(PlaceError) { return try zone(&notices).0 } catch { throw CommandError(error) }
    }

    func unused(about plan: SlotPlan, in tables: [LocaleLabels]) throws(CommandError) -> [Notice] {
        do throws(PlaceError) { return try unusedWarnings(about: plan, in: tables) } catch { throw CommandError(error) }
    }

    /// The labels of all locales, which must be known for a date.
    func tables(on date: CivilDate, noting notices: inout [Notice]) throws(CommandError) -> [LocaleLabels] {
        do throws(PlaceError) {
            let tables = try labels(&notices)
            try checkCalendars(of: tables, from: date, to: date)
            return tables
        } catch {
            throw CommandError(error)
        }
    }
}

extension Command.Context {
    /// Reports notices; `--quiet` leaves errors only.
    func report(_ notices: [Notice]) {
        if !options.isQuiet { console.report(notices) }
    }
}
