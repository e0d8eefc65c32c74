public import SlotDocument

/// What options and place files say about who the place is, each value checked by itself.
public struct DetailSettings: Hashable, Sendable {
    /// Where letters reach the place.
    public var address: PostalAddress?
    /// Its telephone number.
    public var phone: String?
    /// Its mail address.
    public var email: String?
    /// Its pages.
    public var website: String?
    /// What it is, in a sentence or two.
    public var description: String?
    /// The color of its calendar.
    public var color: String?
    /// What kind of place it is.
    public var category: String?

    /// Settings that say nothing.
    public init() {}
}
