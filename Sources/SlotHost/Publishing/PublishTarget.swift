/// Where published bytes go, found out before the first of them is written.
enum PublishTarget {
    /// A name in a folder, whether or not it exists yet.
    case entry(name: String, folder: String)

    /// A device or a pipe: nothing to replace, the bytes go straight in.
    case device

    /// One of the process's own descriptors, as in /dev/stdout.
    case descriptor(Int32)

    /// A descriptor of another process: the bytes go to the end of what it has open.
    case foreignDescriptor

    /// Finds out what a path means; symbolic links are followed here, and nowhere else.
    ///
    /// - Throws: 73 where it can't be created, or where a link belongs neither to root nor to the caller: whoever may
    ///   write to the folder could have put it there, to have another file replaced.
    init(resolving path: String) throws(HostError) {
        do throws(SystemError) {
            var current = path
            // The kernel's own limit on symbolic links.
            for _ in 0..<40 {
                let (folder, name) = splitPath(current)
                // `site/` and `site/..` name folders, even before they exist.
                guard !name.isEmpty, name != ".", name != ".." else { throw Self.refusal(ofFolder: folder) }
                guard let status = try FileStatus(of: current, followingLinks: false) else {
                    self = .entry(name: name, folder: folder)
                    return
                }
                switch status.kind {
                case .file:
                    self = .entry(name: name, folder: folder)
                    return
                case .folder: throw .isFolder
                case .other:
                    self = .device
                    return
                case .link: break
                }
                if let stream = try Self.descriptor(at: current, folder: folder, name: name) {
                    self = stream
                    return
                }
                guard status.owner == 0 || status.owner == System.user else {
                    throw Refusal.link
                }
                guard let target = try linkTarget(current) else { continue }
                current = SlotHost.path(ofTarget: target, linkedFrom: current)
            }
            throw .linkLoop
        } catch {
            throw error == Refusal.link
                ? HostError(refusing: path, "it is a link that belongs to another user")
                : HostError(creating: path, error)
        }
    }

    /// Whether it takes the bytes as they come, with nothing to replace.
    var isStream: Bool {
        if case .entry = self { false } else { true }
    }

    /// Marks our own refusal among the system's; no system has such a number.
    private enum Refusal {
        static let link = SystemError(code: -1)
    }

    /// `file/` is not a folder; any other path that ends in a folder is one.
    private static func refusal(ofFolder folder: String) -> SystemError {
        do throws(SystemError) {
            let status = try FileStatus(of: folder.isEmpty ? "." : folder)
            return status?.kind == .folder || status == nil ? .isFolder : .notFolder
        } catch {
            return error
        }
    }

    /// What a link in /proc leads to: an open file, which has no name that could be replaced. Nil for any other link.
    private static func descriptor(
        at path: String, folder: String, name: String
    ) throws(SystemError) -> PublishTarget? {
        let holder = try Descriptor(openingFolder: folder)
        guard System.isOnProc(holder.number) else { return nil }
        if try FileStatus(of: path)?.kind == .folder { throw .isFolder }
        if let number = Int32(name), let own = try? Descriptor(openingFolder: "/proc/self/fd"),
            try own.status().isSameFile(as: holder.status())
        {
            return .descriptor(number)
        }
        return .foreignDescriptor
    }
}
