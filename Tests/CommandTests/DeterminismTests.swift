import Testing

/// The same input gives the same bytes, whatever the machine is set to.
@Suite struct DeterminismTests {
    /// Twenty settings of a machine: variables, a folder to work in, a mask for new files.
    static let machines: [(variables: [String: String], folder: String, umask: String)] = (0..<20).map { index in
        let zones = ["UTC", "Asia/Tokyo", "America/St_Johns", ":Europe/Berlin", "", "Pacific/Kiritimati", "nonsense"]
        let languages = ["zh_CN.UTF-8", "ar_EG", "C", "de_DE.UTF-8", "POSIX", "tr_TR.UTF-8", "", "xx"]
        return (
            [
                "TZ": zones[index % zones.count], "LANG": languages[index % languages.count],
                "LC_ALL": languages[index / 2 % languages.count], "COLUMNS": "\(20 + index)", "NO_COLOR": "\(index)",
                "SWIFT_DETERMINISTIC_HASHING": "\(index % 2)", "HOME": "/nowhere/\(index)",
            ],
            ["/", "/usr", ".", "/tmp"][index % 4], ["000", "022", "077", "777"][index / 5 % 4]
        )
    }

    @Test(arguments: ["json", "ndjson", "csv", "xml", "ics", "text"])
    func `twenty runs on machines that differ give one byte sequence`(format: String) throws {
        let folder = try Folder()
        let expected = try Program.run(Program.mainJob + ["--format", format], in: folder).output
        #expect(!expected.isEmpty)
        for machine in Self.machines {
            let outcome = try Program.shell(
                #"cd "$1" && umask \#(machine.umask) && shift && exec slotexport "$@""#,
                [machine.folder] + Program.mainJob + ["--format", format], in: folder, environment: machine.variables)
            #expect(outcome.status == 0)
            #expect(outcome.words == "")
            #expect(outcome.output == expected, "\(machine)")
        }
    }

    @Test(arguments: ["json", "ndjson", "csv", "xml", "ics", "text"])
    func `moments between two starts give the same bytes`(format: String) throws {
        let folder = try Folder()
        let moments = ["10:10:01+08:00", "10:16:00+08:00", "02:16:00Z", "10:20:00+08:00", "10:20:00.999+08:00"]
        let outputs = try Set(
            moments.map { time in
                try Program.run(
                    Program.mainJob(now: "2026-06-01T\(time)") + ["--format", format], in: folder
                ).output
            })
        // 10:20:00.999 is 10:20:00: fractions are dropped.
        #expect(outputs.count == 1)
        let later = Program.mainJob(now: "2026-06-01T10:20:01+08:00") + ["--format", format]
        #expect(try !outputs.contains(Program.run(later, in: folder).output))
    }

    @Test(arguments: [("000", 0o666), ("022", 0o644), ("077", 0o600)])
    func `A12: a new file has the mode that the mask leaves, and a replaced one keeps its own`(
        umask: String, mode: Int
    ) throws {
        let folder = try Folder()
        let outcome = try Program.shell(
            #"umask \#(umask) && exec slotexport "$@""#, Program.mainJob + ["--output", "slots.json"], in: folder)
        #expect(outcome.status == 0)
        #expect(folder.mode("slots.json") == mode)
        _ = try Program.shell("chmod 640 slots.json", in: folder)
        let later = Program.mainJob + ["--days", "1", "--output", "slots.json"]
        #expect(try Program.run(later, in: folder).status == 0)
        #expect(folder.mode("slots.json") == 0o640)
    }
}
