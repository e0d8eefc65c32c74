public import SlotTime

/// What a resolver may know beside the settings: the clock, the machine's choices, zones and files.
///
/// A command fills it from its process, a batch from nothing but its input, a test from memory.
public struct Surroundings: Sendable {
    /// The present.
    public let now: Instant

    /// The locale to use where no setting names one, as the environment writes it; nil is English.
    public let locale: String?

    /// The time zone to use where no setting names one; asked only then. Nil is UTC, with a note.
    public let timeZone: @Sendable () -> String?

    /// Where time zone rules come from.
    public let zones: ZoneSource

    /// Where files come from that a place names.
    public let files: FileSource

    /// Where the words of locales come from.
    public let labels: LabelSource

    /// Surroundings.
    public init(
        now: Instant, locale: String? = nil, timeZone: @escaping @Sendable () -> String? = { nil }, zones: ZoneSource,
        files: FileSource = FileSource([:]), labels: LabelSource = .builtIn
    ) {
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.zones = zones
        self.files = files
        self.labels = labels
    }
}
