import SlotFormats
import SlotPlaces
import Foundation
import SlotDocument
import SlotEngine
import SlotHost
import SlotLocale
import SlotTime
import Testing

@testable import slotexport

/// What the command says about itself, byte for byte.
@Suite struct GoldenTextTests {
    @Test(arguments: [
        ("--help", "help.txt"), ("-h", "summary.txt"), ("--version", "version.txt"), ("man", "slotexport.1"),
        ("completions bash", "completions.bash"), ("completions zsh", "completions.zsh"),
        ("completions fish", "completions.fish"), ("list formats", "list-formats.txt"),
        ("list calendars --now 2026-10-10T12:00:00Z", "list-calendars.txt"),
        ("list calendars --json --now 2026-10-10T12:00:00Z", "list-calendars.json"),
        ("labels --locale zh_CN --calendar gregorian,chinese --today 2025-07-26", "labels-zh_CN-chinese.txt"),
        ("labels --locale he_IL,de_DE --calendar hebrew --json --today 2026-10-10", "labels-hebrew.json"),
        ("labels --locale zh_TW --day-periods flexible --ascii-space --today 2026-06-03", "labels-zh_TW-flexible.txt"),
        ("list locales --now 2026-06-01T12:00:00Z", "list-locales.txt"),
    ])
    func `a text about the command is that of its golden file`(words: String, file: String) throws {
        let outcome = try Program.run(words.split(separator: " ").map(String.init), in: Folder())
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        let path = Project.root + "/Tests/Golden/" + file
        if ProcessInfo.processInfo.environment["SLOTEXPORT_UPDATE_GOLDENS"] == "1" {
            try Data(outcome.output).write(to: URL(fileURLWithPath: path))
        }
        #expect(try outcome.text == Project.text("Tests/Golden/" + file))
    }

    @Test func `help has the limits and the defaults of the settings`() throws {
        let rules = try SlotRules()
        let style = DayLabelStyle()
        let formats = FormatSettings()
        let facts = [
            ("days", Limits.days.words, "default \(rules.days)"),
            ("step", Limits.step.words, "default \(rules.step.count)"),
            ("lead", Limits.lead.words, "default \(rules.lead.count)"),
            ("duration", Limits.duration.words, "default the step"),
            ("offset", "less than a step", "default \(rules.offset.count)"),
            ("overlap", "", "default \(rules.overlap.rawValue)"), ("cut", "", "default \(rules.cut.rawValue)"),
            ("day-labels", "", "default \(style.dayLabels.rawValue)"),
            ("relative-days", "", "default \(style.relativeDays)"),
            ("weekday-width", "", "default \(style.weekdayWidth.rawValue)"),
            ("csv-preset", "", "default \(formats.word(of: .csvPreset) ?? "")"),
            ("ics-events", "", "default \(formats.word(of: .icsEvents) ?? "")"),
        ]
        let lines = try Program.run(["--help"], in: Folder()).lines
        for (option, limits, usual) in facts {
            let line = try #require(lines.first { $0.hasPrefix("  --\(option) ") })
            #expect(line.hasSuffix(usual))
            #expect(limits.isEmpty || line.contains(limits))
        }
    }

    @Test func `no two settings have one key, and no two options one name`() {
        let keys = SettingTable.allRows.map(\.key.path)
        #expect(Set(keys).count == keys.count)
        let names = Option.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `list settings names every setting with its option`() throws {
        let lines = try Program.run(["list", "settings"], in: Folder()).lines.filter { !$0.isEmpty }
        #expect(lines.count == SettingTable.allRows.count)
        for (line, row) in zip(lines, SettingTable.allRows) {
            #expect(line.hasPrefix(row.key.path + " "))
            #expect(line.hasSuffix(row.option.map { "; option --\($0)" } ?? ""))
        }
    }

    @Test func `a command's help has its own options and no others`() throws {
        for command in Command.all {
            let outcome = try Program.run([command.name, "--help"], in: Folder())
            #expect(outcome.status == 0)
            let options = outcome.text.matches(of: /\n  --([a-z-]+)/).map { String($0.1) }
            #expect(Set(options) == Set(command.options.all), "\(command.name)")
            #expect(outcome.text.contains("usage: slotexport \(command.synopsis)"))
        }
    }

    @Test(arguments: ["clinic", "clinic-shanghai", "court-new-york", "salon-berlin"])
    func `check says what an example means`(name: String) throws {
        let example = Project.root + "/Resources/examples/\(name).json5"
        // The last workday before the holidays of October for the clinic that has some.
        let now = name == "clinic" ? "2026-09-30T10:16:00+08:00" : "2026-06-01T10:16:00+08:00"
        let outcome = try Program.run(["check", "--now", now, example], in: Folder())
        #expect(outcome.status == 0)
        let path = Project.root + "/Tests/Golden/check-\(name).txt"
        let said = outcome.text + outcome.words
        if ProcessInfo.processInfo.environment["SLOTEXPORT_UPDATE_GOLDENS"] == "1" {
            try Data(said.utf8).write(to: URL(fileURLWithPath: path))
        }
        #expect(try said == Project.text("Tests/Golden/check-\(name).txt"))
    }

    @Test func `verbose says what is used and where each setting comes from`() throws {
        let folder = try Folder()
        try folder.write("{id: 'a', timeZone: 'Asia/Shanghai',\n step: 30}".utf8, to: "place.json5")
        try folder.write("{lead: '1h', step: 5}".utf8, to: "defaults.json5")
        let outcome = try Program.run(
            [
                "--place", "place.json5", "--defaults", "defaults.json5", "--days", "1", "--verbose", "--now",
                "2026-06-01T10:16:00+08:00", "--format", "text",
            ], in: folder)
        let lines = outcome.words.split(separator: "\n").map { $0.replacing(/20\d\d[a-z]+/, with: "RELEASE") }
        #expect(
            lines == [
                "slotexport: time zone Asia/Shanghai: place.json5:1:11",
                "slotexport: time zone data RELEASE: /usr/share/zoneinfo", "slotexport: locale en_US: the environment",
                "slotexport: calendar gregorian: built in",
                "slotexport: labels: CLDR 47, built in", "slotexport: place a: place.json5:1:2",
                "slotexport: days 1: --days", "slotexport: step 30: place.json5:2:2",
                "slotexport: duration 30: the step",
                "slotexport: lead 60: defaults.json5:1:2", "slotexport: anchor clock: built in",
                "slotexport: offset 0: built in", "slotexport: overlap both: built in", "slotexport: cut now: built in",
            ])
    }

    @Test(arguments: [
        ("json", "slots.schema.json"), ("ndjson", "slots.ndjson.schema.json"), ("csv", "slots.csv-schema.json"),
        ("xml", "slots.xsd"), ("place", "place.schema.json"),
    ])
    func `a schema is printed as it stands in Resources`(format: String, file: String) throws {
        let outcome = try Program.run(["schema", format], in: Folder())
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        #expect(try outcome.text == Project.text("Resources/schemas/" + file))
    }

    @Test func `the short help fits a terminal of 24 lines and 80 columns`() throws {
        let text = try Program.run(["-h"], in: Folder()).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(text.hasSuffix("\n"))
    }

    @Test func `the full help names every option, the short one every command and format`() throws {
        let folder = try Folder()
        let short = try Program.run(["-h"], in: folder).text
        let full = try Program.run(["--help"], in: folder).text
        let options = full.matches(of: /\n  --([a-z-]+)/).map { String($0.1) }
        #expect(
            options == Option.Group.allCases.flatMap { group in Option.all.filter { $0.group == group }.map(\.name) })
        for command in Command.all { #expect(short.contains(" \(command.name)")) }
        for format in ExportFormat.all { #expect(short.contains(" \(format.name)")) }
    }

    @Test(arguments: ["--help", "-h", "--version"])
    func `help needs nothing of the machine`(option: String) throws {
        let surroundings = ["TZDIR": "/nowhere", "TZ": "?", "LC_ALL": "?"]
        #expect(try Program.run([option], in: Folder(), environment: surroundings).status == 0)
    }
}
