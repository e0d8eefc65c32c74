public import SlotLocale

/// Where the words of a locale come from: read anew at each call, or kept by a run that has many places.
public struct LabelSource: Sendable {
    private let reading: @Sendable (_ name: String, _ options: LabelOptions) throws(LocaleError) -> LocaleLabels

    /// A source of words.
    ///
    /// - Parameter reading: Reads the words of a locale by its name, with options.
    public init(
        _ reading: @escaping @Sendable (_ name: String, _ options: LabelOptions) throws(LocaleError) -> LocaleLabels
    ) {
        self.reading = reading
    }

    /// The built-in table, read at each call.
    public static let builtIn = LabelSource { (name, options) throws(LocaleError) in
        try LocaleLabels(parsing: name, options: options)
    }

    /// The words of a locale.
    public func labels(_ name: String, options: LabelOptions) throws(LocaleError) -> LocaleLabels {
        try reading(name, options)
    }
}
