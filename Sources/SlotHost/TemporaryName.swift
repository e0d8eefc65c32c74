import SlotTime

/// The names of the files that the publisher writes before they take their place: `.NAME.slotexport-RUN.tmp`.
enum TemporaryName {
    private static let mark = ".slotexport-"
    private static let suffix = ".tmp"
    private static let runLength = 16

    /// A fresh hidden name beside a file's name, never longer than the 255 bytes that file systems allow.
    static func fresh(for name: String) -> String {
        var shortened = ""
        for scalar in name.unicodeScalars {
            if shortened.utf8.count + UTF8.width(scalar) > 200 { break }
            shortened.unicodeScalars.append(scalar)
        }
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        let run = String(repeating: "0", count: runLength - digits.utf8.count) + digits
        return "." + shortened + mark + run + suffix
    }

    /// Whether a name is one that `fresh` gives.
    ///
    /// Nobody else's file is ever taken for ours.
    static func isOurs(_ name: String) -> Bool {
        guard name.utf8.first == UInt8(ascii: "."), name.hasSuffix(suffix) else { return false }
        let body = name.utf8.dropLast(suffix.utf8.count)
        let run = body.suffix(runLength)
        return run.count == runLength && run.allSatisfy { $0.isHexDigit && !$0.isUppercase }
            && body.dropLast(runLength).suffix(mark.utf8.count).elementsEqual(mark.utf8)
    }
}
