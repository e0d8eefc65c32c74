/// A time on the wall clock: a number of minutes, or the sun's with minutes added.
struct HoursTime: Hashable, Sendable {
    /// What the sun does, in the order of a day.
    enum Event: Int, CaseIterable, Sendable {
        case dawn, sunrise, sunset, dusk

        /// The minutes of the day between which it takes place, wherever people write hours with it.
        var usualTimes: ClosedRange<Int> {
            switch self {
            case .dawn, .sunrise: 180...720
            case .sunset, .dusk: 720...1440
            }
        }
    }

    var event: Event?

    /// Minutes since 00:00, or since the event.
    var offset: Int

    func minutes(_ sun: SunTimes?) -> Int? {
        guard let event else { return offset }
        return sun.map { $0.minutes(event) + offset }
    }
}
