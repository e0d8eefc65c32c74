/// Stores the present values of a field at its places in finished rows.
///
/// Nothing is stored that is wider than its place: the rows that the copy was made of had a value of the same width there.
enum RowPatching {
    /// Stores the values of a field: a number of the present rows, or a text.
    @inline(__always)
    static func write(
        _ field: RowField, _ numbers: RowNumbers, _ texts: TextTable,
        to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        // Safe: see above.
        switch field.scope {
        case .place, .date: unsafe fill(places, of: rows, with: texts, texts.range(of: Int(field.rawValue)))
        case .dateDigits:
            for index in places.indices { unsafe store(numbers.basicDate, rows + Int(places[index].offset)) }
        case .slotOfDate: unsafe writeSlots(field, numbers, to: places, of: rows)
        case .hour: unsafe writeHour(field, numbers, texts, to: places, of: rows)
        case .time:
            for index in places.indices {
                let minute = numbers.minuteOfDay &+ Int(places[index].minutes)
                let label = texts.range(of: RowLabels.index(of: field, minuteOfDay: minute))
                unsafe copy(texts, label, rows + Int(places[index].offset))
            }
        case .fixed: break
        }
    }

    @inline(__always)
    private static func writeHour(
        _ field: RowField, _ numbers: RowNumbers, _ texts: TextTable,
        to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        // Safe: see above.
        switch field {
        case .hour:
            for index in places.indices {
                let place = unsafe rows + Int(places[index].offset)
                if places[index].width == 1 {
                    unsafe store(UInt8(truncatingIfNeeded: numbers.startHour >> 8), place)
                } else {
                    unsafe store(numbers.startHour, place)
                }
            }
        case .startHour:
            for index in places.indices { unsafe store(numbers.startHour, rows + Int(places[index].offset)) }
        case .endHour:
            for index in places.indices {
                let isFirst = Int(places[index].minutes) < numbers.minutesOfEndHour
                unsafe store(isFirst ? numbers.endHour : numbers.endHourAfter, rows + Int(places[index].offset))
            }
        default:
            let label = texts.range(of: RowLabels.index(of: .hourLabel, minuteOfDay: numbers.minuteOfDay))
            unsafe fill(places, of: rows, with: texts, label)
        }
    }

    @inline(__always)
    private static func writeSlots(
        _ field: RowField, _ numbers: RowNumbers, to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        // Safe: see above.
        switch field {
        case .endDate:
            for index in places.indices {
                let isFirst = Int(places[index].minutes) < numbers.minutesOfEndDate
                let digits = isFirst ? numbers.endDate.digits : numbers.endDateAfter.digits
                unsafe store(digits.0, rows + Int(places[index].offset))
                unsafe store(digits.1, rows + Int(places[index].offset) + 8)
            }
        case .basicEndDate:
            for index in places.indices {
                let isFirst = Int(places[index].minutes) < numbers.minutesOfEndDate
                unsafe store(
                    isFirst ? numbers.endDate.basic : numbers.endDateAfter.basic, rows + Int(places[index].offset))
            }
        case .startEpoch: unsafe writeEpochs(numbers.startEpoch, 60, to: places, of: rows)
        case .bookUntil: unsafe writeEpochs(numbers.bookUntil, 60 &* numbers.bookMinutes, to: places, of: rows)
        case .bookUntilDate:
            for index in places.indices {
                let isFirst = Int(places[index].minutes) &* numbers.bookMinutes < numbers.minutesOfBookDate
                let digits = isFirst ? numbers.bookDate.digits : numbers.bookDateAfter.digits
                unsafe store(digits.0, rows + Int(places[index].offset))
                unsafe store(digits.1, rows + Int(places[index].offset) + 8)
            }
        case .bookUntilTime:
            for index in places.indices {
                let minute = numbers.bookMinuteOfDay &+ Int(places[index].minutes) &* numbers.bookMinutes
                let time = Digits.time(minuteOfDay: minute < 1440 ? minute : minute &- 1440)
                unsafe store(time, rows + Int(places[index].offset))
            }
        case .bookUntilOffset:
            for index in places.indices {
                unsafe store(numbers.bookOffset.0, rows + Int(places[index].offset))
                unsafe store(numbers.bookOffset.1, rows + Int(places[index].offset) + 4)
            }
        case .utcStart: unsafe writeUTC(numbers.startEpoch, to: places, of: rows)
        case .utcEnd: unsafe writeUTC(numbers.startEpoch &+ numbers.duration, to: places, of: rows)
        default:
            let first = numbers.startEpoch / 60
            for index in places.indices {
                let minutes = first &+ Int(places[index].minutes)
                unsafe store(Digits.eightHex(minutes), rows + Int(places[index].offset))
            }
        }
    }

    /// Stores times in UTC: a colon, the date, a T, the time, and a Z.
    @inline(__always)
    private static func writeUTC(
        _ first: Int, to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        // Safe: see above.
        for index in places.indices {
            let words = Digits.utcWords(first &+ Int(places[index].minutes) &* 60)
            unsafe store(words.0, rows + Int(places[index].offset) + 1)
            unsafe store(words.1, rows + Int(places[index].offset) + 9)
        }
    }

    /// Stores seconds since 1970 that grow by a number of seconds a minute: 60, or 0.
    @inline(__always)
    private static func writeEpochs(
        _ epoch: Int, _ secondsOfMinute: Int, to places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer
    ) {
        var epoch = EpochDigits(epoch)
        // Safe: see above. The two bytes of nothing are overwritten.
        for index in places.indices {
            let digits = epoch.digits(after: Int(places[index].minutes) &* secondsOfMinute)
            unsafe store(digits.0, rows + Int(places[index].offset))
            unsafe store(digits.1, rows + Int(places[index].offset) + 6)
        }
    }

    @inline(__always)
    private static func store<Word: FixedWidthInteger>(_ word: Word, _ place: UnsafeMutableRawPointer) {
        unsafe place.storeBytes(of: word.littleEndian, as: Word.self)
    }
}

// MARK: - Texts

extension RowPatching {
    @inline(__always)
    private static func copy(_ table: borrowing TextTable, _ range: Range<Int>, _ place: UnsafeMutableRawPointer) {
        unsafe table.bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe place.copyMemory(from: source + range.lowerBound, byteCount: range.count)
        }
    }

    /// Copies one text to many places: as two words that may overlap where it is short.
    @inline(__always)
    private static func fill(
        _ places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer, with table: borrowing TextTable,
        _ range: Range<Int>
    ) {
        switch range.count {
        case 65...128: unsafe fill(places, of: rows, with: table, range, SIMD8<UInt64>.self)
        case 33...64: unsafe fill(places, of: rows, with: table, range, SIMD4<UInt64>.self)
        case 17...32: unsafe fill(places, of: rows, with: table, range, SIMD2<UInt64>.self)
        case 8...16: unsafe fill(places, of: rows, with: table, range, UInt64.self)
        case 4...7: unsafe fill(places, of: rows, with: table, range, UInt32.self)
        case 2...3: unsafe fill(places, of: rows, with: table, range, UInt16.self)
        default: for index in places.indices { unsafe copy(table, range, rows + Int(places[index].offset)) }
        }
    }

    @inline(__always)
    private static func fill<Word: BitwiseCopyable>(
        _ places: Span<RowTemplate.Place>, of rows: UnsafeMutableRawPointer, with table: borrowing TextTable,
        _ range: Range<Int>, _: Word.Type
    ) {
        let second = range.count - MemoryLayout<Word>.size
        // Safe: the table's text has the bytes of one word, and at most those of two.
        let (first, last) = unsafe table.bytes.withUnsafeBytes { bytes in
            unsafe (
                bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: Word.self),
                bytes.loadUnaligned(fromByteOffset: range.lowerBound + second, as: Word.self)
            )
        }
        for index in places.indices {
            let place = unsafe rows + Int(places[index].offset)
            unsafe place.storeBytes(of: first, as: Word.self)
            unsafe (place + second).storeBytes(of: last, as: Word.self)
        }
    }
}
