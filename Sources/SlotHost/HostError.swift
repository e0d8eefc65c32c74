internal import SlotTime
public import SlotFormats

/// Something outside the program failed: a file, a folder, the zone data.
public struct HostError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exit status that the failure means for the command.
    public let status: ExitStatus

    /// What could not be done, such as `cannot create`.
    public let action: String

    /// The file, folder or name that it was about, as it was given.
    public let path: String

    /// Why: the system's own words or the rule that was broken.
    public let reason: String

    /// A failure with its words.
    public init(_ status: ExitStatus, _ action: String, path: String, reason: String) {
        self.status = status
        self.action = action
        self.path = path
        self.reason = reason
    }

    /// A sink that writes to a path could not take its bytes: a write error, or 65 where the document broke a rule.
    public init(writing path: String, _ error: SinkError) {
        if let rule = error.rule {
            self.init(.content, "cannot write", path: path, reason: rule)
        } else {
            self.init(writing: path, SystemError(code: error.code))
        }
    }

    /// One line for standard error, without control characters, whatever the path holds.
    public var description: String {
        "\(action) \(quoted(path)): \(reason)"
    }

    init(writing path: String, _ error: SystemError) {
        self.init(.readWrite, "cannot write", path: path, reason: error.words)
    }

    init(creating path: String, _ error: SystemError) {
        let status: ExitStatus = error.forbidsCreation ? .cannotCreate : .readWrite
        let reason =
            switch error {
            // The system's words would be about a file, and it is the folder that is missing.
            case .noSuchFile: "its folder does not exist"
            case .illegalBytes: "it is a link to a name that is not UTF-8"
            default: error.words
            }
        self.init(status, "cannot create", path: path, reason: reason)
    }

    /// A name that must not be replaced, by a rule of ours.
    init(refusing path: String, _ reason: String) {
        self.init(.cannotCreate, "cannot create", path: path, reason: reason)
    }
}
