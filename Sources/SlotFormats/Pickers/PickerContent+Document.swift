public import SlotDocument
internal import SlotEngine
internal import SlotLocale
public import SlotPicker
internal import SlotTime

extension PickerContent {
    /// The content of a document: the same rows as those of its format `json`.
    public init(_ document: SlotDocument) {
        let plan = document.plan
        let labels = PickerLabels(document)
        let minutes = (0..<60).map { String(decoding: labels.minute($0), as: UTF8.self) }
        let days = plan.days.map { day in
            let midnight = day.date.daysSinceEpoch * 86_400
            var hours: [Hour] = []
            var slots: [Slot] = []
            var last: (hour: Int, utcOffset: Int)?
            func finish() {
                guard let last else { return }
                let isRepeated = day.repeatedHours & (1 << UInt32(last.hour)) != 0
                let label = labels.hour(last.hour, repeatedOffset: isRepeated ? last.utcOffset : nil)
                hours.append(Hour(label: String(decoding: label, as: UTF8.self), slots: slots))
                slots = []
            }
            for run in day.runs {
                let utcOffset = run.span.utcOffset
                for index in 0..<run.count {
                    let minute = run.firstMinute + index * run.step
                    if let previous = last, previous != (minute / 60, utcOffset) { finish() }
                    last = (minute / 60, utcOffset)
                    let start = Instant(epochSeconds: midnight + minute * 60 - utcOffset)
                    slots.append(
                        Slot(
                            label: minutes[minute % 60], start: start, utcOffset: utcOffset,
                            bookUntil: run.bookingEnd ?? start.advanced(bySeconds: -plan.lead.seconds),
                            isSoldOut: run.isSoldOut))
                }
            }
            finish()
            return Day(label: String(decoding: labels.day(day), as: UTF8.self), date: day.date, hours: hours)
        }
        self.init(days: days, validUntil: plan.tomorrow)
    }
}
