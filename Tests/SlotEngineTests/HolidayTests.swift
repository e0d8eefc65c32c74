import Foundation
import SlotEngine
import SlotTime
import Testing

/// China's workdays as the notices of 2007 to 2026 make them, against what two packages of PyPI have.
struct HolidayTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Interop/holiday-cn").standardized

    /// The notices of all years in the folder.
    static func calendar() throws -> HolidayCalendar {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return HolidayCalendar(
            try files.filter { $0.pathExtension == "json" }.map { file in
                let notice = try JSONDecoder().decode(NoticeFile.self, from: Data(contentsOf: file))
                return HolidayCalendar.Notice(
                    year: notice.year,
                    days: notice.days.map {
                        HolidayCalendar.Day(date: local($0.date).date, name: $0.name, isOffDay: $0.isOffDay)
                    })
            })
    }

    private struct NoticeFile: Decodable {
        struct Day: Decodable {
            let name: String
            let date: String
            let isOffDay: Bool
        }
        let year: Int
        let days: [Day]
    }

    private func office() throws -> Venue {
        let hours = try OpeningHours(parsing: "Mo-Fr 00:00-24:00")
        return Venue(resources: [Resource(schedule: try Schedule(hours: hours))], holidays: try Self.calendar())
    }

    @Test func `China 2007-2026: an office opens on the workdays of chinesecalendar and holidays, day by day`() throws {
        let office = try office()
        let lines = try String(contentsOf: Self.folder.appendingPathComponent("workdays.txt"), encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count == 20)
        for line in lines {
            let words = line.split(separator: " ")
            let middle = try #require(words.firstIndex(of: "work"))
            let off = Set(words[2..<middle].map { local("\(words[0])-\($0)").date })
            let work = Set(words[(middle + 1)...].map { local("\(words[0])-\($0)").date })
            var date = local("\(words[0])-01-01").date
            while date.year == Int(words[0]) {
                let isWeekend = date.weekday == .saturday || date.weekday == .sunday
                let isOpen = !office.resources[0].schedule.windows(on: date, office.facts).isEmpty
                #expect(isOpen == (isWeekend ? work.contains(date) : !off.contains(date)), "\(date.parts)")
                date = date.advanced(byDays: 1)
            }
        }
    }

    @Test(arguments: [
        // makecindy/cindy #4757, vsme/chinese-days #46, vacanza/holidays #298.
        "2026-09-20 -> 国庆节 work", "2026-10-10 -> 国庆节 work", "2026-09-25 -> 中秋节 off", "2018-12-29 -> 元旦 work",
        "2018-12-31 -> 元旦 off", "2026-06-01 -> none",
    ])
    func `Pickers 30: a date is off, works to make up, or is like others`(line: String) throws {
        let (date, answer) = sides(line)
        let day = try Self.calendar().day(local(date).date)
        #expect((day.map { "\($0.name) \($0.isOffDay ? "off" : "work")" } ?? "none") == answer)
    }

    @Test(arguments: [
        "2026-01-01 2026-12-31 -> complete", "2007-06-01 2026-02-01 -> complete",
        "2026-12-01 2027-01-31 -> partial, unknown 2027", "2027-01-01 2027-03-01 -> none, unknown 2027",
        "2006-12-31 2007-01-01 -> partial, unknown 2006", "2027-01-01 2028-03-01 -> none, unknown 2027 2028",
    ])
    func `A year without a notice, or with an empty one, is unknown`(line: String) throws {
        let (request, answer) = sides(line)
        let dates = request.split(separator: " ").map { local($0).date }
        let calendar = try Self.calendar()
        let years = calendar.unknownYears(in: dates[0]...dates[1]).map(String.init).joined(separator: " ")
        let text = calendar.coverage(of: dates[0]...dates[1]).rawValue + (years.isEmpty ? "" : ", unknown \(years)")
        #expect(text == answer)
    }
}
