public import SlotEngine
internal import SlotTime

/// Who the place is, beside its name: what calendars, feeds and pages show of it. Every part is optional.
public struct PlaceDetails: Hashable, Sendable {
    /// Where letters reach the place.
    public let address: PostalAddress?

    /// The telephone number as people write it: `+49 30 1234567`.
    public let phone: String?

    /// The address for electronic mail.
    public let email: String?

    /// The address of its pages: a URL of http or https.
    public let website: String?

    /// What it is, in a sentence or two.
    public let description: String?

    /// The color of its calendar: `#` and six hexadecimal digits.
    public let color: String?

    /// What kind of place it is, in a word or two.
    public let category: String?

    /// Where it is on the earth.
    public let position: Coordinates?

    /// Nothing but the name.
    public static let none = PlaceDetails(position: nil)

    private init(position: Coordinates?) {
        (address, phone, email, website, description, color, category) = (nil, nil, nil, nil, nil, nil, nil)
        self.position = position
    }

    /// Details, or an error that names the first key with a value that breaks its rule.
    public init(
        address: PostalAddress? = nil, phone: String? = nil, email: String? = nil, website: String? = nil,
        description: String? = nil, color: String? = nil, category: String? = nil, position: Coordinates? = nil
    ) throws(PlaceIdentityError) {
        self.address = address
        self.phone = phone
        self.email = email
        self.website = website
        self.description = description
        self.color = color
        self.category = category
        self.position = position
        for (key, value) in [("description", description), ("category", category)] {
            if let value { try PlaceIdentity.check(value, key: key) }
        }
        try Self.check(phone, "phone", Self.isPhone, "must be a telephone number, such as +49 30 1234567")
        try Self.check(email, "email", Self.isEmail, "must be a mail address, such as name@example.org")
        try Self.check(color, "color", Self.isColor, "must be # and six hexadecimal digits, such as #1a73e8")
        if let website {
            if let problem = BookingURL.problem(in: website) {
                throw PlaceIdentityError(key: "website", rule: problem.rule)
            }
            let isWeb = ["http://", "https://"].contains { website.lowercased().utf8.starts(with: $0.utf8) }
            guard isWeb, !website.utf8.contains(UInt8(ascii: "{")) else {
                throw PlaceIdentityError(key: "website", rule: "must be a URL that begins with https:// or http://")
            }
        }
    }

    private static func check(
        _ text: String?, _ key: String, _ isRight: ([UInt8]) -> Bool, _ rule: String
    ) throws(PlaceIdentityError) {
        guard let text else { return }
        guard text.utf8.count <= 254, isRight(Array(text.utf8)) else {
            throw PlaceIdentityError(key: key, rule: rule)
        }
    }

    /// Digits, at least three, with a + in front and marks between them.
    private static func isPhone(_ bytes: [UInt8]) -> Bool {
        var digits = 0
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "+") where index == 0: break
            case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-")...UInt8(ascii: "/"): break
            default: return false
            }
        }
        return digits >= 3
    }

    /// A local part, one @ and a domain, without spaces and without the marks that lists and headers need.
    private static func isEmail(_ bytes: [UInt8]) -> Bool {
        let parts = bytes.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        let marks = Array("<>()[]\\,;:\"".utf8)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].count <= 64,
            bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !marks.contains($0) })
        else { return false }
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
            && PlainText.problem(in: String(decoding: bytes, as: UTF8.self)) == nil
    }

    private static func isColor(_ bytes: [UInt8]) -> Bool {
        bytes.count == 7 && bytes[0] == UInt8(ascii: "#") && bytes.dropFirst().allSatisfy { $0.isHexDigit }
    }
}
