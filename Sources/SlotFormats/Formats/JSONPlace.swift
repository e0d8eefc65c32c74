internal import SlotDocument
internal import SlotEngine

/// The members of a JSON document about its place, its service and its next slot, each with a comma before it.
enum JSONPlace {
    /// What is given of a place beside its name.
    static func members(of details: PlaceDetails) -> [UInt8] {
        var members: [[UInt8]] = []
        if let address = details.address { members.append(member("address", object(address.members))) }
        members += details.members.map { member($0.key, JSONText.quote($0.text)) }
        members += details.degrees.map { member($0.key, $0.text) }
        return members.flatMap { $0 }
    }

    /// The service, where the place has several.
    static func service(_ service: ServiceIdentity?) -> [UInt8] {
        service.map { member("service", object($0.members)) } ?? []
    }

    /// The first slot after a horizon that has none.
    static func next(_ next: NextStart?) -> [UInt8] {
        guard let next else { return [] }
        return (#","next":{"start":"\#(next.startText)","label":\#(JSONText.quote(next.label))}"# as RowShape).text
    }

    private static func member(_ key: String, _ value: [UInt8]) -> [UInt8] {
        (",\(json: key):\(value)" as RowShape).text
    }

    private static func object(_ members: [PlaceMember]) -> [UInt8] {
        let members = members.map { ("\(json: $0.key):\(json: $0.text)" as RowShape).text }
        return ("{\(list: members)}" as RowShape).text
    }
}
