internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Where the program speaks: data to standard output, words to standard error.
struct Console {
    /// A line for people.
    enum Line {
        case error(String)
        case warning(String)
        case note(String)
        case plain(String)

        /// A notice as a line.
        init(_ notice: Notice) {
            self = notice.kind == .warning ? .warning(notice.text) : .note(notice.text)
        }
    }

    /// Whether kinds of lines are shown in colours (ECMA-48 8.3.117).
    private let isColoured: Bool

    /// The console of a process: colours only on a terminal that shows them to somebody who wants them.
    init(_ environment: Environment) {
        let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        isColoured = isWanted && StandardStreams.errorIsTerminal
    }

    /// Writes data. A reader that closed the pipe early is not a failure.
    func print(_ bytes: [UInt8]) throws(CommandError) {
        do throws(SinkError) {
            try FileSink.standardOutput.write(bytes.span)
        } catch {
            guard !error.isClosedPipe else { return }
            throw CommandError(HostError(writing: "standard output", error))
        }
    }

    /// Prints a text.
    func print(_ text: String) throws(CommandError) { try print(Array(text.utf8)) }

    /// Writes a line to standard error; where that is closed too, the message is dropped.
    func report(_ line: Line) {
        let (kind, text) =
            switch line {
            case .error(let text): (coloured("error:", "31") + " ", text)
            case .warning(let text): (coloured("warning:", "33") + " ", text)
            case .note(let text): ("note: ", text)
            case .plain(let text): ("", text)
            }
        try? FileSink.standardError.write(Array("slotexport: \(kind)\(visible(text))\n".utf8).span)
    }

    /// Reports all that is wrong.
    func report(_ error: CommandError) {
        for message in [error.message] + error.others { report(.error(message)) }
    }

    /// Shows a line of progress on a terminal, in place of the one before; an empty one clears it.
    func showProgress(_ line: String) {
        try? FileSink.standardError.write(Array("\r\u{1B}[K\(line)".utf8).span)
    }

    /// Reports notices.
    func report(_ notices: [Notice]) {
        for notice in notices { report(Line(notice)) }
    }

    private func coloured(_ word: String, _ colour: String) -> String {
        isColoured ? "\u{1B}[\(colour)m\(word)\u{1B}[0m" : word
    }
}
