internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The dates of a document as weeks in a table: what is free, and why nothing is.
struct PreviewCalendar {
    private let document: SlotDocument

    init(_ document: SlotDocument) {
        self.document = document
    }

    func write(to page: inout HTMLPage) {
        page.raw("<table class=\"calendar\">\n<thead><tr>")
        let first = document.labels.firstWeekday.rawValue
        for column in 0..<7 {
            let weekday = Weekday(rawValue: (first - 1 + column) % 7 + 1) ?? .monday
            page.element("th", document.labels.weekday(weekday, .abbreviated), [("scope", "col")])
        }
        page.raw("</tr></thead>\n<tbody>\n")
        var cells = cells
        if let date = cells.first?.date {
            let blank = (date.weekday.rawValue - first + 7) % 7
            for _ in 0..<blank { cells.insert(Cell(date: nil, label: []), at: 0) }
            while cells.count % 7 > 0 { cells.append(Cell(date: nil, label: [])) }
        }
        for start in stride(from: 0, to: cells.count, by: 7) {
            page.raw("<tr>\n")
            for cell in cells[start..<min(start + 7, cells.count)] { write(cell, to: &page) }
            page.raw("</tr>\n")
        }
        page.raw("</tbody>\n</table>\n")
    }

    /// A date in the table, or nothing before the first and after the last.
    private struct Cell {
        let date: CivilDate?
        let label: [UInt8]
        var day: SlotDay?
        var closed: ClosedDate?
    }

    /// Dates with and without slots, ascending; a date that the zone skipped has an empty cell, so that weekdays stay in
    /// their columns.
    private var cells: [Cell] {
        let plan = document.plan
        var days = plan.days[...]
        var closed = plan.closed[...]
        var cells: [Cell] = []
        var date = plan.today
        while date <= plan.lastDate {
            if let day = days.first, day.date == date {
                cells.append(Cell(date: date, label: document.labels.date(date), day: days.popFirst()))
            } else if let other = closed.first, other.date == date {
                cells.append(Cell(date: date, label: document.labels.date(date), closed: closed.popFirst()))
            } else {
                cells.append(Cell(date: nil, label: []))
            }
            date = date.advanced(byDays: 1)
        }
        return cells
    }

    private func write(_ cell: Cell, to page: inout HTMLPage) {
        guard let date = cell.date else {
            page.raw("<td></td>\n")
            return
        }
        let isFree = cell.day?.available != nil
        page.open("td", [("class", isFree ? "free" : "none")])
        page.open("time", [("datetime", String(decoding: date.text, as: UTF8.self))])
        page.text(cell.label)
        page.close("time")
        if let day = cell.day {
            for interval in day.freeIntervals(duration: document.plan.rules.duration) {
                page.element("span", range(interval))
            }
            if !isFree { page.element("span", ReasonWords.label(.full, in: document.labels)) }
        }
        if let closed = cell.closed {
            page.element("span", closed.note ?? ReasonWords.label(closed.reason, in: document.labels))
        }
        page.raw("</td>\n")
    }

    private func range(_ interval: FreeInterval) -> [UInt8] {
        let start = CivilDateTime(interval.start, utcOffset: interval.span.utcOffset).time
        let end = CivilDateTime(interval.end, utcOffset: document.plan.span(at: interval.end).utcOffset).time
        return document.labels.timeRange(from: (start.hour, start.minute), to: (end.hour, end.minute))
    }
}
