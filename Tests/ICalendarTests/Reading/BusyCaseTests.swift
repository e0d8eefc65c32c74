import Foundation
import ICalendar
import SlotTime
import Testing

/// The calendars in BusyCases, each after a public report, with the times that are right.
struct BusyCaseTests {
    struct Case: Decodable, CustomTestStringConvertible, Sendable {
        let name: String
        let file: String
        let zone: String
        let window: [String]
        let right: [[String]]?
        let mayAlso: [[String]]?
        let expect: String
        let source: String

        enum CodingKeys: String, CodingKey {
            case name, file, zone, window, right, expect, source
            case mayAlso = "may_also"
        }

        var testDescription: String { "\(name) (\(source))" }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("BusyCases")

    static let cases: [Case] = {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")),
            let cases = try? JSONDecoder().decode([Case].self, from: data)
        else { return [] }
        return cases
    }()

    @Test func `All the calendars are there`() {
        #expect(Self.cases.count == 57)
    }

    @Test(arguments: cases)
    func `A calendar gives its right times, or is refused where it must be`(_ test: Case) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(test.file)))
        let horizon = "\(test.window[0])-\(test.window[1])"
        let found: BusyCalendar
        do {
            found = try busy(bytes, in: test.zone, over: horizon)
        } catch {
            #expect(test.expect.hasSuffix("error"), "\(error)")
            return
        }
        #expect(test.expect != "error")
        let right = (test.right ?? []).map { "\($0[0])-\($0[1])" }
        let allowed = Set(right + (test.mayAlso ?? []).map { "\($0[0])-\($0[1])" })
        let times = found.intervals.map { text([$0]) }
        #expect(times.filter { !allowed.contains($0) } == [])
        #expect(right.filter { !times.contains($0) } == [])
        #expect(Set(times).count == times.count)
    }
}
