import Testing

/// What the modules of SlotKit must not use, so that apps of older Apple systems can link them:
/// docs/decisions, "The lowest Apple systems".
@Suite struct AppleVersionTests {
    private static let modules: Set = [
        "SlotTime", "SlotEngine", "SlotLocale", "JSON5", "ICalendar", "SlotDocument", "SlotPlaces",
    ]

    /// Words of the standard library that need a newer system than Span does, with the first macOS and iOS.
    private static let newer = [
        ("Regex", "macOS 13, iOS 16"), ("ContinuousClock", "macOS 13, iOS 16"), ("Duration.", "macOS 13, iOS 16"),
        (".trimmingPrefix(", "macOS 13, iOS 16"), (".firstRange(of", "macOS 13, iOS 16"),
        ("UInt128", "macOS 15, iOS 18"), ("Int128", "macOS 15, iOS 18"), ("String(validating:", "macOS 15, iOS 18"),
        ("import Synchronization", "macOS 15, iOS 18"), ("InlineArray", "macOS 26, iOS 26"),
        ("utf8.span", "macOS 26, iOS 26"), ("utf8Span", "macOS 26, iOS 26"),
    ]

    @Test(
        arguments: SourceTree.swiftFiles(in: "Sources").filter {
            modules.contains($0.module) || $0.module == "SlotFormats"
        })
    func `the libraries use nothing that needs a newer Apple system than Span`(file: SourceTree.File) {
        for line in file.lines {
            let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
            for (word, system) in Self.newer where code.contains(word) {
                Issue.record("\(file.path): \(word) needs \(system)")
            }
        }
    }
}
