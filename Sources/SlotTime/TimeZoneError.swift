/// Why time zone data were refused.
public struct TimeZoneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the data.
    public enum Reason: Error, Hashable, CaseIterable {
        /// The identifier is empty, longer than 255 bytes, or has characters that no IANA name has.
        case identifier
        /// The data do not begin with `TZif`.
        case magic
        /// The version is not one of 1, 2, 3 and 4.
        case version
        /// The data end before what their header promises.
        case truncated
        /// A count in the header is one that RFC 9636 section 3.1 forbids.
        case counts
        /// The data count leap seconds, as those in a `right/` folder do: their times are not POSIX times.
        case leapSeconds
        /// The transitions do not ascend, or lie beyond every date.
        case transitionOrder
        /// A transition names a local time type that does not exist.
        case typeIndex
        /// An offset lies outside -24:59:59...25:59:59 (RFC 9636 section 3.2).
        case offset
        /// A daylight flag is neither 0 nor 1.
        case daylightFlag
        /// An abbreviation is empty, unterminated, or not made of visible ASCII.
        case abbreviation
        /// The footer is no POSIX time zone string between two line feeds.
        case footer
        /// Runs are empty, do not meet, or do not cover all time.
        case runs
    }

    /// The zone as the caller named it.
    public let identifier: String

    /// What is wrong with the data.
    public let reason: Reason

    /// An error about one zone.
    public init(identifier: String, reason: Reason) {
        self.identifier = identifier
        self.reason = reason
    }

    /// The text for people, such as `time zone Asia/Shanghai: the data end too early`.
    public var description: String {
        // A bad identifier is not repeated: it may hold anything.
        reason == .identifier ? "time zone: \(summary)" : "time zone \(identifier): \(summary)"
    }

    /// What is wrong with the data, without the zone.
    package var summary: String {
        switch reason {
        case .identifier: "an identifier has 1 to 255 ASCII letters, digits and any of . _ + - /"
        case .magic: "the data are not TZif (RFC 9636)"
        case .version: "the TZif version is not 1, 2, 3 or 4"
        case .truncated: "the data end too early"
        case .counts: "the header has impossible counts"
        case .leapSeconds: "data with leap seconds (a right/ folder) are not supported"
        case .transitionOrder: "the transitions are not in ascending order"
        case .typeIndex: "a transition names a local time type that does not exist"
        case .offset: "an offset lies outside -24:59:59 to +25:59:59"
        case .daylightFlag: "a daylight flag is neither 0 nor 1"
        case .abbreviation: "an abbreviation is empty, unterminated or not visible ASCII"
        case .footer: "the footer is not a POSIX time zone string"
        case .runs: "the runs are empty, do not meet or do not cover all time"
        }
    }
}
