internal import ICalendar
internal import Mustache
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

// How rows are filled, one kind of object each.
extension TemplateData {
    func fillPlace(_ row: inout TemplateRow) {
        let place = document.place
        let details = document.details
        for name in TemplateNames.PlaceName.allCases where row.wants(name.rawValue) {
            let field = name.rawValue
            switch name {
            case .id: row.set(field, text: place.id)
            case .name: row.set(field, text: place.name)
            case .title: row.set(field, text: place.name ?? place.id)
            case .address: row.set(field, object: details.address == nil ? nil : Number.address.code)
            case .phone: row.set(field, text: details.phone)
            case .email: row.set(field, text: details.email)
            case .website: row.set(field, text: details.website)
            case .description: row.set(field, text: details.description)
            case .color: row.set(field, text: details.color)
            case .category: row.set(field, text: details.category)
            case .latitude:
                if let position = details.position { row.set(field) { $0.append(degrees: position.latitude) } }
            case .longitude:
                if let position = details.position { row.set(field) { $0.append(degrees: position.longitude) } }
            }
        }
    }

    func fillService(_ row: inout TemplateRow) {
        guard let service = document.service else { return }
        for (field, text) in [service.id, service.name, service.name ?? service.id].enumerated() {
            row.set(field, text: text)
        }
    }

    func fillAddress(_ row: inout TemplateRow) {
        guard let address = document.details.address else { return }
        let parts = [
            address.street, address.postalCode, address.city, address.region, address.country, address.line,
        ]
        for (field, text) in parts.enumerated() { row.set(field, text: text) }
    }

    func fillNext(_ row: inout TemplateRow) {
        guard let next else { return }
        row.set(0) { $0 += next.startText }
        row.set(1) { $0 += next.label }
    }

    func fillRules(_ row: inout TemplateRow) {
        for rule in document.plan.rules.fields(capacity: document.plan.venue.capacity) {
            guard let field = TemplateNames.ruleKeys.firstIndex(where: { $0.utf8.elementsEqual(rule.key.utf8) }) else {
                continue
            }
            switch rule.value {
            case .number(let number): row.set(field, number: number)
            case .word(let word): row.set(field, text: word)
            }
        }
    }

    func fillSubscribe(_ row: inout TemplateRow) {
        guard let url = document.settings.text(of: .calendarURL) else { return }
        // The address without its scheme, which `check` has seen.
        let rest = url.utf8.drop { $0 != UInt8(ascii: ":") }
        let webcal = "webcal" + String(decoding: rest, as: UTF8.self)
        row.set(0, text: url)
        row.set(1, text: webcal)
        row.set(2) { $0.appendPercentEncoded(url) }
        row.set(3) { $0.appendPercentEncoded(webcal) }
    }

    func fillDay(_ row: inout TemplateRow, _ index: Int) {
        let day = document.plan.days[index]
        for name in TemplateNames.DayName.allCases where row.wants(name.rawValue) {
            let field = name.rawValue
            switch name {
            case .date: row.set(field) { $0.append(day.date) }
            case .label: row.set(field) { document.dayLabeler.append(day.date, offset: day.offset, to: &$0) }
            case .weekday: row.set(field, number: day.date.weekday.rawValue)
            case .weekdayLabel: row.set(field) { document.dayLabeler.appendWeekday(day.date.weekday, to: &$0) }
            case .dateLabel: row.set(field) { document.labels.appendDate(day.date, to: &$0) }
            case .fullDateLabel: row.set(field) { document.dayLabeler.appendFullDate(day.date, to: &$0) }
            case .hours: row.set(field, list: Number.hours(day: index).code)
            case .slots: row.set(field, list: Number.slots(day: index, node: nil).code)
            case .free: row.set(field, list: day.available == nil ? nil : Number.free(day: index).code)
            case .holiday: row.set(field, text: HolidayName.names(of: day.holiday, in: document.labels).holiday)
            case .makeupWorkday:
                row.set(field, text: HolidayName.names(of: day.holiday, in: document.labels).makeupWorkday)
            case .calendarDates: row.set(field, list: calendarDates(day: index, isClosed: false))
            case .isToday: row.set(field, flag: day.offset == 0)
            case .isTomorrow: row.set(field, flag: day.offset == 1)
            case .slotCount: row.set(field, number: day.available?.count ?? 0)
            case .isFull: row.set(field, flag: day.available == nil)
            case .dayNote: set(note: field, of: day.date, &row)
            }
        }
    }

    func fillHour(_ row: inout TemplateRow, _ day: Int, _ node: Int) {
        let hour = days.piece(days.pieces(of: day, node: node).lowerBound, of: day)
        let isRepeated = document.plan.days[day].repeatedHours & 1 << UInt32(hour.hour) != 0
        row.set(TemplateNames.HourName.hour.rawValue, number: hour.hour)
        row.set(TemplateNames.HourName.label.rawValue) {
            document.labels.appendHour(hour.hour, to: &$0)
            if isRepeated { Self.append(pass: hour.span.utcOffset, to: &$0) }
        }
        row.set(TemplateNames.HourName.slots.rawValue, list: Number.slots(day: day, node: node).code)
        if isRepeated {
            row.set(TemplateNames.HourName.utcOffset.rawValue) { $0.appendUTCOffset(hour.span.utcOffset) }
        }
    }

    func fillFree(_ row: inout TemplateRow, _ day: Int, _ index: Int) {
        let plan = document.plan
        if freeDay != day {
            freeIntervals = plan.days[day].freeIntervals(duration: plan.rules.duration)
            freeDay = day
        }
        let free = freeIntervals[index]
        row.isLast = index == freeIntervals.count - 1
        let endOffset = plan.span(at: free.end).utcOffset
        let start = CivilDateTime(free.start, utcOffset: free.span.utcOffset)
        let end = CivilDateTime(free.end, utcOffset: endOffset)
        for name in TemplateNames.FreeName.allCases where row.wants(name.rawValue) {
            let field = name.rawValue
            switch name {
            case .start: row.set(field) { free.start.appendRFC3339(utcOffset: free.span.utcOffset, to: &$0) }
            case .end: row.set(field) { free.end.appendRFC3339(utcOffset: endOffset, to: &$0) }
            case .startEpoch: row.set(field, number: free.start.epochSeconds)
            case .endEpoch: row.set(field, number: free.end.epochSeconds)
            case .startTime: row.set(field) { Self.append(clock: start.time, to: &$0) }
            case .endTime: row.set(field) { Self.append(clock: end.time, to: &$0) }
            case .rangeLabel:
                row.set(field) {
                    document.labels.appendTimeRange(
                        from: (start.time.hour, start.time.minute), to: (end.time.hour, end.time.minute), to: &$0)
                }
            case .slotCount: row.set(field, number: free.count)
            }
        }
    }

    func fillClosed(_ row: inout TemplateRow, _ index: Int) {
        let closed = document.plan.closed[index]
        for name in TemplateNames.ClosedName.allCases where row.wants(name.rawValue) {
            let field = name.rawValue
            switch name {
            case .date: row.set(field) { $0.append(closed.date) }
            case .label: row.set(field) { document.dayLabeler.append(closed.date, offset: closed.offset, to: &$0) }
            case .dateLabel: row.set(field) { document.labels.appendDate(closed.date, to: &$0) }
            case .weekdayLabel: row.set(field) { document.dayLabeler.appendWeekday(closed.date.weekday, to: &$0) }
            case .reason: row.set(field, text: closed.reason.rawValue)
            case .note: row.set(field, text: closed.note)
            case .holiday: row.set(field, text: HolidayName.names(of: closed.holiday, in: document.labels).holiday)
            case .makeupWorkday:
                row.set(field, text: HolidayName.names(of: closed.holiday, in: document.labels).makeupWorkday)
            case .calendarDates: row.set(field, list: calendarDates(day: index, isClosed: true))
            case .isToday: row.set(field, flag: closed.offset == 0)
            case .dayNote: set(note: field, of: closed.date, &row)
            case .reasonLabel:
                row.set(field, text: ReasonWords.label(closed.reason, in: document.labels))
            }
        }
    }

    func fillCalendarDate(_ row: inout TemplateRow, _ entry: CalendarEntry) {
        let names = TemplateNames.schema.scopes[TemplateNames.Scope.calendarDate.rawValue].names
        for (key, value) in entry.members {
            guard let field = names.firstIndex(where: { $0.name.utf8.elementsEqual(key.utf8) }) else { continue }
            switch value {
            case .number(let number): row.set(field, number: number)
            case .text(let text): row.set(field) { $0 += text }
            case .yes: row.set(field, flag: true)
            }
        }
    }

    private func set(note field: Int, of date: CivilDate, _ row: inout TemplateRow) {
        let note = document.dayLabeler.notes.note(on: date)
        if note.isEmpty { row.set(field, text: nil) } else { row.set(field) { $0 += note } }
    }

    private func calendarDates(day: Int, isClosed: Bool) -> Int? {
        let date = isClosed ? document.plan.closed[day].date : document.plan.days[day].date
        // A calendar that isn't known for the date has none, in an unchecked document.
        guard !CalendarEntry.entries(of: date, document.labels).isEmpty else { return nil }
        return Number.calendarDates(day: day, isClosed: isClosed).code
    }

    /// ` (UTC-04:00)`
    static func append(pass utcOffset: Int, to text: inout [UInt8]) {
        text += " (UTC".utf8
        text.appendUTCOffset(utcOffset)
        text.append(UInt8(ascii: ")"))
    }

    /// `10:40`
    static func append(clock time: TimeOfDay, to text: inout [UInt8]) {
        text.appendDigits(time.hour, width: 2)
        text.append(UInt8(ascii: ":"))
        text.appendDigits(time.minute, width: 2)
    }
}
