/// What rules leave of a calendar date, each applied over those before it.
struct HoursLayers {
    /// A stretch of a calendar date, in minutes since its 00:00.
    struct Piece {
        var range: Range<Int>

        /// Whether it belongs to a night that the date before began.
        let isRest: Bool
        let rule: Int
    }

    private(set) var open: [Piece] = []
    private(set) var unknown: [Piece] = []

    var isEmpty: Bool { open.isEmpty && unknown.isEmpty }

    mutating func removeAll() {
        open.removeAll(keepingCapacity: true)
        unknown.removeAll(keepingCapacity: true)
    }

    /// Applies a stretch of a rule to what the rules before it say.
    mutating func apply(_ piece: Piece, _ kind: HoursRule.Kind) {
        guard !piece.range.isEmpty else { return }
        switch kind {
        case .open:
            Self.cut(piece.range, from: &unknown)
            open.append(piece)
        case .unknown:
            Self.cut(piece.range, from: &open)
            unknown.append(piece)
        case .closed:
            Self.cut(piece.range, from: &open)
            Self.cut(piece.range, from: &unknown)
        }
    }

    private static func cut(_ range: Range<Int>, from pieces: inout [Piece]) {
        guard pieces.contains(where: { $0.range.overlaps(range) }) else { return }
        var left: [Piece] = []
        for piece in pieces {
            let parts = [
                piece.range.lowerBound..<max(piece.range.lowerBound, min(piece.range.upperBound, range.lowerBound)),
                min(max(piece.range.lowerBound, range.upperBound), piece.range.upperBound)..<piece.range.upperBound,
            ]
            if !piece.range.overlaps(range) {
                left.append(piece)
            } else {
                for part in parts where !part.isEmpty {
                    left.append(Piece(range: part, isRest: piece.isRest, rule: piece.rule))
                }
            }
        }
        pieces = left
    }
}
