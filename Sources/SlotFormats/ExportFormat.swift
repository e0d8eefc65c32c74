public import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// A way to write a document.
///
/// To add one: a file in `Formats/` with a static member like the others, and a line in `all`.
public struct ExportFormat: Sendable {
    /// The word for it on the command line, lower case.
    public let name: String

    /// The extension of its files, without the dot; several formats may share one.
    public let suffix: String

    /// The media type, with the charset for text.
    public let mediaType: String

    /// A line that says what it is for.
    public let summary: String

    /// Whether one document holds the words of several locales.
    public let holdsLocales: Bool

    /// Whether slots that nothing is left of are written; where they aren't, only what can still be booked is.
    public let includesSoldOut: Bool

    private let checking: @Sendable (borrowing SlotDocument) throws(ExportError) -> Void
    private let writing: @Sendable (borrowing SlotDocument, inout ByteWriter, inout ExportCache) -> Void

    init(
        name: String, suffix: String, mediaType: String, summary: String, holdsLocales: Bool = false,
        includesSoldOut: Bool,
        check: @escaping @Sendable (borrowing SlotDocument) throws(ExportError) -> Void = { (_) throws(ExportError) in
        },
        write: @escaping @Sendable (borrowing SlotDocument, inout ByteWriter, inout ExportCache) -> Void
    ) {
        self.name = name
        self.suffix = suffix
        self.mediaType = mediaType
        self.summary = summary
        self.holdsLocales = holdsLocales
        self.includesSoldOut = includesSoldOut
        checking = check
        writing = write
    }

    /// Every format, in the order in which help lists them.
    public static let all: [ExportFormat] =
        [.json, .ndjson, .csv, .xml, .ics, .text] + PickerProfile.all.map(\.format)
        + [.wechat, .qf, .androidPickerView, .plist, .pickerMeta]

    /// The format that is written when none is named.
    public static var `default`: ExportFormat { .json }

    /// The format of a name, or nil.
    public static func named(_ name: String) -> ExportFormat? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// What follows an id and a dot in the names of its files, different for each format: the extension, after the
    /// format's name where an earlier format of `all` has the same extension.
    public var fileSuffix: String { fileSuffix(in: Self.all) }

    func fileSuffix(in formats: [ExportFormat]) -> String {
        let owner = formats.first { $0.suffix.utf8.elementsEqual(suffix.utf8) }
        return owner?.name == name ? suffix : name + "." + suffix
    }

    /// Says whether the format can hold the document; every refusal happens here, before a byte is written.
    public func check(_ document: borrowing SlotDocument) throws(ExportError) {
        guard document.locales.isEmpty || holdsLocales else {
            let others = Self.all.filter(\.holdsLocales).map(\.name).joined(separator: ", ")
            throw ExportError(
                format: name, rule: "holds the labels of one locale; write a file for each, or the format \(others)")
        }
        for labels in [document.labels] + document.locales.map(\.labels) {
            do throws(CalendarError) {
                try labels.checkRange(document.plan.today, document.plan.lastDate)
            } catch {
                throw ExportError(format: name, rule: error.description)
            }
        }
        for labeler in [document.dayLabeler] + document.locales.map(\.dayLabeler) {
            try Self.checkLabels(labeler, of: document.plan, in: name)
        }
        try checking(document)
    }

    /// Refuses words of a place's own for the next days that are labels of other dates too.
    static func checkLabels(_ labeler: DayLabeler, of plan: SlotPlan, in format: String) throws(ExportError) {
        guard let (date, label) = labeler.firstAmbiguous(of: plan.days.map { ($0.date, $0.offset) }) else { return }
        throw ExportError(
            format: format,
            rule: "labels must differ, and \"\(String(decoding: label, as: UTF8.self))\" would name both "
                + "\(String(decoding: date.text, as: UTF8.self)) and a day near today")
    }

    /// Writes the document.
    ///
    /// The writer keeps errors of its sink until it is finished.
    public func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        var memory = ExportCache(limit: 0)
        writing(document, &writer, &memory)
    }

    /// Writes the document as above, faster where the memory has seen others like it.
    ///
    /// - Parameters:
    ///   - document: The document; its bytes don't depend on the memory.
    ///   - writer: Where it goes. The writer keeps errors of its sink until it is finished.
    ///   - memory: What the documents before left; any of any format.
    public func write(
        _ document: borrowing SlotDocument, to writer: inout ByteWriter, using memory: inout ExportCache
    ) {
        writing(document, &writer, &memory)
    }
}

/// A document that a format can't hold, or a machine that lacks what the format needs.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the format.
    public let format: String

    /// What the document would need, or what the machine lacks.
    public let rule: String

    /// Whether it is the machine: then no document can be written.
    public let isOfMachine: Bool

    init(format: String, rule: String, isOfMachine: Bool = false) {
        self.format = format
        self.rule = rule
        self.isOfMachine = isOfMachine
    }

    /// One line: format and rule.
    public var description: String { "\(format): \(rule)" }
}
