internal import SlotDocument
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces

/// Says what place files mean: one line a date, and what may surprise.
struct CheckCommand {
    let context: Command.Context

    /// Checks each file; the first that is wrong decides the exit status, and the others are shown all the same.
    func run() throws(CommandError) -> ExitStatus {
        guard !context.operands.isEmpty else {
            throw CommandError(usage: "check needs a place file: slotexport check FILE...")
        }
        guard context.options.placeFile == nil else {
            throw CommandError(usage: "check takes its place file without --place")
        }
        var status = ExitStatus.done
        for (index, path) in context.operands.enumerated() {
            if context.operands.count > 1 {
                try context.console.print("\(index > 0 ? "\n" : "")\(path)\n")
            }
            do throws(CommandError) {
                try check(path)
            } catch {
                context.console.report(.error(error.message))
                if status == .done { status = error.status }
            }
        }
        return status
    }

    private func check(_ path: String) throws(CommandError) {
        var options = context.options
        options.placeFile = path
        let resolver = try context.resolver(options)
        let resolution = try resolver.result()
        let documents = resolution.documents
        for document in documents {
            // No place has to fit every picker: only those that its settings name are looked at.
            for format in ExportFormat.all where format.family != .picker || format.isSet(in: document.settings) {
                do throws(ExportError) {
                    try format.check(document)
                } catch {
                    // What the machine lacks is not a fault of the file.
                    guard !error.isOfMachine else { continue }
                    throw CommandError(.content, "\(path): \(error.description)")
                }
            }
        }
        let document = documents[0]
        for (index, other) in documents.enumerated() {
            // A place with services is shown service by service, each in the first of its locales.
            let isFirst = index == 0 || documents[index - 1].service?.id != other.service?.id
            guard isFirst else { continue }
            if let service = other.service {
                let name = service.name.map { " (\($0))" } ?? ""
                try context.console.print("service \(service.id)\(name)\n")
            }
            try show(other)
        }
        let notes = CheckNotes(plan: document.plan).lines
        if !notes.isEmpty { try context.console.print(notes.joined(separator: "\n") + "\n") }
        let tables = (documents + document.locales).map { $0.labels }
        let unused = try resolver.unused(about: document.plan, in: tables)
        context.report(
            resolution.notices + resolver.warnings(about: document) + resolver.calendarWarning(about: document))
        try context.reportStrictly(resolver.hoursWarnings + unused)
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
