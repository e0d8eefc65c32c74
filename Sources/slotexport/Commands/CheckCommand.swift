internal import SlotDocument
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Says what place files mean: one line a date, and what may surprise.
struct CheckCommand {
    let context: Command.Context

    /// What was said and seen of the files so far.
    private struct Progress {
        /// Warnings that were reported: those of the machine come once, however many files there are.
        var reported: Set<Notice> = []

        /// The files by the identifiers of their places.
        var pathsByID: [String: String] = [:]
    }

    /// Checks each file; the first that is wrong decides the exit status, and the others are shown all the same.
    func run() throws(CommandError) -> ExitStatus {
        let paths = try context.files("a place file", example: "FILE...")
        try context.refusePlaceOption()
        var status = ExitStatus.done
        var progress = Progress()
        for (index, path) in paths.enumerated() {
            if paths.count > 1 {
                try context.console.print("\(index > 0 ? "\n" : "")\(path)\n")
            }
            do throws(CommandError) {
                try check(path, &progress)
            } catch {
                context.console.report(error)
                if status == .done { status = error.status }
            }
        }
        return status
    }

    private func check(_ path: String, _ progress: inout Progress) throws(CommandError) {
        var options = context.options
        options.placeFile = path
        let resolver = try context.resolver(options)
        let resolution = try resolver.result()
        let documents = resolution.documents
        try checkFormats(of: documents, path)
        let document = documents[0]
        try show(documents)
        let notes = CheckNotes(document).lines
        if !notes.isEmpty { try context.console.print(notes.joined(separator: "\n") + "\n") }
        context.reportProvenance(of: resolution, by: resolver)
        let tables = (documents + document.locales).map { $0.labels }
        let unused = try resolver.unused(about: document.plan, in: tables)
        var notices = resolution.notices + resolver.warnings(about: document)
        // Not every place publishes a calendar.
        if ExportFormat.ics.isSet(in: document.settings) { notices += resolver.calendarWarning(about: document) }
        context.report(notices.filter { progress.reported.insert($0).inserted })
        try context.reportStrictly(
            resolver.hoursWarnings + unused + sameID(as: resolver.placeID, path, &progress))
    }

    /// No place has to fit every picker: only those that its settings name are looked at.
    private func checkFormats(of documents: [SlotDocument], _ path: String) throws(CommandError) {
        for document in documents {
            for format in ExportFormat.all where format.family != .picker || format.isSet(in: document.settings) {
                do throws(ExportError) {
                    try format.check(document)
                } catch {
                    // What the machine lacks is not a fault of the file.
                    guard !error.isOfMachine else { continue }
                    throw CommandError(.content, "\(PlaceError.shown(path)): \(error.description)")
                }
            }
        }
    }

    /// A warning where another file has a place of the same identifier: both would write the same files.
    private func sameID(as id: String, _ path: String, _ progress: inout Progress) -> [Notice] {
        guard let other = progress.pathsByID.updateValue(path, forKey: id) else { return [] }
        let (here, there) = (PlaceError.shown(path), PlaceError.shown(other))
        return [
            Notice(
                .warning,
                "\(here): the id \(quoted(id, limit: 80)) is also that of \(there): they overwrite each other's files")
        ]
    }

    /// A place with services is shown service by service, each in the first of its locales.
    private func show(_ documents: [SlotDocument]) throws(CommandError) {
        for (index, document) in documents.enumerated() {
            guard index == 0 || documents[index - 1].service?.id != document.service?.id else { continue }
            if let service = document.service {
                let name = service.name.map { " (\($0))" } ?? ""
                try context.console.print("service \(service.id)\(name)\n")
            }
            try show(document)
        }
    }

    private func show(_ document: SlotDocument) throws(CommandError) {
        var writer = ByteWriter(to: FileSink.standardOutput)
        ExportFormat.text.write(document, to: &writer)
        do throws(SinkError) {
            _ = try writer.finish()
        } catch {
            guard !error.isClosedPipe else { return }
            throw CommandError(HostError(writing: "standard output", error))
        }
    }
}
