import Glibc
import Testing

/// What the machine does to the command: full disks, closed pipes, missing and broken data.
@Suite struct MachineTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: ["--format json", "--format ics --days 365", "--help", "-h", "--version", "schema xml"])
    func `a full disk means 74`(arguments: String) throws {
        let outcome = try Program.shell("slotexport \(arguments) > /dev/full", in: folder)
        #expect(outcome.status == 74)
        #expect(outcome.words == "slotexport: error: cannot write \"standard output\": No space left on device\n")
    }

    @Test func `standard output that is closed means 74`() throws {
        let outcome = try Program.shell("slotexport >&-", in: folder)
        #expect(outcome.status == 74)
        #expect(outcome.words == "slotexport: error: cannot write \"standard output\": Bad file descriptor\n")
    }

    @Test(arguments: ["--format json", "--format ics --days 365", "--help", "schema json"])
    func `a reader that leaves ends the work quietly`(arguments: String) throws {
        // The reader is gone before a byte is written.
        let script = "mkfifo pipe; true < pipe & { slotexport \(arguments); echo $? > status; } > pipe; wait"
        let outcome = try Program.shell(script, in: folder)
        #expect(outcome.words == "")
        #expect(folder.read("status").map { String(decoding: $0, as: UTF8.self) } == "0\n")
    }

    @Test func `the first lines of a long export are all that head takes`() throws {
        let outcome = try Program.shell(
            "{ slotexport --days 3000 --format csv; echo $? >&2; } | head -n 2", in: folder)
        #expect(outcome.lines.count == 3)
        #expect(outcome.words == "0\n")
    }

    @Test func `standard error that is gone doesn't hinder the work`() throws {
        let outcome = try Program.shell("slotexport --output slots.json 2>&- && slotexport --days 0 2>&-", in: folder)
        #expect(outcome.status == 64)
        #expect(folder.names == ["slots.json"])
    }

    @Test(arguments: [["--tzdir", "nowhere"], []])
    func `a machine without time zones means 78`(arguments: [String]) throws {
        let surroundings = ["TZDIR": "nowhere", "TZ": "Asia/Tokyo", "LC_ALL": "en_US"]
        let outcome = try Program.run(arguments, in: folder, environment: surroundings)
        #expect(outcome.status == 78)
        #expect(
            outcome.words == """
                slotexport: error: cannot load time zone "Asia/Tokyo": there are no time zones in "nowhere"; install tzdata \
                or name a folder with --tzdir

                """)
        #expect(outcome.output.isEmpty)
    }

    @Test func `a zone whose file is damaged means 78`() throws {
        let whole = try #require(try Folder().read("/usr/share/zoneinfo/Asia/Tokyo"))
        folder.makeFolder("zones")
        try folder.write(whole.prefix(60), to: "zones/Short")
        try folder.write(Array("no zone at all".utf8), to: "zones/Text")
        try folder.write([], to: "zones/Empty")
        try folder.write(whole, to: "zones/Good")
        let expected = [
            ("Good", 0, ""),
            ("Short", 78, #"cannot load time zone "Short": the data end too early"#),
            ("Text", 78, #"cannot load time zone "Text": its file in "zones" is no TZif"#),
            ("Empty", 78, #"cannot load time zone "Empty": its file in "zones" is no TZif"#),
        ]
        for (zone, status, message) in expected {
            let outcome = try Program.run(["--tzdir", "zones", "--time-zone", zone, "--output", "out"], in: folder)
            #expect(outcome.status == status, "\(zone)")
            if status != 0 { #expect(outcome.words == "slotexport: error: \(message)\n") }
        }
        #expect(folder.names.filter { !$0.hasPrefix("zones") } == ["out"])
    }

    @Test(arguments: [
        (#"slotexport "$(printf '\377')""#, #"argument "\xff""#),
        (#"slotexport --place-name "$(printf 'caf\351')""#, #"--place-name "caf\xe9""#),
        (#"slotexport --quiet --locale="$(printf '\355\240\200')""#, #"argument "--locale=\xed\xa0\x80""#),
    ])
    func `an argument that is not UTF-8 means 64`(script: String, argument: String) throws {
        let outcome = try Program.shell(script, in: folder)
        #expect(outcome.status == 64)
        #expect(outcome.words == "slotexport: error: \(argument): must be UTF-8\n")
        #expect(outcome.output.isEmpty)
    }

    @Test(.enabled(if: dropsRights, "root can write everywhere, and setpriv can't run the command as somebody else"))
    func `a folder that is closed to us means 73, and the old file stays`() throws {
        folder.makeFolder("site")
        try folder.write(Array("old".utf8), to: "site/slots.json")
        chmod(folder("site"), 0o555)
        chmod(folder("site/slots.json"), 0o644)
        for (path, shown) in [("site/", "site/slots.json"), ("site/new.json", "site/new.json"), ("new/", "new/")] {
            let outcome = try Program.shell(
                #"chmod a-w . && exec \#(Self.launcher) slotexport --output "$1""#, [path], in: folder)
            #expect(outcome.status == 73)
            #expect(outcome.words == "slotexport: error: --output: cannot create \"\(shown)\": Permission denied\n")
        }
        #expect(folder.names == ["site", "site/slots.json"])
        #expect(folder.read("site/slots.json") == Array("old".utf8))
    }

    /// What runs a command without root's rights.
    static let launcher = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "env"

    static let dropsRights: Bool = {
        guard let folder = try? Folder() else { return false }
        return (try? Program.shell("\(launcher) slotexport --version", in: folder).status) == 0
    }()

    @Test(arguments: ["--format xml", "--format json,xml --output site/"])
    func `a machine without libxml2 refuses XML with 78`(arguments: String) throws {
        let outcome = try Program.shell(Self.withoutLibXML2 + "slotexport \(arguments)", in: folder)
        #expect(outcome.status == 78)
        #expect(outcome.words == "slotexport: error: xml: needs libxml2, which this machine lacks; install it\n")
        #expect(outcome.output.isEmpty)
        #expect(!folder.names.contains("site"))
    }

    @Test(arguments: ["--format json", "--format ics", "--version", "schema xml", "check place.json5"])
    func `a machine without libxml2 does everything but XML`(arguments: String) throws {
        let outcome = try Program.shell(Self.withoutLibXML2 + "slotexport \(arguments)", in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        #expect(!outcome.output.isEmpty)
    }

    /// Empty files stand in front of the library under both of its names; and there is a place file.
    private static let withoutLibXML2 = """
        mkdir libraries; : > libraries/libxml2.so.2; : > libraries/libxml2.so.16; echo '{formats: {ics: {relativeDays: "none"}}}' > place.json5
        export LD_LIBRARY_PATH=libraries:$LD_LIBRARY_PATH

        """
}
