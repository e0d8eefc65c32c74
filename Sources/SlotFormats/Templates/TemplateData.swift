internal import ICalendar
package import Mustache
package import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// A document as the data of a template. Rows are filled one at a time; no tree is built.
package final class TemplateData: TemplateSource {
    let document: SlotDocument
    let days: DayHours

    /// What the UIDs of the place's events have in common.
    let uidPrefix: [UInt8]

    /// The number of a list or object: what it is, of which date, and the number of an hour in it.
    enum Number {
        case place, rules, relative, days, closed, subscribe, service, address, next
        case hours(day: Int)
        case slots(day: Int, node: Int?)
        case free(day: Int)
        case calendarDates(day: Int, isClosed: Bool)
    }

    /// The first slot after a horizon that has none; searched for once, where a template asks.
    lazy var next = document.next()

    /// The free stretches of one date, and its number.
    var freeIntervals: [FreeInterval] = []
    var freeDay = -1

    /// The data of a document.
    package init(_ document: borrowing SlotDocument) {
        self.document = copy document
        days = DayHours(copy document)
        uidPrefix = UID.prefix(
            placeID: document.identity, durationSeconds: document.plan.rules.duration.seconds)
    }

    /// Fills the root's row.
    package func fill(root row: inout TemplateRow) {
        let plan = document.plan
        for name in TemplateNames.RootName.allCases where row.wants(name.rawValue) {
            let field = name.rawValue
            switch name {
            case .version: row.set(field, number: SlotDocument.version)
            case .place: row.set(field, object: Number.place.code)
            case .locale: row.set(field, text: document.labels.identifier)
            case .calendar: row.set(field, text: document.calendar.rawValue)
            case .timeZone: row.set(field, text: plan.zone.identifier)
            case .tzVersion: row.set(field, text: document.tzVersion)
            case .labelVersion: row.set(field, text: document.labels.version)
            case .validFrom: row.set(field) { Self.append(plan.start, of: plan, to: &$0) }
            case .validUntil: row.set(field) { Self.append(plan.tomorrow, of: plan, to: &$0) }
            case .rules: row.set(field, object: Number.rules.code)
            case .relative:
                row.set(field, list: document.dayLabeler.relativeWords.isEmpty ? nil : Number.relative.code)
            case .days: row.set(field, list: plan.days.isEmpty ? nil : Number.days.code)
            case .closed: row.set(field, list: plan.closed.isEmpty ? nil : Number.closed.code)
            case .dir: row.set(field, text: document.labels.direction.rawValue)
            case .firstWeekday: row.set(field, number: document.labels.firstWeekday.rawValue)
            case .holidayCoverage: row.set(field, text: plan.holidayCoverage?.rawValue)
            case .slotCount: row.set(field, number: plan.count)
            case .hasSlots: row.set(field, flag: plan.count > 0)
            case .subscribe:
                row.set(field, object: document.settings.text(of: .calendarURL) == nil ? nil : Number.subscribe.code)
            case .service: row.set(field, object: document.service == nil ? nil : Number.service.code)
            case .next: row.set(field, object: next == nil ? nil : Number.next.code)
            }
        }
    }

    /// Fills the row of an object, or of a list's first item.
    package func open(_ number: Int, _ row: inout TemplateRow) {
        row.cursor = (number, 0, 0, 0)
        switch Number(code: number) {
        case .place: fillPlace(&row)
        case .rules: fillRules(&row)
        case .subscribe: fillSubscribe(&row)
        case .service: fillService(&row)
        case .address: fillAddress(&row)
        case .next: fillNext(&row)
        case .slots(let day, let node):
            let pieces = days.pieces(of: day, node: node)
            row.cursor = (number, pieces.lowerBound, 0, pieces.upperBound)
            fillSlot(&row, day)
        case .relative, .days, .closed, .hours, .free, .calendarDates: fillItem(&row, 0)
        }
    }

    /// Fills the row of the list's next item.
    package func advance(_ row: inout TemplateRow) {
        if case .slots(let day, _) = Number(code: row.cursor.0) {
            row.cursor.2 += 1
            if row.cursor.2 == days.piece(row.cursor.1, of: day).count {
                row.cursor.1 += 1
                row.cursor.2 = 0
            }
            return fillSlot(&row, day)
        }
        row.cursor.1 += 1
        fillItem(&row, row.cursor.1)
    }

    private static func append(_ instant: Instant, of plan: SlotPlan, to text: inout [UInt8]) {
        instant.appendRFC3339(utcOffset: plan.zone.utcOffset(at: instant), to: &text)
    }

    private func fillItem(_ row: inout TemplateRow, _ index: Int) {
        switch Number(code: row.cursor.0) {
        case .relative:
            let words = document.dayLabeler.relativeWords
            row.isLast = index == words.count - 1
            row.set(0, number: words[index].offset)
            row.set(1) { $0 += words[index].word }
        case .days:
            row.isLast = index == document.plan.days.count - 1
            fillDay(&row, index)
        case .closed:
            row.isLast = index == document.plan.closed.count - 1
            fillClosed(&row, index)
        case .hours(let day):
            row.isLast = index == days.nodeCount(of: day) - 1
            fillHour(&row, day, index)
        case .free(let day): fillFree(&row, day, index)
        case .calendarDates(let day, let isClosed):
            let date = isClosed ? document.plan.closed[day].date : document.plan.days[day].date
            let entries = CalendarEntry.entries(of: date, document.labels)
            row.isLast = index == entries.count - 1
            fillCalendarDate(&row, entries[index])
        case .place, .rules, .subscribe, .service, .address, .next, .slots: break
        }
    }
}

extension TemplateData.Number {
    /// The number, as rows carry it.
    var code: Int {
        switch self {
        case .place: 0
        case .rules: 1
        case .relative: 2
        case .days: 3
        case .closed: 4
        case .subscribe: 5
        case .hours(let day): 6 | day << 4
        case .slots(let day, let node): 7 | day << 4 | ((node ?? -1) + 1) << 20
        case .free(let day): 8 | day << 4
        case .calendarDates(let day, let isClosed): (isClosed ? 10 : 9) | day << 4
        case .service: 11
        case .address: 12
        case .next: 13
        }
    }

    init(code: Int) {
        let day = code >> 4 & 0xFFFF
        switch code & 15 {
        case 0: self = .place
        case 1: self = .rules
        case 2: self = .relative
        case 3: self = .days
        case 4: self = .closed
        case 5: self = .subscribe
        case 6: self = .hours(day: day)
        case 7: self = .slots(day: day, node: code >> 20 == 0 ? nil : (code >> 20) - 1)
        case 8: self = .free(day: day)
        case 9: self = .calendarDates(day: day, isClosed: false)
        case 11: self = .service
        case 12: self = .address
        case 13: self = .next
        default: self = .calendarDates(day: day, isClosed: true)
        }
    }
}
