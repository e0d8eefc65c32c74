/// What the lint knows of a property (RFC 5545 3.6, 3.7, 3.8).
struct LintProperty {
    /// Whether a component has it at most once.
    var isSingle = false

    /// Whether its value is TEXT, with escapes.
    var isText = false

    /// Whether its value is a time in UTC.
    var isUTC = false

    init(isSingle: Bool = false, isText: Bool = false, isUTC: Bool = false) {
        self.isSingle = isSingle
        self.isText = isText
        self.isUTC = isUTC
    }

    /// A property by its name in upper case; nil for one that nothing is known of.
    static func named(_ name: String) -> LintProperty? {
        switch name {
        case "DTSTAMP", "CREATED", "LAST-MODIFIED": LintProperty(isSingle: true, isUTC: true)
        case "UID", "SUMMARY", "DESCRIPTION", "LOCATION": LintProperty(isSingle: true, isText: true)
        case "NAME", "COMMENT", "CONTACT", "X-WR-CALNAME", "X-WR-CALDESC": LintProperty(isText: true)
        case "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "SEQUENCE", "STATUS", "TRANSP", "CLASS", "PRIORITY",
            "URL",
            "GEO", "ORGANIZER", "VERSION", "PRODID", "METHOD", "CALSCALE", "TZID", "TZOFFSETFROM", "TZOFFSETTO",
            "BUSYTYPE", "COLOR", "REFRESH-INTERVAL", "SOURCE":
            LintProperty(isSingle: true)
        case "RRULE":
            LintProperty(isSingle: true)
        default: nil
        }
    }

    /// The properties that a component must have.
    static func required(in component: ComponentName) -> [String] {
        switch component {
        case .calendar: ["PRODID", "VERSION"]
        case .event: ["UID", "DTSTAMP", "DTSTART"]
        case .freeBusy, .availability: ["UID", "DTSTAMP"]
        case .available: ["UID", "DTSTAMP", "DTSTART"]
        case .timeZone: ["TZID"]
        case .standard, .daylight: ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"]
        case .other: []
        }
    }
}
