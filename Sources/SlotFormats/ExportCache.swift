internal import SlotDocument

/// What the documents written so far leave to the next ones: labels, finished rows, and frames.
///
/// A document has the same bytes with it and without it; where many are alike, such as the places of a chain, most of the
/// time is saved. Keep one for a series of documents, of any formats.
///
/// Documents share what they have in common when their zones and labels are copies of one value, and their durations,
/// styles and settings are equal. It remembers sixteen such kinds, each with some ten kilobytes as a rule and three megabytes at
/// most, and forgets the least recently used ones: where places of many zones take turns, sort them by zone.
public struct ExportCache: ~Copyable {
    /// The most recently used come first.
    private var kept: [KeptRows] = []

    /// The most kinds of documents to remember.
    private let limit: Int

    /// A memory of nothing yet, with room for five formats in three languages.
    public init() {
        self.init(limit: 16)
    }

    /// A memory of a limited number of kinds of documents: none for a single document.
    init(limit: Int) {
        self.limit = limit
    }

    /// Takes out what writes the rows of documents of a kind, ready for one of them; give it back by `keep`.
    mutating func takeRows(
        of kind: DocumentKind, _ place: RowPlace, _ layout: DocumentLayout, _ form: (DocumentKind) -> RowForm
    ) -> RowWriter {
        if limit > 0, let index = kept.firstIndex(where: { $0.kind == kind }),
            var rows = kept.remove(at: index).rows.take()
        {
            rows.begin(place, layout)
            return rows
        }
        return RowWriter(kind, form(kind), place, layout)
    }

    /// Keeps what wrote the rows of a document for the next one of its kind.
    mutating func keep(_ rows: consuming RowWriter) {
        guard limit > 0 else { return }
        if kept.count == limit { kept.removeLast() }
        kept.insert(KeptRows(rows), at: 0)
    }
}

/// A box, because an array can't hold values that aren't copied.
private final class KeptRows {
    let kind: DocumentKind
    var rows: RowWriter?

    init(_ rows: consuming RowWriter) {
        kind = rows.kind
        self.rows = consume rows
    }
}
