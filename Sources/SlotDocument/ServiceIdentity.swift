/// The service that the slots are for, as it is named in outputs.
public struct ServiceIdentity: Hashable, Sendable {
    /// A stable identifier, unique in its place.
    public let id: String

    /// The name for people, or nil.
    public let name: String?

    /// A service, or an error where a text is empty, too long, or has characters that no text may have.
    public init(id: String, name: String? = nil) throws(PlaceIdentityError) {
        try PlaceIdentity.check(id, key: "service.id")
        if let name { try PlaceIdentity.check(name, key: "service.name") }
        self.id = id
        self.name = name
    }
}
