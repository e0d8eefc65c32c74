import Testing

/// Language and time zone from the environment, and what never comes from it.
@Suite struct SurroundingsTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [
        ("LC_ALL=zh_CN.UTF-8 LC_TIME=de_DE LANG=fr_FR", "zh_CN"), ("LC_TIME=de_DE.UTF-8 LANG=fr_FR", "de_DE"),
        ("LANG=fr_FR.UTF-8", "fr_FR"), ("LC_ALL= LC_TIME=de_DE LANG=fr_FR", "de_DE"), ("LC_ALL=C LANG=fr_FR", "en_US"),
        ("LANG=C.UTF-8", "en_US"), ("LC_ALL=POSIX", "en_US"), ("LC_MESSAGES=fr_FR", "en_US"), ("", "en_US"),
        ("LANG=de_DE@euro", "de_DE"),
    ])
    func `the locale is the first of LC_ALL, LC_TIME and LANG`(variables: String, locale: String) throws {
        let outcome = try Program.run([], in: folder, environment: surroundings(variables + " TZ=UTC"))
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        #expect(outcome.text.contains("\"locale\":\"\(locale)\""))
    }

    @Test(arguments: [
        ("LC_ALL=xx_YY.UTF-8 LANG=fr_FR", "no labels for locale \"xx_YY\""), ("LANG=??", "not a locale: \"??\""),
    ])
    func `an environment's locale without labels is a warning, and labels are English`(
        variables: String, problem: String
    ) throws {
        let outcome = try Program.run([], in: folder, environment: surroundings(variables + " TZ=UTC"))
        #expect(outcome.status == 0)
        #expect(
            outcome.words
                == "slotexport: warning: the environment's locale can't be used: \(problem); labels are English\n")
        #expect(outcome.text.contains(#""locale":"en_US""#))
    }

    @Test(arguments: [
        ("TZ=Asia/Shanghai", "Asia/Shanghai"), ("TZ=:Asia/Shanghai", "Asia/Shanghai"), ("TZ=", "UTC"), ("TZ=:", "UTC"),
        ("TZ=/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"), ("TZ=:/usr/share/zoneinfo/posix/Asia/Tokyo", "Asia/Tokyo"),
    ])
    func `the time zone is that of TZ, with or without a colon`(variables: String, zone: String) throws {
        let outcome = try Program.run([], in: folder, environment: surroundings(variables))
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        #expect(outcome.text.contains("\"timeZone\":\"\(zone)\""))
    }

    @Test(arguments: ["CST-8", "Asia/Shanghi", "<+08>-8"])
    func `a TZ that names no zone means 78: times in another zone would be wrong`(zone: String) throws {
        let outcome = try Program.run([], in: folder, environment: ["TZ": zone])
        #expect(outcome.status == 78)
        #expect(outcome.words.hasPrefix("slotexport: error: the environment's time zone \"\(zone)\": "))
        #expect(outcome.words.hasSuffix("; set one with --time-zone\n"))
        #expect(outcome.output.isEmpty)
        #expect(try Program.run(["--time-zone", "UTC"], in: folder, environment: ["TZ": zone]).status == 0)
    }

    @Test func `without TZ it is the machine's zone, or UTC with a note`() throws {
        let outcome = try Program.run([], in: folder, environment: [:])
        #expect(outcome.status == 0)
        // One line names the zone that was taken from the machine.
        let lines = outcome.words.split(separator: "\n").filter { $0.contains("time zone is") }
        #expect(lines.count == 1)
        let unset = "slotexport: note: no time zone is set, so times are in UTC; set one with --time-zone"
        #expect(lines.first.map { $0 == unset || $0.contains(": the time zone is the machine's, ") } ?? false)
    }

    @Test func `an option goes before the environment`() throws {
        let outcome = try Program.run(
            Program.mainJob + ["--tzdir", "/usr/share/zoneinfo"], in: folder,
            environment: ["LC_ALL": "??", "TZ": "??", "TZDIR": "??"])
        #expect(outcome.words == "")
        #expect(try outcome.output == Program.run(Program.mainJob, in: folder).output)
    }

    @Test func `the present is the clock's unless it is named`() throws {
        let outcome = try Program.run(["--format", "csv"], in: folder)
        #expect(outcome.status == 0)
        // Steps of ten minutes in three days, less what is gone of today and, in the last twenty
        // minutes before midnight, the first starts of tomorrow.
        #expect((2 * 144 - 2...3 * 144).contains(outcome.lines.count - 1))
    }

    private func surroundings(_ text: String) -> [String: String] {
        text.split(separator: " ").reduce(into: [:]) { variables, word in
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            variables[String(halves[0])] = String(halves[1])
        }
    }
}
