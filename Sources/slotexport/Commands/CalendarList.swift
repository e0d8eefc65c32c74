internal import SlotFormats
internal import SlotLocale
internal import SlotTime

/// The calendars with the dates that they are known for, and what a date looks like in each.
struct CalendarList {
    /// The date of the examples.
    let date: CivilDate

    /// A line for each calendar.
    var text: [UInt8] {
        let width = CalendarSystem.allCases.map { $0.rawValue.utf8.count }.max() ?? 0
        let lines = CalendarSystem.allCases.map { calendar in
            let name = calendar.rawValue + String(repeating: " ", count: width - calendar.rawValue.utf8.count)
            let (first, last) = range(of: calendar)
            let shown = example(of: calendar).map { ": \($0)" } ?? ""
            return "\(name)  \(first) to \(last)  \(calendar.explanation)\(shown)\n"
        }
        return Array(lines.joined().utf8)
    }

    /// An object for each calendar.
    var json: [UInt8] {
        let objects = CalendarSystem.allCases.map { calendar in
            let (first, last) = range(of: calendar)
            let members: [(String, String?)] = [
                ("name", calendar.rawValue), ("explanation", calendar.explanation), ("first", first), ("last", last),
                ("example", example(of: calendar)),
            ]
            let texts = members.map { JSONText.quote($0) + Array(":".utf8) + JSONText.quote($1) }
            return Array("{".utf8) + texts.joined(separator: ",".utf8) + Array("}".utf8)
        }
        return Array("[".utf8) + objects.joined(separator: ",".utf8) + Array("]\n".utf8)
    }

    private func range(of calendar: CalendarSystem) -> (first: String, last: String) {
        (calendar.range.lowerBound.rfc3339, calendar.range.upperBound.rfc3339)
    }

    /// The date in a language that the calendar is used with; nil where the calendar is not known for it.
    private func example(of calendar: CalendarSystem) -> String? {
        let options = LabelOptions(calendars: [calendar])
        guard calendar.range.contains(date), let table = try? LocaleLabels(parsing: calendar.language, options: options)
        else { return nil }
        return String(decoding: table.fullDate(date, .abbreviated), as: UTF8.self)
    }
}

extension CalendarSystem {
    /// What the calendar is.
    fileprivate var explanation: String {
        switch self {
        case .gregorian: "the civil calendar"
        case .chinese: "农历, China's calendar by moon and sun"
        case .dangi: "음력, Korea's calendar by moon and sun"
        case .buddhist: "the Thai calendar, years since 543 BC"
        case .roc: "民國, Taiwan's years since 1912"
        case .japanese: "years of the emperors since Meiji"
        case .persian: "Solar Hijri, Iran's civil calendar"
        case .islamicUmmAlQura: "Saudi Arabia's calendar as it is published"
        case .islamicCivil: "the Islamic calendar by arithmetic, 11 leap years in 30"
        case .hebrew: "the Jewish calendar"
        case .indian: "Saka, India's national calendar"
        case .coptic: "the Coptic calendar, years of the Martyrs"
        case .ethiopic: "the Ethiopic calendar, years of the Incarnation"
        }
    }

    /// A language that its dates are written in.
    fileprivate var language: String {
        switch self {
        case .gregorian: "en"
        case .chinese: "zh"
        case .dangi: "ko"
        case .buddhist: "th"
        case .roc: "zh_Hant"
        case .japanese: "ja"
        case .persian: "fa"
        case .islamicUmmAlQura, .islamicCivil, .coptic: "ar"
        case .hebrew: "he"
        case .indian: "hi"
        case .ethiopic: "am"
        }
    }
}
