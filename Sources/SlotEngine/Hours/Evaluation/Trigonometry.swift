/// Sines and their like from additions and multiplications alone, so that they are the same on every machine.
///
/// The greatest error is below 1e-12, far less than the sun's formulas have.
enum Trigonometry {
    static let radians = Double.pi / 180

    /// The sine of an angle in degrees.
    static func sine(_ degrees: Double) -> Double {
        // Into -90...90, where the series is short.
        var angle = degrees.remainder(dividingBy: 360)
        if angle > 90 { angle = 180 - angle } else if angle < -90 { angle = -180 - angle }
        let x = angle * radians
        var term = x
        var sum = x
        for n in stride(from: 2.0, through: 22, by: 2) {
            term *= -x * x / (n * (n + 1))
            sum += term
        }
        return sum
    }

    static func cosine(_ degrees: Double) -> Double { sine(degrees + 90) }

    /// The angle in degrees, 0...180, that has a cosine; the nearest where none has.
    static func arcCosine(_ cosine: Double) -> Double {
        guard cosine < 1 else { return 0 }
        guard cosine > -1 else { return 180 }
        // Halving the interval: the cosine falls all the way.
        var low = 0.0
        var high = 180.0
        for _ in 0..<44 {
            let middle = (low + high) / 2
            if self.cosine(middle) > cosine { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
