internal import SlotTime

/// When the sun rises and sets at a place on a date, as its wall clocks show it, to about a minute.
///
/// By the formulas of NOAA's solar calculator (Meeus, Astronomical Algorithms, chapters 25 and 28). Sunrise and sunset are
/// those of the upper limb with refraction (zenith 90.833°), dawn and dusk the civil ones (96°). Where the sun stays up all
/// day, it rises twelve hours and a minute before its highest point and sets as long after; where it stays down, both are
/// that point.
struct SunTimes {
    /// Minutes since 00:00 of the date, in the order of the events.
    private let times: [Int]

    func minutes(_ event: HoursTime.Event) -> Int { times[event.rawValue] }

    init(on date: CivilDate, at position: Coordinates, in zone: TimeZoneRules) {
        // Noon of the place's longitude, in days since 2000-01-01T12:00Z.
        let days = Double(date.daysSinceEpoch - 10_957) - position.longitude / 360
        let century = days / 36_525
        let longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
        let anomaly = 357.52911 + century * (35_999.05029 - century * 0.0001537)
        let eccentricity = 0.016708634 - century * (0.000042037 + century * 0.0000001267)
        let centre =
            Trigonometry.sine(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014))
            + Trigonometry.sine(2 * anomaly) * (0.019993 - century * 0.000101)
            + Trigonometry.sine(3 * anomaly) * 0.000289
        let node = 125.04 - 1934.136 * century
        let apparent = longitude + centre - 0.00569 - 0.00478 * Trigonometry.sine(node)
        let obliquity =
            23.439291 - century * (0.0130042 + century * (0.00000016 - century * 0.000000504))
            + 0.00256 * Trigonometry.cosine(node)
        let sineOfDeclination = Trigonometry.sine(obliquity) * Trigonometry.sine(apparent)
        let cosineOfDeclination = max((1 - sineOfDeclination * sineOfDeclination).squareRoot(), 1e-9)
        let tangent = Trigonometry.sine(obliquity / 2) / Trigonometry.cosine(obliquity / 2)
        let y = tangent * tangent
        // Four minutes a degree.
        let equationOfTime =
            4 / Trigonometry.radians
            * (y * Trigonometry.sine(2 * longitude) - 2 * eccentricity * Trigonometry.sine(anomaly)
                + 4 * eccentricity * y * Trigonometry.sine(anomaly) * Trigonometry.cosine(2 * longitude)
                - 0.5 * y * y * Trigonometry.sine(4 * longitude)
                - 1.25 * eccentricity * eccentricity * Trigonometry.sine(2 * anomaly))
        let noon = 720 - 4 * position.longitude - equationOfTime
        let sineOfLatitude = Trigonometry.sine(position.latitude)
        let cosineOfLatitude = max(Trigonometry.cosine(position.latitude), 1e-9)

        func halfDay(_ zenith: Double) -> Double {
            let cosine =
                (Trigonometry.cosine(zenith) - sineOfLatitude * sineOfDeclination)
                / (cosineOfLatitude * cosineOfDeclination)
            // A minute more where it stays up: rounding leaves no hole between two such days.
            return cosine < -1 ? 721 : 4 * Trigonometry.arcCosine(cosine)
        }

        func wall(_ utcMinutes: Double) -> Int {
            let minutes = Int(utcMinutes.rounded())
            let instant = Instant(epochSeconds: CivilDateTime(date).localSeconds + minutes * 60)
            return minutes + zone.utcOffset(at: instant) / 60
        }

        // In zones far from their longitude, the date's noon is not that of UTC's date.
        let day = Int((Double(wall(noon)) / 1440).rounded(.down)) * 1440
        let rise = halfDay(90.833)
        let dawn = halfDay(96)
        let shift = Double(day)
        times = [noon - dawn, noon - rise, noon + rise, noon + dawn].map { wall($0 - shift) }
    }
}
