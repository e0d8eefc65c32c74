public import SlotDocument

extension FormatSetting {
    /// What an event of a calendar is: a slot, or a free stretch of a date.
    public static let icsEvents = FormatSetting(
        format: "ics", key: "events", kind: .word(["slot", "block"], usual: "slot"), option: "ics-events",
        help: "one event per slot, or one per free stretch of a date")

    /// The last day with a word of its own in calendars; the document's, unless it is set.
    public static let icsRelativeDays = FormatSetting(
        format: "ics", key: "relativeDays", kind: .number(0...2, words: ["none"]),
        help: "last day with a word in calendars: today, tomorrow, the next")

    /// The title of an event, as a pattern; `EventPattern` has its placeholders.
    public static let icsSummary = FormatSetting(
        format: "ics", key: "summary", kind: .text(upTo: 1000),
        help: "title of an event: {name} {day} {time} {range} {remaining} {url} {service}")

    /// The text of an event, as a pattern.
    public static let icsDescription = FormatSetting(
        format: "ics", key: "description", kind: .text(upTo: 1000), help: "text of an event, with the same placeholders"
    )

    /// Whether times name their zone, or are written in UTC.
    public static let icsTimes = FormatSetting(
        format: "ics", key: "times", kind: .word(["zone", "utc"], usual: "zone"),
        help: "times with their time zone, or in UTC")

    /// Whether events take the time of who subscribes to them.
    public static let icsTransparency = FormatSetting(
        format: "ics", key: "transparency", kind: .word(["transparent", "opaque"], usual: "transparent"),
        help: "opaque: events count as busy for subscribers")

    /// The settings of calendars, in the order of help.
    static let ics: [FormatSetting] = [
        .icsEvents, .icsRelativeDays, .icsSummary, .icsDescription, .icsTimes, .icsTransparency,
    ]
}

extension FormatSettings {
    /// The last day with a word of its own in calendars, -1...2: -1 is no word, nil is that of the document.
    public var icsRelativeDays: Int? {
        word(of: .icsRelativeDays) == nil ? number(of: .icsRelativeDays) : -1
    }

    /// Whether an event of a calendar is a free stretch of a date.
    var hasICSBlocks: Bool { word(of: .icsEvents) == "block" }

    /// Whether the times of a calendar are in UTC.
    var hasUTCTimes: Bool { word(of: .icsTimes) == "utc" }

    /// Whether events take the time of who subscribes to them.
    var isICSOpaque: Bool { word(of: .icsTransparency) == "opaque" }
}
