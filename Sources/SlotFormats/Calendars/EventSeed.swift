internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// What the UIDs of a document's events hash beside their times: all that people can change and that events show.
///
/// A program that has seen an event may keep it for as long as its UID and its stamp are the same. Nothing remembers what an
/// event looked like yesterday, so a change by people makes other events; time alone moves stamps (`EventRevision`).
struct EventSeed: Sendable {
    /// The digest of what all documents of a kind have in common.
    private let kind: [UInt8]

    init(_ kind: DocumentKind) {
        let settings = kind.settings
        let isBlocks = settings.hasICSBlocks
        var seed: [UInt8] = []
        Self.append(
            [
                kind.zone.identifier, kind.service?.id, kind.service?.name, kind.bookingURL?.template,
                // The length of a block is its own.
                isBlocks ? "block" : String(kind.duration.seconds),
                settings.text(of: .icsSummary), settings.text(of: .icsDescription),
                settings.hasUTCTimes ? "utc" : nil, settings.isICSOpaque ? "opaque" : nil,
            ], to: &seed)
        seed += kind.dayLabeler.signature
        self.kind = SHA256.digest(of: seed)
    }

    /// The seed of a place's events.
    func bytes(of place: RowPlace) -> [UInt8] {
        var seed = kind
        let details = place.details
        Self.append([place.id, place.name], to: &seed)
        guard details != .none else { return seed }
        let address = details.address
        Self.append(
            [
                address?.street, address?.postalCode, address?.city, address?.region, address?.country, details.phone,
                details.email, details.website, details.description, details.color, details.category,
            ], to: &seed)
        if let position = details.position {
            for number in [position.latitude, position.longitude] {
                seed.append(degrees: number)
                seed.append(UInt8(ascii: ";"))
            }
        }
        return seed
    }

    /// Appends texts, none of which holds control characters, so that no two lists become the same bytes.
    private static func append(_ texts: [String?], to seed: inout [UInt8]) {
        for text in texts {
            if let text { seed += text.utf8 } else { seed.append(0x00) }
            seed.append(0x1F)
        }
    }
}

/// The lines that say when an event was revised: the stamp, and twice the same for programs that ask for it.
///
/// Google takes a changed event for its SEQUENCE or LAST-MODIFIED, Evolution for any of the three, ICSx5 for a LAST-MODIFIED that
/// has grown, vdirsyncer for a SEQUENCE that is another one. All three grow together and never otherwise.
enum EventRevision {
    /// What follows `DTSTAMP:`, without the last line end.
    static func lines(_ moment: Instant, of date: CivilDate) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(80)
        ICalendarDateFormat.append(utc: moment, to: &lines)
        let stamp = lines.count
        lines += "\r\nLAST-MODIFIED:".utf8
        lines += lines[..<stamp]
        lines += "\r\nSEQUENCE:".utf8
        lines.appendDecimal(sequence(moment, of: date))
        return lines
    }

    /// A number that grows with the stamp, and depends on nothing but the stamp and the date: the seconds from the earliest
    /// moment at which the date can be in a horizon. Within 32 bits (RFC 5545 3.3.8), because a horizon has 3,660 days at most.
    static func sequence(_ moment: Instant, of date: CivilDate) -> Int {
        // Two days more, so that no UTC offset makes it negative.
        max(0, moment.epochSeconds - (date.daysSinceEpoch - 3662) * 86_400)
    }
}
