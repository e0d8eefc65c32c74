internal import SlotTime

/// The place that the slots are for, as it is named in outputs.
public struct PlaceIdentity: Hashable, Sendable {
    /// A stable identifier; the events' UIDs and the names of files come from it.
    public let id: String

    /// The name for people, or nil.
    public let name: String?

    /// The identifier of a place that was given none.
    public static let defaultID = "slots"

    /// The longest identifier or name, in UTF-8 bytes.
    static let textLimit = 65_536

    /// A place, or an error where a text is empty, too long, or has characters that no text may have.
    public init(id: String = defaultID, name: String? = nil) throws(PlaceIdentityError) {
        try Self.check(id, key: "id")
        if let name { try Self.check(name, key: "name") }
        self.id = id
        self.name = name
    }

    static func check(_ text: String, key: String) throws(PlaceIdentityError) {
        guard !text.utf8.isEmpty else { throw PlaceIdentityError(key: key, rule: "must not be empty") }
        guard text.utf8.count <= textLimit else {
            throw PlaceIdentityError(key: key, rule: "must be at most \(textLimit) bytes, and has \(text.utf8.count)")
        }
        if let rule = PlainText.problem(in: text) { throw PlaceIdentityError(key: key, rule: rule) }
    }
}

/// A place's identifier, name or detail that can't be written.
public struct PlaceIdentityError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The key: `id`, `name`, or that of a detail, such as `address.country`.
    public let key: String

    /// What the text must be.
    public let rule: String

    /// One line: key and rule.
    public var description: String { "place \(key) \(rule)" }
}
