/// A file that is read in parts at any offset: a manifest, a packed file.
package final class FileBytes: @unchecked Sendable {
    // Never changes after `init`; reading at an offset moves no position.
    private let file: Descriptor

    /// Its path, for messages.
    package let path: String

    /// How many bytes it has.
    package let count: Int

    private init(_ file: consuming Descriptor, path: String, count: Int) {
        self.file = file
        self.path = path
        self.count = count
    }

    /// Opens a file of a tree; nil if it is missing.
    package static func opening(_ name: String, in tree: FileTree) -> FileBytes? {
        guard let file = try? tree.open(name), let size = try? file.status().size else { return nil }
        return FileBytes(file, path: tree.path + "/" + name, count: size)
    }

    /// Opens a file by its path.
    ///
    /// - Throws: 66 if it is missing.
    package static func opening(path: String) throws(HostError) -> FileBytes {
        do throws(SystemError) {
            let file = try Descriptor(opening: path, .reading)
            let size = try file.status().size
            return FileBytes(file, path: path, count: size)
        } catch {
            throw HostError(.missingInput, "cannot read", path: path, reason: error.words)
        }
    }

    /// Some of its bytes; fewer where it ends before.
    package func bytes(at offset: Int, count: Int) throws(HostError) -> [UInt8] {
        var all: [UInt8] = []
        while all.count < count {
            do throws(SystemError) {
                let part = try file.read(atMost: count - all.count, at: offset + all.count)
                if part.isEmpty { break }
                all = all.isEmpty ? part : all + part
            } catch {
                throw HostError(.readWrite, "cannot read", path: path, reason: error.words)
            }
        }
        return all
    }

    /// The line that begins at an offset, without its end; nil at the end of the file.
    package func line(at offset: Int) throws(HostError) -> [UInt8]? {
        guard offset < count else { return nil }
        var size = 2048
        while true {
            let bytes = try bytes(at: offset, count: size)
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) { return Array(bytes[..<end]) }
            if bytes.count < size { return bytes }
            size *= 8
        }
    }

    /// Where the line after that of an offset begins; the line itself isn't kept.
    package func startOfNextLine(after offset: Int) throws(HostError) -> Int {
        var offset = offset
        while offset < count {
            let block = try bytes(at: offset, count: 1 << 18)
            if block.isEmpty { break }
            if let end = block.firstIndex(of: UInt8(ascii: "\n")) { return offset + end + 1 }
            offset += block.count
        }
        return count
    }

    /// Hands over one line after the other, without their ends, each with its offset.
    package func eachLine(
        from first: Int = 0, _ body: (_ offset: Int, _ line: ArraySlice<UInt8>) throws(HostError) -> Void
    ) throws(HostError) {
        var offset = first
        var size = 1 << 18
        while offset < count {
            let block = try bytes(at: offset, count: size)
            if block.isEmpty { return }
            var start = 0
            while let end = block[start...].firstIndex(of: UInt8(ascii: "\n")) {
                try body(offset + start, block[start..<end])
                start = end + 1
            }
            if start == 0 {
                if block.count < size {
                    try body(offset, block[...])
                    return
                }
                size *= 2
                continue
            }
            offset += start
        }
    }
}
