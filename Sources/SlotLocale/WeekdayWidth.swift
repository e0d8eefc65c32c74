/// How long the name of a weekday is.
public enum WeekdayWidth: String, CaseIterable, Sendable {
    /// The full name: 星期三, Wednesday.
    case wide

    /// The short name: 周三, Wed.
    case abbreviated

    /// One letter or two: 三, W. Not unique in every language.
    case narrow

    /// How often a CLDR pattern repeats the field's letter for this width.
    var letterCount: Int {
        switch self {
        case .abbreviated: 3
        case .wide: 4
        case .narrow: 5
        }
    }
}
