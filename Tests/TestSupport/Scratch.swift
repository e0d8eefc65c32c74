import Glibc

/// A fresh folder for one test, removed with everything in it when its owner goes.
package final class Scratch: Sendable {
    package let path: String

    package init() throws {
        var template = Array("/tmp/slotexport-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ScratchError(call: "mkdtemp", code: errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    /// The path of a name in the folder.
    package func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// Everything in the folder or in one below it, hidden names too, sorted.
    package func names(in folder: String = "") -> [String] { Self.names(in: path + "/" + folder) }

    package func write(_ text: String, to name: String, mode: mode_t = 0o644) {
        write(bytes: Array(text.utf8), to: name, mode: mode)
    }

    package func write(bytes: [UInt8], to name: String, mode: mode_t = 0o644) {
        let descriptor = open(self(name), O_WRONLY | O_CREAT | O_TRUNC, mode)
        precondition(descriptor >= 0, "cannot set up \(name)")
        precondition(Glibc.write(descriptor, bytes, bytes.count) == bytes.count, "cannot set up \(name)")
        close(descriptor)
    }

    package func makeFolder(_ name: String, mode: mode_t = 0o755) { mkdir(self(name), mode) }

    package func link(_ name: String, to target: String) { symlink(target, self(name)) }

    package func read(_ name: String) -> String? {
        let descriptor = open(self(name), O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var text: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let got = Glibc.read(descriptor, &part, part.count), got > 0 { text += part[..<got] }
        return String(decoding: text, as: UTF8.self)
    }

    /// What doesn't change while a file isn't touched.
    package func identity(_ name: String) -> [Int] {
        var status = stat()
        guard lstat(self(name), &status) == 0 else { return [] }
        return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }

    package func mode(_ name: String) -> mode_t {
        var status = stat()
        return lstat(self(name), &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    package func isLink(_ name: String) -> Bool {
        var status = stat()
        return lstat(self(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Makes a node for one of the kernel's memory devices (3 null, 7 full).
    ///
    /// Tests never publish to those in `/dev`: run by root, a fault would replace the machine's own.
    package func makeDevice(_ name: String, minor: dev_t) throws -> String {
        guard mknod(self(name), S_IFCHR | 0o666, 1 << 8 | minor) == 0 else {
            throw ScratchError(call: "mknod", code: errno)
        }
        return self(name)
    }

    package func isDevice(_ name: String) -> Bool {
        var status = stat()
        return lstat(self(name), &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
    }

    /// Whether nodes can be made, and opened where temporary files lie.
    package static let canMakeDevices: Bool = {
        guard let folder = try? Scratch(), let device = try? folder.makeDevice("null", minor: 3) else { return false }
        let descriptor = open(device, O_WRONLY)
        if descriptor >= 0 { close(descriptor) }
        return descriptor >= 0
    }()

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            chmod(path, 0o700)
            for name in names(in: path) { remove(path + "/" + name) }
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}

/// A call that failed while a test was set up.
struct ScratchError: Error {
    let call: String
    let code: Int32
}
