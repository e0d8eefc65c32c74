internal import SlotTime

extension DayLabeler {
    /// What the labels of days and times are made of, as bytes: equal bytes mean equal labels.
    ///
    /// The locale, the release of its words, the options, a place's own words, and the style.
    package var signature: [UInt8] {
        let options = table.options
        var words = [
            table.identifier, table.version, options.dayPeriods.rawValue, options.capitalization.rawValue,
            options.hasPlainSpaces ? "plain" : "", style.dayLabels.rawValue, String(style.relativeDays),
            style.weekdayWidth.rawValue, style.dayNotesIn.rawValue,
        ]
        words += style.dayNotes.map { $0.rawValue }
        words.append("")
        words += table.calendars.map { $0.rawValue }
        var signature: [UInt8] = []
        for word in words {
            signature += word.utf8
            signature.append(0x1F)
        }
        return signature + table.content.ownWords
    }
}
