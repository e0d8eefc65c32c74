public import SlotEngine

/// A calendar file that says when a place is taken, as a place file names it.
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

    /// Whether single broken events are left out with a warning, instead of refusing the place.
    public internal(set) var isLenient = false

    /// Where it is mentioned: the path of the value, and its offset in the place file.
    var mention = ""
    var offset = 0

    /// The most bytes that it may have.
    public static let sizeLimit = 268_435_456
}
