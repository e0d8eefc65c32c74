/// Where the command's files go.
public enum OutputPlace: Hashable, Sendable {
    /// To the program's standard output.
    case standardOutput

    /// To one file, by its path.
    case file(String)

    /// Into a folder, by its path with a final slash; each file is named after its id and format.
    case folder(String)

    /// Understands the value of `--output`: a folder when it exists as one, when it ends in a slash, or when it has to be
    /// one, since there are several files to write or folders of parts.
    ///
    /// Nil or `-` means standard output.
    ///
    /// - Throws: 64 where several files would go to standard output, or where the value is empty.
    public init(_ option: String?, fileCount: Int, hasFolders: Bool = false) throws(HostError) {
        guard let option, option != "-" else {
            guard fileCount <= 1 else {
                throw HostError(
                    .usage, "cannot write \(fileCount) files to", path: "standard output",
                    reason: "name a folder for them with --output")
            }
            self = .standardOutput
            return
        }
        guard !option.isEmpty else {
            throw HostError(.usage, "cannot write to", path: option, reason: "--output needs a file or a folder")
        }
        let endsInSlash = option.utf8.last == UInt8(ascii: "/")
        if fileCount > 1 || hasFolders || endsInSlash || (try? FileStatus(of: option))?.kind == .folder {
            self = .folder(endsInSlash ? option : option + "/")
        } else {
            self = .file(option)
        }
    }

    /// Creates a folder that doesn't exist yet: its last component only.
    ///
    /// Call it when nothing else can go wrong. True where it was created now: `retract()` then takes it back.
    ///
    /// - Throws: 73 where it can't be created or is no folder; 74 where the disk refuses.
    public func prepare() throws(HostError) -> Bool {
        guard case .folder(let path) = self else { return false }
        do throws(SystemError) {
            switch try FileStatus(of: path)?.kind {
            case .folder: return false
            case nil: try Self.createFolder(path)
            default: throw .notFolder
            }
            return true
        } catch {
            throw HostError(creating: path, error)
        }
    }

    /// The folder for the parts of a format, in this one; nil where this is no folder.
    ///
    /// - Throws: 65 where the id can't be made a file name; 73 where a link of another user has the name, who could so have
    ///   files elsewhere replaced.
    public func folder(forID id: String, suffix: String) throws(HostError) -> OutputPlace? {
        guard case .folder = self, let path = try path(forID: id, suffix: suffix) else { return nil }
        let status: FileStatus?
        do throws(SystemError) {
            status = try FileStatus(of: path, followingLinks: false)
        } catch {
            throw HostError(creating: path, error)
        }
        if let status, status.kind == .link, status.owner != 0, status.owner != System.user {
            throw HostError(refusing: path, "it is a link that belongs to another user")
        }
        return .folder(path + "/")
    }

    /// Removes a folder that was created and got no file.
    public func retract() {
        guard case .folder(let path) = self else { return }
        // A folder that is not empty stays.
        try? System.removeFolder(path)
    }

    /// The path of one file, or nil where it goes to standard output.
    ///
    /// - Throws: 65 where the id can't be made a file name.
    public func path(forID id: String, suffix: String) throws(HostError) -> String? {
        switch self {
        case .standardOutput: nil
        case .file(let path): path
        case .folder(let path): path + (try FileName.name(forID: id, suffix: suffix))
        }
    }

    private static func createFolder(_ path: String) throws(SystemError) {
        do throws(SystemError) {
            try System.makeFolder(path, mode: 0o777)
        } catch {
            // Another run may have been faster.
            if error == .fileExists { return }
            throw error
        }
        // Files in it are of no use if its own name doesn't survive a power cut.
        try? Descriptor(openingFolder: splitPath(String(path.dropLast())).folder).synchronize()
    }
}
