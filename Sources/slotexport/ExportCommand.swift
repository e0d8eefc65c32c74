internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotTime

/// Computes the slots and writes them: the main job.
struct ExportCommand {
    let options: Options
    let environment: Environment
    let clock: WallClock

    func run() throws(CommandError) {
        let request = try PlaceRequest(options: options, environment: environment, clock: clock)
        // Told at the end: a run that fails says why, and nothing else.
        var warnings: [Console.Line] = []
        let document = try request.document { warnings.append($0) }
        let (place, files) = try output(of: request)
        for format in options.formats {
            do throws(ExportError) {
                try format.check(document)
            } catch {
                throw CommandError(.content, error.description)
            }
        }
        do throws(HostError) {
            try place.prepare()
        } catch {
            throw CommandError(error)
        }
        if options.isVerbose { request.explanation(of: document).forEach(Console.tell) }
        for (format, path) in files {
            guard let path else {
                try writeToStandardOutput(document, format)
                continue
            }
            let outcome = try publish(document, format, to: path)
            guard !options.isQuiet else { continue }
            let count = document.plan.count == 1 ? "1 slot" : "\(document.plan.count) slots"
            Console.tell(.plain("\(outcome == .unchanged ? "unchanged" : "wrote") \(path) (\(count))"))
        }
        (warnings + request.warnings(about: document)).forEach(Console.tell)
    }

    /// Where the files go, and the formats with the paths of theirs; nil is standard output.
    private func output(of request: PlaceRequest) throws(CommandError) -> (OutputPlace, [(ExportFormat, String?)]) {
        guard options.formats.count == 1 || (options.output ?? "-") != "-" else {
            throw CommandError(
                option: "format", value: options.given["format"] ?? "",
                rule: "several formats need a folder: name it with --output")
        }
        let place: OutputPlace
        do throws(HostError) {
            place = try OutputPlace(options.output, fileCount: options.formats.count)
        } catch {
            throw CommandError(error)
        }
        var files: [(ExportFormat, String?)] = []
        for format in options.formats {
            do throws(HostError) {
                files.append((format, try place.path(forID: request.placeID, suffix: format.fileSuffix)))
            } catch {
                throw request.refusal(
                    of: .id, value: request.placeID, rule: "can't name a file: \(error.reason)", status: error.status)
            }
        }
        return (place, files)
    }

    private func writeToStandardOutput(_ document: SlotDocument, _ format: ExportFormat) throws(CommandError) {
        do throws(SinkError) {
            _ = try write(document, format, to: FileSink.standardOutput)
        } catch {
            // A reader that has seen enough is no failure.
            guard !error.isClosedPipe else { return }
            throw CommandError(HostError(writing: "standard output", error))
        }
    }

    private func publish(
        _ document: SlotDocument, _ format: ExportFormat, to path: String
    ) throws(CommandError) -> PublishOutcome {
        do throws(HostError) {
            return try Publisher.publish(to: path) { (sink) throws(SinkError) in
                try write(document, format, to: sink)
            }
        } catch {
            throw CommandError(error)
        }
    }

    private func write(_ document: SlotDocument, _ format: ExportFormat, to sink: FileSink) throws(SinkError) {
        var writer = ByteWriter(to: sink)
        format.write(document, to: &writer)
        _ = try writer.finish()
    }
}
