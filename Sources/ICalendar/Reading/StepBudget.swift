/// Counts the work that a file asks for, and refuses it beyond a limit.
///
/// A step is a component, a period of a recurrence rule, a date that a rule is held against, or an occurrence that is
/// looked at. Time and memory are bounded by steps and by the length of the file, whatever the file says.
struct StepBudget {
    /// The steps that are left.
    private(set) var left: Int

    private let limit: Int

    init(_ limit: Int) {
        self.limit = limit
        left = limit
    }

    /// The steps taken so far.
    var spent: Int { limit - left }

    /// Takes some steps.
    mutating func spend(_ steps: Int = 1) throws(Exceeded) {
        left -= steps
        if left < 0 { throw Exceeded() }
    }

    /// The limit is reached: nothing more can be said of the file.
    struct Exceeded: Error {}
}
