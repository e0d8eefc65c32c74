import Testing

/// Services and resources of a place on the command line.
struct ServiceTests {
    private let salon = """
        { id: 'salon', timeZone: 'Europe/Berlin', locale: 'de_DE', hours: 'Mo-Fr 09:00-13:00', days: 1, step: 30, lead: 0,
          services: [{ id: 'cut', name: { de: 'Schnitt', en: 'Haircut' }, bufferAfter: 10 },
                     { id: 'colour', duration: 120, resources: ['ann'] }],
          resources: [{ id: 'ann', name: 'Ann', hours: '07:00-22:00' }, { id: 'ben', hours: '07:00-08:00', ownHours: true }],
          busy: [{ start: '2026-06-01T10:00', end: '2026-06-01T11:00', service: 'colour' }] }
        """

    private func run(_ words: [String]) throws -> Outcome {
        let folder = try Folder()
        try folder.write(salon.utf8, to: "salon.json5")
        return try Program.run(words + ["--now", "2026-06-01T06:00:00+02:00"], in: folder)
    }

    private func words(_ text: Substring) -> [String] { text.split(separator: " ").map(String.init) }

    @Test(arguments: [
        "--service cut -> 7 slots  07:00-08:00  09:00-09:30  11:00-13:00", "--service colour -> 1 slot  11:00-13:00",
        "--service cut --resource ann -> 5 slots  09:00-09:30  11:00-13:00",
        "--service cut --resource ben -> 2 slots  07:00-08:00",
    ])
    func `a service has its own slots, and a resource its own hours`(line: String) throws {
        let arrow = try #require(line.range(of: " -> "))
        let outcome = try run(
            ["--place", "salon.json5", "--format", "text"] + words(line[..<arrow.lowerBound]))
        #expect(outcome.text == "2026-06-01  Heute  \(line[arrow.upperBound...])\n", "\(outcome.words)")
    }

    @Test func `there is a file for each service, and standard output holds one`() throws {
        let files = try run(["--place", "salon.json5", "--format", "text,json", "--output", "out/"])
        #expect(files.status == 0)
        for name in ["cut.txt", "cut.json", "colour.txt", "colour.json"] {
            #expect(files.words.contains("wrote out/salon.\(name) "), "\(files.words)")
        }
        let refused = try run(["--place", "salon.json5"])
        #expect(refused.status == 65 && refused.words.contains("several services need a folder"), "\(refused.words)")
    }

    @Test(arguments: [
        "--service cutt -> --service \"cutt\": must be a service of the place: cut or colour; did you mean \"cut\"?",
        "--service cut --resource eve -> --resource \"eve\": must be a resource of the place: ann or ben",
    ])
    func `an unknown service or resource is named with those that there are`(line: String) throws {
        let arrow = try #require(line.range(of: " -> "))
        let outcome = try run(["--place", "salon.json5"] + words(line[..<arrow.lowerBound]))
        #expect(outcome.status == 64)
        #expect(outcome.words == "slotexport: error: \(line[arrow.upperBound...])\n")
    }
}
