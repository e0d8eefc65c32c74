extension [String] {
    /// The words as a sentence has them: `a, b or c`.
    package func listed(_ conjunction: String = "or") -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
