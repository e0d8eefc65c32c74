public import SlotLocale

/// A place's name for people: one for everybody, or one a language.
public struct PlaceName: Hashable, Sendable {
    private struct Entry: Hashable {
        let locale: LocaleTag?
        let text: String
    }

    private let entries: [Entry]

    /// One name for every language.
    public init(_ text: String) {
        entries = [Entry(locale: nil, text: text)]
    }

    /// Names in the order of the file, or nil without a name.
    init?(_ names: [(locale: LocaleTag, text: String)]) {
        guard !names.isEmpty else { return nil }
        entries = names.map { Entry(locale: $0.locale, text: $0.text) }
    }

    /// The name for a locale: of the one whose language is the same and that differs least (script, then region, then
    /// variant), else the first name.
    public func text(for locale: LocaleTag) -> String {
        var best = entries[0]
        var bestScore = -1
        for entry in entries {
            guard let own = entry.locale, own.language == locale.language else { continue }
            let score =
                Self.score(own.script, locale.script, 16) + Self.score(own.region, locale.region, 4)
                + Self.score(own.variant, locale.variant, 1)
            if score > bestScore { (best, bestScore) = (entry, score) }
        }
        return best.text
    }

    /// A part that both have is best; one that the name leaves open is better than another one's.
    private static func score(_ own: String?, _ wanted: String?, _ weight: Int) -> Int {
        own == wanted ? 2 * weight : own == nil ? weight : 0
    }
}
