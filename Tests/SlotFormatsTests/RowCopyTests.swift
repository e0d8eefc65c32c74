import ICalendar
import SlotDocument
import SlotEngine
import SlotTime
import Testing

@testable import SlotFormats

/// Rows that were copied and patched, against rows that were written out one by one.
@Suite struct RowCopyTests {
    /// Every field there is, in an order that puts each next to another kind.
    private static let everything: RowShape = """
        \(.date)|\(.dayLabel)|\(.dateLabel)|\(.weekday)|\(.weekdayLabel)|\(.fullDate)|\(.revision)|\(.hour)|\
        \(.hourLabel)|\(.utcOffset)|\(.pass)|\(.minute)|\(.minuteLabel)|\(.time)|\(.timeLabel)|\(.rangeLabel)|\
        \(.endDate)|\(.endTime)|\(.endOffset)|\(.startEpoch)|\(.bookUntil)|\(.startHex)|\(.zonedStart)|\(.zonedEnd)

        """

    /// Lines that some rows fold and others don't, because their labels have other widths.
    private static let folded: RowShape = """
        UID:\(.startHex)\r
        DTSTART\(.zonedStart)\r
        SUMMARY:123456789 123456789 123456789 123456789 \(.dayLabel) \(.timeLabel)\(.pass) 时时\r
        DESCRIPTION:\(.fullDate) \(.rangeLabel)\(.pass) 123456789 123456789 \(.dateLabel) \(.minuteLabel)\r

        """

    @Test func `the shape holds every field`() {
        #expect(Self.everything.fields == RowField.allCases.reduce(0) { $0 | $1.bit })
    }

    @Test(arguments: 1000..<1040)
    func `copied rows are those that are written alone`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for number in 0..<6 {
            let document = try documents.next()
            for row in [Self.everything, Self.folded.folded()] {
                try expectCopies(of: row, document, "document \(number) of seed \(seed)")
            }
        }
    }

    @Test(arguments: [
        // 2286-11-20T17:46:40Z is 10,000,000,000; 2001-09-09T01:46:40Z is 1,000,000,000.
        ("UTC", "2286-11-20T12:00:00Z", 1), ("UTC", "2001-09-08T20:00:00Z", 1), ("UTC", "1970-01-01T00:00:00Z", 1),
        ("Pacific/Kiritimati", "1973-03-03T00:00:00Z", 1), ("America/New_York", "2286-11-19T12:00:00-05:00", 400),
        ("America/New_York", "2026-03-08T00:00:00-05:00", 400), ("Australia/Lord_Howe", "2026-04-04T00:00:00Z", 400),
    ])
    func `copies are right where numbers get a digit and ranges change with the clock`(
        zone: String, now: String, days: Int
    ) throws {
        for (step, duration) in [(30, 30), (60, 60), (60, 1500), (10, 90), (1440, 10)] {
            for locale in ["en_US", "zh_CN", "ar_EG"] {
                let rules = try SlotRules(
                    days: min(days, 3660 * step / 1440 + 1), step: .minutes(step), lead: .minutes(20),
                    duration: .minutes(duration))
                let document = try document(
                    zone, now, locale, rules: rules, style: .init(dayLabels: .full, weekdayWidth: .wide))
                try expectCopies(of: Self.everything, document, "\(zone) \(now) \(locale) \(step) \(duration)")
            }
        }
    }

    private func expectCopies(of row: RowShape, _ document: SlotDocument, _ what: Comment) throws {
        let zonePrefix = Array(";TZID=\(document.plan.zone.identifier)".utf8)
        let sink = MemorySink()
        var writer = ByteWriter(to: sink, capacity: 4096)
        var rows = RowWriter(document, row: row, zonePrefix: zonePrefix, escape: ContentLine.escaped)
        for day in document.plan.days { rows.write(day, to: &writer) }
        _ = try writer.finish()
        let alone = rowsAlone(document, row, zonePrefix)
        if let difference = firstDifference(sink.bytes, alone) { Issue.record("\(what): \(difference)") }
    }

    /// Each row from values that have seen no other slot.
    private func rowsAlone(_ document: SlotDocument, _ row: RowShape, _ zonePrefix: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        for day in document.plan.days {
            for run in day.runs {
                for index in 0..<run.count {
                    let minute = run.firstMinute + index * run.step
                    let end = day.start(ofMinute: minute, in: run).advanced(
                        bySeconds: document.plan.rules.duration.seconds)
                    var values = RowValues(
                        document, fields: row.fields, zonePrefix: zonePrefix, escape: ContentLine.escaped)
                    values.begin(day)
                    values.begin(
                        hour: minute / 60, utcOffset: run.span.utcOffset,
                        isRepeated: day.repeatedHours & (1 << UInt32(minute / 60)) != 0)
                    values.begin(
                        minuteOfDay: minute, span: run.span, end: end, endSpan: document.plan.span(at: end))
                    bytes += RowSpecimen(row, values).bytes
                }
            }
        }
        return bytes
    }
}
