import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Texts that nobody wrote.
struct HoursFuzzTests {
    private static let seeds = [
        "Mo-Fr 09:00-12:00,13:00-18:00; Sa[1,-1] +1 day 10:00-14:00 \"ring\"; PH off || unknown \"call\"",
        "2026 Dec 24-2027 Jan 6 off; easter -2 days-easter +1 day 10:00-26:00; week 1-53/2 Mo 17:00+",
        "Mar Su[-1]-Oct Su[-1]: (sunrise+01:00)-(sunset-00:30); SH Mo-We 08:00-24:00, PH +1 day closed; 24/7 off",
        "2025-2030/2 Nov-Feb,Jun 3 dawn-dusk open; Fr-Mo 22:00-02:00+; Feb 29+ 10:00-16:00/01:30",
    ]
    private static let pieces = [
        "Mo", "-", ",", ";", "||", "|", "[", "]", "(", ")", "\"", ":", "/", "+", "24/7", "PH", "SH", "easter", "week",
        "Feb", "29", "2026", "99999999999999999999", "48:00", "00:00", "day", "off", "unknown", "sunset", " ", "\u{0}",
        "é",
        "👩‍👩‍👧", "\r\n", "-1", "1-", "RRULE",
    ]

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `A changed expression is an error inside the text, or hours whose windows keep their limits`(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        let zone = try systemZone("Europe/Berlin")
        let facts = HoursContext(
            publicHolidays: [local("2026-12-25").date: "a"], substituteWeekday: [local("2026-12-26").date: .monday],
            position: Coordinates(latitude: 52.5, longitude: 13.4), zone: zone)
        for _ in 0..<50 {
            let text = mutated(Self.seeds.randomElement(using: &generator) ?? "", &generator)
            do throws(OpeningHoursError) {
                let hours = try OpeningHours(parsing: text)
                for step in 0..<8 {
                    let date = local("2026-12-22").date.advanced(byDays: step)
                    var last = -1
                    for window in hours.windows(on: date, facts) {
                        #expect(window.serviceDate == date && last < window.open && window.open < window.close)
                        #expect(window.open < 2880 && window.close <= 2880)
                        last = window.close
                    }
                }
            } catch {
                #expect((1...text.unicodeScalars.count + 1).contains(error.column), "\(text)")
                #expect(!error.rule.isEmpty && error.value.unicodeScalars.count <= 40)
            }
        }
    }

    private func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let place = Int.random(in: 0...scalars.count, using: &generator)
            let end = min(place + Int.random(in: 0...5, using: &generator), scalars.count)
            let piece = Bool.random(using: &generator) ? Self.pieces.randomElement(using: &generator) ?? "" : ""
            scalars.replaceSubrange(place..<end, with: Array(piece.unicodeScalars))
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    @Test func `Dates at the ends of the calendar have an answer`() throws {
        let hours = try OpeningHours(parsing: "week 1-53 Mo-Su 10:00-12:00; Jan 1-Dec 31 Mo[1] off; easter off")
        for days in [Int.min, -1_000_000_000, 0, 1_000_000_000, Int.max] {
            _ = hours.windows(on: CivilDate(daysSinceEpoch: days), HoursContext())
        }
    }
}
