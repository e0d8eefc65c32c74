import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// Trees for pickers, over many small plans around clock changes, some of them with sold-out slots.
@Suite struct PickerTreeTests {
    /// T1 an hour that occurs twice, T2 no empty level, T3 sold-out rows only where they stay impossible to choose, T5 values
    /// unique in the tree, T7 no childless date, T8 no `children` in a slot, T10 the root is the array; report 25 and 26.
    @Test(arguments: 0..<20)
    func `T1 T2 T3 T5 T7 T8 T10 Every profile has the slots of the plan in a sound tree`(seed: Int) throws {
        let readers = PickerReader.all.map { PickerReader($0) }
        var documents = TinyDocuments(seed: seed)
        for number in 0..<TinyDocuments.count {
            let document = try documents.next()
            for reader in readers {
                try expectSoundness(of: document, reader, "\(reader.format), plan \(number) of seed \(seed)")
            }
        }
    }

    private func expectSoundness(of document: SlotDocument, _ reader: PickerReader, _ what: Comment) throws {
        let rows = try reader.rows(document)
        let slots = reader.expected(document)
        var read: [[String]] = []
        for day in rows {
            for hour in try #require(day.children, what) {
                try #require(hour.leaves.contains { !$0.isDisabled }, what)
                for slot in try #require(hour.children, what) {
                    #expect(slot.children == nil, what)
                    read.append([
                        day.label, hour.label, slot.label, slot.start, slot.bookUntil, String(slot.isDisabled),
                    ])
                }
            }
        }
        let columns = ["dayLabel", "hourLabel", "minuteLabel", "startEpoch", "bookUntil"]
        let expected = slots.map { slot in columns.map { slot[$0] } + [String(slot["soldOut"] == "true")] }
        try #require(read == expected, what)
        expectUniqueness(of: rows, in: reader, what)
    }

    private func expectUniqueness(of rows: [PickerRow], in reader: PickerReader, _ what: Comment) {
        if reader.isUniqueInTree {
            let values = rows.flatMap(\.all).map(\.value.text)
            #expect(Set(values).count == values.count, what)
        }
        for wheel in [rows] + rows.flatMap(\.all).compactMap(\.children) {
            #expect(Set(wheel.map(\.value.text)).count == wheel.count, what)
            #expect(Set(wheel.map(\.label)).count == wheel.count, what)
            // T9 values compare strictly: never a number beside strings.
            for row in wheel { if case .string = row.value {} else { Issue.record(what) } }
        }
    }

    @Test(arguments: [
        "vant -> 2026-11-01 | 00 01-04:00 01-05:00 02",
        "antd -> 2026-11-01 | 2026-11-01T00 2026-11-01T01-04:00 "
            + "2026-11-01T01-05:00 2026-11-01T02",
    ])
    func `T1 The hour that occurs twice has two values`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let rules = try SlotRules(days: 1, lead: .minutes(0))
        let document = try document("America/New_York", "2026-11-01T00:00:00-04:00", "en_US", rules: rules)
        let reader = try #require(PickerReader.all.map { PickerReader($0) }.first { $0.format == parts[0] })
        let day = try #require(reader.rows(document).first)
        let hours = (day.children ?? []).prefix(4).map(\.value.text).joined(separator: " ")
        #expect("\(day.value.text) | \(hours)" == parts[1])
    }

    @Test(arguments: [
        "day,time -> 今天 10:40 2026-06-01T10:40:00+08:00", "day,range -> 今天 10:40 – 10:50 2026-06-01T10:40:00+08:00",
        "time -> 10:40 2026-06-01T10:40:00+08:00", "day,period,time -> 今天 上午 10:40 2026-06-01T10:40:00+08:00",
        "auto -> 今天 10点 40分 2026-06-01T10:40:00+08:00",
    ])
    func `Other wheels are the same slots in a tree of fewer levels`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        var settings = FormatSettings()
        try settings.set(.pickerWheels, to: .word(parts[0]))
        let rules = try SlotRules(days: parts[0] == "time" ? 1 : 3)
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", rules: rules, settings: settings)
        let rows = try #require(PickerReader.all.map { PickerReader($0) }.first { $0.format == "antd" }).rows(document)
        #expect(rows.flatMap(\.leaves).count == document.plan.count)
        let first = sequence(first: rows.first) { $0?.children?.first }.prefix { $0 != nil }.compactMap { $0 }
        let shown = (first.map(\.label) + [first.last?.value.text ?? ""]).joined(separator: " ")
        #expect(shown.replacing(/\s/, with: " ") == parts[1])
    }

    @Test(arguments: 0..<10)
    func `The halves of the day hold the slots of the plan, each half once a date`(seed: Int) throws {
        let reader = PickerReader("tree label value tree")
        var documents = TinyDocuments(seed: 200 + seed)
        for _ in 0..<TinyDocuments.count {
            let document = try documents.next()
            var settings = FormatSettings()
            try settings.set(.pickerWheels, to: .word("day,period,time"))
            let rows = try reader.rows(document.with(settings: settings))
            let slots = document.expectedSlots.filter { $0["soldOut"] != "true" }
            let leaves = rows.flatMap(\.leaves)
            try #require(leaves.map(\.start) == slots.map { $0["startEpoch"] })
            let shown = rows.flatMap { day in (day.children ?? []).flatMap { $0.leaves.map(\.value.text) } }
            #expect(shown == slots.map { $0["start"] })
            for half in rows.compactMap(\.children).flatMap({ $0 }) {
                let hours = half.leaves.compactMap { Int($0.value.text.dropFirst(11).prefix(2)) }
                #expect(Set(hours.map { $0 < 12 }).count == 1 && half.value.text.hasSuffix(hours[0] < 12 ? "am" : "pm"))
            }
            expectUniqueness(of: rows, in: reader, "seed \(seed)")
        }
    }

    @Test(arguments: [
        "en_US day,period,time -> Today AM 10:40 AM", "en_US auto -> Today AM 10:40 AM", "zh_TW auto -> 今天 上午 上午10:40",
        "ko_KR auto -> 오늘 오전 오전 10:40", "ar_EG auto -> اليوم ص ١٠:٤٠ ص", "de_DE auto -> Heute 10 Uhr 40",
    ])
    func `auto shows halves of the day where the clock has twelve hours`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let words = parts[0].split(separator: " ").map(String.init)
        var settings = FormatSettings()
        try settings.set(.pickerWheels, to: .word(words[1]))
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", words[0], settings: settings)
        let rows = try PickerReader("antd label value tree disabled").rows(document)
        let first = sequence(first: rows.first) { $0?.children?.first }.prefix { $0 != nil }.compactMap { $0?.label }
        #expect(first.joined(separator: " ").replacing(/\s/, with: " ") == parts[1])
    }

    @Test(arguments: [
        "antd | zh_CN Mo-Su 09:00-18:00 -> 现在 now 1780308000-1",
        "antd-mobile | en_US 24/7 -> Now/Now/Now now/now/now 1780416000-1",
        "brpicker | de_DE 09:00-12:00 -> Jetzt/Jetzt/Jetzt now/now/1/now/2 1780286400-1",
        "vant | zh_CN 11:00-18:00 -> ",
        "antd | zh_CN Tu-Su 09:00-18:00 -> ",
    ])
    func `The row for now is there while the place is open, in as many wheels as the component needs`(_ row: String)
        throws
    {
        let parts = row.split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
        let words = parts[0].split(separator: " ", maxSplits: 3).map(String.init)
        let (page, after) = try now(words[0], words[2], hours: words[3], busy: [])
        guard let first = page.first, first.value.text == "now" else {
            #expect(parts[1].isEmpty)
            return
        }
        let path = sequence(first: first) { $0.children?.first }.map { $0 }
        let until = try #require(Int(path[path.count - 1].bookUntil)) + 1
        #expect(
            path.map(\.label).joined(separator: "/") + " " + path.map(\.value.text).joined(separator: "/")
                + " \(until)-1"
                == parts[1])
        #expect(page.dropFirst().first?.value.text == after)
    }

    /// Rows at 10:16 on a Monday, and the value of the first date.
    private func now(
        _ format: String, _ locale: String, hours: String, busy: [BusyEntry], capacity: Int? = nil
    ) throws -> ([PickerRow], String) {
        var settings = FormatSettings()
        try settings.set(.pickerFirstRow, to: .word("now"))
        let now = try #require(Instant(rfc3339: "2026-06-01T10:16:00+08:00"))
        let resource = Resource(
            schedule: try Schedule(hours: OpeningHours(parsing: hours)), busy: busy, capacity: capacity)
        let plan = try SlotPlan(
            rules: SlotRules(), zone: systemZone("Asia/Shanghai"), now: now, venue: Venue(resources: [resource]))
        let document = SlotDocument(
            plan: plan, place: try PlaceIdentity(), labels: try LocaleLabels(parsing: locale), settings: settings)
        let row = try #require(PickerReader.all.first { $0.hasPrefix(format + " ") })
        return (try PickerReader(row).rows(document), document.expectedSlots.first?["date"] ?? "")
    }

    @Test(arguments: [
        "10:00-11:00 -> full", "10:30-11:00 -> until 10:30", "09:00-10:16 -> until 18:00",
        "10:00-11:00 of 2 -> until 18:00",
    ])
    func `The row for now goes when everything is taken`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let times = parts[0].prefix(11).split(separator: "-")
        let start = try #require(Instant(rfc3339: "2026-06-01T\(times[0]):00+08:00"))
        let end = try #require(Instant(rfc3339: "2026-06-01T\(times[1]):00+08:00"))
        let busy = try #require(BusyEntry(start: start, end: end))
        let rows = try now(
            "antd", "zh_CN", hours: "09:00-18:00", busy: [busy], capacity: parts[0].hasSuffix("2") ? 2 : nil
        ).0
        guard parts[1] != "full" else {
            #expect(rows.first?.value.text == "2026-06-01")
            return
        }
        let last = try #require(Instant(rfc3339: "2026-06-01T\(parts[1].suffix(5)):00+08:00"))
        #expect(rows.first?.value.text == "now" && rows.first?.bookUntil == String(last.epochSeconds - 1))
    }

    @Test(arguments: [
        "antd epoch -> antd: has numbers as values, and the row for now would be a word: leave formats.antd.values at path, or "
            + "formats.picker.firstRow at none",
        "wechat - -> wechat: has no place for a row without a time: leave formats.picker.firstRow at none, or use a tree such "
            + "as vant or tree",
    ])
    func `The row for now is refused where it doesn't fit`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let words = parts[0].split(separator: " ").map(String.init)
        var settings = FormatSettings()
        try settings.set(.pickerFirstRow, to: .word("now"))
        let format = try ExportFormat.of(words[0])
        if words[1] == "epoch" {
            let values = try #require(format.settings.first { $0.key == "values" })
            try settings.set(values, to: .word("epoch"))
        }
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", settings: settings)
        var message: String?
        do throws(ExportError) { try format.check(document) } catch { message = error.description }
        #expect(message == parts[1])
    }

    @Test func `A wheel of times alone is refused where its labels would repeat`() throws {
        var settings = FormatSettings()
        try settings.set(.pickerWheels, to: .word("time"))
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", settings: settings)
        #expect(throws: ExportError.self) { try ExportFormat.of("vant").check(document) }
    }

    @Test(arguments: ["wechat", "qf", "android-pickerview", "plist"])
    func `Formats with three wheels refuse others`(_ format: String) throws {
        var settings = FormatSettings()
        try settings.set(.pickerWheels, to: .word("day,time"))
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", settings: settings)
        #expect(throws: ExportError.self) { try ExportFormat.of(format).check(document) }
    }

    @Test(arguments: PickerReader.all.map { String($0.prefix { $0 != " " }) })
    func `Without slots the root is an empty array`(_ format: String) throws {
        let zone = try systemZone("Asia/Shanghai")
        let closed = try Venue(resources: [Resource(schedule: Schedule(hours: OpeningHours(parsing: "off")))])
        let plan = try SlotPlan(
            rules: SlotRules(), zone: zone, now: Instant(epochSeconds: 1_780_280_160), venue: closed)
        let document = SlotDocument(plan: plan, place: try PlaceIdentity(), labels: try .init(parsing: "zh_CN"))
        let empty = #"{"depth":3,"items":[],"defaultValue":[]}"# + "\n"
        #expect(try text(format, of: document) == (format == "weui" ? empty : "[]\n"))
    }

    @Test func `T6 Labels for weui are escaped for HTML`() throws {
        var words = LabelOverrides()
        try words.set(.today, to: ["<b>&"])
        let labels = try LocaleLabels.reading(LocaleTag(parsing: "zh_CN"), words).get()
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00").with(labels, place: PlaceIdentity())
        #expect(try text("weui", of: document).contains(#""label":"&lt;b&gt;&amp;""#))
        #expect(try text("vant", of: document).contains(#""text":"<b>&""#))
    }
}
