import SlotTime
import Glibc
import SlotHost
import SlotTime
import TestSupport
import Testing

@Suite struct ZoneDirectoryTests {
    let folder: Scratch
    let zones: ZoneDirectory

    init() throws {
        folder = try Scratch()
        for name in ["Asia", "America", "America/Argentina", "right", "posix", "posix/Asia"] { folder.makeFolder(name) }
        let files = [
            "Asia/Shanghai", "Asia/Tokyo", "America/Argentina/Ushuaia", "UTC", "Etc", "GMT+0", "localtime",
            "posixrules",
            "right/UTC", "posix/Asia/Tokyo",
        ]
        for name in files { folder.write("TZif2 \(name)", to: name) }
        folder.link("PRC", to: "Asia/Shanghai")
        folder.write("# tz", to: "zone.tab")
        folder.write("# no zone", to: "leapseconds")
        folder.write("text", to: "Corrupt")
        zones = ZoneDirectory(path: folder.path)
    }

    @Test(arguments: ["Asia/Shanghai", "America/Argentina/Ushuaia", "UTC", "GMT+0", "PRC"])
    func `a zone's bytes are loaded`(name: String) throws {
        let bytes = try zones.load(name)
        #expect(String(decoding: bytes, as: UTF8.self) == "TZif2 \(name == "PRC" ? "Asia/Shanghai" : name)")
    }

    @Test(arguments: [
        "", "/", "/etc/passwd", "../UTC", "Asia/../UTC", "Asia//Tokyo", "Asia/", "/UTC", "Asia/Tokyo\0x", "localtime",
        "posixrules", "leapseconds", "right/UTC", "posix/Asia/Tokyo", "zone.tab", "UTC ", "Ａsia/Tokyo", ".",
        "Asia/" + String(repeating: "x", count: 60), "+08:00",
    ])
    func `what can be no zone's name means 64`(name: String) {
        #expect(!ZoneName.isValid(name))
        let error = failure { try zones.load(name) }
        #expect(error?.status == .usage)
        #expect(error?.path == name)
    }

    @Test(arguments: ["asia/shanghai", "Asia", "Asia/Peking", "UTC/Asia", "Asia/Shanghai/x"])
    func `a name that no zone has means 64`(name: String) {
        #expect(failure { try zones.load(name) }?.status == .usage)
    }

    @Test func `a file that is no TZif, too long or no file means 78`() {
        #expect(failure { try zones.load("Corrupt") }?.status == .environment)
        folder.write("TZif" + String(repeating: "x", count: ZoneDirectory.sizeLimit), to: "Long")
        #expect(failure { try zones.load("Long") }?.status == .environment)
        mkfifo(folder("Pipe"), 0o600)
        #expect(failure { try zones.load("Pipe") }?.status == .environment)
    }

    @Test(arguments: ["missing", "empty", "Corrupt"])
    func `a folder without any zone means 78 for every name`(name: String) {
        folder.makeFolder("empty")
        let zones = ZoneDirectory(path: folder(name))
        #expect(failure { try zones.load("UTC") }?.status == .environment)
        #expect(zones.names().isEmpty)
        #expect(zones.version == nil)
    }

    @Test func `the names are those of zones, sorted`() {
        #expect(
            zones.names() == [
                "America/Argentina/Ushuaia", "Asia/Shanghai", "Asia/Tokyo", "Etc", "GMT+0", "PRC", "UTC",
            ])
    }

    @Test func `a link in a circle ends the search for names`() {
        folder.link("Asia/Circle", to: "..")
        #expect(zones.names().contains("Asia/Tokyo"))
    }

    @Test(arguments: [
        ("# version 2026f\n# more\n", nil, "2026f"), ("# version 2026f", "2025b\n", "2026f"), (nil, "2025b\n", "2025b"),
        ("# redo posix_only\n", "2025b", "2025b"), (nil, nil, nil), ("# version \n", nil, nil),
        ("# version 2026\u{1B}[2J\n", nil, nil), ("# version " + String(repeating: "9", count: 200), nil, nil),
    ])
    func `the version is what the data say`(tzdata: String?, plus: String?, expected: String?) {
        if let tzdata { folder.write(tzdata, to: "tzdata.zi") }
        if let plus { folder.write(plus, to: "+VERSION") }
        #expect(zones.version == expected)
    }

    @Test func `the option goes before the variable, the variable before the system's folder`() {
        let set = Environment(variables: ["TZDIR": "/variable"])
        #expect(ZoneDirectory(option: "/option", environment: set).path == "/option")
        #expect(ZoneDirectory(option: nil, environment: set).path == "/variable")
        let empty = Environment(variables: ["TZDIR": ""])
        #expect(ZoneDirectory(option: nil, environment: empty).path == "/usr/share/zoneinfo")
    }

    @Test func `a country's zones come from the folder's table`() {
        folder.write(
            "#code\n\nCN\t+3114+12128\tAsia/Shanghai\tBeijing\nCN\t+4348+08735\tAsia/Urumqi\nX\n",
            to: "zone.tab")
        #expect(zones.zones(ofRegion: "CN") == ["Asia/Shanghai", "Asia/Urumqi"])
        #expect(zones.zones(ofRegion: "XX") == [])
    }
}
