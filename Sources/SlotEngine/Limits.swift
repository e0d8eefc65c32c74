/// The numbers that a setting can have: the engine checks by them, options and place files are read by them, and messages
/// have their words.
public struct Limits: Sendable {
    /// The least number and the greatest; lengths of time are in minutes.
    public let range: ClosedRange<Int>

    /// The same for people: what follows "must be".
    public let words: String

    /// Limits of a setting that only one place reads.
    public init(range: ClosedRange<Int>, words: String) {
        self.range = range
        self.words = words
    }

    /// Civil dates in the horizon.
    public static let days = Limits(range: 1...3660, words: "1 to 3660")

    /// From one start to the next.
    public static let step = Limits(range: 1...1440, words: "1 minute to 24 hours")

    /// The least time from now to a start, and the notice before one.
    public static let lead = Limits(range: 0...(366 * 1440), words: "0 minutes to 366 days")

    /// The length of a slot.
    public static let duration = Limits(range: 1...(7 * 1440), words: "1 minute to 7 days")

    /// The shift of the steps; less than a step, which the rules check together.
    public static let offset = Limits(range: 0...Int.max, words: "0 minutes to less than the step")

    /// The time before and after a slot at which nothing may be busy.
    public static let buffer = Limits(range: 0...(7 * 1440), words: "0 minutes to 7 days")

    /// How many days before a service day a notice or an opening can be.
    public static let daysBefore = Limits(range: 0...3660, words: "0 to 3660")

    /// How many can book at once, a day, or a week, in place files.
    public static let capacity = Limits(range: 1...1_000_000, words: "1 to 1000000")

    /// Throws an error about a value that is not within them; the unit is that of numbers that are no lengths of time.
    func check(_ key: String, _ value: Int, unit: String? = nil) throws(SlotError) {
        guard range.contains(value) else {
            throw SlotError(key: key, value: String(value), rule: "must be \(words)\(unit.map { " " + $0 } ?? "")")
        }
    }
}
