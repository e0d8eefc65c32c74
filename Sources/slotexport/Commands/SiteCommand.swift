internal import SlotBatch
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Looks at a site that batches publish, and publishes what their parts have left.
struct SiteCommand {
    let context: Command.Context

    /// What to do with it.
    enum Action: String, CaseIterable {
        case verify, status, rollback, publish, merge
    }

    func run() throws(CommandError) -> ExitStatus {
        let words = Action.allCases.map { $0.rawValue }
        guard let word = context.operands.first else {
            throw CommandError(usage: "site needs one of \(words.listed()), and a folder: site status FOLDER")
        }
        guard let action = Action(rawValue: word) else {
            let hint = Suggestion.question(for: word, in: words)
            throw CommandError(usage: "site \(quoted(word, limit: 80)): must be \(words.listed())\(hint)")
        }
        let paths = Array(context.operands.dropFirst())
        guard !paths.isEmpty, action == .merge || paths.count == 1 else {
            throw CommandError(usage: "site \(word) needs \(action == .merge ? "reports" : "one folder")")
        }
        do throws(BatchError) {
            switch action {
            case .verify: return try verify(paths[0])
            case .status:
                let state = try SiteReader(path: paths[0]).state(at: context.now)
                do throws(CommandError) {
                    try context.console.print(
                        context.options.batch.isPrometheus ? SiteWords.metrics(state) : SiteWords.table(state))
                } catch {
                    throw BatchError(error.status, error.message)
                }
                return .done
            case .rollback:
                report(try SiteReader(path: paths[0]).rollBack(wait: wait))
                return .done
            case .publish:
                let summary = try PartPublication(request(paths[0])).run()
                report(summary.text)
                return summary.status
            case .merge:
                try ReportMerge(paths: paths).write()
                return .done
            }
        } catch {
            throw CommandError(error.status, error.message)
        }
    }

    private var wait: Int { context.options.names.contains("wait") ? context.options.wait : 0 }

    private func report(_ text: String) {
        if !context.options.isQuiet { context.console.report(.plain(text)) }
    }

    private func verify(_ path: String) throws(BatchError) -> ExitStatus {
        let (faults, count) = try SiteReader(path: path).faults(share: context.options.batch.sample ?? 1_000_000)
        for fault in faults { context.console.report(.error(fault)) }
        report("\(count) files read, \(faults.count) wrong")
        return faults.isEmpty ? .done : .content
    }

    private func request(_ path: String) -> BatchRequest {
        let batch = context.options.batch
        var request = BatchRequest(
            now: context.now, table: .all, zones: ZoneSource(context.zoneDirectory), tool: Main.version)
        request.output = path
        if let maxFailed = batch.maxFailed { request.maxFailed = maxFailed }
        request.allowsShrink = batch.allowsShrink
        if let keep = batch.keep { request.keep = keep }
        if let verification = batch.verification { request.verification = verification }
        request.wait = wait
        return request
    }
}
