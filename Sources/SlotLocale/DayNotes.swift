public import SlotTime

/// What calendars alone know about a date, in the words of a locale: 冬至, 除夕, Nowruz.
public struct DayNotes: Sendable {
    /// What is noted.
    public enum Kind: String, CaseIterable, Sendable {
        /// The 24 terms of the solar year (节气), by China's time zone.
        case solarTerms

        /// The days that calendars define: 春节, 추석, Nowruz. Islamic ones are those of Umm al-Qura.
        case festivals
    }

    /// Where notes are shown.
    public enum Placement: String, CaseIterable, Sendable {
        /// In a field of their own.
        case field

        /// In that field, and after the day's label: 周二 冬至.
        case label
    }

    /// The kinds that are asked for and for which the language has no words: they are never noted.
    public let kindsWithoutWords: [Kind]

    /// By `SolarTerm.index`; empty where terms are not noted.
    private let terms: [[UInt8]]

    /// By `Festival`; empty where festivals are not noted.
    private let festivals: [[UInt8]]

    /// The notes of some kinds in the language of some labels.
    public init(_ kinds: [Kind], for labels: LocaleLabels, in data: LabelTable = .builtIn) {
        func words(_ kind: Kind, _ topic: String, count: Int) -> [[UInt8]] {
            guard kinds.contains(kind), let list = data.shared("\(topic)-\(labels.content.notes)") else { return [] }
            let words = list.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Array($0) }
            return words.count == count ? words : []
        }
        let terms = words(.solarTerms, "terms", count: SolarTerm.count)
        let festivals = words(.festivals, "festivals", count: Festival.allCases.count)
        self.terms = terms
        self.festivals = festivals
        kindsWithoutWords = kinds.filter { kind in
            switch kind {
            case .solarTerms: terms.isEmpty
            case .festivals: festivals.isEmpty
            }
        }
    }

    /// Whether no date has a note.
    public var isEmpty: Bool { terms.isEmpty && festivals.isEmpty }

    /// The notes of a date, the solar term first, joined by ` · `, or empty.
    public func note(on date: CivilDate) -> [UInt8] {
        var note: [UInt8] = []
        if !terms.isEmpty, let term = SolarTerm(on: date) { note += terms[term.index] }
        let term = note
        for festival in Festival.allCases where !festivals.isEmpty && !festivals[festival.rawValue].isEmpty {
            let word = festivals[festival.rawValue]
            // 清明 is both.
            guard word != term, festival.isOn(date) else { continue }
            if !note.isEmpty { note += Array(" · ".utf8) }
            note += word
        }
        return note
    }
}
