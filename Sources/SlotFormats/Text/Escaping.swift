/// Escapes bytes from an index on as a format demands; most texts stay as they are.
typealias Escaping = @Sendable (_ bytes: inout [UInt8], _ start: Int) -> Void

extension [UInt8] {
    /// Replaces the bytes from an index on by their escaped form, unless all of its bytes are plain.
    @inline(__always)
    mutating func escape(from start: Int, unless isPlain: (UInt8) -> Bool, _ escaped: ([UInt8]) -> [UInt8]) {
        var index = start
        while index < count, isPlain(self[index]) { index += 1 }
        if index < count { replaceSubrange(start..., with: escaped(Array(self[start...]))) }
    }
}
