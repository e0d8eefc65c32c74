/// How the hours of a day are counted (UTS 35 part 1, key `hc`).
public enum HourCycle: String, CaseIterable, Sendable {
    /// 0 to 11, twice: noon is 0.
    case h11

    /// 12, then 1 to 11, twice: noon is 12.
    case h12

    /// 0 to 23.
    case h23

    /// 1 to 24: midnight is 24.
    case h24

    /// Whether the day has two halves, so that a word tells which one is meant.
    public var isHalved: Bool { self == .h11 || self == .h12 }

    /// The letter of a CLDR pattern for it.
    var letter: UInt8 {
        switch self {
        case .h11: UInt8(ascii: "K")
        case .h12: UInt8(ascii: "h")
        case .h23: UInt8(ascii: "H")
        case .h24: UInt8(ascii: "k")
        }
    }
}
