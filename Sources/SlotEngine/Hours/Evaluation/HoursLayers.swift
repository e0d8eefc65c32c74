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

    mutating func removeAll() {
        open.removeAll(keepingCapacity: true)
        unknown.removeAll(keepingCapacity: true)
    }

    /// Applies a stretch of a rule to what the rules before it say.
    mutating func apply(_ piece: Piece, _ rule: HoursRule) {
        guard rule.operator != .fallback else {
            applyFallback(piece, rule.kind)
            return
        }
        switch rule.kind {
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

    /// Adds what of a stretch is neither open nor unknown yet.
    private mutating func applyFallback(_ piece: Piece, _ kind: HoursRule.Kind) {
        guard kind != .closed else { return }
        var left = [piece]
        for taken in open + unknown { Self.cut(taken.range, from: &left) }
        if kind == .open { open += left } else { unknown += left }
    }

    private static func cut(_ range: Range<Int>, from pieces: inout [Piece]) {
        guard pieces.contains(where: { $0.range.overlaps(range) }) else { return }
        var left: [Piece] = []
        for piece in pieces {
            guard piece.range.overlaps(range) else {
                left.append(piece)
                continue
            }
            let parts = [
                piece.range.lowerBound..<max(piece.range.lowerBound, range.lowerBound),
                min(piece.range.upperBound, range.upperBound)..<piece.range.upperBound,
            ]
            for part in parts where !part.isEmpty {
                left.append(Piece(range: part, isRest: piece.isRest, rule: piece.rule))
            }
        }
        pieces = left
    }
}
