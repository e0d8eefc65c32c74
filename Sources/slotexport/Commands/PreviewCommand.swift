internal import SlotDocument
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces

/// Writes one web page of a place: what customers see, how large the files are, and what may surprise.
struct PreviewCommand {
    let context: Command.Context

    func run() throws(CommandError) -> ExitStatus {
        try context.takeNoOperand()
        let options = context.options
        let resolver = try context.resolver()
        let resolution = try resolver.result()
        let documents = resolution.documents
        for document in documents {
            do throws(ExportError) { try ExportFormat.json.check(document) } catch { throw CommandError(error) }
        }
        let tables = documents.map { $0.labels }
        let warnings = resolver.hoursWarnings + (try resolver.unused(about: documents[0].plan, in: tables))
        if options.isStrict { try context.reportStrictly(warnings) }
        let notices = resolution.notices + resolver.warnings(about: documents[0]) + warnings
        let page = PreviewPage(
            script: ShippedTemplate.previewScript, style: ShippedTemplate.previewStyle,
            notices: CheckNotes(documents[0]).lines + notices.map { $0.text }, now: options.now)
        let bytes: [UInt8]
        do throws(ExportError) { bytes = try page.bytes(of: documents) } catch { throw CommandError(error) }
        try write(bytes, id: resolver.placeID)
        context.report(resolution.notices + resolver.warnings(about: documents[0]))
        return .done
    }

    private func write(_ page: [UInt8], id: String) throws(CommandError) {
        let options = context.options
        do throws(HostError) {
            let place = try OutputPlace(options.output, fileCount: 1)
            if let path = try place.path(forID: id, suffix: "preview.html") {
                _ = try place.prepare()
                let outcome = try Publisher(wait: options.wait).publish(to: path) { (sink) throws(SinkError) in
                    try sink.write(page.span)
                }
                guard !options.isQuiet else { return }
                context.console.report(.plain("\(outcome == .unchanged ? "unchanged" : "wrote") \(path)"))
                return
            }
        } catch {
            throw CommandError(error)
        }
        try context.console.print(page)
    }
}
