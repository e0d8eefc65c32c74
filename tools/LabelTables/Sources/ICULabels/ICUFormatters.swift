internal import _FoundationICU

/// Chooses a locale's pattern for a skeleton such as `MMMEd` or `jm`.
public final class ICUPatterns {
    private let handle: UnsafeMutablePointer<UDateTimePatternGenerator?>

    /// The patterns of a locale for a calendar.
    public init(_ locale: String, calendar: String = "gregorian") throws {
        handle = try ICU.open("udatpg_open") { swift_udatpg_open(withCalendar(locale, calendar), &$0) }
    }

    deinit { swift_udatpg_close(handle) }

    /// The pattern for a skeleton.
    public func pattern(_ skeleton: String) throws -> String {
        let units = Array(skeleton.utf16)
        return try ICU.text("udatpg_getBestPattern") {
            swift_udatpg_getBestPattern(handle, units, Int32(units.count), $0, $1, &$2)
        }
    }
}

/// Formats moments by one pattern, in UTC.
public final class ICUDateFormat {
    private let handle: UnsafeMutablePointer<UDateFormat?>

    /// A formatter for a locale, a pattern and a calendar.
    public init(_ locale: String, pattern: String, calendar: String = "gregorian") throws {
        let units = Array(pattern.utf16)
        let zone = Array("UTC".utf16)
        handle = try ICU.open("udat_open") {
            swift_udat_open(
                UDAT_PATTERN, UDAT_PATTERN, withCalendar(locale, calendar), zone, Int32(zone.count), units,
                Int32(units.count), &$0)
        }
    }

    deinit { swift_udat_close(handle) }

    /// The text for a number of seconds since 1970-01-01T00:00:00Z.
    public func text(epochSeconds: Int) throws -> String {
        try ICU.text("udat_format") {
            swift_udat_format(handle, Double(epochSeconds) * 1000, $0, $1, nil, &$2)
        }
    }
}

/// Formats ranges of time of one day, in UTC.
public final class ICUIntervalFormat {
    /// A part of a range: text, or a number or word that a pattern letter stands for.
    enum Part {
        case text(String)
        case field(Character, String)
    }

    private let handle: OpaquePointer

    /// A formatter for a locale and a skeleton.
    public init(_ locale: String, skeleton: String) throws {
        let units = Array(skeleton.utf16)
        let zone = Array("UTC".utf16)
        handle = try ICU.open("udtitvfmt_open") {
            swift_udtitvfmt_open(
                withCalendar(locale, "gregorian"), units, Int32(units.count), zone, Int32(zone.count), &$0)
        }
    }

    deinit { swift_udtitvfmt_close(handle) }

    /// The text for a range in seconds since 1970-01-01T00:00:00Z.
    public func text(from start: Int, to end: Int) throws -> String {
        try ICU.text("udtitvfmt_format") {
            swift_udtitvfmt_format(handle, Double(start) * 1000, Double(end) * 1000, $0, $1, nil, &$2)
        }
    }

    /// The same text, cut into fields and what stands between them.
    func parts(from start: Int, to end: Int) throws -> [Part] {
        let result = try ICU.open("udtitvfmt_openResult") { swift_udtitvfmt_openResult(&$0) }
        defer { swift_udtitvfmt_closeResult(result) }
        try ICU.check("udtitvfmt_formatToResult") {
            swift_udtitvfmt_formatToResult(handle, Double(start) * 1000, Double(end) * 1000, result, &$0)
        }
        let value = try ICU.open("udtitvfmt_resultAsValue") { swift_udtitvfmt_resultAsValue(result, &$0) }
        var length: Int32 = 0
        let start = try ICU.open("ufmtval_getString") { swift_ufmtval_getString(value, &length, &$0) }
        let units = Array(UnsafeBufferPointer(start: start, count: Int(length)))
        let position = try ICU.open("ucfpos_open") { swift_ucfpos_open(&$0) }
        defer { swift_ucfpos_close(position) }
        try ICU.check("ucfpos_constrainCategory") {
            swift_ucfpos_constrainCategory(position, Int32(UFIELD_CATEGORY_DATE.rawValue), &$0)
        }
        var parts: [Part] = []
        var done = 0
        func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        while true {
            var isFound = false
            try ICU.check("ufmtval_nextPosition") { isFound = swift_ufmtval_nextPosition(value, position, &$0) != 0 }
            guard isFound else { break }
            var (from, to): (Int32, Int32) = (0, 0)
            var field: Int32 = 0
            try ICU.check("ucfpos_getIndexes") { swift_ucfpos_getIndexes(position, &from, &to, &$0) }
            try ICU.check("ucfpos_getField") { field = swift_ucfpos_getField(position, &$0) }
            if done < Int(from) { parts.append(.text(text(done..<Int(from)))) }
            parts.append(.field(try Self.letter(field), text(Int(from)..<Int(to))))
            done = Int(to)
        }
        if done < units.count { parts.append(.text(text(done..<units.count))) }
        return parts
    }

    private static func letter(_ field: Int32) throws -> Character {
        switch field {
        case Int32(UDAT_HOUR_OF_DAY1_FIELD.rawValue): "k"
        case Int32(UDAT_HOUR_OF_DAY0_FIELD.rawValue): "H"
        case Int32(UDAT_HOUR1_FIELD.rawValue): "h"
        case Int32(UDAT_HOUR0_FIELD.rawValue): "K"
        case Int32(UDAT_MINUTE_FIELD.rawValue): "m"
        case Int32(UDAT_AM_PM_FIELD.rawValue): "a"
        case Int32(UDAT_AM_PM_MIDNIGHT_NOON_FIELD.rawValue): "b"
        case Int32(UDAT_FLEXIBLE_DAY_PERIOD_FIELD.rawValue): "B"
        default: throw ICUError(code: field, call: "a range with an unexpected field")
        }
    }
}

/// A locale's words for days near today.
public final class ICURelativeDays {
    private let handle: OpaquePointer

    /// The words of a locale.
    public init(_ locale: String) throws {
        handle = try ICU.open("ureldatefmt_open") {
            swift_ureldatefmt_open(locale, nil, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &$0)
        }
    }

    deinit { swift_ureldatefmt_close(handle) }

    /// The word for an offset in days, or nil where the locale only counts ("in 2 days").
    public func word(_ offset: Int) throws -> String? {
        let word = try ICU.text("ureldatefmt_format") {
            swift_ureldatefmt_format(handle, Double(offset), UDAT_REL_UNIT_DAY, $0, $1, &$2)
        }
        let counted = try ICU.text("ureldatefmt_formatNumeric") {
            swift_ureldatefmt_formatNumeric(handle, Double(offset), UDAT_REL_UNIT_DAY, $0, $1, &$2)
        }
        return word == counted ? nil : word
    }
}

/// A locale with a calendar, whatever its own is.
private func withCalendar(_ locale: String, _ calendar: String) -> String {
    locale.contains("@") ? "\(locale);calendar=\(calendar)" : "\(locale)@calendar=\(calendar)"
}
