internal import JSON5
internal import SlotEngine
internal import SlotTime

/// How much can be booked, when, and of what.
extension PlaceFileReader {
    mutating func busy(_ entry: Entry) throws(PlaceError) -> [BusyTime] {
        var busy: [BusyTime] = []
        try elements(of: entry, rule: "must be a list of { start, end, takes }") {
            (reading, element) throws(PlaceError) in busy.append(try reading.busyTime(element))
        }
        return busy
    }

    private mutating func busyTime(_ element: Entry) throws(PlaceError) -> BusyTime {
        var start: PlaceMoment?
        var end: (moment: PlaceMoment, entry: Entry)?
        var takes = BusyEntry.Takes.places(1)
        try members(of: element, ["start", "end", "takes"]) { (reading, word, entry) throws(PlaceError) in
            switch word {
            case "start": start = try reading.moment(entry)
            case "end": end = (try reading.moment(entry), entry)
            default: takes = try reading.takes(entry)
            }
        }
        guard let start, let end else { throw missing("\"start\" and \"end\"", in: element) }
        let isAscending =
            switch (start, end.moment) {
            case (.instant(let start), .instant(let end)): start < end
            case (.local(let start), .local(let end)): start < end
            default: true
            }
        guard isAscending else { throw failure(about: end.entry, "must be after start") }
        return BusyTime(start: start, end: end.moment, takes: takes, offset: end.entry.offset)
    }

    private func moment(_ entry: Entry) throws(PlaceError) -> PlaceMoment {
        guard case .string(let text) = entry.token, let moment = PlaceMoment(text, in: reader) else {
            throw failure(about: entry, "must be \(PlaceMoment.form), YYYY-MM-DDThh:mm:ss+hh:mm")
        }
        return moment
    }

    private func takes(_ entry: Entry) throws(PlaceError) -> BusyEntry.Takes {
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

    mutating func resources(_ entry: Entry) throws(PlaceError) -> [ScheduleSettings.Resource] {
        var resources: [ScheduleSettings.Resource] = []
        try elements(of: entry, rule: "must be a list of { id, hours, exceptions, busy, capacity }") {
            (reading, element) throws(PlaceError) in
            var resource = ScheduleSettings.Resource()
            try reading.members(of: element, ["id", "hours", "exceptions", "busy", "capacity"]) {
                (reading, word, entry) throws(PlaceError) in
                switch word {
                case "id":
                    resource.id = try reading.identifier(entry)
                    if resources.contains(where: { $0.id == resource.id }) {
                        throw reading.failure(about: entry, "must not be another resource's")
                    }
                case "hours": resource.hours = try reading.hours(entry)
                case "exceptions": resource.exceptions = try reading.exceptions(entry)
                case "busy": resource.busy = try reading.busy(entry)
                default: resource.capacity = try reading.whole(entry, .capacity)
                }
            }
            guard !resource.id.isEmpty else { throw reading.missing("an \"id\"", in: element) }
            guard resources.count < ScheduleSettings.resourceLimit else {
                throw reading.failure(
                    at: element.offset, "\(element.path): must not be more than \(ScheduleSettings.resourceLimit)")
            }
            resources.append(resource)
        }
        guard !resources.isEmpty else {
            throw failure(about: entry, "must have a resource; leave the key out where there is one")
        }
        return resources
    }
}
