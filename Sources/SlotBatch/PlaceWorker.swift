internal import JSON5
internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Does one record after the other. Each thread has a worker of its own, with its own memory.
final class PlaceWorker: @unchecked Sendable {
    let context: BatchContext
    private let zones: ZoneSource
    let inputs = NamedFiles()
    private let surroundings: Surroundings
    var memory = ExportCache()
    var compressor: Compressor?

    init(_ context: BatchContext) {
        self.context = context
        let inputs = inputs
        zones = ZoneSource(keeping: context.request.zones, version: context.tzVersion)
        let files = context.files
        let bookings = context.bookings
        surroundings = Surroundings(
            now: context.request.now, zones: zones,
            files: FileSource { (path, limit) throws(FileSource.Failure) in
                try inputs.read(path, atMost: limit, from: files, bookings)
            }, labels: .keeping())
    }

    /// Does a record. It never ends the run but for an error of the machine, which the result tells.
    func run(_ job: RecordJob) -> RecordResult {
        let start = Uptime.microseconds
        var result: RecordResult
        do throws(WorkError) {
            result = try finish(job)
        } catch {
            switch error {
            case .fault(let fault, let openMinutes): result = failed(job, fault, openMinutes)
            case .fatal(let error):
                result = failed(job, PlaceLine.Fault(code: Int(error.status.rawValue), message: error.message), nil)
                result.fatal = error
            }
        }
        result.status.milliseconds = (Uptime.microseconds - start + 500) / 1000
        return result
    }

    /// What keeps a record from its files.
    enum WorkError: Error {
        case fault(PlaceLine.Fault, openMinutes: Int?)
        case fatal(BatchError)

        init(_ status: ExitStatus, _ message: String) {
            self = .fault(PlaceLine.Fault(code: Int(status.rawValue), message: message), openMinutes: nil)
        }

        init(_ error: PlaceError) { self.init(ExitStatus(error), error.description) }
    }

    private func finish(_ job: RecordJob) throws(WorkError) -> RecordResult {
        if let fault = job.fault { throw .fault(fault, openMinutes: nil) }
        guard let id = job.id else {
            // What is wrong is said by those who read it; without an id, nothing else matters.
            do throws(PlaceError) {
                var settings = PlaceSettings()
                try file(job).read(into: &settings, by: context.request.table)
            } catch {
                throw WorkError(error)
            }
            throw WorkError(.content, "\(place(of: job)): must have an \"id\"")
        }
        let before = try before(id)
        if context.request.dueOnly, let before, let line = before.line, before.isPublished,
            let result = try notDue(job, id, before.number, line)
        {
            return result
        }
        if let result = try resumed(job, id) { return result }
        inputs.begin(id)
        let (resolver, settings) = try resolver(job, id)
        let resolution = try resolution(resolver)
        let documents = resolution.documents
        let plan = documents[0].plan
        let openMinutes = plan.venue.plainOpenMinutes(inWeekAfter: plan.today, zone: plan.zone)
        try guardHours(openMinutes, before: before, revised: settings.revised)
        for document in documents {
            for (format, _) in context.formats {
                do throws(ExportError) {
                    try format.check(document)
                } catch {
                    throw WorkError(
                        error.isOfMachine ? .environment : .content, "\(place(of: job)): \(error.description)")
                }
            }
        }
        var line = PlaceLine(id: id, status: .ok)
        line.record = hexadecimal(digest(of: job.bytes, inputs.files))
        line.dueAt = dueAt(plan, settings)
        line.openMinutes = openMinutes
        line.inputs = inputs.files
        var result = RecordResult(
            status: StatusLine(line: job.line, id: id, status: .unchanged, fault: nil, files: [], milliseconds: 0),
            place: line, previous: before?.isPublished == true ? before?.number : nil)
        do throws(BatchError) {
            try write(documents, resolver.placeID, old: before, into: &result)
        } catch {
            // A rule that shows while a document is written is the record's fault.
            if error.status == .content {
                throw .fault(
                    PlaceLine.Fault(code: Int(error.status.rawValue), message: error.message), openMinutes: nil)
            }
            throw .fatal(error)
        }
        return result
    }

    // MARK: - The document

    private func resolver(_ job: RecordJob, _ id: String) throws(WorkError) -> (PlaceResolver, PlaceSettings) {
        do throws(PlaceError) {
            var settings = context.request.settings
            let file = try file(job)
            try file.read(into: &settings, by: context.request.table)
            try context.defaults?.read(into: &settings, by: context.request.table)
            guard settings.id?.utf8.elementsEqual(id.utf8) == true else {
                throw settings.error(about: "id", rule: "must be written plainly, and not in the defaults")
            }
            if let rule = RecordID.problem(id) { throw settings.error(about: "id", rule: rule, kind: .content) }
            for (key, isSet) in [("timeZone", settings.timeZone != nil), ("locale", settings.locales != nil)]
            where !isSet {
                throw PlaceError(
                    .content, .file(file.name, nil),
                    "\(place(of: job)): must have \"\(key)\": a batch takes none from the environment")
            }
            var request = context.request.request
            if let bookings = context.bookings { request.busyFiles = [BusyFile(path: bookings.path, option: "busy")] }
            return (PlaceResolver(settings, request, in: surroundings), settings)
        } catch {
            throw WorkError(error)
        }
    }

    private func file(_ job: RecordJob) throws(PlaceError) -> PlaceFile {
        guard let name = job.file else {
            return try PlaceFile(name: context.inputName, bytes: job.bytes, dialect: .json, firstLine: job.line)
        }
        return try PlaceFile(name: name, bytes: job.bytes, dialect: name.hasEnding(".json") ? .json : .json5)
    }

    private func resolution(_ resolver: PlaceResolver) throws(WorkError) -> PlaceResolver.Resolution {
        do throws(PlaceError) { return try resolver.resolve() } catch { throw WorkError(error) }
    }

    /// `places.jsonl:12`
    private func place(of job: RecordJob) -> String { job.file ?? "\(context.inputName):\(job.line)" }

    /// Refuses a place whose plain week is suddenly much shorter, unless its owner says that it was revised.
    private func guardHours(_ minutes: Int, before: Before?, revised: Instant?) throws(WorkError) {
        guard !context.request.allowsShrink, let before, let old = before.line?.openMinutes, old > 0 else { return }
        guard minutes == 0 || minutes * 2 < old else { return }
        if let revised, revised > before.set.manifest.head.now { return }
        throw .fault(
            PlaceLine.Fault(
                code: Int(ExitStatus.refused.rawValue),
                message: "its open minutes in a plain week fall from \(old) to \(minutes); "
                    + "set \"revised\" to a later moment if that is meant, or use --allow-shrink"),
            openMinutes: old)
    }

    private func dueAt(_ plan: SlotPlan, _ settings: PlaceSettings) -> Instant {
        var due = plan.nextChange()
        let now = context.request.now.epochSeconds
        if inputs.files.contains(where: { $0.path.hasEnding(".ics") }) {
            // Calendars of holidays are read for the year of the present in UTC.
            due = min(due, Instant(epochSeconds: now - now % 86_400 + 86_400))
        }
        for file in settings.schedule.agedFiles {
            guard let read = inputs.files.first(where: { $0.path.utf8.elementsEqual(file.path.utf8) }) else { continue }
            due = min(due, Instant(epochSeconds: read.modified / 1_000_000_000 + file.minutes * 60 + 1))
        }
        return max(due, Instant(epochSeconds: now + 1))
    }

    // MARK: - Failures

    /// The result of a record that failed: its last good files are kept, unless they are too old.
    private func failed(_ job: RecordJob, _ fault: PlaceLine.Fault, _ openMinutes: Int?) -> RecordResult {
        var result = RecordResult(
            status: StatusLine(line: job.line, id: job.id, status: .error, fault: fault, files: [], milliseconds: 0))
        guard let id = job.id, !job.isDuplicate, RecordID.problem(id) == nil else { return result }
        var line = PlaceLine(id: id, status: .error)
        line.fault = fault
        if let before = try? before(id), let old = before.line {
            result.previous = before.number
            let since = old.staleSince ?? context.request.now
            let age = context.request.now.epochSeconds - since.epochSeconds
            if let limit = context.request.dropStale, age > limit * 60 {
                result.removed = old.files.map { $0.path }
            } else if !old.files.isEmpty {
                line.status = .stale
                line.staleSince = since
                line.openMinutes = old.openMinutes
                line.files = old.files
                line.index = old.index
                result.status.status = .stale
                result.status.files = old.files
            }
        }
        result.place = line
        return result
    }
}
