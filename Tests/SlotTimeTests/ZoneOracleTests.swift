import Foundation
import SlotTime
import Testing

/// Compares whole zoneinfo folders with what `Tests/Interop/zones.py` wrote about them; see there for how to run it.
struct ZoneOracleTests {
    private static let oracle = ProcessInfo.processInfo.environment["SLOTEXPORT_ZONE_ORACLE"]
    private static let zoneinfo = ProcessInfo.processInfo.environment["SLOTEXPORT_ZONEINFO"]

    @Test(.enabled(if: oracle != nil && zoneinfo != nil, "needs SLOTEXPORT_ZONE_ORACLE and SLOTEXPORT_ZONEINFO"))
    func `Every IANA zone agrees with Python's zoneinfo`() throws {
        let directory = try #require(Self.zoneinfo)
        let lines = try String(decoding: fileBytes(#require(Self.oracle)), as: UTF8.self).split(separator: "\n")
        var compared = (stored: 0, later: 0)
        for line in lines {
            let words = line.split(separator: " ")
            let rules = try zone(String(words[0]), in: directory)
            let ours = offsetChanges(of: rules)
            let theirs = words.dropFirst().joined(separator: " ")
            #expect(ours == theirs, "\(words[0])")
            let changes = words.dropFirst(2).compactMap { Int($0.prefix { $0 != ":" }) }
            compared.stored += changes.filter { $0 < utc("2038-01-01").epochSeconds }.count
            compared.later += changes.filter { $0 >= utc("2038-01-01").epochSeconds }.count
        }
        #expect(lines.count > 300)
        print("\(lines.count) zones, \(compared.stored) transitions 2020-2037, \(compared.later) in 2038-2100")
    }

    @Test(.enabled(if: (zoneinfo.flatMap(release) ?? "") >= "2026f", "needs the 2026f release or a later one"))
    func `Vancouver keeps 7 hours behind UTC in December 2026`() throws {
        let vancouver = try zone("America/Vancouver", in: #require(Self.zoneinfo))
        #expect(vancouver.resolve(local("2026-12-01T09:00")).text == "2026-12-01T16:00Z")
    }

    /// The offset at the start of 2020, and `EPOCH:OFFSET` for every change until the end of 2100.
    private func offsetChanges(of rules: TimeZoneRules) -> String {
        let runs = rules.runs(from: utc("2020-01-01"), to: utc("2101-01-01"))
        var offset = rules.utcOffset(at: utc("2020-01-01"))
        var words = [String(offset)]
        for run in runs where run.utcOffset != offset {
            offset = run.utcOffset
            words.append("\(run.start.epochSeconds):\(offset)")
        }
        return words.joined(separator: " ")
    }

    /// `2026f`, from the first line of a folder's tzdata.zi.
    private static func release(of directory: String) -> String? {
        guard let bytes = try? fileBytes("\(directory)/tzdata.zi") else { return nil }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            .split(separator: " ").last.map(String.init)
    }
}
