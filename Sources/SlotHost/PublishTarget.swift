import Glibc

/// Where published bytes go, found out before the first of them is written.
enum PublishTarget {
    /// A name in a folder, whether or not it exists yet.
    case entry(name: String, folder: String)

    /// A device or a pipe: nothing to replace, the bytes go straight in.
    case stream

    /// Finds out what a path stands for; symbolic links are followed once, here.
    init(resolving path: String) throws(HostError) {
        do throws(SystemError) {
            switch try FileStatus(of: path)?.kind {
            case .folder: throw SystemError(code: EISDIR)
            case .other: self = .stream
            case .file, .link, nil: self = try Self.entry(at: path)
            }
        } catch {
            throw HostError(creating: path, error)
        }
    }

    private static func entry(at path: String) throws(SystemError) -> PublishTarget {
        var path = path
        // As many links as the kernel itself follows.
        for _ in 0..<40 {
            let (folder, name) = splitPath(path)
            // `site/` and `site/..` name folders, also where there is none yet.
            guard !name.isEmpty, name != ".", name != ".." else { throw SystemError(code: EISDIR) }
            guard let target = linkTarget(path) else { return .entry(name: name, folder: folder) }
            path = SlotHost.path(ofTarget: target, linkedFrom: path)
        }
        throw SystemError(code: ELOOP)
    }
}
