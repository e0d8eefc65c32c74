import Foundation
import Testing

/// A fresh folder for one test, removed with everything in it when its owner goes.
final class Folder: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/slotexport-test-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Another user's process must be able to enter it.
        chmod(path, 0o755)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name in the folder.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// Everything in the folder and below it, hidden names too, sorted; without the lock of an output folder.
    var names: [String] { namesWithLocks.filter { !$0.hasSuffix(".slotexport.lock") } }

    /// Everything in the folder and below it, sorted.
    var namesWithLocks: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    }

    func makeFolder(_ name: String, mode: mode_t = 0o755) {
        mkdir(self(name), mode)
    }

    func read(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: name.hasPrefix("/") ? name : self(name)).map(Array.init)
    }

    /// Inode and time of the last change, which stay as they are while nobody touches a file.
    func identity(_ name: String) -> [Int] {
        var status = stat()
        guard lstat(self(name), &status) == 0 else { return [] }
        return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }

    func mode(_ name: String) -> mode_t {
        var status = stat()
        return lstat(self(name), &status) == 0 ? status.st_mode & 0o7777 : 0
    }
}

/// The project's own files.
enum Project {
    /// The project's folder: two above this file's.
    static let root = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }

    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/" + path)), as: UTF8.self)
    }

    /// The fenced blocks of a language in a Markdown file, indented ones moved to the left, each with its last line end.
    static func blocks(of language: String, in path: String) throws -> [String] {
        var blocks: [String] = []
        var indent: Int?
        var fence = ""
        for line in try text(path).split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            if let margin = indent, code != "```" {
                if fence == language { blocks[blocks.count - 1] += line.dropFirst(margin) + "\n" }
            } else if indent != nil {
                indent = nil
            } else if code.hasPrefix("```") {
                indent = line.count - code.count
                fence = String(code.dropFirst(3))
                if fence == language { blocks.append("") }
            }
        }
        return blocks
    }
}
