public import SlotFormats
internal import SlotHost
public import SlotPlaces
public import SlotTime

/// What a batch is to do.
public struct BatchRequest: Sendable {
    /// How much of what was written is read back before it is shown.
    public enum Verification: String, CaseIterable, Sendable {
        case none, sample, full
    }

    /// How files lie in the set.
    public enum Layout: String, CaseIterable, Sendable {
        /// A file for each place and format.
        case files
        /// One file for each format, with the rows of all places.
        case packed
    }

    /// One of several parts of the input.
    public struct Shard: Sendable {
        /// Its number, from 1.
        public let number: Int
        /// How many there are.
        public let count: Int

        /// A part.
        public init(number: Int, count: Int) {
            self.number = number
            self.count = count
        }

        var name: String { "part-\(number)-of-\(count)" }
    }

    /// The file of records, or `-` for standard input.
    public var input = "-"
    /// A folder of place files instead of the input.
    public var placesFolder: String?
    /// The place file that all records have in common.
    public var defaultsFile: String?
    /// The site's folder; `-` streams rows to standard output.
    public var output = ""
    /// What to write.
    public var formats: [ExportFormat] = [.default]
    /// How many threads work.
    public var jobs = 1
    /// The present.
    public var now: Instant
    /// What options say, which overrides all records.
    public var settings = PlaceSettings()
    /// What is asked for beside the settings.
    public var request = PlaceResolver.Request()
    /// The settings that there are.
    public var table: SettingTable
    /// The time zones.
    public var zones: ZoneSource
    /// The version of the program.
    public var tool: String
    /// Where the status lines go; nil is standard output.
    public var report: String?
    /// The folder of files that records name; nil is that of the input.
    public var filesFolder: String?
    /// Bookings of all places, joined by the column `place`.
    public var bookings: String?
    /// The most records that may fail: a part of all in millionths, or a number.
    public var maxFailed = Tolerance.share(10_000)
    /// Whether fewer places, files or open hours are meant.
    public var allowsShrink = false
    /// Whether places that are not due are skipped.
    public var dueOnly = false
    /// How many sets to keep.
    public var keep = 3
    /// After how many minutes stale files are dropped; nil is never.
    public var dropStale: Int?
    /// What to read back.
    public var verification = Verification.sample
    /// Whether to write an index of all places.
    public var writesIndex = false
    /// Whether to write compressed copies.
    public var compresses = false
    /// How files lie.
    public var layout = Layout.files
    /// Where files lie: `{id}.{ext}`, or with folders.
    public var path = PathTemplate.flat
    /// The part to do; nil is everything.
    public var shard: Shard?
    /// The status lines of a run that was interrupted; what it finished is kept.
    public var resume: String?
    /// How many seconds to wait for another run.
    public var wait = 0
    /// Whether progress is shown on a terminal.
    public var showsProgress = false

    /// How many records may fail before nothing is published.
    public enum Tolerance: Sendable {
        case share(Int)
        case count(Int)

        func allows(_ failed: Int, of total: Int) -> Bool {
            switch self {
            case .share(let millionths): failed * 1_000_000 <= total * millionths
            case .count(let count): failed <= count
            }
        }
    }

    /// One thread for each core.
    public static var usualJobs: Int { Thread.coreCount }

    /// A batch with the usual choices.
    public init(now: Instant, table: SettingTable, zones: ZoneSource, tool: String) {
        self.now = now
        self.table = table
        self.zones = zones
        self.tool = tool
    }
}
