internal import SlotBatch
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Writes the slots of many places and publishes them as one set.
struct BatchCommand {
    let context: Command.Context

    func run() throws(CommandError) -> ExitStatus {
        let request = try request()
        let console = context.console
        let isQuiet = context.options.isQuiet
        let batch = Batch(request) { (line, isProgress) in
            guard !isQuiet else { return }
            if isProgress { console.showProgress(line) } else { console.report(.plain(line)) }
        }
        let summary: Batch.Summary
        do throws(BatchError) {
            summary = try batch.run()
        } catch {
            throw CommandError(error.status, error.message)
        }
        if !isQuiet { console.report(.plain(summary.text)) }
        return summary.status
    }

    private func request() throws(CommandError) -> BatchRequest {
        let options = context.options
        let batch = options.batch
        var request = BatchRequest(
            now: context.now, table: .all, zones: ZoneSource(context.zoneDirectory), tool: Main.version)
        guard context.operands.count <= 1 else {
            throw CommandError(usage: "batch takes one file of records, or - for standard input")
        }
        guard let output = options.output, !output.isEmpty else {
            throw CommandError(usage: "batch needs a folder for what it publishes: --output FOLDER, or - for rows")
        }
        guard batch.placesFolder == nil || context.operands.isEmpty else {
            throw CommandError(usage: "batch takes a file of records or --places, not both")
        }
        request.input = context.operands.first ?? "-"
        request.placesFolder = batch.placesFolder
        request.defaultsFile = options.defaultsFile
        request.output = output
        request.formats = options.formats
        request.jobs = batch.jobs ?? BatchRequest.usualJobs
        request.settings = options.place
        request.request = options.request
        request.report = batch.report
        request.filesFolder = batch.filesFolder
        if let maxFailed = batch.maxFailed { request.maxFailed = maxFailed }
        request.allowsShrink = batch.allowsShrink
        request.dueOnly = batch.dueOnly
        if let keep = batch.keep { request.keep = keep }
        request.dropStale = batch.dropStale
        if let verification = batch.verification { request.verification = verification }
        request.writesIndex = batch.writesIndex
        request.compresses = batch.compresses
        if let layout = batch.layout { request.layout = layout }
        if let path = batch.path { request.path = path }
        request.shard = batch.shard
        request.resume = batch.resume
        request.wait = options.names.contains("wait") ? options.wait : 0
        request.showsProgress = StandardStreams.errorIsTerminal
        try takeBookings(into: &request)
        try checkStream(request)
        return request
    }

    /// `--busy` is one table for all places here.
    private func takeBookings(into request: inout BatchRequest) throws(CommandError) {
        let files = request.request.busyFiles
        request.request.busyFiles = []
        guard let file = files.first else { return }
        guard files.count == 1, file.path.hasSuffix(".csv") || file.path.hasSuffix(".ndjson") else {
            throw CommandError(usage: "--busy: must be one table for all places, .csv or .ndjson, in a batch")
        }
        request.bookings = file.path
    }

    private func checkStream(_ request: BatchRequest) throws(CommandError) {
        let isPacked = request.layout == .packed
        guard request.output == "-" || isPacked else { return }
        let what = isPacked ? "--layout packed" : "--output -"
        for format in request.formats
        where format.name != ExportFormat.csv.name && format.name != ExportFormat.ndjson.name {
            throw CommandError(usage: "--format \(format.name): must be csv or ndjson with \(what)")
        }
        guard request.output == "-" else { return }
        guard request.formats.count == 1 else {
            throw CommandError(usage: "--format: must be one of csv and ndjson with --output -")
        }
        let others = ["due", "keep", "index", "gzip", "path", "resume", "verify", "layout"]
        if let other = others.first(where: { context.options.names.contains($0) }) {
            throw CommandError(usage: "--\(other) needs a folder: --output FOLDER")
        }
    }
}
