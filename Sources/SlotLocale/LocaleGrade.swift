internal import SlotTime

/// Whether a language has all the words that labels show.
public enum LocaleGrade: Hashable, Sendable {
    /// Every word is the language's own: the locale has labels.
    case complete

    /// Some words would be English ones or placeholders: the locale is refused.
    case incomplete([Missing])

    /// Words that a language can lack.
    public enum Missing: String, CaseIterable, Sendable {
        /// Today and tomorrow.
        case relative
        /// The days of the week.
        case weekdays
        /// The months.
        case months

        /// What it is called in messages.
        var words: String {
            switch self {
            case .relative: "today and tomorrow"
            case .weekdays: "weekdays"
            case .months: "months"
            }
        }
    }

    /// What the language lacks, or nil where nothing is missing.
    public var lacks: [Missing]? {
        guard case .incomplete(let missing) = self else { return nil }
        return missing
    }

    /// The grade as lists show it: `complete`, `incomplete`.
    public var name: String { lacks == nil ? "complete" : "incomplete" }

    init(_ record: LabelRecord) {
        guard let value = record.value(of: "lacks") else {
            self = .complete
            return
        }
        let names = value.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
        self = .incomplete(names.compactMap(Missing.init))
    }
}

extension LabelTable {
    /// Every locale of the table with its grade, those without labels too, sorted by their bytes.
    public var grades: [(identifier: String, grade: LocaleGrade)] {
        withBytes { LabelSearch.locales(in: $0, incomplete: true) }
            .compactMap { name in record(name).map { (name, LocaleGrade($0)) } }
    }
}
