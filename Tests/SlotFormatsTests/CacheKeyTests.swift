import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

@testable import SlotFormats

/// A document that differs from the one before in a single field, written with one cache.
@Suite struct CacheKeyTests {
    /// What a document is made of; each field is another one in a row of `changes`.
    struct Recipe {
        var rules = [4, 360, 20, 360, 0]
        var cut = SlotRules.Cut.now
        var anchor = SlotRules.Anchor.clock
        var overlap = SlotRules.Overlap.both
        var zone = "America/New_York"
        var now = "2026-10-30T00:00:00-04:00"
        var today: String?
        var hours = "24/7"
        var note = "caf\u{E9}"
        var holiday = "F\u{EA}te"
        var workday = "Pont"
        var lastHoliday = 2026
        var capacity: Int? = 3
        var busy = 1
        var booking = BookingRules()
        var place = ("elm", "Elm Street")
        var locale = "en_US"
        var options = LabelOptions()
        var style = DayLabelStyle()
        var bookingURL: String? = "https://a.example/{id}"
        var revised: String?
        var tzVersion: String? = "2026f"
        var settings: [(FormatSetting, FormatSettings.Value)] = []
        var locales: [String] = []
        var service: String?
        var phone: String?

        func document() throws -> SlotDocument {
            let zone = try systemZone(zone)
            let now = try #require(Instant(rfc3339: now))
            let first = CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date
            let closed = first.advanced(byDays: 1)
            let schedule = try Schedule(
                hours: OpeningHours(parsing: hours),
                exceptions: [ScheduleException(dates: closed...closed, hours: nil, note: note)])
            let start = now.advanced(bySeconds: 14 * 3600)
            let entries = (0..<busy).compactMap { _ in BusyEntry(start: start, end: start.advanced(bySeconds: 60)) }
            let holidays = HolidayCalendar([
                HolidayCalendar.Notice(
                    year: lastHoliday,
                    days: [
                        .init(date: first.advanced(byDays: 2), name: holiday, isOffDay: true),
                        .init(date: first, name: workday, isOffDay: false),
                    ])
            ])
            let plan = try SlotPlan(
                rules: SlotRules(
                    days: rules[0], step: .minutes(rules[1]), lead: .minutes(rules[2]), duration: .minutes(rules[3]),
                    anchor: anchor, offset: .minutes(rules[4]), overlap: overlap, cut: cut),
                zone: zone, now: now, today: today.flatMap { CivilDate(rfc3339: $0) },
                venue: Venue(
                    resources: [Resource(schedule: schedule, busy: entries, capacity: capacity)], holidays: holidays,
                    booking: booking))
            let document = SlotDocument(
                plan: plan, place: try PlaceIdentity(id: place.0, name: place.1),
                labels: try LocaleLabels(parsing: locale, options: options), style: style, tzVersion: tzVersion,
                bookingURL: bookingURL.flatMap(BookingURL.init), revised: revised.flatMap { Instant(rfc3339: $0) },
                settings: try FormatSettings(settings), service: try service.map { try ServiceIdentity(id: $0) },
                details: try PlaceDetails(phone: phone))
            return document.with(
                locales: try locales.map { document.with(try LocaleLabels(parsing: $0), place: document.place) })
        }
    }

    /// Changes by the paths of the properties that they change.
    static let changes: [(path: String, change: @Sendable (inout Recipe) -> Void)] = [
        ("place.id", { $0.place.0 = "oak" }), ("place.name", { $0.place.1 = "Oak Street" }),
        ("plan.rules.days", { $0.rules[0] = 5 }), ("plan.rules.step", { $0.rules[1] = 180 }),
        ("plan.rules.lead", { $0.rules[2] = 30 }), ("plan.rules.duration", { $0.rules[3] = 60 }),
        ("plan.rules.offset", { $0.rules[4] = 60 }), ("plan.rules.cut", { $0.cut = .none }),
        ("plan.rules.anchor", { $0.anchor = .opening }), ("plan.rules.overlap", { $0.overlap = .first }),
        ("plan.zone", { $0.zone = "America/Toronto" }), ("plan.now", { $0.now = "2026-10-30T10:00:00-04:00" }),
        ("plan.now", { $0.now = "2026-10-31T00:00:00-04:00" }), ("plan.today", { $0.today = "2026-10-31" }),
        ("plan.days", { $0.hours = "08:00-24:00" }), ("plan.days.holiday", { $0.workday = "Ponts" }),
        ("plan.days.holiday", { $0.workday = "Po\u{301}nt" }), ("plan.closed.note", { $0.note = "cafe\u{301}" }),
        ("plan.closed.holiday", { $0.holiday = "Fe\u{302}te" }), ("plan.holidayCoverage", { $0.lastHoliday = 2025 }),
        ("plan.venue.capacity", { $0.capacity = nil }), ("plan.venue.busy", { $0.busy = 3 }),
        ("plan.venue.booking.soldOut", { ($0.booking.soldOut, $0.busy) = (.mark, 3) }),
        ("plan.venue.booking.notice", { $0.booking.notice = .minutes(.minutes(45)) }),
        ("plan.venue.booking.notice", { $0.booking.notice = .daysBefore(1, by: .midnight, businessDays: false) }),
        ("plan.venue.booking.horizonCounts", { $0.booking.horizonCounts = .open }),
        ("labels", { $0.locale = "fr_FR" }), ("labels", { $0.options.hasPlainSpaces = true }),
        ("labels", { $0.options.calendars = [.gregorian, .hebrew] }), ("labels", { $0.options.calendars = [.hebrew] }),
        ("dayLabeler.style.dayLabels", { $0.style.dayLabels = .full }),
        ("dayLabeler.style.relativeDays", { $0.style.relativeDays = -1 }),
        ("dayLabeler.style.weekdayWidth", { $0.style.weekdayWidth = .wide }),
        // With enough dates for a solar term.
        (
            "dayLabeler.style.dayNotes",
            {
                $0.style.dayNotes = [.solarTerms]
                $0.rules[0] = 20
            }
        ),
        (
            "dayLabeler.style.dayNotesIn",
            {
                ($0.style.dayNotes, $0.style.dayNotesIn) = ([.solarTerms], .label)
                $0.rules[0] = 20
            }
        ),
        ("bookingURL", { $0.bookingURL = nil }), ("bookingURL", { $0.bookingURL = "https://b.example/{epoch}" }),
        ("revised", { $0.revised = "2026-10-30T12:00:00-04:00" }), ("revised", { $0.revised = "2026-10-30T13:00:00Z" }),
        ("tzVersion", { $0.tzVersion = nil }), ("tzVersion", { $0.tzVersion = "2026g" }),
        ("settings", { $0.settings = [(.csvPreset, .word("excel"))] }),
        ("settings", { $0.settings = [(.icsEvents, .word("block"))] }),
        ("settings", { $0.settings = [(.icsRelativeDays, .word("none"))] }),
        ("settings", { $0.settings = [(.icsSummary, .text("{name} {range} {remaining}"))] }),
        ("settings", { $0.settings = [(.icsTimes, .word("utc"))] }),
        ("locales", { $0.locales = ["en_US", "fr_FR"] }), ("service", { $0.service = "cut" }),
        ("details", { $0.phone = "+49 30 1234567" }),
    ]

    @Test(arguments: changes.indices)
    func `a document has its own bytes after one that differs in a single field`(index: Int) throws {
        let (path, change) = Self.changes[index]
        // A repeated hour, and then a document short and plain enough to be copied as a whole.
        for isPlain in [false, true] {
            var recipe = Recipe()
            if isPlain { recipe.now = recipe.now.replacing("10-30", with: "10-20") }
            let base = try recipe.document()
            change(&recipe)
            let other = try recipe.document()
            for format in ExportFormat.all where format.keepsRows {
                try expectOwnBytes([base, base, base, base, other, other, base, other], format, path)
            }
        }
    }

    @Test(arguments: changes.indices)
    func `each of these fields makes a difference to a format`(index: Int) throws {
        var recipe = Recipe()
        let base = try recipe.document()
        Self.changes[index].change(&recipe)
        let other = try recipe.document()
        let isOther = try ExportFormat.all.contains { format in
            try format.parts.contains { try $0.bytes(of: base) != $0.bytes(of: other) }
        }
        #expect(isOther, "\(Self.changes[index].path)")
    }

    @Test func `no property of a document, its plan and its style is left out`() throws {
        let document = try Recipe().document()
        // Made of the others.
        let derived: Set = [
            "plan.start", "plan.end", "plan.tomorrow", "plan.spans", "plan.count", "plan.lead", "plan.dateCount",
        ]
        let changed = Set(Self.changes.map { $0.path })
        func expectChanges(_ value: Any, _ prefix: String) {
            for child in Mirror(reflecting: value).children {
                let path = prefix + (child.label ?? "")
                #expect(
                    derived.contains(path) || changed.contains { $0 == path || $0.hasPrefix(path + ".") }, "\(path)")
            }
        }
        expectChanges(document, "")
        expectChanges(document.plan, "plan.")
        expectChanges(document.plan.rules, "plan.rules.")
        expectChanges(document.dayLabeler.style, "dayLabeler.style.")
    }

    private func expectOwnBytes(_ documents: [SlotDocument], _ format: ExportFormat, _ path: String) throws {
        var cache = ExportCache()
        for (number, document) in documents.enumerated() where document.locales.isEmpty || format.holdsLocales {
            for part in format.parts {
                let sink = FailingSink()
                var writer = ByteWriter(to: sink)
                part.write(document, to: &writer, using: &cache)
                _ = try writer.finish()
                if let difference = firstDifference(sink.bytes, try part.bytes(of: document)) {
                    Issue.record("\(path), \(format.name), document \(number): \(difference)")
                }
            }
        }
    }
}

extension ExportFormat {
    /// Whether the format may write from what the cache keeps; the other forms of the calendar are made anew.
    fileprivate var keepsRows: Bool { !["freebusy", "availability", "jcal", "xcal"].contains(name) }
}
