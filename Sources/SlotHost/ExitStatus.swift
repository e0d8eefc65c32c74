/// What the command tells its caller: the numbers of sysexits(3), so that a script can act on them.
public enum ExitStatus: Int32, CaseIterable, Sendable {
    /// Everything was done, also where the reader of a pipe left early.
    case done = 0
    /// The answer to the question is no: `explain --json` about a start that is not a slot.
    case no = 1
    /// An option or a value on the command line is wrong.
    case usage = 64
    /// The content of a place is wrong.
    case content = 65
    /// An input is missing or is no file.
    case missingInput = 66
    /// A guard refused to publish: what it asks for is not known.
    case refused = 69
    /// A fault of this program.
    case bug = 70
    /// The output cannot be created: its folder is missing or closed to us, or its name is taken by a folder.
    case cannotCreate = 73
    /// Reading or writing failed: a full disk, a broken device.
    case readWrite = 74
    /// Another run is publishing to the same folder, and didn't end in time: try again.
    case locked = 75
    /// The machine lacks something: zone data, label data, libxml2 for XML.
    case environment = 78

    /// What it means, in a few words.
    public var summary: String {
        switch self {
        case .done: "everything was done, or the reader closed the pipe early"
        case .no: "explain --json: the start is not a slot"
        case .usage: "an option or a value on the command line is wrong"
        case .content: "the content of a place is wrong"
        case .missingInput: "an input is missing or is not a file"
        case .refused: "a guard refused to publish; the old file is unchanged"
        case .bug: "a fault of this program"
        case .cannotCreate: "the output can't be created"
        case .readWrite: "reading or writing failed; the old file is unchanged"
        case .locked: "another run is publishing to the same folder: try again"
        case .environment: "the machine lacks something: zone data, label data, libxml2 for XML"
        }
    }
}
