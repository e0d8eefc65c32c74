internal import SlotLocale
internal import SlotPlaces

/// The words of locales that were read before: the same value for all places of a locale, which documents make use of.
///
/// One thread alone uses it.
private final class KeptLabels: @unchecked Sendable {
    /// How many are kept: each has some kilobytes.
    private static let limit = 64

    private var kept: [(name: String, options: LabelOptions, labels: LocaleLabels)] = []

    init() {}

    func labels(_ name: String, _ options: LabelOptions) throws(LocaleError) -> LocaleLabels {
        if let index = kept.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) && $0.options == options }) {
            let labels = kept[index].labels
            // Those that are asked for most are found first.
            if index > 0 { kept.swapAt(index, index - 1) }
            return labels
        }
        let labels = try LocaleLabels(parsing: name, options: options)
        if kept.count == Self.limit { kept.removeLast() }
        kept.append((name, options, labels))
        return labels
    }
}

extension LabelSource {
    /// The built-in words, each read once. For one thread.
    static func keeping() -> LabelSource {
        let kept = KeptLabels()
        return LabelSource { (name, options) throws(LocaleError) in try kept.labels(name, options) }
    }
}
