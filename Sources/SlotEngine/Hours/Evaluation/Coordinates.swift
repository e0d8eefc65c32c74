/// A place on the earth, in degrees (WGS 84).
public struct Coordinates: Hashable, Sendable {
    /// Degrees north of the equator, -90...90.
    public let latitude: Double

    /// Degrees east of Greenwich, -180...180.
    public let longitude: Double

    /// A place, or nil where there is no such one.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}
