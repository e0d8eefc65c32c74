import ICalendar
import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

@testable import SlotFormats

/// Rows that were copied and patched, against rows that were written out one by one.
@Suite struct RowCopyTests {
    /// Every field there is, in an order that puts each next to another kind.
    private static let everything: RowShape = """
        \(.date)|\(.dayLabel)|\(.dateLabel)|\(.weekday)|\(.weekdayLabel)|\(.fullDate)|\(.revision)|\(.hour)|\
        \(.hourLabel)|\(.utcOffset)|\(.urlOffset)|\(.offsetSuffix)|\(.minute)|\(.minuteLabel)|\(.time)|\(.timeLabel)|\(.rangeLabel)|\
        \(.endDate)|\(.endTime)|\(.endOffset)|\(.startEpoch)|\(.bookUntil)|\(.startHex)|\(.zonedStart)|\(.zonedEnd)|\
        \(.holiday)|\(.calendarDates)|\(.serviceDate)|\(.availability)|\(.place)|\(.placeName)|\(.uid)|\(.urlPlace)|\
        \(.calendarHead)|\(.basicDate)|\(.basicEndDate)|\(.startHour)|\(.endHour)|\
        \(.bookUntilDate)|\(.bookUntilTime)|\(.bookUntilOffset)|\(.repeatedOffset)|\(.minuteDigits)|\
        \(.bareName)|\(.placeLines)|\(.utcStart)|\(.utcEnd)|\(.remaining)|\(.half)|\(.halfLabel)|\(.resources)

        """

    private static let extras = RowExtras(
        calendarDates: { date, labels in labels.calendars.flatMap { labels.calendarDate(date, in: $0) ?? [] } },
        placeName: { Array(($0 ?? "").utf8) }, calendarHead: { Array("<\($0.name ?? "")>".utf8) },
        placeLines: { Array("<\($0.website ?? "")>".utf8) }, eventSeed: { Array($0.id.utf8) },
        revision: { moment, _ in Array("\(moment.epochSeconds)".utf8) })

    /// Lines that some rows fold and others don't, because their labels have other widths.
    private static let folded: RowShape = """
        UID:\(.startHex)\r
        DTSTART\(.zonedStart)\r
        SUMMARY:123456789 123456789 123456789 123456789 \(.dayLabel) \(.timeLabel)\(.offsetSuffix) 时时\r
        DESCRIPTION:\(.fullDate) \(.rangeLabel)\(.offsetSuffix) 123456789 123456789 \(.dateLabel) \(.minuteLabel)\r

        """

    @Test func `fields of the place come first, then those of the date, and no others have texts in tables`() {
        #expect(RowField.ofPlace + RowField.ofDate == Array(RowField.allCases.prefix(RowField.textCount)))
    }

    @Test func `the shape holds every field that can be copied`() {
        #expect((Self.everything.fields | RowField.hashedUID.bit) == RowField.allCases.reduce(0) { $0 | $1.bit })
    }

    @Test(arguments: 1000..<1020)
    func `copied rows are those that are written alone`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for number in 0..<5 {
            let document = try documents.next()
            for row in [Self.everything, Self.folded.folded()] {
                try expectCopies(of: row, document, "document \(number) of seed \(seed)")
            }
        }
    }

    @Test(arguments: [
        // 2286-11-20T17:46:40Z is 10,000,000,000; 2001-09-09T01:46:40Z is 1,000,000,000.
        ("UTC", "2286-11-20T12:00:00Z", "en_US", 1, 30, 30), ("UTC", "2001-09-08T20:00:00Z", "zh_CN", 1, 30, 30),
        ("UTC", "1970-01-01T00:00:00Z", "ar_EG", 1, 60, 60), ("UTC", "1973-03-03T00:00:00Z", "de_DE", 1, 60, 10_080),
        // From spring to autumn: ranges that the clock makes shorter, then ordinary ones, then longer ones.
        ("America/New_York", "2026-03-08T00:00:00-05:00", "en_US", 240, 180, 180),
        ("America/New_York", "2026-03-07T00:00:00-05:00", "fr_FR", 250, 360, 1500),
        ("Australia/Lord_Howe", "2026-04-05T00:00:00+11:00", "ja_JP", 190, 360, 360),
    ])
    func `copies are right where numbers get a digit and ranges change with the clock`(
        zone: String, now: String, locale: String, days: Int, step: Int, duration: Int
    ) throws {
        let rules = try SlotRules(
            days: days, step: .minutes(step), lead: .minutes(0), duration: .minutes(duration))
        let document = try document(
            zone, now, locale, rules: rules, style: .init(dayLabels: .full, weekdayWidth: .wide))
        try expectCopies(of: Self.everything, document, "\(zone) \(now) \(step) \(duration)")
    }

    /// Labels of a date in its node only: dates whose rows are copies of each other have labels of other widths.
    private static let dayNodes = NodeShapes(
        dayOpen: "<\(.date) \(.dayLabel) \(.dateLabel) \(.fullDate) ", dayClose: " \(.weekdayLabel)\(.holiday)>",
        hourOpen: "(", hourClose: ")", repeatedHourOpen: "(\(.utcOffset) ", repeatedHourClose: ")",
        separator: [UInt8(ascii: ",")])

    @Test(arguments: [
        ("Asia/Shanghai", "2026-09-20T00:00:00+08:00", "zh_CN"),
        ("America/New_York", "2026-10-20T00:00:00-04:00", "en_US"),
    ])
    func `rows are copied where only the nodes of dates differ in width`(
        zone: String, now: String, locale: String
    ) throws {
        let document = try document(
            zone, now, locale, rules: SlotRules(days: 40, step: .minutes(30), lead: .minutes(0)),
            style: .init(dayLabels: .full, weekdayWidth: .wide))
        let form = RowForm(
            "\(.date)T\(.time)\(.utcOffset) \(.startEpoch)", nodes: Self.dayNodes,
            escape: { ContentLine.escape(&$0, from: $1) })
        let sink = FailingSink()
        var writer = ByteWriter(to: sink)
        var rows = RowWriter(
            DocumentKind(document, format: "test"), form, RowPlace(document),
            DocumentLayout(document, days: document.plan.days))
        rows.write(to: &writer) { _, _ in RowFrame.empty }
        _ = try writer.finish()
        // A writer that has seen no other date copies nothing.
        var alone: [UInt8] = []
        for day in document.plan.days {
            let sink = FailingSink()
            var writer = ByteWriter(to: sink)
            var rows = RowWriter(
                DocumentKind(document, format: "test"), form, RowPlace(document), DocumentLayout(document, days: [day]))
            rows.write(to: &writer) { _, _ in RowFrame.empty }
            _ = try writer.finish()
            if !alone.isEmpty { alone.append(UInt8(ascii: ",")) }
            alone += sink.bytes
        }
        if let difference = firstDifference(sink.bytes, alone) { Issue.record("\(zone): \(difference)") }
    }

    private func expectCopies(of row: RowShape, _ document: SlotDocument, _ what: Comment) throws {
        let zonePrefix = Array(";TZID=\(document.plan.zone.identifier)".utf8)
        let sink = FailingSink()
        var writer = ByteWriter(to: sink, capacity: 4096)
        let form = RowForm(
            row, zonePrefix: zonePrefix, extras: Self.extras, escape: { ContentLine.escape(&$0, from: $1) })
        var rows = RowWriter(
            DocumentKind(document, format: "test"), form, RowPlace(document),
            DocumentLayout(document, days: document.plan.days))
        rows.write(to: &writer) { _, _ in RowFrame.empty }
        _ = try writer.finish()
        let alone = rowsAlone(document, form)
        if let difference = firstDifference(sink.bytes, alone) { Issue.record("\(what): \(difference)") }
    }

    /// Each row from values that have seen no other slot.
    private func rowsAlone(_ document: SlotDocument, _ form: RowForm) -> [UInt8] {
        var bytes: [UInt8] = []
        for day in document.plan.days {
            for run in day.runs {
                for index in 0..<run.count {
                    let minute = run.firstMinute + index * run.step
                    var values = RowValues(
                        RowSource(
                            RowPlace(document), DocumentLayout(document, days: document.plan.days),
                            of: DocumentKind(document, format: "test"), form))
                    values.begin(day)
                    values.begin(
                        RowHour(firstMinute: minute, span: run.span, duration: document.plan.rules.duration.seconds),
                        isRepeated: day.repeatedHours & (1 << UInt32(minute / 60)) != 0)
                    if values.isRegular { values.prepareLabels() }
                    bytes += RenderedRows(form.row, in: nil, at: RowPosition(), values).bytes
                }
            }
        }
        return bytes
    }
}
