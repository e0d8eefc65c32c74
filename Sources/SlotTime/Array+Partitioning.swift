extension Array {
    /// The index of the first element that a condition holds for, where it holds for all elements after that one too;
    /// `count` where it holds for none.
    ///
    /// A binary search: the only one there is.
    @inlinable
    package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
