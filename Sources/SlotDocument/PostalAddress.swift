internal import SlotTime

/// Where letters reach a place. Every part is optional, but one is there.
public struct PostalAddress: Hashable, Sendable {
    /// Street and number.
    public let street: String?

    /// The postal code.
    public let postalCode: String?

    /// The city or town.
    public let city: String?

    /// The state, province or region.
    public let region: String?

    /// The country as two capital letters (ISO 3166-1): `DE`.
    public let country: String?

    /// An address, or an error that names the first part that breaks its rule.
    public init(
        street: String? = nil, postalCode: String? = nil, city: String? = nil, region: String? = nil,
        country: String? = nil
    ) throws(PlaceIdentityError) {
        self.street = street
        self.postalCode = postalCode
        self.city = city
        self.region = region
        self.country = country
        let parts = [("street", street), ("postalCode", postalCode), ("city", city), ("region", region)]
        for (key, value) in parts {
            if let value { try PlaceIdentity.check(value, key: "address.\(key)") }
        }
        if let country {
            guard country.utf8.count == 2, country.utf8.allSatisfy({ $0.isUppercase }) else {
                throw PlaceIdentityError(
                    key: "address.country", rule: "must be two capital letters (ISO 3166-1), such as DE")
            }
        }
        guard country != nil || parts.contains(where: { $0.1 != nil }) else {
            throw PlaceIdentityError(key: "address", rule: "must have a street, postalCode, city, region or country")
        }
    }

    /// The address on one line: `Hauptstr. 1, 10115 Berlin, DE`.
    public var line: String {
        let place = [postalCode, city].compactMap { $0 }.joined(separator: " ")
        return [street, place.isEmpty ? nil : place, region, country].compactMap { $0 }.joined(separator: ", ")
    }
}
