import Glibc

/// Kind, size and identity of a file.
struct FileStatus {
    /// What a name stands for.
    enum Kind {
        case file, folder, link, other
    }

    let kind: Kind
    let size: Int
    let device: UInt
    let inode: UInt
    let linkCount: UInt

    /// When the content was last changed, in epoch seconds.
    let modified: Int

    init(_ raw: stat) {
        switch raw.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int(raw.st_size)
        device = UInt(raw.st_dev)
        inode = UInt(raw.st_ino)
        linkCount = UInt(raw.st_nlink)
        modified = Int(raw.st_mtim.tv_sec)
    }

    /// What a path stands for, or nil where nothing has that name.
    ///
    /// A relative path starts at `folder`.
    init?(
        of path: String, in folder: Int32 = AT_FDCWD, followingLinks: Bool = true
    ) throws(SystemError) {
        guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
        var raw = stat()
        let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
        // The structure is ours and the path's bytes are only lent for the call.
        guard unsafe fstatat(folder, path, &raw, flags) == 0 else {
            let error = SystemError.last
            if error.code == ENOENT { return nil }
            throw error
        }
        self.init(raw)
    }

    /// Whether both describe one and the same file.
    func isSameFile(as other: FileStatus) -> Bool {
        device == other.device && inode == other.inode
    }
}
