/// The part of its surroundings that the program looks at: some variables, and the two files that name a time zone.
///
/// It is a value: nothing else reads the process's environment, and a test hands in its own.
public struct Environment: Sendable {
    /// Every variable that the program ever reads.
    public static let names = [
        "LC_ALL", "LC_TIME", "LANG", "TZ", "TZDIR", "NO_COLOR", "TERM",
    ]

    private let variables: [String: String]
    private let localtimePath: String
    private let timezonePath: String

    /// Surroundings with these variables, and with these files for the machine's time zone.
    public init(
        variables: [String: String], localtimePath: String = "/etc/localtime", timezonePath: String = "/etc/timezone"
    ) {
        self.variables = variables
        self.localtimePath = localtimePath
        self.timezonePath = timezonePath
    }

    /// The surroundings of this process.
    ///
    /// The variables are copied now; the program changes none.
    public static func ofProcess() -> Environment {
        var variables: [String: String] = [:]
        for name in names {
            if let value = System.variable(name) { variables[name] = value }
        }
        return Environment(variables: variables)
    }

    /// A variable's value, or nil where it isn't set.
    public subscript(name: String) -> String? { variables[name] }

    /// The language that the user has chosen: the first of LC_ALL, LC_TIME and LANG that isn't empty, unchanged
    /// there (`zh_CN.UTF-8`).
    ///
    /// C and POSIX, in any encoding, mean `en`. Nil where none is set.
    public var localeName: String? {
        let chosen = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { self[$0] }.first { !$0.isEmpty }
        guard let chosen else { return nil }
        let language = chosen.prefix { $0 != "." && $0 != "@" }
        return language == "C" || language == "POSIX" ? "en" : chosen
    }

    /// The machine's time zone by its IANA name: TZ, else where the link /etc/localtime leads, else the first line of
    /// /etc/timezone.
    ///
    /// Nil where none of them says. Not checked: TZ may hold any text.
    ///
    /// A TZ that is set but empty means UTC, as tzset(3) has it.
    public var timeZoneName: String? {
        if let zone = self["TZ"] {
            let name = zone.first == ":" ? String(zone.dropFirst()) : zone
            guard name.utf8.first == UInt8(ascii: "/") else { return name.isEmpty ? "UTC" : name }
            return Self.zoneName(inPath: name) ?? linkedZoneName(from: name) ?? name
        }
        return linkedZoneName(from: localtimePath) ?? writtenZoneName
    }

    /// The zone that the link, or one of the links it leads to, names.
    private func linkedZoneName(from path: String) -> String? {
        var path = path
        for _ in 0..<8 {
            guard let target = (try? linkTarget(path)) ?? nil else { return nil }
            if let name = Self.zoneName(inPath: target) { return name }
            path = SlotHost.path(ofTarget: target, linkedFrom: path)
        }
        return nil
    }

    private var writtenZoneName: String? {
        guard let bytes = try? readFile(timezonePath, atMost: 4096) else { return nil }
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let name = line.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        return name.isEmpty ? nil : String(validating: name, as: UTF8.self)
    }

    /// What follows the last `zoneinfo/` of a path; the copy of all zones under `posix/` has the same names.
    private static func zoneName(inPath path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let root = parts.lastIndex(of: "zoneinfo") else { return nil }
        var name = parts[(root + 1)...]
        if name.first == "posix" { name = name.dropFirst() }
        return name.isEmpty ? nil : name.joined(separator: "/")
    }
}
