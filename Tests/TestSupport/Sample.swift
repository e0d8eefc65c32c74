/// A text to read, written so that it can be looked at: `⟨E9⟩` is a byte, `⟨[ x 3⟩` is a text three times.
public struct Sample: Sendable, CustomStringConvertible {
    /// What the test is called.
    public let name: String
    /// The notation.
    public let text: String

    /// A text with its name.
    public init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    /// What the test is called.
    public var description: String { name }

    /// The bytes of the notation.
    public var bytes: [UInt8] { Self.bytes(text) }

    /// The bytes of a notation.
    public static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated() {
            guard part.offset > 0, let end = part.element.firstIndex(of: "⟩") else {
                bytes += part.element.utf8
                continue
            }
            let inside = part.element[..<end]
            if let mark = inside.firstRange(of: " x "), let count = Int(inside[mark.upperBound...]) {
                for _ in 0..<count { bytes += inside[..<mark.lowerBound].utf8 }
            } else {
                bytes += inside.split(separator: " ").compactMap { UInt8($0, radix: 16) }
            }
            bytes += part.element[part.element.index(after: end)...].utf8
        }
        return bytes
    }
}
