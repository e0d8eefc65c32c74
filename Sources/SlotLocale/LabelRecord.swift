/// The lines of the label table under one key: topics and their values, and where to look for topics without a line.
struct LabelRecord {
    let key: String

    /// The locale whose lines count where this one has none.
    private var base: [[UInt8]] = []
    private let lines: [[UInt8]]

    /// Values that a place's own words put in the place of the table's.
    private(set) var own: [String: [[UInt8]]] = [:]

    init(key: String, lines: [[UInt8]]) {
        self.key = key
        self.lines = lines
    }

    /// The value of a topic, byte for byte, or nil without a line.
    func value(of topic: String) -> ArraySlice<UInt8>? {
        if !own.isEmpty, let text = own[topic]?.first { return text[...] }
        return Self.value(of: topic, in: lines) ?? Self.value(of: topic, in: base)
    }

    /// The value of the first of some topics that has a line.
    func value(ofFirst topics: [String]) throws(LocaleError) -> ArraySlice<UInt8> {
        for topic in topics {
            if let value = value(of: topic) { return value }
        }
        throw damaged(topics.first ?? "")
    }

    /// The list of the first of some topics that has a line: as many values as there have to be.
    func list(ofFirst topics: [String], count: Int) throws(LocaleError) -> [[UInt8]] {
        if !own.isEmpty, let list = topics.lazy.compactMap({ own[$0] }).first(where: { $0.count == count }) {
            return list
        }
        let values = try value(ofFirst: topics)
            .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            .map(Array.init)
        guard values.count == count else { throw damaged(topics.first ?? "") }
        return values
    }

    /// The same record with the lines of the locale that its `like` topic names.
    func resolved(in data: LabelData) throws(LocaleError) -> LabelRecord {
        guard let like = value(of: "like") else { return self }
        guard let other = data.record(String(decoding: like, as: UTF8.self)) else { throw damaged("like") }
        var record = self
        record.base = other.lines
        return record
    }

    /// The same record with a place's own words.
    func with(_ words: OwnWords) -> LabelRecord {
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
        lines.filter { $0.starts(with: beginning.utf8) }.map { line in
            String(decoding: line.dropFirst(beginning.utf8.count).prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        }
    }

    /// The error for a topic that is missing or has not the right shape.
    func damaged(_ topic: String) -> LocaleError {
        LocaleError(.damagedTable, "\(key) \(topic)", "the label table is damaged at")
    }

    private static func value(of topic: String, in lines: [[UInt8]]) -> ArraySlice<UInt8>? {
        let beginning = Array(topic.utf8) + [UInt8(ascii: " ")]
        return lines.first { $0.starts(with: beginning) }?.dropFirst(beginning.count)
    }
}
