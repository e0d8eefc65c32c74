import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime

/// Documents at the places where clocks are hard, the same for the same seed.
struct RandomDocuments {
    private var random: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    /// Zones with gaps and overlaps of an hour, of half an hour, of two hours, over midnight, in the other half of the year,
    /// below standard time, of a whole day, by the moon, in odd quarters, and none at all.
    static let zones: [TimeZoneRules] = [
        "America/New_York", "Australia/Lord_Howe", "Antarctica/Troll", "America/St_Johns", "America/Santiago",
        "Europe/Dublin", "Pacific/Apia", "Africa/Casablanca", "Pacific/Chatham", "Asia/Kathmandu", "Asia/Shanghai",
        "America/Nuuk", "Africa/Cairo", "Asia/Tehran", "UTC", "Etc/GMT+12", "Pacific/Kiritimati",
    ].compactMap { try? systemZone($0) }

    static let locales = [
        "zh_CN", "zh_TW", "zh_HK", "en_US", "en_GB", "ja_JP", "ko_KR", "de_DE", "fr_FR", "ar_EG",
    ]

    /// Years with epochs of nine, ten and eleven digits, and the change from one to the next.
    private static let years = [1975, 1999, 2001, 2008, 2011, 2018, 2024, 2026, 2026, 2026, 2037, 2061, 2286]

    /// The locales, and calendars that are known for all of these years.
    private static let tables =
        locales.compactMap { try? LocaleLabels(parsing: $0) }
        + [("zh_TW", [CalendarSystem.gregorian, .roc]), ("ja_JP", [.japanese])].compactMap {
            try? LocaleLabels(parsing: $0, options: LabelOptions(calendars: $1))
        }

    /// The next document: a hundred slots, or one date.
    mutating func next() throws -> SlotDocument {
        while true {
            // Rules may be refused, and today may be a date that the zone skipped.
            guard let rules = try? rules(), let plan = try? plan(rules) else { continue }
            return SlotDocument(
                plan: plan, place: try place(), labels: random.pick(Self.tables), style: style(),
                tzVersion: Bool.random(using: &random) ? "2026f" : nil)
        }
    }

    /// The next document of a place with opening hours, holidays, bookings and rules for them.
    mutating func nextWithVenue() throws -> SlotDocument {
        while true {
            guard let rules = try? rules(), let usual = try? plan(rules) else { continue }
            guard
                let plan = try? SlotPlan(
                    rules: rules, zone: usual.zone, now: usual.now, venue: random.venue(around: usual))
            else { continue }
            return SlotDocument(plan: plan, place: try place(), labels: random.pick(Self.tables), style: style())
        }
    }

    private mutating func rules() throws -> SlotRules {
        let step = random.pick([7, 10, 15, 20, 30, 45, 60, 60, 90, 180, 360, 720, 1440])
        let most = max(1, 100 * step / 1440)
        let cut = random.pick(SlotRules.Cut.allCases)
        return try SlotRules(
            days: random.pick([1, 2, 3, 4, 9, 40, 100].filter { $0 <= most }), step: .minutes(step),
            lead: .minutes(random.pick([0, 0, 20, 20, 90, 1500])),
            duration: random.pick([nil, nil, .minutes(1), .minutes(15), .minutes(90), .hours(25), .days(4), .days(7)]),
            anchor: cut == .none ? .clock : random.pick(SlotRules.Anchor.allCases),
            offset: .minutes(random.pick([0, 0, 0, step / 2, step - 1])),
            overlap: random.pick(SlotRules.Overlap.allCases),
            cut: cut)
    }

    /// A plan that begins shortly before its zone changes its clocks, if it does in that year.
    private mutating func plan(_ rules: SlotRules) throws -> SlotPlan {
        let zone = random.pick(Self.zones)
        let year = random.pick(Self.years)
        let days = (year - 1970) * 36_525 / 100
        let start = Instant(epochSeconds: days * 86_400)
        let changes = zone.runs(from: start, to: start.advanced(bySeconds: 366 * 86_400)).dropFirst().map(\.start)
        // 2001-09-09 and 2286-11-20: the epoch gets a digit.
        let digits = [1_000_000_000, 10_000_000_000].map { Instant(epochSeconds: $0) }
        let change = random.pick(changes.isEmpty || [2001, 2286].contains(year) ? digits : changes)
        let before = Int.random(in: -43_200..<3 * 86_400, using: &random)
        return try SlotPlan(rules: rules, zone: zone, now: change.advanced(bySeconds: -before))
    }

    private mutating func style() -> DayLabelStyle {
        DayLabelStyle(
            dayLabels: random.pick(DayLabelStyle.DayLabels.allCases), relativeDays: random.pick([0, 1, 2]),
            weekdayWidth: random.pick(WeekdayWidth.allCases))
    }

    private mutating func place() throws -> PlaceIdentity {
        try PlaceIdentity(id: random.pick(HostileText.short), name: random.pick([nil] + HostileText.short))
    }
}

/// Texts that a format could get wrong.
enum HostileText {
    static let all: [String] = short + [long]

    static let short: [String] = [
        "hongqiao", "虹桥诊所", #"say "hi""#, "a,b;c", "]]>", #"<b a='1'>&amp;"</b>"#, "=cmd|' /C calc'!A0", "+1", "-1",
        "@x", "＝1", "＋1", "－1", "＠x", "  =1", #"a\b\n\\;\,"#, " edges ", "'", "007", "null", "%s%n", "{id}",
        "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}\u{323}\u{302}", "שלום, עולם", "مرحبا؛ عالم", "नमस्ते", "각각각",
        String(repeating: "时", count: 75), String(repeating: "预", count: 60), String(repeating: "x", count: 65) + "📞",
        String(repeating: #"\"#, count: 75), String(repeating: "a", count: 500), "\u{200D}\u{FE0F}", "\u{FEFF}bom",
        "a\u{A0}b\u{3000}c", "]]>]]&gt;", "<!--", "?>", "\u{10FFFD}",
    ]

    /// 10 kB of all of them.
    static let long: String = {
        var text = ""
        while text.utf8.count < 10_240 { text += short.joined(separator: "\u{3001}") }
        return text
    }()
}
