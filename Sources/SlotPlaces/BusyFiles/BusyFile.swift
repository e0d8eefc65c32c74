public import SlotEngine

/// A file that says when a place is taken: a calendar, or a table of bookings (`.csv`, `.ndjson`).
public struct BusyFile: Hashable, Sendable {
    /// What all-day events that are marked free do.
    public enum AllDay: String, CaseIterable, Sendable {
        /// What they say: nothing, with a warning that names them.
        case asMarked
        /// They block all the same.
        case block
    }

    /// Where it is, from the folder of the run.
    public internal(set) var path = ""

    /// What all-day events that are marked free do.
    public internal(set) var allDay = AllDay.asMarked

    /// How much each of its events takes.
    public internal(set) var takes = BusyEntry.Takes.places(1)

    /// How old it may be, in minutes; nil is any age.
    public internal(set) var maxAge: Int?

    /// Whether what it says has the place's buffers, as bookings of the place itself have; nil is yes for a table of
    /// bookings, and no for another calendar.
    public internal(set) var hasBuffers: Bool?

    /// The service that they are bookings of, or nil.
    public internal(set) var service: String?

    /// Whether single broken events are left out with a warning, instead of refusing the place.
    public internal(set) var isLenient = false

    /// Where it is mentioned: the path of the value, and its offset in the place file.
    var mention = ""
    var offset: Int?

    /// A file that a place file is to describe.
    init() {}

    /// A file that an option names, added to those of the place.
    ///
    /// - Parameters:
    ///   - path: Where it is, from the folder of the run.
    ///   - option: The option's name, without dashes.
    public init(path: String, option: String) {
        self.path = path
        mention = "--\(option)"
    }

    /// The most bytes that it may have.
    public static let sizeLimit = 268_435_456
}
