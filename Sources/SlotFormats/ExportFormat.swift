public import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// A way to write a document.
///
/// To add one: a file in `Formats/` with a static member like the others, and a line in `all`.
public struct ExportFormat: Sendable {
    /// Says whether a document can be written, or throws the reason why not.
    public typealias Checking = @Sendable (borrowing SlotDocument) throws(ExportError) -> Void

    /// The word for it on the command line, lower case.
    public let name: String

    /// What it is for.
    public let family: Family

    /// The extension of its file, without the dot; several formats may share one. Empty for a format with named parts.
    public let suffix: String

    /// A line that says what it is for.
    public let summary: String

    /// The settings that it reads from `SlotDocument.settings`.
    public let settings: [FormatSetting]

    /// Whether one document holds the words of several locales.
    public let holdsLocales: Bool

    /// Whether slots that nothing is left of are written; where they aren't, only what can still be booked is.
    public let includesSoldOut: Bool

    /// The files that it writes of a document: one without a name, or several with names, always the same ones.
    public let parts: [Part]

    private let checking: Checking

    /// A format that writes one file.
    ///
    /// - Parameters:
    ///   - name: The word for it on the command line, lower case.
    ///   - family: What it is for.
    ///   - suffix: The extension of its files, without the dot.
    ///   - mediaType: The media type, with the charset for text.
    ///   - summary: A line that says what it is for.
    ///   - settings: The settings that `check` and `write` read.
    ///   - holdsLocales: Whether one document holds the words of several locales.
    ///   - includesSoldOut: Whether slots that nothing is left of are written.
    ///   - check: Refuses a document that the format can't hold, before a byte is written.
    ///   - write: Appends the bytes of a document; neither a file nor the clock is read here.
    public init(
        name: String, family: Family, suffix: String, mediaType: String, summary: String,
        settings: [FormatSetting] = [], holdsLocales: Bool = false, includesSoldOut: Bool,
        check: @escaping Checking = { (_) throws(ExportError) in },
        write: @escaping Part.Writing
    ) {
        self.name = name
        self.family = family
        self.suffix = suffix
        self.summary = summary
        self.settings = settings
        self.holdsLocales = holdsLocales
        self.includesSoldOut = includesSoldOut
        parts = [Part(mediaType: mediaType, write: write)]
        checking = check
    }

    /// A format that writes several files, which go into a folder `<id>.<name>/` and belong to the same set.
    ///
    /// - Parameters:
    ///   - name: The word for it on the command line, lower case.
    ///   - family: What it is for.
    ///   - summary: A line that says what it is for.
    ///   - settings: The settings that `check` and the parts read.
    ///   - holdsLocales: Whether one document holds the words of several locales.
    ///   - includesSoldOut: Whether slots that nothing is left of are written.
    ///   - parts: The files, in the order in which they are written.
    ///   - check: Refuses a document that the format can't hold, before a byte is written.
    public init(
        name: String, family: Family, summary: String, settings: [FormatSetting] = [], holdsLocales: Bool = false,
        includesSoldOut: Bool, parts: [Part], check: @escaping Checking = { (_) throws(ExportError) in }
    ) {
        self.name = name
        self.family = family
        suffix = ""
        self.summary = summary
        self.settings = settings
        self.holdsLocales = holdsLocales
        self.includesSoldOut = includesSoldOut
        self.parts = parts
        checking = check
    }

    /// Every format, in the order in which help lists them.
    public static let all: [ExportFormat] =
        [.json, .ndjson, .csv, .xml, .ics, .text, .templateData] + PickerProfile.all.map { $0.format }
        + [.wechat, .qf, .androidPickerView, .plist, .pickerMeta]
        + [.freeBusy, .availability, .jcal, .xcal]
        + [.fullCalendar, .calcom, .markdown, .schemaOrg, .jsonFeed, .atom, .octo]

    /// The format that is written when none is named.
    public static var `default`: ExportFormat { .json }

    /// The format of a name, or nil.
    public static func named(_ name: String) -> ExportFormat? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The media type of its file, or of its first part.
    public var mediaType: String { parts.first?.mediaType ?? "" }

    /// What follows an id and a dot in the name of its file, different for each format: the extension, after the format's
    /// name where an earlier format of `all` has the same extension. The name alone for the folder of a format with parts.
    public var fileSuffix: String { fileSuffix(in: Self.all) }

    func fileSuffix(in formats: [ExportFormat]) -> String {
        guard !isFolder else { return name }
        let owner = formats.first { $0.suffix.utf8.elementsEqual(suffix.utf8) }
        return owner?.name == name ? suffix : name + "." + suffix
    }

    /// Says whether the format can hold the document; every refusal happens here, before a byte is written.
    public func check(_ document: borrowing SlotDocument) throws(ExportError) {
        guard document.locales.isEmpty || holdsLocales else {
            let others = Self.all.filter { $0.holdsLocales }.map { $0.name }.joined(separator: ", ")
            throw ExportError(
                format: name, rule: "holds the labels of one locale; write a file for each, or the format \(others)")
        }
        for labels in [document.labels] + document.locales.map({ $0.labels }) {
            do throws(CalendarError) {
                try labels.checkRange(document.plan.today, document.plan.lastDate)
            } catch {
                throw ExportError(format: name, rule: error.description)
            }
        }
        for labeler in [document.dayLabeler] + document.locales.map({ $0.dayLabeler }) {
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

    /// Writes the document as one file; the first of several parts.
    ///
    /// The writer keeps errors of its sink until it is finished.
    public func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        parts.first?.write(document, to: &writer)
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
        parts.first?.write(document, to: &writer, using: &memory)
    }
}
