import SlotHost
import TestSupport
import Testing

@Suite struct EnvironmentTests {
    @Test(arguments: [
        "LC_ALL=zh_CN.UTF-8 LC_TIME=de_DE LANG=en_GB -> zh_CN.UTF-8", "LC_TIME=de_DE LANG=en_GB -> de_DE",
        "LANG=en_GB -> en_GB", "LC_ALL= LC_TIME= LANG=ja_JP -> ja_JP", "LANG=C -> en", "LANG=POSIX -> en",
        "LANG=C.UTF-8 -> en", "LC_ALL=C LANG=zh_CN -> en", "LANG=C.utf8 -> en", "LANG=Cy_GB -> Cy_GB",
        "LANG=sr_RS@latin -> sr_RS@latin", "LC_ALL= -> nil", " -> nil", "LANGUAGE=fr LC_CTYPE=fr_FR -> nil",
    ])
    func `the language comes from the first variable that is set`(example: String) {
        let (environment, expected) = parse(example)
        #expect((environment.localeName ?? "nil") == expected)
    }

    @Test(arguments: [
        "TZ=Asia/Shanghai -> Asia/Shanghai", "TZ=:America/New_York -> America/New_York",
        "TZ=/usr/share/zoneinfo/Europe/Paris -> Europe/Paris", "TZ=CST-8 -> CST-8", "TZ= -> UTC", "TZ=: -> UTC",
        "TZ=:/usr/share/zoneinfo/posix/Asia/Tokyo -> Asia/Tokyo",
    ])
    func `TZ goes first`(example: String) {
        let (environment, expected) = parse(example)
        #expect(environment.timeZoneName == expected)
    }

    @Test(arguments: [
        "/usr/share/zoneinfo/Asia/Shanghai -> Asia/Shanghai", "../usr/share/zoneinfo/Asia/Tokyo -> Asia/Tokyo",
        "/var/db/timezone/zoneinfo/America/Argentina/Ushuaia -> America/Argentina/Ushuaia",
        "/usr/share/zoneinfo/posix/Etc/UTC -> Etc/UTC", "alias -> Pacific/Apia", "/usr/share/zoneinfo/ -> nil",
        "/somewhere/else -> nil", "localtime -> nil",
    ])
    func `the machine's link names the zone`(example: String) throws {
        let folder = try Scratch()
        let (target, expected) = try halves(example)
        folder.link("localtime", to: target)
        folder.link("alias", to: "zoneinfo/Pacific/Apia")
        let environment = Environment(
            variables: [:], localtimePath: folder("localtime"), timezonePath: folder("timezone"))
        #expect((environment.timeZoneName ?? "nil") == expected)
    }

    @Test(arguments: [
        ("Asia/Shanghai\n", "Asia/Shanghai"), ("  Etc/UTC \t\r\nsecond line\n", "Etc/UTC"),
        ("Europe/Paris", "Europe/Paris"), ("", nil), ("\n", nil), (String(repeating: "x", count: 5000), nil),
    ])
    func `where localtime is no link, the file timezone names the zone`(text: String, expected: String?) throws {
        let folder = try Scratch()
        folder.write("TZif2", to: "localtime")
        folder.write(text, to: "timezone")
        let environment = Environment(
            variables: [:], localtimePath: folder("localtime"), timezonePath: folder("timezone"))
        #expect(environment.timeZoneName == expected)
    }

    @Test func `a machine that says nothing has no zone`() throws {
        let folder = try Scratch()
        let environment = Environment(variables: [:], localtimePath: folder("a"), timezonePath: folder("b"))
        #expect(environment.timeZoneName == nil)
    }

    @Test func `the process's own variables are read`() {
        let environment = Environment.ofProcess()
        #expect(Environment.names.contains("LC_ALL"))
        #expect(environment["HOME"] == nil)
    }

    private func parse(_ example: String) -> (Environment, String) {
        let (left, right) = (try? halves(example)) ?? ("", "")
        var variables: [String: String] = [:]
        for word in left.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            variables[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        }
        return (Environment(variables: variables, localtimePath: "/nowhere", timezonePath: "/nowhere"), right)
    }

    private func halves(_ example: String) throws -> (String, String) {
        let mark = try #require(example.firstRange(of: " -> "))
        return (String(example[..<mark.lowerBound]), String(example[mark.upperBound...]))
    }
}
