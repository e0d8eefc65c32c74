internal import SlotDocument
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotLocale

/// Computes the slots and writes them: the main job.
struct ExportCommand {
    let context: Command.Context

    private let options: Options

    init(context: Command.Context) throws(CommandError) {
        self.context = context
        var options = context.options
        let templates = try ShippedTemplate.formats(of: options.templates)
        // Templates alone need no other format.
        if !templates.isEmpty, !options.namesFormats { options.formats = [] }
        options.formats += templates
        self.options = options
    }

    func run() throws(CommandError) -> ExitStatus {
        // Somebody tries the program out: what it offers people says more than data for programs.
        let isTrial = options.names.isEmpty && StandardStreams.outputIsTerminal
        let formats = isTrial ? [.text] : options.formats
        let resolver = try context.resolver()
        let resolution = try resolver.result()
        let documents = resolution.documents
        let (place, products) = try output(of: documents, resolver)
        for document in documents { try check(document) }
        if options.isStrict {
            let tables = (documents + documents[0].locales).map { $0.labels }
            try context.reportStrictly(
                resolver.hoursWarnings + (try resolver.unused(about: documents[0].plan, in: tables)))
        }
        if options.isVerbose {
            for line in resolver.provenance(of: documents, by: .all) { context.console.report(.plain(line)) }
        }
        var sizeWarnings: [String] = []
        if let products {
            let outcomes = try publish(products, in: place, &sizeWarnings)
            if !options.isQuiet { reportOutcomes(zip(outcomes, products)) }
        } else {
            try writeToStandardOutput(documents[0], formats[0], &sizeWarnings)
        }
        // Reported last: a run that fails says why, and nothing else.
        let sizes = sizeWarnings.prefix(1).map { Notice(.warning, $0) }
        context.report(resolution.notices + resolver.warnings(about: documents[0]) + sizes)
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

    /// What a format writes of a document: one file, or a folder with its parts.
    private struct Product {
        let document: SlotDocument
        let format: ExportFormat

        /// The path of the file, or of the folder with its slash.
        let path: String

        /// The folder of several parts; nil where the format writes one file.
        let folder: OutputPlace?
    }

    /// A file that is to be written.
    private struct File {
        let product: Int
        let part: ExportFormat.Part
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

    /// What all formats write of all documents, and where it goes; nil is standard output.
    private func output(
        of documents: [SlotDocument], _ resolver: PlaceResolver
    ) throws(CommandError) -> (OutputPlace, products: [Product]?) {
        let goesToStandardOutput = (options.output ?? "-") == "-"
        guard options.formats.count == 1 || !goesToStandardOutput else {
            throw CommandError(
                PlaceError(
                    option: "format", value: options.formats.map { $0.name }.joined(separator: ","),
                    rule: "several formats need a folder: name it with --output"))
        }
        let folderFormat = options.formats.first { $0.isFolder }
        if let folderFormat, goesToStandardOutput {
            throw CommandError(
                PlaceError(
                    option: "format", value: folderFormat.name,
                    rule: "its \(folderFormat.parts.count) files need a folder: name it with --output"))
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
            place = try OutputPlace(
                options.output, fileCount: documents.count * options.formats.count, hasFolders: folderFormat != nil)
        } catch {
            throw CommandError(error)
        }
        var products: [Product] = []
        for document in documents {
            let service = document.service.map { Self.fileName(of: $0.id) + "." } ?? ""
            let locale = documents.count == services ? "" : Self.fileName(of: document.labels.identifier) + "."
            for format in options.formats {
                do throws(HostError) {
                    let suffix = service + locale + format.fileSuffix
                    guard let path = try place.path(forID: resolver.placeID, suffix: suffix) else {
                        return (place, nil)
                    }
                    let folder =
                        format.isFolder ? try place.folder(forID: resolver.placeID, suffix: suffix) : nil
                    products.append(
                        Product(
                            document: document, format: format, path: folder == nil ? path : path + "/", folder: folder)
                    )
                } catch {
                    guard error.status == .content else { throw CommandError(error) }
                    throw CommandError(
                        resolver.settings.error(
                            about: "id", value: resolver.placeID, rule: "can't name a file: \(error.reason)",
                            kind: .content))
                }
            }
        }
        return (place, products)
    }

    /// A service or a locale in the name of a file: `ar_EG@numbers=latn` becomes `ar_EG-numbers-latn`.
    private static func fileName(of locale: String) -> String {
        String(locale.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
    }

    private func writeToStandardOutput(
        _ document: SlotDocument, _ format: ExportFormat, _ sizeWarnings: inout [String]
    ) throws(CommandError) {
        do throws(SinkError) {
            // Formats with several parts have been refused.
            for part in format.parts {
                let size = try write(document, part, to: FileSink.standardOutput)
                if let warning = format.sizeWarning(size, settings: document.settings) { sizeWarnings.append(warning) }
            }
        } catch {
            // A reader that closed the pipe early is not a failure.
            guard !error.isClosedPipe else { return }
            throw CommandError(HostError(writing: "standard output", error))
        }
    }

    /// Publishes all files of all products, or none: the folders come first, and go again if it fails.
    private func publish(
        _ products: [Product], in place: OutputPlace, _ sizeWarnings: inout [String]
    ) throws(CommandError) -> [PublishOutcome] {
        var files: [File] = []
        for (number, product) in products.enumerated() {
            for part in product.format.parts {
                files.append(File(product: number, part: part, path: product.path + (part.name ?? "")))
            }
        }
        var created: [OutputPlace] = []
        do throws(HostError) {
            for folder in [place] + products.compactMap({ $0.folder }) {
                if try folder.prepare() { created.append(folder) }
            }
            var isFolder = false
            if case .folder = place { isFolder = true }
            let publisher = Publisher(wait: options.wait)
            let outcomes = try publisher.publish(
                to: files.map { $0.path }, isFolder: isFolder
            ) { (index, sink) throws(SinkError) in
                let product = products[files[index].product]
                let size = try write(product.document, files[index].part, to: sink)
                if let warning = product.format.sizeWarning(size, settings: product.document.settings) {
                    sizeWarnings.append("\(product.path): \(warning)")
                }
            }
            var results = [PublishOutcome](repeating: .unchanged, count: products.count)
            for (outcome, file) in zip(outcomes, files) where outcome != .unchanged { results[file.product] = outcome }
            return results
        } catch {
            for folder in created.reversed() { folder.retract() }
            throw CommandError(error)
        }
    }

    private func reportOutcomes(_ outcomes: some Sequence<(PublishOutcome, Product)>) {
        for (outcome, product) in outcomes {
            let count = product.format.slotCount(of: product.document)
            let slots = count == 1 ? "1 slot" : "\(count) slots"
            context.console.report(
                .plain("\(outcome == .unchanged ? "unchanged" : "wrote") \(product.path) (\(slots))"))
        }
    }

    private func write(
        _ document: SlotDocument, _ part: ExportFormat.Part, to sink: FileSink
    ) throws(SinkError) -> Int {
        var writer = ByteWriter(to: sink)
        part.write(document, to: &writer)
        return try writer.finish()
    }
}
