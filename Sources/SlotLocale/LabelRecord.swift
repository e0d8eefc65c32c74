/// The lines of the label table under one key: topics and their values, and where to look for topics without a line.
struct LabelRecord {
    let key: String

    private struct Line {
        let topic: Range<Int>
        let value: Range<Int>
    }

    /// Values that a place's own words put in the place of the table's.
    private(set) var own: [String: [[UInt8]]] = [:]

    /// The locale's own lines, followed by those of the locale that it is like, without their keys.
    private var bytes: [UInt8] = []
    private var lines: [Line] = []

    /// A record of whole lines, each with the key in front.
    init(key: String, lines block: [UInt8]) {
        self.key = key
        home = key
        add(block, keyLength: key.utf8.count)
    }

    /// Whether a place's own words are among the values.
    var hasOwnWords: Bool { !own.isEmpty }

    /// A place's own words with their topics, in an order that is the same on every run.
    var ownWords: [UInt8] {
        var words: [UInt8] = []
        for topic in own.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            words += topic.utf8
            for text in own[topic] ?? [] { words += [0x1F] + text }
            words.append(0x1E)
        }
        return words
    }

    /// Whether the value of a topic is a place's own.
    func hasOwn(_ topic: String) -> Bool { !own.isEmpty && own[topic] != nil }

    /// The value of a topic, byte for byte, or nil without a line.
    func value(of topic: String) -> ArraySlice<UInt8>? {
        if !own.isEmpty, let text = own[topic]?.first { return text[...] }
        let length = topic.utf8.count
        for line in lines where line.topic.count == length && bytes[line.topic].elementsEqual(topic.utf8) {
            return bytes[line.value]
        }
        return nil
    }

    /// The texts that a place's own words put in the place of a list.
    func ownList(_ topic: String, count: Int) -> [[UInt8]]? {
        guard !own.isEmpty, let list = own[topic], list.count == count else { return nil }
        return list
    }

    /// The table's own list of a topic, whatever a place says; nil where it has none of this length.
    func tableList(_ topic: String, count: Int) -> [[UInt8]]? {
        var record = self
        record.own = [:]
        return try? record.list(ofFirst: [topic], count: count)
    }

    /// The list of the first of some topics that has a line: exactly as many values as the topic has.
    func list(ofFirst topics: [String], count: Int) throws(LocaleError) -> [[UInt8]] {
        if let list = topics.lazy.compactMap({ ownList($0, count: count) }).first { return list }
        guard let value = topics.lazy.compactMap({ value(of: $0) }).first else { throw damaged(topics.first ?? "") }
        var values = value.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(Array.init)
        guard values.count == count else { throw damaged(topics.first ?? "") }
        // Of the parts of the day an empty one repeats the one before it.
        if count == LabelReader.partsOfDay {
            for index in values.indices.dropFirst() where values[index].isEmpty { values[index] = values[index - 1] }
        }
        return values
    }

    /// The same record with the lines of the locale that its `like` topic names.
    func resolved(in data: LabelTable) throws(LocaleError) -> LabelRecord {
        guard let like = value(of: "like") else { return self }
        let name = String(decoding: like, as: UTF8.self)
        guard let block = data.block(name) else { throw damaged("like") }
        var record = self
        record.add(block, keyLength: name.utf8.count)
        return record
    }

    /// The record of a language that lives in another region: `h12|7` are its clock and the day that begins its week.
    func living(_ name: String, _ clock: [UInt8]) -> LabelRecord {
        let parts = clock.split(separator: UInt8(ascii: "|"))
        guard parts.count == 2 else { return self }
        let lines =
            Array("\(name) cycle ".utf8) + parts[0] + Array("\n\(name) firstDay ".utf8) + parts[1] + Array("\n".utf8)
        // Calendars are looked up under the key of the language's own locale.
        var region = LabelRecord(key: name, lines: lines)
        region.lines =
            region.lines
            + self.lines.map { line in
                Line(
                    topic: line.topic.lowerBound + lines.count..<line.topic.upperBound + lines.count,
                    value: line.value.lowerBound + lines.count..<line.value.upperBound + lines.count)
            }
        region.bytes += bytes
        region.home = key
        region.own = own
        return region
    }

    /// The key under which the table has the lines of the record's calendars.
    private(set) var home: String

    /// The same record with the lines of a calendar's records before its own. A place's own words for dates are not those of
    /// the calendar.
    func with(_ records: [LabelRecord], hasGregorianMonths: Bool) -> LabelRecord {
        var record = self
        if hasOwnWords {
            let months: [LabelOverrides.Key] = hasGregorianMonths ? [] : [.wideMonths, .abbreviatedMonths]
            let lost = ([.date, .dateAndWeekday, .fullDate] + months).flatMap { $0.topics }
            record.own = own.filter { !lost.contains($0.key) }
        }
        record.bytes = records.flatMap { $0.bytes } + bytes
        record.lines = []
        var base = 0
        for other in records + [self] {
            record.lines += other.lines.map { line in
                Line(
                    topic: line.topic.lowerBound + base..<line.topic.upperBound + base,
                    value: line.value.lowerBound + base..<line.value.upperBound + base)
            }
            base += other.bytes.count
        }
        return record
    }

    /// The same record with plain spaces (U+0020) in the place of those that do not break and of thin ones.
    func withPlainSpaces() -> LabelRecord {
        var record = self
        record.own = own.mapValues { texts in
            texts.map { text in
                var plain: [UInt8] = []
                Self.append(text[...], withPlainSpacesTo: &plain)
                return plain
            }
        }
        record.bytes.removeAll(keepingCapacity: true)
        record.lines.removeAll(keepingCapacity: true)
        for line in lines {
            let topicStart = record.bytes.count
            record.bytes += bytes[line.topic]
            let start = record.bytes.count
            Self.append(bytes[line.value], withPlainSpacesTo: &record.bytes)
            record.lines.append(Line(topic: topicStart..<start, value: start..<record.bytes.count))
        }
        return record
    }

    private static func append(_ text: ArraySlice<UInt8>, withPlainSpacesTo bytes: inout [UInt8]) {
        let start = bytes.count
        for byte in text {
            bytes.append(byte)
            // U+00A0, U+2009, U+202F
            for space in [[0xC2, 0xA0], [0xE2, 0x80, 0x89], [0xE2, 0x80, 0xAF]] as [[UInt8]]
            where bytes[start...].suffix(space.count) == space[...] {
                bytes.removeLast(space.count)
                bytes.append(UInt8(ascii: " "))
            }
        }
    }

    /// The same record with a place's own words.
    func with(_ words: LabelOverrides) -> LabelRecord {
        var record = self
        for key in words.keys {
            guard let texts = words.texts(of: key) else { continue }
            for topic in key.topics {
                guard let (place, count) = key.element else {
                    record.own[topic] = texts
                    continue
                }
                // Where the table has no such list, its other words stay empty.
                var list = (try? record.list(ofFirst: [topic], count: count)) ?? Array(repeating: [], count: count)
                list[place] = texts[0]
                record.own[topic] = list
            }
        }
        return record
    }

    /// What follows a beginning in the names of all topics that have it.
    func topics(after beginning: String) -> [String] {
        lines.compactMap { line in
            let topic = bytes[line.topic]
            guard topic.starts(with: beginning.utf8) else { return nil }
            return String(decoding: topic.dropFirst(beginning.utf8.count), as: UTF8.self)
        }
    }

    /// The error for a topic that is missing or has not the right shape.
    func damaged(_ topic: String) -> LocaleError {
        LocaleError(.damagedTable, "\(key) \(topic)", "the label table is damaged at")
    }

    private mutating func add(_ block: [UInt8], keyLength: Int) {
        let base = bytes.count
        bytes += block
        var start = base
        while start < bytes.count {
            // After the key and a space; a line without a second space is all topic.
            let topicStart = min(start + keyLength + 1, bytes.count)
            var topicEnd = topicStart
            while topicEnd < bytes.count, bytes[topicEnd] != UInt8(ascii: " "), bytes[topicEnd] != UInt8(ascii: "\n") {
                topicEnd += 1
            }
            var end = topicEnd
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if topicEnd < end { lines.append(Line(topic: topicStart..<topicEnd, value: topicEnd + 1..<end)) }
            start = end + 1
        }
    }
}
