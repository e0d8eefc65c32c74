import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime

/// A slot as any format should tell it: the columns of ndjson by their names, worked out the slow and simple way.
struct ExpectedSlot: Hashable {
    var columns: [String: String] = [:]

    /// The UTC offset of the start, such as `+08:00`.
    var utcOffset = ""

    /// Whether the hour comes more than once on the date, with different UTC offsets.
    var isRepeated = false

    var start = Instant(epochSeconds: 0)
    var end = Instant(epochSeconds: 0)

    /// The offset in brackets where the hour is repeated, as labels end in it.
    var pass: String { isRepeated ? " (UTC\(utcOffset))" : "" }

    subscript(name: String) -> String { columns[name] ?? "" }
}

extension SlotDocument {
    /// The slots of the document in the order of its rows.
    var expectedSlots: [ExpectedSlot] {
        plan.days.flatMap { day in
            var slots = day.runs.flatMap { run in
                (0..<run.count).map { slot(of: day, minuteOfDay: run.firstMinute + $0 * run.step, run) }
            }
            for index in slots.indices {
                let hour = slots[index]["hour"]
                slots[index].isRepeated = Set(slots.filter { $0["hour"] == hour }.map(\.utcOffset)).count > 1
                slots[index].columns["hourLabel", default: ""] += slots[index].pass
            }
            return slots
        }
    }

    private func slot(of day: SlotDay, minuteOfDay: Int, _ run: SlotSeries) -> ExpectedSlot {
        let span = run.span
        let midnight = day.date.daysSinceEpoch * 86_400
        let start = Instant(epochSeconds: midnight + minuteOfDay * 60 - span.utcOffset)
        let end = start.advanced(bySeconds: plan.rules.duration.seconds)
        let bookUntil = run.bookingEnd ?? start.advanced(bySeconds: -plan.lead.seconds)
        let (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
        return ExpectedSlot(
            columns: [
                "place": place.id,
                "date": Array(rfc3339(start).utf8.prefix(10)).string,
                "dayLabel": dayLabeler.label(for: day.date, offset: day.offset).string,
                "dateLabel": labels.date(day.date).string,
                "weekday": String(day.date.weekday.rawValue),
                "weekdayLabel": dayLabeler.weekday(day.date.weekday).string,
                "hour": String(hour),
                "hourLabel": labels.hour(hour).string,
                "minute": String(minute),
                "minuteLabel": labels.minute(minute).string,
                "start": rfc3339(start),
                "end": rfc3339(end),
                "startEpoch": String(start.epochSeconds),
                "bookUntil": String(bookUntil.epochSeconds),
                "serviceDate": text(of: run.serviceDate ?? day.date),
                "timeZone": plan.zone.identifier,
                "locale": labels.identifier,
                "service": "",
                "remaining": run.remaining.map(String.init) ?? "",
                "soldOut": run.isSoldOut ? "true" : "false",
                "holiday": day.holiday?.name ?? "",
                "isMakeupWorkday": day.holiday?.isOffDay == false ? "true" : "false",
                "dayNote": "",
                "bookUntilAt": rfc3339(bookUntil),
            ],
            utcOffset: Array(rfc3339(start).utf8.suffix(6)).string, start: start, end: end)
    }

    private func text(of date: CivilDate) -> String {
        var text: [UInt8] = []
        date.appendRFC3339(to: &text)
        return text.string
    }

    /// An instant on the zone's wall clock, without help from the plan.
    func rfc3339(_ instant: Instant) -> String {
        var text: [UInt8] = []
        instant.appendRFC3339(utcOffset: plan.zone.utcOffset(at: instant), to: &text)
        return text.string
    }

    /// The time of an instant in the locale's pattern: 10:40.
    func timeLabel(_ instant: Instant) -> String {
        let wall = CivilDateTime(instant, utcOffset: plan.zone.utcOffset(at: instant)).time
        return labels.time(hour: wall.hour, minute: wall.minute).string
    }

    /// The range between two instants in the locale's pattern: 10:40–10:50.
    ///
    /// Each end shows its offset where the clock alone doesn't say which moment is meant.
    func rangeLabel(_ slot: ExpectedSlot) -> String {
        let offsets = [slot.start, slot.end].map { plan.zone.utcOffset(at: $0) }
        let from = CivilDateTime(slot.start, utcOffset: offsets[0])
        let to = CivilDateTime(slot.end, utcOffset: offsets[1])
        var endOffset = offsets[0] == offsets[1] ? nil : offsets[1]
        if case .overlap = plan.zone.resolve(to) { endOffset = offsets[1] }
        var label: [UInt8] = []
        labels.appendTimeRange(
            from: RangeEnd(from, shownOffset: slot.isRepeated ? offsets[0] : nil),
            to: RangeEnd(to, shownOffset: endOffset), to: &label)
        return label.string
    }
}
