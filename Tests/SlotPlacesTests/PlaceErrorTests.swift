import JSON5
import SlotFormats
import SlotPlaces
import TestSupport
import Testing

/// Reads a place file's text; the name is the one that messages show.
func settings(
    _ text: String, name: String = "hongqiao.json5", dialect: JSON5Reader.Dialect = .json5
) throws(PlaceError) -> PlaceSettings {
    try PlaceFile(name: name, bytes: Sample.bytes(text), dialect: dialect).settings()
}

/// Reads a place file, and after it one that is farther away.
func settings(_ text: String, over defaults: String) throws(PlaceError) -> PlaceSettings {
    var read = try settings(text, name: "a.json5")
    try PlaceFile(name: "d.json5", bytes: Sample.bytes(defaults), dialect: .json5).read(into: &read, by: .tests)
    return read
}

extension SettingTable {
    /// The settings of places and of all formats.
    static let tests = SettingTable(placeRows + ExportFormat.allSettings.map { Setting($0) })
}

extension FileSource {
    /// The project's own examples.
    static let examples = FileSource { (path, _) throws(Failure) in
        let bytes = Examples.bytes(path)
        guard !bytes.isEmpty else { throw .missing("no such file") }
        return File(bytes)
    }
}

extension PlaceFile {
    /// What the file says where nobody else says anything.
    func settings() throws(PlaceError) -> PlaceSettings {
        var settings = PlaceSettings()
        try read(into: &settings, by: .tests)
        return settings
    }
}

/// The message of a place file that is refused, without the file's name; nil where it is read.
func refusal(_ text: String) -> String? {
    do throws(PlaceError) {
        _ = try settings(text)
        return nil
    } catch {
        guard error.kind == .invalid else { return "\(error.kind)" }
        return String(error.description.dropFirst("hongqiao.json5:".count))
    }
}

@Suite struct PlaceFileErrorTests {
    static let time = "must be a whole number of minutes, or one with a unit: \"90m\", \"2h\", \"1d\""
    static let moment =
        "must be a moment with its UTC offset, YYYY-MM-DDThh:mm:ss+hh:mm (RFC 3339), or @ and epoch seconds"

    static let calendars =
        "must be \"gregorian\", \"chinese\", \"dangi\", \"buddhist\", \"roc\", \"japanese\", \"persian\", "
        + "\"islamic-umalqura\", \"islamic-civil\", \"hebrew\", \"indian\", \"coptic\" or \"ethiopic\""

    @Test(arguments: [
        ("[]", "1:1: a place must be an object, { key: value, ... }"),
        ("'hongqiao'", "1:1: a place must be an object, { key: value, ... }"),
        ("\n  null", "2:3: a place must be an object, { key: value, ... }"),
        ("", "1:1: expected a value, found the end of the text"),
        ("{} {}", "1:4: expected the end of the text, found \"{\""),
        ("{\n  days: 3,\n  days: 3,\n}", "3:3: expected a new key, found \"days\" again, which line 2 has"),
        // Keys.
        ("{stpe: 10}", "1:2: unknown key \"stpe\"; did you mean \"step\"?"),
        ("{'time-zone': 'UTC'}", "1:2: unknown key \"time-zone\"; did you mean \"timeZone\"?"),
        ("{bookingURL: 'x:y'}", "1:2: unknown key \"bookingURL\"; did you mean \"bookingUrl\"?"),
        ("{elephant: 1}", "1:2: unknown key \"elephant\""),
        ("{'': 1}", "1:2: unknown key \"\""),
        ("{preset: 'excel'}", "1:2: unknown key \"preset\"; it is formats.csv.preset"),
        ("{formats: {ics: {step: 5}}}", "1:18: unknown key \"step\" in formats.ics; it belongs outside of formats"),
        ("{formats: {ical: {}}}", "1:12: unknown key \"ical\" in formats"),
        ("{formats: {pdfx: {}}}", "1:12: unknown key \"pdfx\" in formats"),
        ("{formats: {ics: {event: 'slot'}}}", "1:18: unknown key \"event\" in formats.ics; did you mean \"events\"?"),
        ("{formats: 'ics'}", "1:2: formats \"ics\": must be an object, { key: value, ... }"),
        ("{formats: {csv: 'excel'}}", "1:12: formats.csv \"excel\": must be an object, { key: value, ... }"),
        // Text.
        ("{id: 7}", "1:2: id 7: must be text in quotes"),
        ("{id: ''}", "1:2: id \"\": must not be empty"),
        ("{id: 'a\\u0007'}", "1:2: id \"a\\u{7}\": must not hold control characters: U+0007 is character 2"),
        ("{$schema: 1}", "1:2: $schema 1: must be text in quotes"),
        ("{name: ['a']}", "1:2: name [...]: must be text in quotes, or { locale: text, ... }"),
        ("{name: ''}", "1:2: name \"\": must not be empty"),
        ("{name: 'a\\nb'}", "1:2: name \"a\\u{a}b\": must not hold control characters: U+000A is character 2"),
        ("{name: {}}", "1:2: name {...}: must have a name in one locale at least"),
        ("{name: {en: 5}}", "1:9: name.en 5: must be text in quotes"),
        ("{name: {en: ''}}", "1:9: name.en \"\": must not be empty"),
        ("{name: {english: 'a'}}", "1:9: name: not a locale: \"english\", did you mean \"en\"?"),
        ("{name: {zh_CN: 'a', 'zh-CN': 'b'}}", "1:21: name.zh-CN: must name each locale once, and zh_CN has a name"),
        (
            "{timeZone: 'Berlin time'}",
            "1:2: timeZone \"Berlin time\": must be the name of an IANA time zone, Area/City or UTC"
        ),
        (
            "{timeZone: '../etc/passwd'}",
            "1:2: timeZone \"../etc/passwd\": must be the name of an IANA time zone, Area/City or UTC"
        ),
        ("{timeZone: 8}", "1:2: timeZone 8: must be text in quotes"),
        ("{locale: 'chinese'}", "1:2: locale: not a locale: \"chinese\", did you mean \"zh\"?"),
        ("{locale: 'zh_CN,en_US'}", "1:2: locale: not a locale: \"zh_CN,en_US\"; several are a list of texts"),
        ("{locale: null}", "1:2: locale null: must be text in quotes, or a list of texts"),
        ("{locale: []}", "1:2: locale [...]: must name one locale at least"),
        ("{locale: ['en', 3]}", "1:17: locale[1] 3: must be text in quotes"),
        ("{locale: ['en', 'en']}", "1:17: locale[1] \"en\": must name each locale once"),
        // Calendars.
        ("{calendar: 'chinse'}", "1:2: calendar \"chinse\": \(calendars), or a list of two; did you mean \"chinese\"?"),
        ("{calendar: 'Roc'}", "1:2: calendar \"Roc\": \(calendars), or a list of two; did you mean \"roc\"?"),
        ("{calendar: 'lunar'}", "1:2: calendar \"lunar\": \(calendars), or a list of two"),
        (
            "{calendar: 'chinese,roc'}",
            "1:2: calendar \"chinese,roc\": \(calendars), or a list of two; did you mean \"chinese\"?"
        ),
        ("{calendar: ''}", "1:2: calendar \"\": \(calendars), or a list of two"),
        ("{calendar: 7}", "1:2: calendar 7: \(calendars), or a list of two"),
        ("{calendar: {}}", "1:2: calendar {...}: \(calendars), or a list of two"),
        ("{calendar: []}", "1:2: calendar [...]: must name one calendar at least"),
        ("{calendar: [null]}", "1:13: calendar[0] null: \(calendars)"),
        (
            "{calendar: ['gregorian', 'islamic']}",
            "1:26: calendar[1] \"islamic\": \(calendars); did you mean \"islamic-civil\"?"
        ),
        ("{calendar: ['roc', 'roc']}", "1:20: calendar[1] \"roc\": must name roc only once"),
        (
            "{calendar: ['gregorian', 'gregory']}",
            "1:26: calendar[1] \"gregory\": \(calendars); did you mean \"gregorian\"?"
        ),
        (
            "{calendar: ['gregorian', 'chinese', 'roc']}",
            "1:37: calendar[2] \"roc\": must be one of two calendars at most"
        ),
        ("{asciiSpace: 'yes'}", "1:2: asciiSpace \"yes\": must be true or false"),
        ("{asciiSpace: 1}", "1:2: asciiSpace 1: must be true or false"),
        // Numbers.
        ("{days: 0}", "1:2: days 0: must be 1 to 3660"),
        ("{days: 3661}", "1:2: days 3661: must be 1 to 3660"),
        ("{days: -1}", "1:2: days -1: must be 1 to 3660"),
        ("{days: 2.5}", "1:2: days 2.5: must be 1 to 3660"),
        ("{days: '3'}", "1:2: days \"3\": must be 1 to 3660, a number without quotes"),
        ("{days: 99999999999999999999}", "1:2: days 99999999999999999999: must be 1 to 3660"),
        ("{days: NaN}", "1:2: days NaN: must be 1 to 3660"),
        ("{relativeDays: 3}", "1:2: relativeDays 3: must be \"none\", 0, 1 or 2"),
        (
            "{relativeDays: '1'}", "1:2: relativeDays \"1\": must be \"none\", 0, 1 or 2, a number without quotes"
        ),
        ("{formats: {ics: {relativeDays: true}}}", "1:18: formats.ics.relativeDays true: must be \"none\", 0, 1 or 2"),
        // Lengths of time.
        ("{step: '10x'}", "1:2: step \"10x\": \(time)"),
        ("{step: 0}", "1:2: step 0: must be 1 minute to 24 hours"),
        ("{step: '25h'}", "1:2: step \"25h\": must be 1 minute to 24 hours"),
        ("{step: 7.5}", "1:2: step 7.5: \(time)"),
        ("{step: -5}", "1:2: step -5: \(time)"),
        ("{step: [10]}", "1:2: step [...]: \(time)"),
        ("{lead: '367d'}", "1:2: lead \"367d\": must be 0 minutes to 366 days"),
        ("{lead: 'soon'}", "1:2: lead \"soon\": \(time)"),
        ("{duration: '8d'}", "1:2: duration \"8d\": must be 1 minute to 7 days"),
        ("{duration: {}}", "1:2: duration {...}: \(time)"),
        ("{offset: '5 m'}", "1:2: offset \"5 m\": \(time)"),
        // Words.
        (
            "{anchor: 'clok'}",
            "1:2: anchor \"clok\": must be \"clock\", \"opening\" or \"earliest\"; did you mean \"clock\"?"
        ),
        ("{overlap: 'all'}", "1:2: overlap \"all\": must be \"both\", \"first\" or \"last\""),
        ("{cut: true}", "1:2: cut true: must be \"now\" or \"none\""),
        (
            "{dayLabels: 'weekdays'}",
            "1:2: dayLabels \"weekdays\": must be \"weekday\", \"date\" or \"full\"; did you mean \"weekday\"?"
        ),
        (
            "{weekdayWidth: 'wid'}",
            "1:2: weekdayWidth \"wid\": must be \"wide\", \"abbreviated\" or \"narrow\"; did you mean \"wide\"?"
        ),
        (
            "{dayPeriods: 'flexibel'}",
            "1:2: dayPeriods \"flexibel\": must be \"default\" or \"flexible\"; did you mean \"flexible\"?"
        ),
        (
            "{formats: {ics: {events: 'slots'}}}",
            "1:18: formats.ics.events \"slots\": must be \"slot\" or \"block\"; did you mean \"slot\"?"
        ),
        (
            "{formats: {csv: {preset: 'Excel'}}}",
            "1:18: formats.csv.preset \"Excel\": must be \"plain\" or \"excel\"; did you mean \"excel\"?"
        ),
        // Moments.
        ("{revised: '2026-06-01'}", "1:2: revised \"2026-06-01\": \(moment)"),
        ("{revised: '2026-06-01T09:00:00'}", "1:2: revised \"2026-06-01T09:00:00\": \(moment)"),
        ("{revised: '2026-02-30T09:00:00Z'}", "1:2: revised \"2026-02-30T09:00:00Z\": \(moment)"),
        ("{revised: 1780280160}", "1:2: revised 1780280160: \(moment)"),
        // Addresses.
        (
            "{bookingUrl: 'example.com/book'}",
            "1:2: bookingUrl \"example.com/book\": must be a URL with its scheme, such as https://"
        ),
        ("{bookingUrl: ''}", "1:2: bookingUrl \"\": must be a URL with its scheme, such as https://"),
        ("{bookingUrl: '1x:y'}", "1:2: bookingUrl \"1x:y\": must be a URL with its scheme, such as https://"),
        ("{bookingUrl: 'https:book'}", "1:2: bookingUrl \"https:book\": must have a host after https://"),
        ("{bookingUrl: 'http:///book'}", "1:2: bookingUrl \"http:///book\": must have a host after http://"),
        ("{bookingUrl: 'tel:'}", "1:2: bookingUrl \"tel:\": must say more than tel:"),
        (
            "{bookingUrl: 'https://a.b/{idd}'}",
            "1:2: bookingUrl \"https://a.b/{idd}\": must have no placeholders but {id}, {epoch} and {start}; did you mean \"{id}\"?"
        ),
        (
            "{bookingUrl: 'https://a.b/{price}'}",
            "1:2: bookingUrl \"https://a.b/{price}\": must have no placeholders but {id}, {epoch} and {start}"
        ),
        ("{bookingUrl: 'https://a.b/{id'}", "1:2: bookingUrl \"https://a.b/{id\": must close its {"),
        (
            "{bookingUrl: 'https://a.b/x}'}",
            "1:2: bookingUrl \"https://a.b/x}\": must have no }: it is no character of a URL (RFC 3986 2)"
        ),
        (
            "{bookingUrl: 'https://a.b/%4'}",
            "1:2: bookingUrl \"https://a.b/%4\": must have two hexadecimal digits after each % (RFC 3986 2.1)"
        ),
        (
            "{bookingUrl: 'https://a.b/a b'}",
            "1:2: bookingUrl \"https://a.b/a b\": must have no spaces, no control characters and only ASCII: write the byte 0x20 as %20"
        ),
        (
            "{bookingUrl: 'https://a.b/\\n'}",
            "1:2: bookingUrl \"https://a.b/\\u{a}\": must have no spaces, no control characters and only ASCII: write the byte 0x0A as %0A"
        ),
        (
            "{bookingUrl: 'https://a.b/虹'}",
            "1:2: bookingUrl \"https://a.b/虹\": must have no spaces, no control characters and only ASCII: write the byte 0xE8 as %E8"
        ),
        // Where it stands.
        ("{\n  id: 'hongqiao',\n  // every ten minutes\n  step: '10x',\n}", "4:3: step \"10x\": \(time)"),
        ("{ name: '虹桥诊所', step: '10x' }", "1:17: step \"10x\": \(time)"),
        ("{id: '⟨x x 70⟩', id: 1}", "1:80: expected a new key, found \"id\" again, which line 1 has"),
        ("{cut: '⟨x x 70⟩'}", "1:2: cut \"\(String(repeating: "x", count: 60))...\": must be \"now\" or \"none\""),
    ])
    func `A bad place file is refused with its place, key, value, rule and the nearest word`(
        text: String, message: String
    ) {
        #expect(refusal(text) == message)
    }

    @Test func `A name that could move the cursor is shown in quotes`() {
        #expect(throws: PlaceError.self) { try settings("{", name: "a\n\u{202E}.json5") }
        do throws(PlaceError) {
            _ = try settings("{", name: "a\n.json5")
        } catch {
            #expect(error.description == "\"a\\u{a}.json5\":1:2: expected a key, found the end of the text")
        }
    }

    @Test func `A text over 1 MiB is refused before it is read`() throws {
        let limit = PlaceFile.sizeLimit
        _ = try PlaceFile(name: "big", bytes: [UInt8](repeating: 0x20, count: limit), dialect: .json)
        do throws(PlaceError) {
            _ = try PlaceFile(
                name: "big", bytes: [UInt8](repeating: 0x20, count: limit + 1), dialect: .json, firstLine: 9)
            Issue.record("it was taken")
        } catch {
            #expect(error.description == "big:9:1: a place must have at most 1048576 bytes, and this one has 1048577")
        }
    }
}
