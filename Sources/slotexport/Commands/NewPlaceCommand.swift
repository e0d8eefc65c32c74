internal import SlotEngine
internal import SlotHost
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

/// Prints a commented place file for the zone and the language of this machine, to start from.
struct NewPlaceCommand {
    let context: Command.Context

    /// How many days ahead a sample of holidays must reach to be of use.
    private static let reach = 90

    func run() throws(CommandError) -> ExitStatus {
        try context.takeNoOperand()
        var options = context.options
        if options.place.timeZone == nil { options.place.timeZone = usualZone }
        let resolver = try context.resolver(options)
        var notices: [Notice] = []
        let zone = try resolver.zone(noting: &notices)
        let today = CivilDateTime(context.now, utcOffset: zone.utcOffset(at: context.now)).date
        let locale = try resolver.tables(on: today, noting: &notices)[0].identifier
        let text = Template.newPlace.filled { key in
            switch key {
            case "place": place(zone.identifier, locale)
            case "holidays": holidays(from: today)
            default: nil
            }
        }
        try context.console.print(text)
        context.report(notices)
        return .done
    }

    /// The machine's zone, where the country has it, or else the first one of the country: servers are set to UTC.
    private var usualZone: String? {
        guard let country = context.options.country else { return nil }
        let zones = context.zoneDirectory.zones(ofRegion: country)
        let own = context.environment.timeZoneName
        return zones.first { $0 == own } ?? zones.first
    }

    private func place(_ zone: String, _ locale: String) -> String {
        var lines = ["  timeZone: \(quotedText(zone)),", "  locale: \(quotedText(locale)),"]
        if let country = context.options.country {
            lines.append(
                "  address: { country: \(quotedText(country)) }, // also street, postalCode, city; phone, email, website"
            )
        }
        return lines.joined(separator: "\n")
    }

    /// The holidays of this year and the next where they are known, or a line that names the tool.
    private func holidays(from today: CivilDate) -> String {
        let last = today.advanced(byDays: Self.reach).year
        let notices = (context.options.country.map { HolidaySample.notices(ofCountry: $0) } ?? [])
            .filter { today.year <= $0.year && $0.year <= today.year + 1 }
        guard !notices.isEmpty, (today.year...last).allSatisfy({ year in notices.contains { $0.year == year } }) else {
            let country = context.options.country ?? "COUNTRY"
            return "  // holidays: ['holidays.json5'], "
                + "// tools/holidays \(country) \(today.year) \(today.year + 1) > holidays.json5"
        }
        var lines = [
            "  // Public holidays are closed, unless the hours have a rule for PH; tools/holidays writes other years."
        ]
        lines.append("  holidays: [")
        for notice in notices {
            lines.append("    {")
            lines.append("      year: \(notice.year),")
            lines.append("      days: [")
            lines += notice.days.map { day in
                let name = day.name.isEmpty ? "" : ", name: \(quotedText(day.name))"
                return
                    "        { date: \(quotedText(day.date.rfc3339))\(name)\(day.isOffDay ? "" : ", isOffDay: false") },"
            }
            lines.append("      ],")
            lines.append("    },")
        }
        lines.append("  ],")
        return lines.joined(separator: "\n")
    }

    /// A text in the single quotes of JSON5.
    private func quotedText(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
