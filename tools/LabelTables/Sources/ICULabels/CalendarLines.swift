/// The lines of the label table about calendars other than the Gregorian one.
///
/// A reader looks for a topic in a locale's calendar and in the calendar that this one is akin to, then in those of the
/// locale that it is like, in the lines for all of these locales' other calendars, in those of the calendar for all locales,
/// and at last in the locale's own lines.
struct CalendarLines {
    private var lines: [String: [String: String]] = [:]

    /// All lines, unsorted.
    var text: [String] {
        lines.flatMap { key, topics in topics.map { "\(key) \($0) \($1)" } }
    }

    /// Reads the calendars of some locales: the names that the table has for them with ICU's, each with the lines that a
    /// reader finds for the Gregorian calendar, among them `like`.
    init(_ locales: [(identifier: String, icuName: String, lines: [String: String])]) throws {
        let calendars = try CalendarDays.names.map(CalendarDays.init)
        var labels: [[String: [String: String]]] = []
        for locale in locales {
            var own: [String: [String: String]] = [:]
            for calendar in calendars {
                own[calendar.name] = try CalendarLabels(icuName: locale.icuName, calendar: calendar).topics
            }
            labels.append(own)
        }
        for calendar in calendars {
            let all = labels.compactMap { $0[calendar.name] }
            lines["*/\(calendar.name)"] = Self.mostFrequent(all) { topic in
                // Names of Gregorian months and weekdays are the locale's own, and names of days those of a few.
                !CalendarLabels.patterns.contains(topic) && topic != "d" && !"Ec".contains(topic.prefix(1))
                    && !(calendar.isGregorian && "ML".contains(topic.prefix(1)))
            }
        }
        // Locales that others are like come first.
        let order = locales.indices.sorted { (locales[$0].lines["like"] ?? "") < (locales[$1].lines["like"] ?? "") }
        for index in order {
            let (identifier, like) = (locales[index].identifier, locales[index].lines["like"])
            let shared = Self.mostFrequent(Array(labels[index].values), CalendarLabels.patterns.contains)
            for (topic, value) in Self.shortestFirst(shared) {
                let keys = [identifier, like].compactMap(\.self).map { "\($0)/other" }
                if value != find(topic, keys, locales[index].lines) {
                    lines["\(identifier)/other", default: [:]][topic] = value
                }
            }
            // A calendar that others are akin to comes before them.
            for calendar in calendars.sorted(by: {
                ($0.fallbackCalendar ?? "", $0.name) < ($1.fallbackCalendar ?? "", $1.name)
            }) {
                let locale = [identifier, like].compactMap(\.self)
                let names = [calendar.name, calendar.fallbackCalendar].compactMap(\.self)
                let own = locale.flatMap { locale in names.map { "\(locale)/\($0)" } }
                let keys = own + locale.map { "\($0)/other" } + names.map { "*/\($0)" }
                for (topic, value) in Self.shortestFirst(labels[index][calendar.name] ?? [:])
                where value != find(topic, keys, locales[index].lines) {
                    lines["\(identifier)/\(calendar.name)", default: [:]][topic] = value
                }
            }
        }
    }

    /// What a reader takes for a topic.
    private func find(_ topic: String, _ keys: [String], _ own: [String: String]) -> String? {
        func value(_ topic: String) -> String? { keys.compactMap { lines[$0]?[topic] }.first ?? own[topic] }
        return value(topic) ?? LabelFile.standIn(for: topic, value)
    }

    /// Topics that others default to before those.
    private static func shortestFirst(_ topics: [String: String]) -> [(key: String, value: String)] {
        topics.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
    }

    /// For each of some topics the value that most have, the first of several.
    private static func mostFrequent(
        _ all: [[String: String]], _ isWanted: (String) -> Bool
    ) -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        for topics in all {
            for (topic, value) in topics where isWanted(topic) { counts[topic, default: [:]][value, default: 0] += 1 }
        }
        return counts.compactMapValues { values in
            values.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
    }
}
