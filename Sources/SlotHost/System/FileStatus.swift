/// Kind, size and identity of a file.
struct FileStatus: Equatable {
    /// What a name means.
    enum Kind {
        case file, folder, link, other
    }

    /// A moment as the file system keeps it.
    struct Time: Equatable {
        let seconds: Int64
        let nanoseconds: Int64
    }

    let kind: Kind
    let size: Int
    let device: UInt64
    let inode: UInt64
    let modified: Time
    let changed: Time
    let linkCount: UInt32
    let owner: UInt32

    /// The permissions, with the bits for set-id and sticky.
    let mode: UInt32

    /// Whether it is immutable or append-only, so that not even root can replace its name.
    let isProtected: Bool

    /// Whether both describe one and the same file.
    func isSameFile(as other: FileStatus) -> Bool {
        device == other.device && inode == other.inode
    }
}

extension FileStatus {
    /// What a path means, or nil where nothing has that name.
    ///
    /// A relative path starts at `folder`.
    init?(
        of path: String, in folder: Int32 = System.workingFolder, followingLinks: Bool = true
    ) throws(SystemError) {
        do throws(SystemError) {
            self = try System.status(of: path, in: folder, followingLinks: followingLinks)
        } catch {
            if error == .noSuchFile { return nil }
            throw error
        }
    }
}
