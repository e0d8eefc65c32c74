import Foundation
import Testing

/// README and docs: what stands under a command in a `console` block is what the command prints.
@Suite struct GoldenDocumentationTests {
    static let files: [String] = {
        let docs = FileManager.default.subpaths(atPath: Project.root + "/docs") ?? []
        return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }.sorted()
    }()

    @Test(arguments: files)
    func `the commands in a document print what stands under them`(file: String) throws {
        let text = try Project.text(file)
        let folder = try Folder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Resources", withDestinationPath: Project.root + "/Resources")
        var result: [Substring] = []
        var block: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = block {
                guard line == "```" else {
                    block?.append(line)
                    continue
                }
                result += try run(lines, in: folder)
                block = nil
            } else if line == "```console" {
                block = []
            }
            result.append(line)
        }
        let updated = result.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["SLOTEXPORT_UPDATE_GOLDENS"] == "1" {
            try Data(updated.utf8).write(to: URL(fileURLWithPath: Project.root + "/" + file))
        }
        #expect(withoutVersion(updated) == withoutVersion(text))
    }

    /// The lines of a block as they should be: each command, and what it prints to both outputs.
    private func run(_ lines: [Substring], in folder: Folder) throws -> [Substring] {
        let commands = lines.filter { $0.hasPrefix("$ ") }
        // make has a test of its own.
        guard !commands.contains(where: { $0.hasPrefix("$ make") }) else { return lines }
        let mark = "-- end of a command --"
        let script = commands.map { "\($0.dropFirst(2))\nstatus=$?; printf '\\n%s\\n' '\(mark)'; (exit $status)\n" }
        let outcome = try Program.shell("exec 2>&1\n" + script.joined(), in: folder, environment: ["LC_ALL": "C.UTF-8"])
        let parts = outcome.text.replacing("\r\n", with: "\n").components(separatedBy: "\n\(mark)\n")
        try #require(parts.count == commands.count + 1)
        return zip(commands, parts).flatMap { command, part -> [Substring] in
            let printed = part.hasSuffix("\n") ? part.dropLast() : part[...]
            return [command] + (printed.isEmpty ? [] : printed.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    /// The release of the time zone data is the machine's.
    private func withoutVersion(_ text: String) -> String {
        text.replacing(/\b20\d\d[a-z]\b/, with: "RELEASE")
    }

    @Test func `the command line's document names every option`() throws {
        let text = try Project.text("docs/command-line.md")
        let help = try Project.text("Tests/Golden/help.txt")
        let options = help.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
        #expect(options.count >= 25)
        for option in options { #expect(text.contains(option), "\(option)") }
    }

    @Test func `README shows every format, and docs have a section for each`() throws {
        let help = try Project.text("Tests/Golden/help.txt")
        let list = help.split(separator: "Formats (--format):\n")[1].split(separator: "\n\n")[0]
        let formats = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(formats.count >= 6)
        let readme = try Project.text("README.md")
        let document = try ["formats", "feeds", "templates"].map { try Project.text("docs/\($0).md") }.joined()
        let pickers = try Project.text("docs/pickers.md")
        for format in formats where !pickers.contains("\n| `\(format)` |") {
            #expect(document.contains("\n## \(format)\n"))
            let row = try #require(readme.split(separator: "\n").first { $0.hasPrefix("| `\(format)` |") })
            let excerpt = try #require(row.split(separator: "`").dropLast().last)
            let folder = try Folder()
            let job = ["--format", String(format), "--output", "site/"]
            var words = try Program.run(Program.mainJob + job, in: folder)
            if words.status == 65 {
                // It needs more of the place than its slots.
                let clinic = Project.root + "/Resources/examples/clinic-feeds.json5"
                words = try Program.run(["--place", clinic, "--now", "2026-06-01T10:16:00+08:00"] + job, in: folder)
            }
            let texts = folder.names.compactMap(folder.read).map { String(decoding: $0, as: UTF8.self) }
            #expect(texts.contains { $0.contains(excerpt) }, "\(format): \(excerpt) \(words.words)")
        }
    }

    @Test(arguments: files + ["CONTRIBUTING.md", "CHANGELOG.md"])
    func `links lead to files that are there`(file: String) throws {
        let folder = file.split(separator: "/").dropLast().joined(separator: "/")
        for link in try Project.text(file).matches(of: /\]\(([^)#]+)(#[^)]*)?\)/) where !link.1.contains("://") {
            #expect(FileManager.default.fileExists(atPath: "\(Project.root)/\(folder)/\(link.1)"), "\(file): \(link.1)")
        }
    }
}
