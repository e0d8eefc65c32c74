import SlotTime

/// The folder with the time zones of the machine: one TZif file a zone (RFC 9636), compiled from the IANA data.
public struct ZoneDirectory: Hashable, Sendable {
    /// The folder's path.
    public let path: String

    /// A folder with zones, by its path.
    public init(path: String) {
        self.path = path
    }

    /// The folder to use: the option's value, else the variable TZDIR, else where the system keeps it.
    public init(option: String?, environment: Environment) {
        let chosen = [option, environment["TZDIR"]].lazy.compactMap { $0 }.first { !$0.isEmpty }
        path = chosen ?? "/usr/share/zoneinfo"
    }

    /// The most bytes that a zone's file may have.
    ///
    /// The largest real one has under 4,000.
    public static let sizeLimit = 1_048_576

    /// The bytes of a zone's file, not yet understood but for their first four.
    ///
    /// - Throws: 64 where the name is no zone's; 78 where the folder holds no zones at all, or where the file can't be
    ///   read or isn't TZif.
    public func load(_ name: String) throws(HostError) -> [UInt8] {
        guard ZoneName.isValid(name) else {
            throw HostError(
                .usage, Self.action, path: name,
                reason: "a zone's name has parts of letters, digits, +, - and _ with / between them; "
                    + "right/, posix/ and localtime are not zones")
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try readFile(path + "/" + name, atMost: Self.sizeLimit)
        } catch {
            throw failure(error, loading: name)
        }
        guard bytes.starts(with: Self.magic.utf8) else {
            throw HostError(.environment, Self.action, path: name, reason: "its file in \(quoted(path)) is no TZif")
        }
        return bytes
    }

    /// The version of the data, such as `2026f`: from the first line of `tzdata.zi`, else from the file `+VERSION`.
    ///
    /// Nil where neither says.
    public var version: String? {
        let mark = "# version "
        if let line = firstLine(of: "tzdata.zi"), line.starts(with: mark.utf8) {
            return Self.version(line.dropFirst(mark.utf8.count))
        }
        return firstLine(of: "+VERSION").flatMap { Self.version($0) }
    }

    /// The names of all zones in the folder, sorted by their bytes; empty where there is no such folder.
    ///
    /// It looks into every file: for lists and suggestions, not for every run.
    public func names() -> [String] {
        var names: [String] = []
        var budget = Self.nameLimit
        if let root = try? Descriptor(openingFolder: path) {
            collect(in: root, prefix: "", depth: 0, into: &names, &budget)
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The zones of a country by its ISO 3166 code (`CN`), the most populous first; empty where the folder doesn't say.
    ///
    /// From the table `zone.tab`, whose lines have a code, a position and a name between tabs.
    public func zones(ofRegion code: String) -> [String] {
        guard let bytes = try? readFile(path + "/zone.tab", atMost: Self.sizeLimit) else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { (line) -> String? in
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count > 2, fields[0].elementsEqual(code.utf8) else { return nil }
            let name = String(decoding: fields[2], as: UTF8.self)
            return ZoneName.isValid(name) ? name : nil
        }
    }
}

extension ZoneDirectory {
    private static let action = "cannot load time zone"
    private static let magic = "TZif"

    /// How many names are looked at, five times those of a full folder: `--tzdir /` is not to walk through all disks.
    private static let nameLimit = 10_000

    private func failure(_ error: SystemError, loading name: String) -> HostError {
        switch error {
        case .noSuchFile, .notFolder, .isFolder:
            guard !names().isEmpty else {
                return HostError(
                    .environment, Self.action, path: name,
                    reason: "there are no time zones in \(quoted(path)); install tzdata or name a folder with --tzdir")
            }
            return HostError(.usage, Self.action, path: name, reason: "there is no such zone in \(quoted(path))")
        default:
            return HostError(
                .environment, Self.action, path: name, reason: "its file in \(quoted(path)): \(error.words)")
        }
    }

    /// Zones lie at most three folders deep (`America/Argentina/Ushuaia`); one more is allowed to them.
    private func collect(
        in folder: borrowing Descriptor, prefix: String, depth: Int, into found: inout [String], _ budget: inout Int
    ) {
        for name in (try? System.names(in: folder.number)) ?? [] {
            let full = prefix + name
            guard budget > 0 else { return }
            budget -= 1
            guard ZoneName.isValid(full) else { continue }
            switch try? FileStatus(of: name, in: folder.number)?.kind {
            case .file:
                let start = try? readStart(of: name, in: folder.number, count: Self.magic.utf8.count)
                if start?.elementsEqual(Self.magic.utf8) == true { found.append(full) }
            case .folder where depth < 3 && ZoneName.isValid(full + "/" + full):
                guard let inner = try? Descriptor(openingFolder: name, in: folder.number) else { continue }
                collect(in: inner, prefix: full + "/", depth: depth + 1, into: &found, &budget)
            default: continue
            }
        }
    }

    private func firstLine(of name: String) -> ArraySlice<UInt8>? {
        let start = try? readStart(of: path + "/" + name, count: 128)
        return start?.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    }

    /// A version is a short word of letters, digits and `-`, `.`; anything else doesn't get into outputs.
    private static func version(_ bytes: ArraySlice<UInt8>) -> String? {
        let isPlain = { (byte: UInt8) in
            ZoneName.isNameByte(byte) || byte == UInt8(ascii: ".")
        }
        guard (1...32).contains(bytes.count), bytes.allSatisfy(isPlain) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
