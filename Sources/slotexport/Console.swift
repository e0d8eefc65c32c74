internal import SlotFormats
internal import SlotHost

/// Where the program speaks: data to standard output, words to standard error.
enum Console {
    /// A line for people.
    enum Line {
        case error(String)
        case warning(String)
        case note(String)
        case plain(String)
    }

    /// Writes data. A reader of a pipe that has seen enough is no failure.
    static func print(_ bytes: [UInt8]) throws(CommandError) {
        do throws(SinkError) {
            try FileSink.standardOutput.write(bytes.span)
        } catch {
            guard !error.isClosedPipe else { return }
            throw CommandError(HostError(writing: "standard output", error))
        }
    }

    /// Says a line. Where standard error is gone too, nobody is left to be told.
    static func tell(_ line: Line) {
        let (kind, text) =
            switch line {
            case .error(let text): (paint("error:", "31") + " ", text)
            case .warning(let text): (paint("warning:", "33") + " ", text)
            case .note(let text): ("note: ", text)
            case .plain(let text): ("", text)
            }
        try? FileSink.standardError.write(Array("slotexport: \(kind)\(visible(text))\n".utf8).span)
    }

    /// A text in which nothing can move the cursor, end the line or turn its direction around.
    static func visible(_ text: String) -> String {
        var visible = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
                visible += "\\u{\(String(scalar.value, radix: 16))}"
            default: visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// A word in a colour (ECMA-48 8.3.117), on a terminal that shows colours to somebody who wants them.
    private static func paint(_ word: String, _ colour: String) -> String {
        let environment = Environment.ofProcess()
        let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        guard isWanted, StandardStreams.errorIsTerminal else { return word }
        return "\u{1B}[\(colour)m\(word)\u{1B}[0m"
    }
}
