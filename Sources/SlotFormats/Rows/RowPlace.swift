internal import SlotDocument

/// The place of a document, as rows and frames show it.
struct RowPlace: Sendable {
    let identity: PlaceIdentity

    /// Who it is, beside its name.
    let details: PlaceDetails

    init(_ identity: PlaceIdentity, _ details: PlaceDetails = .none) {
        self.identity = identity
        self.details = details
    }

    /// The place of a document.
    init(_ document: borrowing SlotDocument) {
        self.init(document.place, document.details)
    }

    /// The identifier.
    var id: String { identity.id }

    /// The name for people, or nil.
    var name: String? { identity.name }
}
