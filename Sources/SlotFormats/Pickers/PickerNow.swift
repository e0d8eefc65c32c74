internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The row of a picker for those who come now, without an appointment.
struct PickerNow {
    /// What choosing it returns.
    static let value = "now"

    /// The locale's word: 现在, Now.
    let label: [UInt8]

    /// The last moment at which it is true: the place closes, or is full.
    let until: Instant

    /// The row of a document; nil where nobody asks for it, and where the place is closed or full.
    init?(_ document: borrowing SlotDocument) {
        guard Self.isAsked(document.settings), let end = document.plan.openUntil() else { return nil }
        until = end.advanced(bySeconds: -1)
        label = document.labels.nowLabel ?? Array(Self.value.utf8)
    }

    /// Whether settings ask for it.
    static func isAsked(_ settings: FormatSettings) -> Bool { settings.word(of: .pickerFirstRow) == value }
}
