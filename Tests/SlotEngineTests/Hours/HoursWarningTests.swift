import SlotEngine
import Testing

/// What the author of hours should know. W1 to W3 are the rows of the list of warnings.
struct HoursWarningTests {
    @Test(arguments: [
        "W1 | Mo-Th 17:00-02:00; Fr,Sa 17:00-03:00 | 20-36 ends Thursday's night at 24:00 | Mo-Th 17:00-02:00, Fr,Sa 17:00-03:00",
        "W1 | Mo-Su 18:00-02:00; PH off | 20-25 ends the night before a holiday at 24:00 | Mo-Su 18:00-02:00",
        "W1 | Mo-Su 18:00-02:00; Tu off | 20-25 ends Monday's night at 24:00 | Mo,We-Su 18:00-02:00",
        "W1 | Mo-Su 18:00-02:00; Sa 20:00-23:00 | 20-33 ends Friday's night at 24:00 | Mo-Fr,Su 18:00-02:00, Sa 20:00-23:00",
        "W1 | Mo-Su 10:00-02:00; Jul-Aug 10:00-03:00 | 20-38 ends the night before \"Jul-Aug\" at 24:00 "
            + "| Mo-Su 10:00-02:00, Jul-Aug 10:00-03:00",
        "W1 | Mo-Sa 18:00-02:00; Dec 24 off | 20-29 ends the night before \"Dec 24\" at 24:00 | none",
        "W2 | 11:30-14:30;17:30-23:00 | 1-11 never takes effect | 11:30-14:30,17:30-23:00",
        "W2 | Mo-Fr 11:00-14:00; Mo-Fr 17:00-23:00; Sa off | 1-17 never takes effect | Mo-Fr 11:00-14:00,17:00-23:00; Sa off",
        "W2 | PH off; Mo-Fr 09:00-17:00 | 1-6 never takes effect | Mo-Fr 09:00-17:00; PH off",
        "W2 | 2026 Dec 24 09:00-12:00; 09:00-17:00 | 1-23 never takes effect | 2026 Dec 24 09:00-12:00, Mo-Su 09:00-17:00",
        "W3 | Sa 08:00-12:30 \"by appointment\" | 1-31 makes these times unknown | Sa 08:00-12:30 open \"by appointment\"",
        "W3 | Mo 09:00-12:00; Sa \"by appointment\" | 17-35 makes these times unknown | none",
        "W3 | 17:00+ | 1-6 an open end (+) counts as 24:00 | none",
        "W3 | 17:00-22:00+ | 1-12 an open end (+) counts as 22:00 | none",
        "section 3 | Mo 9am-5pm | 4-10 the expression is read as \"Mo 09:00-17:00\" | Mo 09:00-17:00",
    ])
    func `W1-W3: a warning says where, what and, where it is clear, what is meant`(line: String) throws {
        let row = columns(line)
        let warnings = try OpeningHours(parsing: row[1]).warnings
        #expect(warnings.count == 1)
        let warning = try #require(warnings.first)
        let place = row[2].components(" ")
        #expect("\(warning.columns.lowerBound)-\(warning.columns.upperBound - 1)" == place[0])
        #expect(warning.text.contains(place[1]), "\(warning.text)")
        #expect((warning.rewriting ?? "none") == row[3])
        // Who follows it is done, but for what only they can say.
        if let rewriting = warning.rewriting { #expect(try OpeningHours(parsing: rewriting).warnings.isEmpty) }
    }

    @Test(arguments: [
        "Mo-Fr 09:00-17:00; Sa off", "Sa off; Mo-Fr 09:00-17:00", "24/7 off; Mo-Fr 09:00-12:00", "24/7",
        "Mo-Fr 09:00-17:00; PH off", "Mo-Fr 09:00-17:00; We 10:00-12:00", "Mo-Fr 09:00-17:00; We 12:00-13:00 off",
        "Mo-Su 10:00-22:00; Fr,Sa 10:00-02:00", "Mo-Th 17:00-02:00, Fr,Sa 17:00-03:00",
        "Mo-Fr 22:00-02:00; Sa 00:00-02:00 off", "Mo-Fr 10:00-12:00 || \"by phone\" open",
        "Mo-Fr 09:00-17:00; Feb 29 off; week 53 off", "Apr-Sep 09:00-20:00; Oct-Mar 09:00-17:00",
        "sunrise-sunset; Mo off", "2019 Dec 24 off", "Mo-Fr 09:00-17:00; 2031 Dec 24 10:00-12:00",
    ])
    func `Hours that mean what they say have no warning`(text: String) throws {
        #expect(
            try OpeningHours(parsing: text.replacing("\"by phone\" open", with: "open \"by phone\"")).warnings.isEmpty)
    }
}
