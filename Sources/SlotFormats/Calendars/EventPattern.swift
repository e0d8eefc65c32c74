internal import ICalendar
internal import SlotDocument
internal import SlotTime

/// A title or text of an event as a place writes it: `{day} {time}, {name}`.
///
/// It becomes a shape once for all documents of a kind; nothing is read of it for a slot.
enum EventPattern {
    private static let placeholders = ["name", "day", "time", "range", "remaining", "url", "service"]

    /// What is wrong with a pattern; nil where it is right.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - isOfStretches: Whether events are free stretches, of which it isn't known how many can book.
    static func problem(in pattern: String, isOfStretches: Bool) -> String? {
        for part in pieces(of: pattern) {
            switch part {
            case .text(let text):
                if text.contains(UInt8(ascii: "{")) { return "must close its {" }
                if text.contains(UInt8(ascii: "}")) { return "must open each } with a {" }
            case .placeholder("remaining") where isOfStretches:
                return "must not have {remaining} where events are blocks: a block has no number"
            case .placeholder(let name) where !placeholders.contains(name):
                let known = placeholders.map { "{\($0)}" }.joined(separator: ", ")
                let meant = Suggestion.nearest(to: name, in: placeholders).map { "; did you mean {\($0)}?" } ?? ""
                return "must have no placeholders but \(known), and has \(shortened("{\(visible(name))}"))\(meant)"
            case .placeholder: break
            }
        }
        return nil
    }

    /// Whether the title or the text of an event says how many can still book.
    static func showsRemaining(_ settings: FormatSettings) -> Bool {
        for setting in [FormatSetting.icsSummary, .icsDescription] {
            guard let pattern = settings.text(of: setting) else { continue }
            for case .placeholder("remaining") in pieces(of: pattern) { return true }
        }
        return false
    }

    /// The pattern as a part of a row: TEXT (RFC 5545 3.3.11).
    static func shape(of pattern: String, _ kind: DocumentKind) -> RowShape {
        var shape: RowShape = ""
        for part in pieces(of: pattern) {
            switch part {
            case .text(let text): shape = "\(shape: shape)\(ContentLine.escaped(text: text))"
            case .placeholder("name"): shape = "\(shape: shape)\(.bareName)"
            case .placeholder("day"): shape = "\(shape: shape)\(.dayLabel)"
            case .placeholder("time"): shape = "\(shape: shape)\(.timeLabel)\(.offsetSuffix)"
            case .placeholder("range"): shape = "\(shape: shape)\(.rangeLabel)"
            case .placeholder("remaining"): shape = "\(shape: shape)\(.remaining)"
            case .placeholder("url"):
                guard let url = kind.bookingURL else { continue }
                shape = "\(shape: shape)\(shape: self.shape(of: url, escape: { ContentLine.escaped(text: $0) }))"
            case .placeholder:
                guard let service = kind.service else { continue }
                let name = ContentLine.escaped(text: Array((service.name ?? service.id).utf8))
                shape = "\(shape: shape)\(name)"
            }
        }
        return shape
    }

    /// An address with its placeholders as fields.
    static func shape(of url: BookingURL, escape: ([UInt8]) -> [UInt8]) -> RowShape {
        var shape: RowShape = ""
        for part in url.parts {
            switch part {
            case .text(let text): shape = "\(shape: shape)\(escape(text))"
            case .id: shape = "\(shape: shape)\(.urlPlace)"
            case .epoch: shape = "\(shape: shape)\(.startEpoch)"
            case .start: shape = "\(shape: shape)\(.date)T\(.time)\(.urlOffset)"
            }
        }
        return shape
    }

    private enum Piece {
        case text([UInt8])
        case placeholder(String)
    }

    /// Text and placeholders in turn; a brace without its other half stays in the text.
    private static func pieces(of pattern: String) -> [Piece] {
        var pieces: [Piece] = []
        var text: [UInt8] = []
        var rest = Array(pattern.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
                text.append(byte)
                continue
            }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = []
            pieces.append(.placeholder(String(decoding: rest[..<end], as: UTF8.self)))
            rest = rest[(end + 1)...]
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }
}
