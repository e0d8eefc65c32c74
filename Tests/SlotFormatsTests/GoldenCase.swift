import SlotDocument
import SlotEngine
import SlotTime
import Testing

/// A document whose output in every format is kept in Tests/Golden.
///
/// The zones and dates are ones that no later release of the tz database changes.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let name: String
    let zone: String
    let now: String
    let locale: String
    let placeID: String
    let placeName: String?
    let rules: @Sendable () throws -> SlotRules

    var testDescription: String { name }

    func document() throws -> SlotDocument {
        try SlotFormatsTests.document(
            zone, now, locale, rules: rules(), place: PlaceIdentity(id: placeID, name: placeName))
    }

    static let all: [GoldenCase] = [
        // From 10:16 on with a lead of 20 minutes: 09:00 is past, 12:00 is the first. A weekday from offset 2 on.
        GoldenCase(
            "ordinary-day", "Asia/Shanghai", "2026-06-01T10:16:00+08:00", "zh_CN", id: "hongqiao", name: "虹桥诊所"
        ) { try SlotRules(days: 3, step: .hours(3), duration: .hours(1)) },
        // 23:45 + 20 minutes is tomorrow: today is closed, and the first row is 明天.
        GoldenCase("near-midnight", "Asia/Shanghai", "2026-06-01T23:45:00+08:00", "zh_CN") {
            try SlotRules(days: 2, step: .hours(3))
        },
        // 23:30:00 + 20 minutes is 23:50 exactly, which can still be booked; it ends on the next date.
        GoldenCase("last-minute", "Asia/Shanghai", "2026-12-31T23:30:00+08:00", "zh_HK") {
            try SlotRules(days: 1, step: .minutes(10))
        },
        // 02:30 doesn't exist. 01:00 ends 90 minutes later, at 03:30.
        GoldenCase(
            "clock-gap", "America/New_York", "2026-03-08T00:00:00-05:00", "en_US", id: "elm-street", name: "Elm Street"
        ) { try SlotRules(days: 1, step: .minutes(90), offset: .hours(1)) },
        // 01:00 comes twice, 90 minutes and no more apart from 02:30.
        GoldenCase(
            "overlap", "America/New_York", "2026-11-01T00:00:00-04:00", "en_US", id: "elm-street", name: "Elm Street"
        ) { try SlotRules(days: 1, step: .minutes(90), offset: .hours(1)) },
        // At 02:00 the clock goes back by half an hour, so that only 01:30 comes twice.
        GoldenCase("half-hour-overlap", "Australia/Lord_Howe", "2026-04-05T00:00:00+11:00", "en_GB") {
            try SlotRules(days: 1, step: .minutes(90), duration: .minutes(30))
        },
        // Tomorrow is 31 December: the 30th never was.
        GoldenCase(
            "skipped-date", "Pacific/Apia", "2011-12-29T20:00:00-10:00", "de_DE", id: "apia", name: "Apia"
        ) { try SlotRules(days: 3, step: .hours(6)) },
        // Nothing that can be booked is left.
        GoldenCase("no-slots", "Asia/Tokyo", "2026-06-01T23:50:00+09:00", "ja_JP", id: "ginza", name: "銀座") {
            try SlotRules(days: 1)
        },
        // The marks of every format, in the id and the name; a family of one grapheme; text from right to left.
        GoldenCase(
            "marks", "Asia/Shanghai", "2026-06-01T00:00:00+08:00", "zh_TW", id: #"=1+1;"a",b\c"#,
            name: #"=cmd|"A", B; C\D <b>&amp; ]]> 'E' 👨‍👩‍👧‍👦 é שלום 時時時時時時時時"#
        ) { try SlotRules(days: 1, step: .hours(12)) },
    ]

    private init(
        _ name: String, _ zone: String, _ now: String, _ locale: String, id: String = PlaceIdentity.defaultID,
        name placeName: String? = nil, rules: @escaping @Sendable () throws -> SlotRules
    ) {
        self.name = name
        self.zone = zone
        self.now = now
        self.locale = locale
        self.placeID = id
        self.placeName = placeName
        self.rules = rules
    }
}
