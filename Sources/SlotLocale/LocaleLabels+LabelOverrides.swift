internal import SlotTime

extension LocaleLabels {
    /// Gets the labels of a locale, with words of a place's own in the place of some of them.
    ///
    /// - Throws: `LocaleError` as `init(_:in:)` throws it; an `LabelOverridesError` comes as the value of `own`.
    public static func reading(
        _ tag: LocaleTag, _ words: LabelOverrides, in data: LabelTable = .builtIn,
        options: LabelOptions = LabelOptions()
    ) throws(LocaleError) -> Result<LocaleLabels, LabelOverridesError> {
        guard !words.isEmpty else { return .success(try LocaleLabels(tag, in: data, options: options)) }
        let record = try Self.record(for: tag, in: data)
        if let error = Self.missingNames(words, record) { return .failure(error) }
        let table = try LocaleLabels(tag, record.with(words), in: data, options: options)
        if let error = words.unused(in: table.calendars) { return .failure(error) }
        if let error = table.clash(words) { return .failure(error) }
        return .success(table)
    }

    /// A pattern that shows names which neither the place nor the locale has.
    private static func missingNames(_ words: LabelOverrides, _ record: LabelRecord) -> LabelOverridesError? {
        let own = record.with(words)
        for key in words.keys where key.fields != nil {
            guard let pattern = words.text(of: key) else { continue }
            for case .field(let byte, let count) in LabelPatternScanner(pattern[...]) {
                let letter = String(Unicode.Scalar(byte))
                let name = String(repeating: letter, count: count)
                func isMissing(_ topics: [String], _ length: Int) -> Bool {
                    (try? own.list(ofFirst: topics, count: length))?.contains { $0.isEmpty } ?? true
                }
                let rule: String? =
                    switch letter {
                    case "a" where isMissing(["a"], 2): "give am and pm"
                    case "b" where isMissing([letter], LabelReader.partsOfDay),
                        "B" where isMissing([letter], LabelReader.partsOfDay):
                        "use H, or a"
                    case "M" where count > 2 && isMissing([name], 12),
                        "L" where count > 2 && isMissing([name, String(repeating: "M", count: count)], 12):
                        "give months.\(count == 3 ? "abbreviated" : "wide")"
                    default: nil
                    }
                if let rule {
                    let text = String(decoding: pattern, as: UTF8.self)
                    return LabelOverridesError(
                        key, text,
                        rule: "must not show \(name): the table has no words for it in \(record.key); \(rule)")
                }
            }
        }
        return nil
    }
}

// MARK: - Labels that must differ

extension LocaleLabels {
    /// Two labels of a document that a place's own words make the same.
    private func clash(_ words: LabelOverrides) -> LabelOverridesError? {
        for key in words.keys {
            let text = words.text(of: key).map { String(decoding: $0, as: UTF8.self) }
            let value = key.count == 1 ? text : nil
            if let (first, second) = clash(of: key) {
                return LabelOverridesError(
                    key, value, rule: "must give labels that differ: \(first) and \(second) would be the same")
            }
        }
        return nil
    }

    private func clash(of key: LabelOverrides.Key) -> (String, String)? {
        switch key {
        case .today, .tomorrow, .dayAfterTomorrow, .wideWeekdays, .abbreviatedWeekdays, .narrowWeekdays:
            return clashOfDays
        case .hour: return clashOfHours
        case .am, .pm: return clashOfHours ?? clashOfTimes
        case .minute: return Self.first((0..<60).map { ("minute \($0)", minute($0)) })
        case .time: return clashOfTimes
        case .date, .wideMonths, .abbreviatedMonths: return Self.first(Self.ofYear { date($0) })
        case .dateAndWeekday: return Self.first(Self.ofYear { dateAndWeekday($0, .abbreviated) })
        case .fullDate: return Self.first(Self.ofYear { fullDate($0, .abbreviated) })
        case .timeRange: return nil
        }
    }

    /// A word of the next days that is that of another one, or a weekday in some width.
    ///
    /// Two weekdays of one name can't be: a list has no text twice.
    private var clashOfDays: (String, String)? {
        let keys: [LabelOverrides.Key] = [.today, .tomorrow, .dayAfterTomorrow]
        let relative = keys.indices.compactMap { offset in relativeDay(offset).map { (keys[offset].rawValue, $0) } }
        for (name, word) in relative {
            for width in WeekdayWidth.allCases {
                if let day = Weekday.allCases.first(where: { weekday($0, width) == word }) { return (name, day.name) }
            }
        }
        return Self.first(relative)
    }

    private var clashOfHours: (String, String)? {
        Self.first((0..<24).map { ("hour \($0)", hour($0)) })
    }

    private var clashOfTimes: (String, String)? {
        Self.first(
            (0..<1440).map { minute in
                let (hour, rest) = (minute / 60, minute % 60)
                return ("\(hour):\(rest < 10 ? "0" : "")\(rest)", time(hour: hour, minute: rest))
            })
    }

    /// The labels of every date that a year can have.
    private static func ofYear(_ label: (CivilDate) -> [UInt8]) -> [(String, [UInt8])] {
        let leapYear = 2000
        return (1...12).flatMap { month in
            (1...31).compactMap { day in
                CivilDate(year: leapYear, month: month, day: day).map { ("month \(month) day \(day)", label($0)) }
            }
        }
    }

    /// The first two of some labels that are the same.
    private static func first(_ labels: [(String, [UInt8])]) -> (String, String)? {
        var seen: [[UInt8]: String] = [:]
        for (name, label) in labels {
            if let earlier = seen[label] { return (earlier, name) }
            seen[label] = name
        }
        return nil
    }
}
