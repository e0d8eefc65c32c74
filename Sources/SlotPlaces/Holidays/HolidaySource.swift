public import SlotEngine
internal import SlotTime

/// Where a place has its holidays from: files, and days that it names itself.
public struct HolidaySource: Hashable, Sendable {
    /// A file that a place names.
    public struct File: Hashable, Sendable {
        /// Where it is, from the folder of the run.
        public let path: String

        /// Its number in the list, and where that stands in the place file; nil where an option names it.
        let index: Int
        let offset: Int?

        /// A file that an option names.
        public init(path: String) {
            self.init(path: path, index: 0, offset: nil)
        }

        init(path: String, index: Int, offset: Int?) {
            self.path = path
            self.index = index
            self.offset = offset
        }
    }

    /// The files in their order.
    public var files: [File]

    /// The days that the place names itself.
    public var days: [HolidayCalendar.Day]

    /// Files and days.
    public init(files: [File] = [], days: [HolidayCalendar.Day] = []) {
        self.files = files
        self.days = days
    }

    /// The notices of the place's own days: they are all there are in their years.
    public var ownNotices: [HolidayCalendar.Notice] {
        Dictionary(grouping: days, by: { $0.date.year }).map { HolidayCalendar.Notice(year: $0.key, days: $0.value) }
            .sorted { $0.year < $1.year }
    }
}
