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
        let (place, paths) = try output(of: request)
        for format in options.formats {
            do throws(ExportError) {
                try format.check(document)
            } catch {
                throw CommandError(.content, error.description)
            }
        }
        if options.isVerbose { request.explanation(of: document).forEach(Console.tell) }
        if let paths {
            let outcomes = try publish(document, to: paths, in: place)
            if !options.isQuiet { tellOutcomes(zip(outcomes, paths), of: document) }
        } else {
            try writeToStandardOutput(document, options.formats[0])
        }
        (warnings + request.warnings(about: document)).forEach(Console.tell)
    }

    /// Where the files go, and the path of each format's; nil is standard output.
    private func output(of request: PlaceRequest) throws(CommandError) -> (OutputPlace, paths: [String]?) {
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
        var paths: [String] = []
        for format in options.formats {
            do throws(HostError) {
                guard let path = try place.path(forID: request.placeID, suffix: format.fileSuffix) else {
                    return (place, nil)
                }
                paths.append(path)
            } catch {
                throw request.refusal(
                    of: .id, value: request.placeID, rule: "can't name a file: \(error.reason)", status: error.status)
            }
        }
        return (place, paths)
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

    /// Publishes a file for each format: all of them, or none.
    private func publish(
        _ document: SlotDocument, to paths: [String], in place: OutputPlace
    ) throws(CommandError) -> [PublishOutcome] {
        var isNew = false
        do throws(HostError) {
            isNew = try place.prepare()
            return try Publisher.publish(to: paths) { (index, sink) throws(SinkError) in
                try write(document, options.formats[index], to: sink)
            }
        } catch {
            if isNew { place.retract() }
            throw CommandError(error)
        }
    }

    private func tellOutcomes(_ outcomes: some Sequence<(PublishOutcome, String)>, of document: SlotDocument) {
        let count = document.plan.count == 1 ? "1 slot" : "\(document.plan.count) slots"
        for (outcome, path) in outcomes {
            Console.tell(.plain("\(outcome == .unchanged ? "unchanged" : "wrote") \(path) (\(count))"))
        }
    }

    private func write(_ document: SlotDocument, _ format: ExportFormat, to sink: FileSink) throws(SinkError) {
        var writer = ByteWriter(to: sink)
        format.write(document, to: &writer)
        _ = try writer.finish()
    }
}
