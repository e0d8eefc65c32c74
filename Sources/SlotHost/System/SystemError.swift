/// What a system call answered instead of doing its work.
struct SystemError: Error, Hashable {
    /// The system's error number.
    let code: Int32

    /// The system's words for the number, in English: the program never calls `setlocale`.
    var words: String { System.words(for: code) }

    /// Whether the name itself is the obstacle (a missing or closed folder, a folder of that name), not the disk.
    var forbidsCreation: Bool {
        switch self {
        case .noSuchFile, .notFolder, .isFolder, .fileExists, .permissionDenied, .notPermitted, .readOnlyFileSystem,
            .linkLoop, .nameTooLong, .invalidArgument, .noReader, .noSuchDevice, .illegalBytes:
            true
        default: false
        }
    }
}
