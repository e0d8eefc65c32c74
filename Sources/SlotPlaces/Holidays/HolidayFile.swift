internal import JSON5
public import SlotEngine
internal import SlotTime

/// A file of holidays and make-up workdays, in JSON or JSON5.
///
/// It has the shape of https://github.com/NateScarlet/holiday-cn, an object with `year` and `days`, or is a plain list of
/// dates, of objects with `date`, `name` and `isOffDay`, and of whole years with `year` and `days`.
public enum HolidayFile {
    /// Reads a file: a notice, or the days of a plain list by their years.
    ///
    /// - Throws: As place files do: where it is missing, and with line and column where its content is wrong.
    public static func notices(path: String, in files: FileSource) throws(PlaceError) -> [HolidayCalendar.Notice] {
        try notices(in: try PlaceFile(path: path, in: files, as: "holiday file"))
    }

    /// Reads the text of a file.
    ///
    /// - Throws: With the line and the column.
    public static func notices(in file: PlaceFile) throws(PlaceError) -> [HolidayCalendar.Notice] {
        var reading = PlaceFileReader(file)
        let token = try reading.next()
        let whole = PlaceFileReader.Entry(path: "days", offset: reading.reader.tokenStart, token: token)
        switch token {
        case .arrayStart:
            let source = try reading.holidays(whole, takesFiles: false)
            _ = try reading.next()
            return source.ownNotices
        case .objectStart:
            let notice = try reading.notice(at: whole.offset)
            _ = try reading.next()
            return [notice]
        default: throw reading.failure(at: whole.offset, shape)
        }
    }

    fileprivate static let shape =
        "a holiday file must be an object with \"year\" and \"days\", or a list of dates"
}

extension PlaceFileReader {
    /// The object of a holiday file; keys that it has beside the year and the days say where it comes from.
    fileprivate mutating func notice(at offset: Int) throws(PlaceError) -> HolidayCalendar.Notice {
        var year: Int?
        var days: [HolidayCalendar.Day]?
        while case .key(let text) = try next() {
            let entry = Entry(path: reader.string(of: text), offset: reader.tokenStart, token: try next())
            switch entry.path {
            case "year": year = try whole(entry, .year)
            case "days": days = try holidays(entry, takesFiles: false, isForeign: true).days
            default: try skip(entry.token)
            }
        }
        guard let year, let days else { throw failure(at: offset, HolidayFile.shape) }
        return HolidayCalendar.Notice(year: year, days: days)
    }

    /// A list of holidays: dates, objects, and names of files where they are taken.
    ///
    /// - Parameter isForeign: Whether the list is another project's: its objects may have more keys, and say of each day
    ///   whether it is off.
    mutating func holidays(
        _ entry: Entry, takesFiles: Bool, takesWorkdays: Bool = true, isForeign: Bool = false
    ) throws(PlaceError) -> HolidaySource {
        var source = HolidaySource()
        var seen: Set<CivilDate> = []
        var index = 0
        let rule = takesFiles ? "must be a list of files, dates and objects" : "must be a list of dates and objects"
        var years: [HolidayCalendar.Notice] = []
        try elements(of: entry, rule: rule) { (reading, element) throws(PlaceError) in
            defer { index += 1 }
            let days: [HolidayCalendar.Day]
            switch element.token {
            case .string(let text):
                let word = reading.reader.string(of: text)
                if takesFiles, !word.isEmpty, word.utf8.contains(where: { !$0.isDigit && $0 != UInt8(ascii: "-") }) {
                    let path = reading.pathBesideFile(word)
                    source.files.append(HolidaySource.File(path: path, index: index, offset: element.offset))
                    return
                }
                days = [HolidayCalendar.Day(date: try reading.date(element), name: "", isOffDay: true)]
            default:
                let found = try reading.holiday(element, takesWorkdays: takesWorkdays, isForeign: isForeign)
                days = found.days
                if let year = found.year {
                    years.append(HolidayCalendar.Notice(year: year, days: days))
                    for day in days where !seen.insert(day.date).inserted {
                        throw reading.failure(
                            at: element.offset,
                            "\(element.path): must not name \(day.date.rfc3339), which is in the list before it")
                    }
                    return
                }
            }
            for day in days where !seen.insert(day.date).inserted {
                throw reading.failure(
                    at: element.offset,
                    "\(element.path): must not name \(day.date.rfc3339), which is in the list before it")
            }
            source.days += days
        }
        source.years = years
        return source
    }

    private mutating func holiday(
        _ element: Entry, takesWorkdays: Bool, isForeign: Bool
    ) throws(PlaceError) -> (year: Int?, days: [HolidayCalendar.Day]) {
        var dates = DateRangeReader()
        var year: Int?
        var ofYear: HolidaySource?
        var name: String?
        var isOffDay: Bool?
        let read = { (reading: inout PlaceFileReader, word: String, entry: Entry) throws(PlaceError) in
            switch word {
            case "name": name = try reading.placeText(entry, rule: "must be text in quotes")
            case "isOffDay": isOffDay = try reading.flag(entry)
            case "date", "from", "to": try dates.read(&reading, word, entry)
            case "year" where !isForeign: year = try reading.whole(entry, .year)
            case "days" where !isForeign:
                ofYear = try reading.holidays(entry, takesFiles: false, takesWorkdays: takesWorkdays)
            default: try reading.skip(entry.token)
            }
        }
        if isForeign {
            guard element.token == .objectStart else {
                throw failure(about: element, "must be an object of \"name\", \"date\" and \"isOffDay\"")
            }
            while case .key(let text) = try next() {
                let word = reader.string(of: text)
                let offset = reader.tokenStart
                try read(&self, word, Entry(path: "\(element.path).\(word)", offset: offset, token: try next()))
            }
            guard isOffDay != nil else { throw missing("\"isOffDay\"", in: element) }
        } else {
            let words = ["date", "from", "to", "name"] + (takesWorkdays ? ["isOffDay"] : []) + ["year", "days"]
            try members(of: element, words, read)
        }
        if year != nil || ofYear != nil {
            guard let year, let ofYear, ofYear.years.isEmpty else {
                throw missing("both \"year\" and \"days\"", in: element)
            }
            return (year, ofYear.days)
        }
        let range = try dates.range(of: element, self)
        let days = (range.lowerBound.daysSinceEpoch...range.upperBound.daysSinceEpoch).map {
            HolidayCalendar.Day(date: CivilDate(daysSinceEpoch: $0), name: name ?? "", isOffDay: isOffDay ?? true)
        }
        return (nil, days)
    }

    /// A path in a place file counts from the folder of the file.
    func pathBesideFile(_ path: String) -> String {
        // What comes through a pipe has no folder.
        guard !path.hasPrefix("/"), !file.name.hasPrefix("/dev/fd/"),
            let slash = file.name.utf8.lastIndex(of: UInt8(ascii: "/"))
        else { return path }
        return String(file.name[...slash]) + path
    }
}

extension Limits {
    /// The year of a notice.
    fileprivate static let year = Limits(range: 1...9999, words: "1 to 9999")
}

/// `date`, or `from` and `to`, of an object.
struct DateRangeReader {
    /// A longer range is almost certainly a typo.
    private static let limit = 3660

    private var date: CivilDate?
    private var from: CivilDate?
    private var to: (date: CivilDate, entry: PlaceFileReader.Entry)?

    mutating func read(
        _ reading: inout PlaceFileReader, _ word: String, _ entry: PlaceFileReader.Entry
    ) throws(PlaceError) {
        switch word {
        case "date": date = try reading.date(entry)
        case "from": from = try reading.date(entry)
        default: to = (try reading.date(entry), entry)
        }
    }

    /// The dates, once all keys are read.
    func range(
        of element: PlaceFileReader.Entry, _ reading: PlaceFileReader
    ) throws(PlaceError) -> ClosedRange<CivilDate> {
        switch (date, from, to) {
        case (let date?, nil, nil): return date...date
        case (nil, let from?, let to?):
            guard from <= to.date else { throw reading.failure(about: to.entry, "must not be before from") }
            guard to.date.daysSinceEpoch - from.daysSinceEpoch < Self.limit else {
                throw reading.failure(about: to.entry, "must be less than \(Self.limit) days after from")
            }
            return from...to.date
        default: throw reading.missing("either \"date\", or \"from\" and \"to\"", in: element)
        }
    }
}
