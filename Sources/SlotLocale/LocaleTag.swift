public import SlotTime

/// A locale as people and systems write it, taken apart: `zh_CN`, `ZH-cn`, `zh_CN.UTF-8`, `zh-Hans-CN`,
/// `ar-EG-u-nu-latn`, `ar_EG@numbers=latn`, `en-US-u-hc-h23-fw-mon`.
///
/// The shape is checked here (BCP 47 section 2.1, UTS 35 section 3, POSIX `language_REGION.codeset@modifier`);
/// whether there are labels for it is known to `LocaleLabels`.
public struct LocaleTag: Hashable, Sendable {
    /// Two or three lower-case letters.
    public let language: String

    /// Four letters, the first upper-case, or nil.
    public let script: String?

    /// Two upper-case letters or three digits, or nil.
    public let region: String?

    /// Variants in upper case, joined by `_`, or nil.
    public let variant: String?

    /// The numbering system that is asked for (`-u-nu-`, `@numbers=`), in lower case, or nil for the locale's own.
    public let numbers: String?

    /// The calendar that is asked for (`-u-ca-`, `@calendar=`), or nil.
    public let calendar: CalendarSystem?

    /// How hours are to be counted (`-u-hc-`, `@hours=`), or nil for the locale's own way.
    public let hourCycle: HourCycle?

    /// The day that is to begin a week (`-u-fw-`, `@fw=`), or nil for the locale's own.
    public let firstWeekday: Weekday?

    /// The parts of the text that change nothing in labels: a sort order (`-u-co-`), private use (`-x-`).
    public let ignored: [String]

    /// The parts of the text that change nothing in some labels: `ignored`, and a variant that the labels don't have.
    public func ignored(in labels: LocaleLabels) -> [String] {
        guard let variant,
            !labels.identifier.utf8.split(separator: UInt8(ascii: "@"))[0].reversed()
                .starts(with: variant.utf8.reversed())
        else { return ignored }
        return [variant.lowercased()] + ignored
    }

    /// Reads a locale.
    ///
    /// The codeset (`.UTF-8`) says nothing about labels and is passed over, as are POSIX modifiers
    /// about currency, sort order and terminal width; a modifier that names a script counts as that script.
    ///
    /// Old forms get their present one (BCP 47 section 2.2.8): `zh-yue`, `i-lux`, `sh`, `no`. `C` and `POSIX` are `en`. What
    /// changes no label is kept in `ignored`: sort order, transformations, private use. Unknown keys and words are refused.
    ///
    /// - Throws: `LocaleError` of kind `malformed` where the text has not the shape of a locale, `unsupported` where it
    ///   asks for something that would have to be passed over.
    public init(parsing text: String) throws(LocaleError) {
        var reader = LocaleTagReader(text)
        try reader.read()
        language = reader.language
        script = reader.script
        region = reader.region
        variant = reader.variants.isEmpty ? nil : reader.variants.joined(separator: "_")
        numbers = reader.numbers
        calendar = reader.calendar
        hourCycle = reader.hourCycle
        firstWeekday = reader.firstWeekday
        ignored = reader.ignored
    }

    /// Whether it is a language with script, region and variants, and asks for nothing else.
    public var isPlain: Bool { numbers == nil && calendar == nil && hourCycle == nil && firstWeekday == nil }

    /// The locale without what it asks for besides, as the label table spells it: `zh_Hans_CN`.
    public var name: String {
        [language, script, region, variant].compactMap { $0 }.joined(separator: "_")
    }
}
