internal import SlotTime

extension LocaleLabels {
    /// The words and patterns of a locale's labels.
    ///
    /// A class, so that labels are passed on as one reference.
    final class Storage: Sendable {
        let identifier: String

        /// Whose names of solar terms and festivals are used: `zh_Hant`.
        let notes: String
        let version: String
        let options: LabelOptions
        let direction: TextDirection
        let firstWeekday: Weekday

        /// Whether some words are a place's own.
        let hasOwnWords: Bool

        /// These words with their topics, for `LocaleLabels.signature`.
        let ownWords: [UInt8]

        let words: LabelWords

        /// The places of the words for the days -2 to 2 from today.
        let relativeDays: Range<Int>

        /// The place of the word for this moment; nil where the locale has none.
        let nowPlace: Int?

        /// The places of the weekdays' names by themselves, and within a date, by width.
        let weekdays: [Range<Int>]
        let formatWeekdays: [Range<Int>]

        /// The dates of the calendar that labels are in, and of those that are shown beside it.
        let dates: DateLabels
        let otherDates: [DateLabels]

        let hour: LabelPattern
        let hourHasSuffix: Bool
        let minute: LabelPattern
        let time: LabelPattern
        let ranges: LabelRanges

        /// The half of the day by itself.
        let half: LabelPattern

        /// How a date and a time follow each other.
        let glue: DateTimeGlue

        /// Reads the lines of a locale.
        init(_ record: LabelRecord, _ tag: LocaleTag, in data: LabelTable, _ options: LabelOptions) throws(LocaleError)
        {
            let own = record.value(of: "numbers").map { String(decoding: $0, as: UTF8.self) } ?? "latn"
            let numbers = tag.numbers ?? own
            let digits = try LocaleLabels.digits(numbers, in: data)
            let capitals = options.capitalization == .sentence ? LabelCapitals(record, in: data) : nil
            var reader = LabelReader(
                options.hasPlainSpaces ? record.withPlainSpaces() : record, digits: digits, capitals: capitals)

            let ownCycle = try Self.word("cycle", of: record) ?? HourCycle.h23
            let clock = try Self.clock(of: tag, ownCycle, options)
            // A place's own patterns count hours as they say.
            func cycle(of topic: String) -> HourCycle? { record.hasOwn(topic) ? nil : tag.hourCycle }
            reader.hourCycle = cycle(of: clock.hour)
            let hourPattern = reader.record.value(of: clock.hour) ?? Self.bytes(clock.defaultHour, options)
            hour = try reader.pattern(hourPattern)
            hourHasSuffix = Self.endsInPartOfDay(hourPattern)
            minute = try reader.pattern(reader.record.value(of: "mm") ?? Self.bytes("mm", options))
            reader.hourCycle = cycle(of: clock.time)
            time = try reader.pattern(reader.record.value(of: clock.time) ?? Self.bytes(clock.defaultTime, options))
            reader.hourCycle = cycle(of: "\(clock.time)-h")
            ranges = try LabelRanges(clock.time, showsParts: clock.hasParts, &reader)
            // A table of one's own needs no words for it.
            half =
                try record.value(of: "a") == nil
                ? LabelPattern() : reader.pattern(Array("a".utf8)[...], beginsLabels: true)

            let ownFirstDay = try Self.firstDay(record)
            firstWeekday = tag.firstWeekday ?? ownFirstDay

            relativeDays = try reader.list("relative", count: 5)
            nowPlace = try record.value(of: "now") == nil ? nil : reader.list("now", count: 1).lowerBound
            weekdays = try Self.eachWidth { width throws(LocaleError) in try reader.weekdays(width, .standAlone) }
            formatWeekdays = try Self.eachWidth { width throws(LocaleError) in try reader.weekdays(width, .format) }
            let ownCalendar = try Self.word("calendar", of: record) ?? CalendarSystem.gregorian
            let calendars = options.calendars.isEmpty ? [tag.calendar ?? ownCalendar] : options.calendars
            let allDates = try calendars.map { calendar throws(LocaleError) in
                try DateLabels(
                    calendar, behind: calendar == calendars[0] ? nil : calendars[0], record, in: data,
                    hasPlainSpaces: options.hasPlainSpaces, &reader)
            }
            dates = allDates[0]
            otherDates = Array(allDates.dropFirst())

            hasOwnWords = record.hasOwnWords
            ownWords = hasOwnWords ? record.ownWords : []
            glue = DateTimeGlue(reader.record.value(of: "glue") ?? Self.bytes("{1}, {0}", options))
            direction = try Self.word("direction", of: record) ?? TextDirection.leftToRight
            version = data.version
            notes =
                record.value(of: "notes").map { String(decoding: $0, as: UTF8.self) }
                ?? String(record.key.prefix { $0 != "_" })
            self.options = options
            words = reader.closedWords()
            var keywords: [String] = []
            if calendars[0] != ownCalendar { keywords.append("calendar=\(calendars[0].rawValue)") }
            if firstWeekday != ownFirstDay { keywords.append("fw=\(LocaleTag.word(for: firstWeekday))") }
            if let cycle = tag.hourCycle, cycle != ownCycle { keywords.append("hours=\(cycle.rawValue)") }
            if !numbers.utf8.elementsEqual(own.utf8) { keywords.append("numbers=\(numbers)") }
            identifier = record.key + (keywords.isEmpty ? "" : "@" + keywords.joined(separator: ";"))
        }

        /// The topics of the patterns for an hour and a time, and what they are without a line.
        private struct Clock {
            let hour: String
            let defaultHour: String
            let time: String
            let defaultTime: String
            var hasParts = false
        }

        /// Whether the last field of a pattern is the part of the day.
        private static func endsInPartOfDay(_ pattern: ArraySlice<UInt8>) -> Bool {
            var last = UInt8(ascii: " ")
            for case .field(let letter, _) in LabelPatternScanner(pattern) { last = letter }
            return last == UInt8(ascii: "a") || last | 0x20 == UInt8(ascii: "b")
        }

        /// A pattern that the table leaves out.
        private static func bytes(_ pattern: String, _ options: LabelOptions) -> ArraySlice<UInt8> {
            let spaced = options.hasPlainSpaces ? pattern.map { $0 == "\u{202F}" ? " " : $0 } : Array(pattern)
            return Array(String(spaced).utf8)[...]
        }

        private static func clock(
            of tag: LocaleTag, _ own: HourCycle, _ options: LabelOptions
        ) throws(LocaleError) -> Clock {
            guard options.dayPeriods == .default else {
                if let cycle = tag.hourCycle, !cycle.isHalved {
                    throw LocaleError(
                        .unsupported, cycle.rawValue, "hour cycle",
                        rule: "must be h11 or h12 with flexible day periods", suggestion: HourCycle.h12.rawValue)
                }
                return Clock(hour: "Bh", defaultHour: "h B", time: "Bhm", defaultTime: "h:mm B", hasParts: true)
            }
            return (tag.hourCycle ?? own).isHalved
                ? Clock(hour: "h", defaultHour: "h\u{202F}a", time: "hm", defaultTime: "h:mm\u{202F}a")
                : Clock(hour: "H", defaultHour: "HH", time: "Hm", defaultTime: "HH:mm")
        }

        /// The word of a topic, one of a few; nil without a line.
        private static func word<Word: RawRepresentable>(
            _ topic: String, of record: LabelRecord
        ) throws(LocaleError) -> Word? where Word.RawValue == String {
            guard let value = record.value(of: topic) else { return nil }
            guard let word = Word(rawValue: String(decoding: value, as: UTF8.self)) else { throw record.damaged(topic) }
            return word
        }

        private static func firstDay(_ record: LabelRecord) throws(LocaleError) -> Weekday {
            guard let value = record.value(of: "firstDay") else { return .monday }
            guard let number = Int(String(decoding: value, as: UTF8.self)), let day = Weekday(rawValue: number) else {
                throw record.damaged("firstDay")
            }
            return day
        }

        /// A value for each width of weekdays.
        static func eachWidth<Value>(
            _ value: (WeekdayWidth) throws(LocaleError) -> Value
        ) throws(LocaleError) -> [Value] {
            [try value(.wide), try value(.abbreviated), try value(.narrow)]
        }
    }
}
