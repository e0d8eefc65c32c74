/// The rules about octets and physical lines (RFC 5545 3.1).
struct PhysicalLineLint {
    private var line = 1

    /// Whether the line before ended in a lone backslash, and in what octet.
    private var lastOctets: ArraySlice<UInt8> = []

    /// Holds every physical line against them.
    mutating func check(_ bytes: [UInt8], _ report: inout LintReport) {
        var start = 0
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            report.error(
                "bom", 1, "the file begins with a byte order mark, at which some readers stop", "write UTF-8 without it"
            )
            start = 3
        }
        if bytes.isEmpty {
            report.error("empty", 0, "the file is empty", "write a VCALENDAR with at least one component")
        }
        if bytes.count > 1_000_000 {
            report.warning(
                "size", 0, "the file has \(bytes.count) bytes; Google drops events over about 1,000,000",
                "write fewer events, or blocks instead of slots")
        }
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            check(bytes[start..<end], &report)
            start = checkEnd(bytes, at: end, &report)
            line += 1
        }
    }

    /// The line end; where the next line begins.
    private func checkEnd(_ bytes: [UInt8], at end: Int, _ report: inout LintReport) -> Int {
        guard end < bytes.count else {
            report.error("final-line-end", line, "the last line has no line end (RFC 5545 3.1)", "end it with CRLF")
            return end
        }
        if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { return end + 2 }
        let name = bytes[end] == 0x0A ? "LF" : "CR"
        report.error("line-end", line, "the line ends in \(name) alone (RFC 5545 3.1)", "end every line with CRLF")
        return end + 1
    }

    private mutating func check(_ text: ArraySlice<UInt8>, _ report: inout LintReport) {
        defer { lastOctets = text.suffix(16) }
        let isFold = text.first == 0x20 || text.first == 0x09
        if text.isEmpty {
            report.error("blank-line", line, "the line is empty (RFC 5545 3.1)", "leave it out")
        }
        if text.count > 75 {
            report.error(
                "line-length", line, "the line has \(text.count) octets, more than 75 (RFC 5545 3.1)",
                "fold it, counting octets, not characters")
        }
        if let control = text.first(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) {
            report.error(
                "control", line, "the line holds the control character \(control) (RFC 5545 3.1)", "leave it out")
        }
        if isFold, text.count == 1 {
            report.warning("empty-fold", line, "the fold continues nothing", "leave the line out")
        }
        let content = isFold ? text.dropFirst() : text
        if !String(decoding: content, as: UTF8.self).utf8.elementsEqual(content) {
            report.error(
                "utf8", line, "the line isn't UTF-8 by itself: a fold or an encoding breaks a character",
                "write UTF-8 and fold between characters only")
        } else if isFold {
            checkFold(content, &report)
        }
    }

    /// Folds that some readers don't undo before they look.
    private func checkFold(_ content: ArraySlice<UInt8>, _ report: inout LintReport) {
        let backslashes = lastOctets.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if backslashes % 2 == 1 {
            report.warning(
                "fold-escape", line, "the fold parts a backslash from what it escapes; Google can drop such an event",
                "fold before the backslash")
        }
        guard let first = String(decoding: content.prefix(4), as: UTF8.self).unicodeScalars.first else { return }
        switch first.value {
        case 0x0300...0x036F, 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0x20D0...0x20FF:
            report.warning(
                "fold-cluster", line, "the fold parts characters that are shown as one", "fold before the first of them"
            )
        default: break
        }
    }
}
