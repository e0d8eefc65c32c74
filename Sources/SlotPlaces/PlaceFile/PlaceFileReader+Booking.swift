internal import JSON5
internal import SlotEngine
internal import SlotTime

/// How much can be booked, when, and of what.
extension PlaceFileReader {
    /// Times, and files that have more of them.
    mutating func busy(_ entry: Entry) throws(PlaceError) -> ([BusyTime], [BusyFile]) {
        var times: [BusyTime] = []
        var files: [BusyFile] = []
        try elements(
            of: entry, rule: "must be a list of { start, end, from, to, takes, buffers, service } and { file }"
        ) {
            (reading, element) throws(PlaceError) in
            var file = BusyFile()
            if let time = try reading.busyTime(element, orFile: &file) {
                times.append(time)
            } else {
                files.append(file)
            }
        }
        return (times, files)
    }

    /// A time; nil where the element names a file.
    private mutating func busyTime(_ element: Entry, orFile file: inout BusyFile) throws(PlaceError) -> BusyTime? {
        var start: PlaceMoment?
        var end: (moment: PlaceMoment, entry: Entry)?
        var from: CivilDate?
        var to: (date: CivilDate, entry: Entry)?
        var hasBuffers: Bool?
        var service: String?
        var fileWord: String?
        var calendarWord: String?
        let words = ["start", "end", "from", "to", "buffers", "service", "takes"]
        try members(of: element, words + BusyFile.keys) { (reading, word, entry) throws(PlaceError) in
            switch word {
            case "start": start = try reading.moment(entry, isEnd: false)
            case "end": end = (try reading.moment(entry, isEnd: true), entry)
            case "from": from = try reading.date(entry)
            case "to": to = (try reading.date(entry), entry)
            case "buffers": hasBuffers = try reading.flag(entry)
            case "service": service = try reading.identifier(entry)
            case "takes": file.takes = try reading.takes(entry)
            default:
                fileWord = word
                if word == "allDay" || word == "lenient" { calendarWord = word }
                try reading.busyFile(&file, word, entry)
            }
        }
        if !file.path.isEmpty {
            guard start == nil, end == nil, from == nil, to == nil else {
                throw missing("a \"file\" or times, not both", in: element)
            }
            if BookingTable.isTable(file.path), let word = calendarWord {
                throw missing("a calendar as its \"file\", not a table, beside \"\(word)\"", in: element)
            }
            file.hasBuffers = hasBuffers
            file.service = service
            return nil
        }
        if let fileWord { throw missing("a \"file\" beside \"\(fileWord)\"", in: element) }
        let takes = file.takes
        switch (start, end, from, to) {
        case (let start?, let end?, nil, nil):
            let isAscending =
                switch (start, end.moment) {
                case (.instant(let start), .instant(let end)): start < end
                case (.local(let start), .local(let end)): start < end
                default: true
                }
            guard isAscending else { throw failure(about: end.entry, "must be after start") }
            return BusyTime(
                start: start, end: end.moment, takes: takes, hasBuffers: hasBuffers ?? true, service: service,
                offset: end.entry.offset)
        case (nil, nil, let from?, _):
            // Whole dates, the last one too.
            let last = to?.date ?? from
            if let to, to.date < from { throw failure(about: to.entry, "must not be before from") }
            return BusyTime(
                start: .local(CivilDateTime(from)), end: .local(CivilDateTime(last.advanced(byDays: 1))), takes: takes,
                hasBuffers: hasBuffers ?? true, service: service, offset: to?.entry.offset ?? element.offset)
        default: throw missing("\"start\" and \"end\", \"from\", or \"file\"", in: element)
        }
    }

    /// A moment; a date alone is its beginning, or its end.
    private func moment(_ entry: Entry, isEnd: Bool) throws(PlaceError) -> PlaceMoment {
        guard case .string(let text) = entry.token else { throw momentFailure(entry) }
        if let moment = PlaceMoment(text, in: reader) { return moment }
        guard let date = CivilDate(rfc3339: reader.string(of: text)) else { throw momentFailure(entry) }
        return .local(CivilDateTime(isEnd ? date.advanced(byDays: 1) : date))
    }

    private func momentFailure(_ entry: Entry) -> PlaceError {
        failure(about: entry, "must be \(PlaceMoment.form), YYYY-MM-DDThh:mm:ss+hh:mm, or a date")
    }

    func takes(_ entry: Entry) throws(PlaceError) -> BusyEntry.Takes {
        switch entry.token {
        case .string(let text) where reader.isEqual(text, Array("all".utf8)): return .all
        case .number(let text):
            if let count = reader.integer(of: text), Limits.capacity.range.contains(count) {
                return .places(count)
            }
        default: break
        }
        throw failure(about: entry, "must be \(Limits.capacity.words), or \"all\"")
    }

    mutating func notice(_ entry: Entry) throws(PlaceError) -> BookingNotice {
        var minutes: Minutes?
        var days: Int?
        var time: TimeOfDay?
        var isBusiness: Bool?
        try members(of: entry, ["minutes", "daysBefore", "by", "businessDays"]) {
            (reading, word, entry) throws(PlaceError) in
            switch word {
            case "minutes": minutes = try reading.minutes(entry, .lead)
            case "daysBefore": days = try reading.whole(entry, .daysBefore)
            case "by": time = try reading.timeOfDay(entry)
            default: isBusiness = try reading.flag(entry)
            }
        }
        switch (minutes, days, time, isBusiness) {
        case (let minutes?, nil, nil, nil): return .minutes(minutes)
        case (nil, let days?, let time?, _): return .daysBefore(days, by: time, businessDays: isBusiness ?? false)
        default: throw missing("either \"minutes\", or \"daysBefore\" and \"by\"", in: entry)
        }
    }

    mutating func opens(_ entry: Entry) throws(PlaceError) -> BookingOpening {
        var days: Int?
        var time = TimeOfDay.midnight
        var isBusiness = false
        try members(of: entry, ["daysBefore", "time", "businessDays"]) {
            (reading, word, entry) throws(PlaceError) in
            switch word {
            case "daysBefore": days = try reading.whole(entry, .daysBefore)
            case "time": time = try reading.timeOfDay(entry)
            default: isBusiness = try reading.flag(entry)
            }
        }
        guard let days else { throw missing("\"daysBefore\"", in: entry) }
        return BookingOpening(daysBefore: days, time: time, businessDays: isBusiness)
    }

    mutating func substituteWeekday(_ entry: Entry) throws(PlaceError) -> ScheduleSettings.SubstituteWeekday {
        guard entry.token == .objectStart else {
            return .weekday(try weekday(entry, "must be a weekday in quotes, or { date: weekday, ... }"))
        }
        var dates: [CivilDate: Weekday] = [:]
        while case .key(let text) = try next() {
            let offset = reader.tokenStart
            let key = reader.string(of: text)
            guard let date = CivilDate(rfc3339: key) else {
                throw failure(
                    at: offset,
                    "\(entry.path) \(quoted(shortened(key))): must be a date of the calendar, \"YYYY-MM-DD\"")
            }
            let day = Entry(path: "\(entry.path).\(key)", offset: offset, token: try next())
            dates[date] = try weekday(day, "must be a weekday in quotes")
        }
        return .dates(dates)
    }

    private func weekday(_ entry: Entry, _ rule: String) throws(PlaceError) -> Weekday {
        let words = Weekday.allCases.map { OpeningHours.word(for: $0) }
        let text = try text(entry, rule: rule)
        if let index = words.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) { return Weekday.allCases[index] }
        throw failure(
            about: entry, "must be \(words.listed())",
            suggestion: words.first { text.lowercased().hasPrefix($0.lowercased()) })
    }
}
