// Labels are put together here. None of it asks for memory, counts references or branches on the kind of a field.
extension LocaleLabels.Storage {
    /// Appends the label of a pattern for some values.
    @inline(never)
    func append(_ pattern: LabelPattern, _ values: LabelPattern.Values, to label: inout [UInt8]) {
        // Not a closure, which would be a call of its own.
        @inline(__always) func build(_ output: LabelOutput) -> Int { append(pattern, values, in: output, to: 0) }
        label.append(labelOf: pattern.capacity, build)
    }

    /// Appends the label of a time range.
    @inline(never)
    func append(_ start: LabelPattern.Values, _ end: LabelPattern.Values, to label: inout [UInt8]) {
        let halves = ranges.halves(start, end)
        @inline(__always) func build(_ output: LabelOutput) -> Int {
            append(halves.end, end, in: output, to: append(halves.start, start, in: output, to: 0))
        }
        label.append(labelOf: halves.start.capacity &+ halves.end.capacity, build)
    }

    /// Appends a word by its place.
    @inline(never)
    func append(word place: Int, to label: inout [UInt8]) {
        guard let word = words.entry(at: place) else { return }
        label.append(labelOf: word.length) { append(word, text: SIMD16(), count: 0, in: $0, to: 0) }
    }

    @inline(__always)
    private func append(
        _ pattern: LabelPattern, _ values: LabelPattern.Values, in output: LabelOutput, to count: Int
    ) -> Int {
        guard !LabelPattern.showsWholeYear(pattern, values) else {
            return append(wholeYear: pattern, values, in: output, to: count)
        }
        var count = count
        for index in pattern.pieces {
            let piece = words.pieces[index]
            guard let word = words.entry(at: Int(piece.place) &+ values[piece.slot]) else { continue }
            count = append(word, text: piece.text, count: Int(piece.textLength), in: output, to: count)
        }
        return count
    }

    @inline(__always)
    private func append(
        _ word: LabelWords.Entry, text: SIMD16<UInt8>, count length: Int, in output: LabelOutput, to count: Int
    ) -> Int {
        guard word.length <= 16 else {
            return append(long: word, text: text, count: length, in: output, to: count)
        }
        return output.append(word, of: words.bytes, text, count: length, to: count)
    }

    @inline(never)
    private func append(
        long word: LabelWords.Entry, text: SIMD16<UInt8>, count length: Int, in output: LabelOutput, to count: Int
    ) -> Int {
        var count = count
        for start in stride(from: word.start, to: word.start + word.length, by: 16) {
            let part = LabelWords.Entry(start..<min(start + 16, word.start + word.length))
            count = output.append(part, of: words.bytes, SIMD16(), count: 0, to: count)
        }
        return output.append(.empty, of: words.bytes, text, count: length, to: count)
    }

    @inline(never)
    private func append(
        wholeYear pattern: LabelPattern, _ values: LabelPattern.Values, in output: LabelOutput, to count: Int
    ) -> Int {
        var count = count
        for piece in words.pieces[pattern.pieces] {
            var word: LabelWords.Entry?
            switch piece.yearPart {
            case .first(let minimumDigits):
                count = append(year: values.year, minimumDigits: Int(minimumDigits), in: output, to: count)
            case .second: word = .empty
            case nil: word = words.entry(at: Int(piece.place) + values[piece.slot])
            }
            guard let word else { continue }
            count = append(word, text: piece.text, count: Int(piece.textLength), in: output, to: count)
        }
        return count
    }

    /// Appends a year with leading zeros up to a width; no grouping.
    private func append(year: Int, minimumDigits: Int, in output: LabelOutput, to count: Int) -> Int {
        var count = count
        if year < 0 {
            count = output.append(.empty, of: words.bytes, SIMD16(repeating: UInt8(ascii: "-")), count: 1, to: count)
        }
        var rest = year.magnitude
        var unit: UInt = 1
        var width = 1
        while rest / unit > 9 || width < min(minimumDigits, 9) {
            unit *= 10
            width += 1
        }
        while unit > 0 {
            guard let digit = words.entry(at: LabelDigits.plain + Int(rest / unit)) else { return count }
            count = output.append(digit, of: words.bytes, SIMD16(), count: 0, to: count)
            rest %= unit
            unit /= 10
        }
        return count
    }
}
