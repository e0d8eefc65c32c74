internal import SlotDocument
internal import SlotEngine

/// A member of a place or an address, for formats that name each: its key and its text.
typealias PlaceMember = (key: String, text: String)

extension PlaceDetails {
    /// The texts that are given, in the order of outputs; the address and the position come apart.
    var members: [PlaceMember] {
        Self.given(
            [
                ("phone", phone), ("email", email), ("website", website), ("description", description),
                ("color", color), ("category", category),
            ])
    }

    /// The position, in degrees.
    var degrees: [(key: String, text: [UInt8])] {
        guard let position else { return [] }
        return [("latitude", position.latitude), ("longitude", position.longitude)].map { key, degrees in
            var text: [UInt8] = []
            text.append(degrees: degrees)
            return (key, text)
        }
    }

    /// All texts, for comparisons.
    var texts: [String] { members.map { $0.text } }

    fileprivate static func given(_ members: [(key: String, text: String?)]) -> [PlaceMember] {
        members.compactMap { key, text in text.map { (key, $0) } }
    }
}

extension PostalAddress {
    /// The parts that are given, in the order of outputs.
    var members: [PlaceMember] {
        PlaceDetails.given(
            [
                ("street", street), ("postalCode", postalCode), ("city", city), ("region", region),
                ("country", country),
            ])
    }

    /// All texts, for comparisons.
    var texts: [String] { members.map { $0.text } }
}

extension ServiceIdentity {
    /// The identifier, and the name where it has one.
    var members: [PlaceMember] { [("id", id)] + (name.map { [("name", $0)] } ?? []) }
}
