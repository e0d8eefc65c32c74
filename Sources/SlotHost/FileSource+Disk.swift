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
            case .invalidArgument: throw notRegular
            default: throw error.forbidsCreation ? .missing(error.words) : .unreadable(error.words)
            }
        }
    }

    /// The same, and pipes for place files that another program makes: `-` is standard input, `/dev/fd/63` comes from a
    /// shell's `<(...)`.
    public static let diskAndPipes = FileSource { (path, limit) throws(Failure) in
        do throws(Failure) {
            guard path == PlaceFile.standardInput else { return try disk.read(path, atMost: limit) }
        } catch {
            guard error == notRegular else { throw error }
        }
        do throws(SystemError) {
            let isInput = path == PlaceFile.standardInput
            let pipe = try isInput ? Descriptor(duplicating: 0) : Descriptor(opening: path, .reading)
            return File(try pipe.readToEnd(atMost: limit))
        } catch {
            throw error == .fileTooLarge ? .tooLong : .unreadable(error.words)
        }
    }

    private static let notRegular = Failure.missing("it is not a regular file")

    private static func readFileWithTime(_ path: String, atMost limit: Int) throws(SystemError) -> File {
        let (bytes, modified) = try SlotHost.readFileWithTime(path, atMost: limit)
        return File(bytes, modified: Instant(epochSeconds: Int(modified.seconds)))
    }
}
