/// Writes the label table.
public struct LabelFile {
    private let digits: [String: String]
    private var locales: [String: ICULocaleLabels] = [:]
    private var aliases: [String: String] = [:]

    /// Reads all locales that ICU has.
    public init() throws {
        var digits: [String: String] = [:]
        for system in try ICU.decimalNumberingSystems() {
            digits[system] = try ICULocaleLabels.digits("en_US@numbers=\(system)")
        }
        self.digits = digits
        let names = try ICU.locales.map { (icu: $0, id: try Self.identifier($0)) }
        // A script is no region: `az_Latn` is another name of `az_AZ`.
        for name in names where Self.hasRegion(name.icu) {
            locales[name.id] = try Self.labels(name.icu, digits)
        }
        for name in names { try addAliases(icuName: name.icu, identifier: name.id) }
    }

    /// The table's bytes.
    public func text() throws -> String {
        var lines = ["* version \(try ICU.cldrVersion())", "* icu \(ICU.version)"]
        lines += digits.map { "* digits-\($0) \($1)" }
        lines += try sharedAliases()
        lines += aliases.map { "\($0) alias \($1)" }
        var found: [(identifier: String, icuName: String, lines: [String: String])] = []
        for (identifier, labels) in locales.sorted(by: { $0.key < $1.key }) {
            let base = try Self.base(of: identifier).flatMap { $0 == identifier ? nil : $0 }
            let alone = Self.lines(labels.topics, like: [:])
            var chosen = alone
            if let base, let other = locales[base] {
                var shared = Self.lines(labels.topics, like: Self.lines(other.topics, like: [:]))
                shared["like"] = base
                if shared.count < alone.count { chosen = shared }
            }
            lines += chosen.map { "\(identifier) \($0) \($1)" }
            var all = chosen
            if let base = chosen["like"], let other = locales[base] {
                all.merge(Self.lines(other.topics, like: [:])) { own, _ in own }
            }
            found.append((identifier, labels.icuName, all))
        }
        lines += try CalendarLines(found).text
        lines.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        return Self.header + lines.map { $0 + "\n" }.joined()
    }

    /// How outputs name a locale: language and region, with the script only where it is not the likely one.
    static func identifier(_ icuName: String) throws -> String {
        let parts = icuName.split(separator: "_").map(String.init)
        guard parts.count == 3, parts[1].count == 4 else { return icuName }
        let short = "\(parts[0])_\(parts[2])"
        return try ICU.maximized(short) == icuName ? short : icuName
    }

    private static func hasRegion(_ icuName: String) -> Bool {
        let parts: [Substring] = icuName.split(separator: "_")
        return parts.dropFirst().contains { $0.count != 4 }
    }

    private static func labels(_ icuName: String, _ digits: [String: String]) throws -> ICULocaleLabels {
        var labels = try ICULocaleLabels(icuName: icuName, digits: digits)
        labels.topics.merge(Overrides.topics(maximized: try ICU.maximized(icuName))) { $1 }
        return labels
    }

    /// The main locale of the same language and script, whose lines may be shared.
    private static func base(of identifier: String) throws -> String? {
        let full = try ICU.maximized(identifier).split(separator: "_")
        guard full.count >= 3 else { return nil }
        return try Self.identifier(try ICU.maximized("\(full[0])_\(full[1])"))
    }

    /// Other names of a locale: its full form, and those without region whose labels are the same.
    ///
    /// A language stands for its likely region only where ICU has the same labels for both (not so for Arabic); the
    /// others become locales of their own.
    private mutating func addAliases(icuName: String, identifier: String) throws {
        let full = try ICU.maximized(icuName)
        if locales[identifier] != nil {
            if full != identifier { aliases[full] = identifier }
            return
        }
        let likely = try Self.identifier(full)
        if let target = locales[likely], try Self.labels(icuName, digits).topics == target.topics {
            let withoutRegion = full.split(separator: "_").prefix(2).joined(separator: "_")
            for name in [icuName, withoutRegion] where try ICU.maximized(name) == full { aliases[name] = likely }
        } else {
            if locales[likely] == nil { aliases[full] = icuName }
            locales[icuName] = try Self.labels(icuName, digits)
        }
    }

    /// Old codes of the languages and regions in the table.
    private func sharedAliases() throws -> [String] {
        let names = Array(locales.keys) + Array(aliases.keys)
        let known = Set(names.flatMap { $0.split(separator: "_").map(String.init) })
        let languages = try ICU.aliases("language").filter { known.contains($1) && (2...3).contains($0.count) }
        let regions = try ICU.aliases("territory").filter { known.contains($1) && $0.count == 2 }
        return languages.map { "* language-\($0) \($1)" } + regions.map { "* region-\($0) \($1)" }
    }

    /// The topics that need a line: all but those for which a reader would find the same value elsewhere.
    private static func lines(_ topics: [String: String], like base: [String: String]) -> [String: String] {
        var lines: [String: String] = [:]
        // Topics that others default to come first: "range-h" before "range-a", "EEE" before "ccc".
        let order = ["EEE", "EEEE", "EEEEE", "MMM", "MMMM", "MMMMM", "MMMEd", "yMMMEd", "Hm-h", "hm-h", "Bhm-h"]
        for topic in order + topics.keys.filter({ !order.contains($0) }) {
            let found = lines[topic] ?? base[topic] ?? standIn(for: topic) { lines[$0] ?? base[$0] }
            if let value = topics[topic], value != found { lines[topic] = value }
        }
        return lines
    }

    /// What a reader takes for a topic without a line.
    static func standIn(for topic: String, _ value: (String) -> String?) -> String? {
        switch topic {
        case "ccc", "cccc", "ccccc": value(String(repeating: "E", count: topic.count))
        case "LLL", "LLLL", "LLLLL": value(String(repeating: "M", count: topic.count))
        case "MMMEEEEd": value("MMMEd").map { PatternText.replacingWeekday(in: $0, letterCount: 4) }
        case "MMMEEEEEd": value("MMMEd").map { PatternText.replacingWeekday(in: $0, letterCount: 5) }
        case "yMMMEEEEd": value("yMMMEd").map { PatternText.replacingWeekday(in: $0, letterCount: 4) }
        case "yMMMEEEEEd": value("yMMMEd").map { PatternText.replacingWeekday(in: $0, letterCount: 5) }
        case "H": "HH"
        case "Hm": "HH:mm"
        case "h": "h\u{202F}a"
        case "hm": "h:mm\u{202F}a"
        case "Bh": "h B"
        case "Bhm": "h:mm B"
        case "mm": "mm"
        case "Hm-a", "Hm-m": value("Hm-h")
        case "hm-a", "hm-m": value("hm-h")
        case "Bhm-a", "Bhm-m": value("Bhm-h")
        case "cycle": "h23"
        case "firstDay": "1"
        case "numbers": "latn"
        case "direction": "ltr"
        default: nil
        }
    }

    private static let header = """
        # Words, patterns and digits of slotexport's labels. Written by tools/LabelTables: do not edit by hand.
        # From the Unicode CLDR by way of ICU (versions below). SPDX-License-Identifier: Unicode-3.0; see LICENSE-UNICODE.
        #
        # Lines are sorted by their bytes: <locale> <topic> <value>. Lists are separated by "|".
        # *                  what all locales share: versions, digits of the numbering systems, old language and region codes
        # X/chinese          dates of locale X in the Chinese calendar, and so on; then X/other: in all calendars but the
        #                    Gregorian one; then */chinese: in all locales; then the lines of locale X itself
        # alias X            only another name of locale X
        # like X             topics without a line here are those of locale X
        # EEE EEEE EEEEE     weekdays Monday to Sunday: abbreviated, wide, narrow; ccc cccc ccccc: standing alone (default: E)
        # MMM MMMM MMMMM     months, as far as patterns need them; LLL LLLL LLLLL: standing alone (default: M); leap months
        #                    behind the others, of Hebrew ones Adar II at the end; M: numbers of lunar months
        # GGG GGGG GGGGG     eras, the oldest first, of the Gregorian calendar the present one alone; U: the years of the cycle
        #                    of sixty; d: names of the days of a month
        # MMMd MMMEd yMMMEd  patterns of dates; MMMEEEEd and so on: for other widths of the weekday (default: E replaced)
        # Gy                 the pattern of a year with its era
        # a                  before noon, after noon; b, B: parts of the day for the hours 0 to 23, then midnight and noon,
        #                    where an empty word repeats the one before it
        # cycle              how hours are counted: h11, h12, h23 (default), h24
        # direction          ltr (default) or rtl
        # firstDay           the day that begins a week: 1 (default) is Monday
        # H h Bh             patterns of an hour: of 24, of 12, with the part of the day (default: HH, h a, h B)
        # Hm hm Bhm          the same for a time; mm: for a minute (default: HH:mm, h:mm a, h:mm B; mm)
        # hour               the pattern of an hour by itself where it isn't that of the locale's clock
        # Hm-a -h -m         patterns of a range of times, whose halves of the day, hours or only minutes differ
        #                    (default: -h); hm-, Bhm-: the same on the other clocks
        # numbers            the numbering system (default: latn)
        # relative           days -2 to 2 from today; empty where the language has no word

        """
}
