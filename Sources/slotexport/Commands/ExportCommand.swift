internal import SlotDocument
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotLocale

/// Computes the slots and writes them: the main job.
struct ExportCommand {
    let context: Command.Context

    private var options: Options { context.options }

    func run() throws(CommandError) -> ExitStatus {
        // Somebody tries the program out: what it offers people says more than data for programs.
        let isTrial = options.names.isEmpty && StandardStreams.outputIsTerminal
        let formats = isTrial ? [.text] : options.formats
        let resolver = try context.resolver()
        let resolution = try resolver.result()
        let documents = resolution.documents
        let (place, files) = try output(of: documents, resolver)
        for document in documents { try check(document) }
        if options.isStrict {
            let tables = (documents + documents[0].locales).map(\.labels)
            try context.reportStrictly(
                resolver.hoursWarnings + (try resolver.unused(about: documents[0].plan, in: tables)))
        }
        if options.isVerbose {
            for line in resolver.provenance(of: documents, by: .all) { context.console.report(.plain(line)) }
        }
        if let files {
            let outcomes = try publish(files, in: place)
            if !options.isQuiet { reportOutcomes(zip(outcomes, files)) }
        } else {
            try writeToStandardOutput(documents[0], formats[0])
        }
        // Reported last: a run that fails says why, and nothing else.
        context.report(resolution.notices + resolver.warnings(about: documents[0]))
        if !options.isQuiet, let notice = context.machineZoneNotice(of: resolver, documents[0]) {
            context.console.report([notice])
        }
        if isTrial {
            context.console.report(
                .plain("for programs: slotexport --format json, or another of slotexport list formats"))
            context.console.report(.plain("for a place of yours: slotexport --place FILE; slotexport --help says more"))
        }
        if options.isVerbose, !options.isStrict { context.report(resolver.hoursWarnings) }
        return .done
    }

    /// A file that is to be written.
    private struct File {
        let document: SlotDocument
        let format: ExportFormat
        let path: String
    }

    private func check(_ document: SlotDocument) throws(CommandError) {
        for format in options.formats {
            do throws(ExportError) {
                try format.check(document)
            } catch {
                guard document.locales.isEmpty || format.holdsLocales else {
                    throw CommandError(
                        PlaceError(
                            option: "locale-layout", value: options.localeLayout.rawValue, rule: error.description))
                }
                throw CommandError(error)
            }
        }
    }

    /// The files of all locales and formats, and where they go; nil is standard output.
    private func output(
        of documents: [SlotDocument], _ resolver: PlaceResolver
    ) throws(CommandError) -> (OutputPlace, files: [File]?) {
        let goesToStandardOutput = (options.output ?? "-") == "-"
        guard options.formats.count == 1 || !goesToStandardOutput else {
            throw CommandError(
                PlaceError(
                    option: "format", value: options.formats.map(\.name).joined(separator: ","),
                    rule: "several formats need a folder: name it with --output"))
        }
        let services = documents.filter { $0.labels.isCopy(of: documents[0].labels) }.count
        guard services == 1 || !goesToStandardOutput else {
            throw CommandError(
                resolver.settings.error(
                    about: "services",
                    rule: "several services need a folder: name it with --output, or choose one with --service"))
        }
        guard documents.count == 1 || !goesToStandardOutput else {
            throw CommandError(
                resolver.settings.error(
                    about: "locale",
                    rule: "several locales need a folder: name it with --output, "
                        + "or get one document with --locale-layout inline"))
        }
        let place: OutputPlace
        do throws(HostError) {
            place = try OutputPlace(options.output, fileCount: documents.count * options.formats.count)
        } catch {
            throw CommandError(error)
        }
        var files: [File] = []
        for document in documents {
            let service = document.service.map { Self.fileName(of: $0.id) + "." } ?? ""
            let locale = documents.count == services ? "" : Self.fileName(of: document.labels.identifier) + "."
            for format in options.formats {
                do throws(HostError) {
                    let suffix = service + locale + format.fileSuffix
                    guard let path = try place.path(forID: resolver.placeID, suffix: suffix) else {
                        return (place, nil)
                    }
                    files.append(File(document: document, format: format, path: path))
                } catch {
                    throw CommandError(
                        resolver.settings.error(
                            about: "id", value: resolver.placeID, rule: "can't name a file: \(error.reason)",
                            kind: .content))
                }
            }
        }
        return (place, files)
    }

    /// A service or a locale in the name of a file: `ar_EG@numbers=latn` becomes `ar_EG-numbers-latn`.
    private static func fileName(of locale: String) -> String {
        String(locale.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
    }

    private func writeToStandardOutput(_ document: SlotDocument, _ format: ExportFormat) throws(CommandError) {
        do throws(SinkError) {
            _ = try write(document, format, to: FileSink.standardOutput)
        } catch {
            // A reader that closed the pipe early is not a failure.
            guard !error.isClosedPipe else { return }
            throw CommandError(HostError(writing: "standard output", error))
        }
    }

    /// Publishes the files: all of them, or none.
    private func publish(_ files: [File], in place: OutputPlace) throws(CommandError) -> [PublishOutcome] {
        var isNew = false
        do throws(HostError) {
            isNew = try place.prepare()
            var isFolder = false
            if case .folder = place { isFolder = true }
            let publisher = Publisher(wait: options.wait)
            return try publisher.publish(to: files.map(\.path), isFolder: isFolder) { (index, sink) throws(SinkError) in
                try write(files[index].document, files[index].format, to: sink)
            }
        } catch {
            if isNew { place.retract() }
            throw CommandError(error)
        }
    }

    private func reportOutcomes(_ outcomes: some Sequence<(PublishOutcome, File)>) {
        for (outcome, file) in outcomes {
            let count = file.format.slotCount(of: file.document)
            let slots = count == 1 ? "1 slot" : "\(count) slots"
            context.console.report(.plain("\(outcome == .unchanged ? "unchanged" : "wrote") \(file.path) (\(slots))"))
        }
    }

    private func write(_ document: SlotDocument, _ format: ExportFormat, to sink: FileSink) throws(SinkError) {
        var writer = ByteWriter(to: sink)
        format.write(document, to: &writer)
        _ = try writer.finish()
    }
}
