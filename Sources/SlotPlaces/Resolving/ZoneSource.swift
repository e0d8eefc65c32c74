public import SlotTime

/// Where time zone rules come from: the machine's zoneinfo folder, or memory in an app or a test.
public struct ZoneSource: Sendable {
    /// Why a zone can't be used.
    public struct Failure: Error, Hashable, Sendable {
        /// Whether the source has no zone of that name, while it has others.
        public let isUnknownName: Bool

        /// What is wrong, without the name: `there is no such zone in "/usr/share/zoneinfo"`.
        public let reason: String

        /// A failure.
        public init(isUnknownName: Bool, reason: String) {
            self.isUnknownName = isUnknownName
            self.reason = reason
        }
    }

    private let loading: @Sendable (_ name: String) throws(Failure) -> TimeZoneRules
    private let findingVersion: @Sendable () -> String?
    private let listing: @Sendable () -> [String]

    /// What the source is called in messages, such as the path of its folder.
    public let name: String

    /// A source of time zones.
    ///
    /// - Parameters:
    ///   - name: What it is called in messages.
    ///   - version: The release of the data, such as `2026f`; nil where the data don't say.
    ///   - names: All names, for suggestions.
    ///   - rules: The rules of a zone by its name.
    public init(
        name: String, version: @escaping @Sendable () -> String? = { nil },
        names: @escaping @Sendable () -> [String] = { [] },
        rules: @escaping @Sendable (_ name: String) throws(Failure) -> TimeZoneRules
    ) {
        self.name = name
        loading = rules
        findingVersion = version
        listing = names
    }

    /// The rules of a zone.
    public func rules(_ name: String) throws(Failure) -> TimeZoneRules { try loading(name) }

    /// The release of the data, such as `2026f`; nil where the data don't say.
    public var version: String? { findingVersion() }

    /// All names.
    public var names: [String] { listing() }
}
