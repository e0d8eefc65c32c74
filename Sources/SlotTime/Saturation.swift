extension Int {
    /// The sum, or the nearest number where there is no such `Int`: no date that a caller names traps.
    package func addingSaturated(_ other: Int) -> Int {
        let (sum, isTooFar) = addingReportingOverflow(other)
        return isTooFar ? (other < 0 ? .min : .max) : sum
    }

    /// The product with a number that is not negative, or the nearest number where there is no such `Int`.
    func multipliedSaturated(by factor: Int) -> Int {
        let (product, isTooFar) = multipliedReportingOverflow(by: factor)
        return isTooFar ? (self < 0 ? .min : .max) : product
    }
}
