import Foundation
import Testing

/// README's other promises: `make demo`, `make test`, its length.
@Suite struct ReadmeTests {
    @Test func `make demo prints what README shows`() throws {
        let folder = try Folder()
        folder.makeFolder("tools")
        try folder.write(Project.text("Makefile").utf8, to: "Makefile")
        // Nothing is installed and nothing is built in a test: both have been done. The shell writes the files that it
        // runs: a child that another test starts meanwhile could hold one of ours open, and the kernel would refuse it.
        let script = #"""
            echo '#!/bin/sh' | tee tools/setup > swift
            echo "case \$* in *--show-bin-path*) echo '$1' ;; esac" >> swift
            chmod +x swift tools/setup && exec make --no-print-directory demo SWIFT=./swift 2>&1
            """#
        let outcome = try Program.shell(script, [Program.buildFolder], in: folder)
        #expect(outcome.status == 0, "\(outcome.text)")
        let shown = try #require(blocks("console").first { $0.hasPrefix("$ make demo\n") })
        // What the build says in between is not shown.
        #expect(shown == "$ make demo\n[...]\n" + outcome.text.replacing("\r\n", with: "\n"))
    }

    @Test func `make test ends as README shows`() throws {
        let shown = try #require(blocks("console").first { $0.hasPrefix("$ make test\n") })
        #expect(shown.contains(/\n✔ Test run with \d+ tests in \d+ suites passed after [\d.]+ seconds\.\n$/))
    }

    @Test func `README has fewer than 150 lines`() throws {
        #expect(try Project.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count < 150)
    }

    @Test func `README's line for cron is that of the example`() throws {
        let example = try Project.text("examples/nightly.cron")
        let shown = try #require(blocks("").first { $0.contains("CRON_TZ") })
        for line in shown.split(separator: "\n") { #expect(example.contains(line)) }
    }

    private func blocks(_ language: String) throws -> [String] {
        try Project.blocks(of: language, in: "README.md")
    }
}
