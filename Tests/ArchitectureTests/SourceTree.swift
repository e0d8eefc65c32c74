import Glibc
import Testing

/// The project's own files, as this test finds them beside itself.
enum SourceTree {
    struct File: CustomTestStringConvertible {
        /// The path from the project's folder on, such as `Sources/SlotTime/Instant.swift`.
        let path: String
        let lines: [String]

        /// The folder below `Sources`, which is the module's name.
        var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

        var testDescription: String { path }
    }

    /// The project's folder: two above this file's.
    static let root = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }

    /// The Swift files below a folder.
    static func swiftFiles(in folder: String) -> [File] {
        names(in: root + "/" + folder).flatMap { name -> [File] in
            let path = folder + "/" + name
            if name.hasSuffix(".swift") { return [File(path: path, lines: lines(of: root + "/" + path))] }
            return name.contains(".") ? [] : swiftFiles(in: path)
        }
    }

    static func lines(of path: String) -> [String] {
        guard let stream = fopen(path, "r") else { return [] }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let got = fread(&part, 1, part.count, stream), got > 0 { bytes += part[..<got] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.first != "." { names.append(name) }
        }
        return names.sorted()
    }
}
