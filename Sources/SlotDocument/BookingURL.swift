internal import SlotTime

/// The template of the address at which people book: a URL (RFC 3986) with the placeholders {id}, {epoch} and {start}.
public struct BookingURL: Hashable, Sendable {
    /// A part of a template.
    public enum Part: Hashable, Sendable {
        /// Characters of the URL as they are.
        case text([UInt8])
        /// The place's identifier, percent-encoded.
        case id
        /// The start in seconds since 1970.
        case epoch
        /// The start as RFC 3339 has it, its + percent-encoded.
        case start
    }

    /// The template as it was written.
    public let template: String

    /// What a template may have between braces.
    private static let placeholders = ["id", "epoch", "start"]

    /// A template, or nil where `problem(in:)` finds one.
    public init?(_ template: String) {
        guard Self.problem(in: template) == nil else { return nil }
        self.template = template
    }

    /// The parts, in order.
    public var parts: [Part] {
        var parts: [Part] = []
        for (index, piece) in template.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
            .enumerated()
        {
            guard index > 0 else {
                parts.append(.text(Array(piece)))
                continue
            }
            let name = piece.prefix { $0 != UInt8(ascii: "}") }
            parts.append(name.elementsEqual("id".utf8) ? .id : name.elementsEqual("epoch".utf8) ? .epoch : .start)
            parts.append(.text(Array(piece.dropFirst(name.count + 1))))
        }
        return parts
    }

    /// The most bytes that an address may have with its placeholders filled in, as browsers and servers take them.
    public static let lengthLimit = 2000

    /// The most bytes that the address of a place's slot can have.
    public func length(withID id: String) -> Int {
        var length = 0
        for part in parts {
            switch part {
            case .text(let bytes): length += bytes.count
            // A letter, a digit and -._~ mean themselves (RFC 3986 2.3).
            case .id: for byte in id.utf8 { length += byte.isAlphanumeric || "-._~".utf8.contains(byte) ? 1 : 3 }
            // Of years with four digits: -62135596800, and a date, a time and an offset.
            case .epoch: length += 12
            case .start: length += 27
            }
        }
        return length
    }

    /// What is wrong with a template, and the placeholder that was probably meant; nil where it is right.
    public static func problem(in text: String) -> (rule: String, suggestion: String?)? {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[..<colon]) else {
            return ("must be a URL with its scheme, such as https://", nil)
        }
        let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
        let rest = bytes[(colon + 1)...]
        guard scheme != "http" && scheme != "https" || rest.starts(with: "//".utf8) && isHost(rest.dropFirst(2).first)
        else { return ("must have a host after \(scheme)://", nil) }
        guard !rest.isEmpty else { return ("must say more than \(scheme):", nil) }
        return problem(after: rest)
    }

    private static func problem(after scheme: ArraySlice<UInt8>) -> (rule: String, suggestion: String?)? {
        var rest = scheme
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "{"):
                guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return ("must close its {", nil) }
                let name = String(decoding: rest[..<end], as: UTF8.self)
                guard placeholders.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                    return (
                        "must have no placeholders but {id}, {epoch} and {start}",
                        Suggestion.nearest(to: name, in: placeholders).map { "{\($0)}" }
                    )
                }
                rest = rest[(end + 1)...]
            case UInt8(ascii: "%"):
                guard rest.count >= 2, rest.prefix(2).allSatisfy({ $0.isHexDigit }) else {
                    return ("must have two hexadecimal digits after each % (RFC 3986 2.1)", nil)
                }
            case 0x00...0x20, 0x7F...0xFF:
                let encoded = String(byte, radix: 16, uppercase: true)
                return (
                    "must have no spaces, no control characters and only ASCII: "
                        + "write the byte 0x\(byte < 16 ? "0" : "")\(encoded) as %\(byte < 16 ? "0" : "")\(encoded)",
                    nil
                )
            case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
                UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                return ("must have no \(Unicode.Scalar(byte)): it is no character of a URL (RFC 3986 2)", nil)
            default: break
            }
        }
        return nil
    }

    /// RFC 3986 3.1.
    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        let others = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")]
        return bytes.first?.isLetter == true
            && bytes.allSatisfy { $0.isAlphanumeric || others.contains($0) }
    }

    private static func isHost(_ first: UInt8?) -> Bool {
        switch first {
        case nil, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"): false
        default: true
        }
    }
}
