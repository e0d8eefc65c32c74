public import SlotPlaces
internal import SlotTime

extension FileSource {
    /// The files of this machine; a path counts from the working folder.
    public static let disk = FileSource { (path, limit) throws(Failure) in
        do throws(SystemError) {
            return try readFileWithTime(path, atMost: limit)
        } catch {
            switch error {
            case .fileTooLarge: throw .tooLong
            case .invalidArgument: throw .missing("it is not a regular file")
            default: throw error.forbidsCreation ? .missing(error.words) : .unreadable(error.words)
            }
        }
    }

    private static func readFileWithTime(_ path: String, atMost limit: Int) throws(SystemError) -> File {
        let (bytes, modified) = try SlotHost.readFileWithTime(path, atMost: limit)
        return File(bytes, modified: Instant(epochSeconds: Int(modified.seconds)))
    }
}
