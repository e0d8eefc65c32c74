internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// A format as data: rows of one form, in a frame.
///
/// `form` and `frame` are handed what the cache compares, and never the document.
struct RowFormat: Sendable {
    /// Which dates and slots are written.
    enum Days: Sendable {
        /// All of the plan.
        case all
        /// Those of which something is left.
        case available
        /// Those of which something is left, with what is sold out in hours where other slots are free.
        case availableHours

        /// The dates of a plan that are written, with the slots that are.
        func shown(of plan: SlotPlan) -> [SlotDay] {
            switch self {
            case .all: plan.days
            case .available: plan.days.compactMap { $0.available }
            case .availableHours: plan.days.compactMap { $0.withoutSoldOutHours }
            }
        }
    }

    /// Which dates and slots are written.
    let days: Days

    /// Whether the frame describes the zone from the first start to the last end.
    let describesZone: Bool

    /// The last day with a word of its own, where the format has a setting of its own for it.
    let relativeDays: @Sendable (FormatSettings) -> Int?

    /// What rows look like.
    let form: @Sendable (DocumentKind) -> RowForm

    /// What comes before and after them; nil without memory.
    let frame: @Sendable (DocumentKind, FrameInputs) -> RowFrame?

    /// What comes after the frame, made anew for each document; mostly nothing.
    let ending: @Sendable (borrowing SlotDocument, inout ByteWriter) -> Void

    init(
        days: Days = .all, describesZone: Bool = false,
        relativeDays: @escaping @Sendable (FormatSettings) -> Int? = { _ in nil },
        form: @escaping @Sendable (DocumentKind) -> RowForm,
        frame: @escaping @Sendable (DocumentKind, FrameInputs) -> RowFrame? = { _, _ in .empty },
        ending: @escaping @Sendable (borrowing SlotDocument, inout ByteWriter) -> Void = { _, _ in }
    ) {
        self.days = days
        self.describesZone = describesZone
        self.relativeDays = relativeDays
        self.form = form
        self.frame = frame
        self.ending = ending
    }

    /// Writes a document: the one place where rows are taken from the cache and given back.
    func write(
        _ document: borrowing SlotDocument, named name: String, to writer: inout ByteWriter,
        _ cache: inout ExportCache
    ) {
        let days = days.shown(of: document.plan)
        let window = describesZone ? days.window(duration: document.plan.rules.duration) : nil
        let layout = DocumentLayout(document, days: days, window: window)
        let kind = DocumentKind(document, format: name, relativeDays: relativeDays(document.settings))
        var rows = cache.takeRows(of: kind, RowPlace(document), layout, form)
        rows.write(to: &writer, in: frame)
        cache.keep(rows)
        ending(document, &writer)
    }
}

extension ExportFormat {
    /// A format whose rows are data.
    init(
        name: String, family: Family, suffix: String, mediaType: String, summary: String,
        settings: [FormatSetting] = [], holdsLocales: Bool = false,
        check: @escaping Checking = { (_) throws(ExportError) in }, rows: RowFormat
    ) {
        self.init(
            name: name, family: family, suffix: suffix, mediaType: mediaType, summary: summary, settings: settings,
            holdsLocales: holdsLocales, includesSoldOut: rows.days != .available, check: check,
            write: { rows.write($0, named: name, to: &$1, &$2) })
    }
}

extension [SlotDay] {
    /// From the first start to just after the last end, or nil where there is no slot.
    fileprivate func window(duration: Minutes) -> Range<Instant>? {
        guard let first, let firstRun = first.runs.first, let last, let lastRun = last.runs.last else { return nil }
        let end = lastRun.start(on: last.date, at: lastRun.count - 1).advanced(bySeconds: duration.seconds + 1)
        return firstRun.start(on: first.date)..<end
    }
}
