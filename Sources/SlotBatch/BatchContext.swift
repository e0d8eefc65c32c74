internal import ICalendar
internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

/// What all workers of a run share; nothing of it changes but what has a lock.
final class BatchContext: @unchecked Sendable {
    let request: BatchRequest

    /// The defaults file, or nil.
    let defaults: PlaceFile?

    /// The names of the records' files, for messages.
    let inputName: String

    /// A format and what its files end in.
    let formats: [(format: ExportFormat, suffix: String)]

    /// The release of the time zone data.
    let tzVersion: String?

    /// The folder with the files that records name, if any.
    let files: FilesFolder?

    /// What tells this system's libdeflate from others; nil where nothing is compressed.
    let libdeflate: String?

    /// The bookings of all places, if any.
    let bookings: BookingIndex?

    /// Where what was published before lies, and its lines.
    let previous: PublishedSet?

    /// What an interrupted run finished, if this run resumes it.
    let resumed: PublishedSet?

    /// The ids that the interrupted run has reported as done.
    let resumedIDs: Set<Int>

    /// The digest of everything that all records have in common.
    let key: [UInt8]

    private let makeTree: () throws(HostError) -> FileTree
    private let monitor = Monitor()
    private var openTree: FileTree?

    /// A set of files with its manifest.
    struct PublishedSet {
        let manifest: Manifest
        let tree: FileTree
    }

    init(
        _ request: BatchRequest, previous: PublishedSet?, resumed: PublishedSet?, resumedIDs: Set<Int>,
        key: [UInt8], defaults: PlaceFile?, tzVersion: String?, files: FilesFolder?, libdeflate: String? = nil,
        bookings: BookingIndex? = nil,
        makeTree: @escaping () throws(HostError) -> FileTree
    ) {
        self.request = request
        self.previous = previous
        self.resumed = resumed
        self.resumedIDs = resumedIDs
        self.key = key
        self.defaults = defaults
        self.tzVersion = tzVersion
        self.files = files
        self.libdeflate = libdeflate
        self.bookings = bookings
        self.makeTree = makeTree
        inputName = request.input == "-" ? "standard input" : request.input
        formats = request.formats.map { ($0, $0.fileSuffix) }
    }

    /// The tree of new files; made when the first one is written, so that a run without news leaves no trace.
    func tree() throws(HostError) -> FileTree {
        monitor.lock()
        defer { monitor.unlock() }
        if let openTree { return openTree }
        let tree = try makeTree()
        openTree = tree
        return tree
    }

    /// The tree of new files, if there are any.
    var treeIfMade: FileTree? {
        monitor.lock()
        defer { monitor.unlock() }
        return openTree
    }

    /// Whether rows go to standard output.
    var isStream: Bool { request.output == "-" }

    /// Whether workers hand over rows instead of writing files.
    var keepsRows: Bool { isStream || request.layout == .packed }

    /// The digest of all that every record of a run has in common.
    static func key(
        of request: BatchRequest, defaults: [UInt8], tzVersion: String?
    ) -> [UInt8] {
        var digest = SHA256()
        let parts: [String] =
            [request.tool, LocaleLabels.version, tzVersion ?? "", request.path.text, request.layout.rawValue]
            + [request.writesIndex ? "index" : "", request.compresses ? "gzip" : ""]
            + [request.request.service ?? "", request.request.resource ?? ""]
            + [request.request.today?.rfc3339 ?? "", request.request.requiresHolidays ? "require" : ""]
            + request.formats.map { $0.name }
            + request.settings.optionValues.filter { $0.name != "now" }.flatMap { [$0.name, $0.value] }
        for part in parts {
            // Parts are kept apart by their lengths.
            digest.update(Array("\(part.utf8.count):".utf8))
            digest.update(Array(part.utf8))
        }
        digest.update(defaults)
        return digest.finish()
    }
}
