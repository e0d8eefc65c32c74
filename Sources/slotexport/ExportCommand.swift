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

    /// Runs it; what people should know is handed to a closure, a line at a time.
    func run(_ tell: (String) -> Void) throws(CommandError) {
        let document = try document(tell)
        let place = try output()
        for format in options.formats {
            do throws(ExportError) {
                try format.check(document)
            } catch {
                throw CommandError(.content, error.description)
            }
        }
        if document.plan.count == 0 { tell("warning: there are no slots in these \(document.plan.rules.days) days") }
        for (format, path) in place {
            guard let path else {
                try writeToStandardOutput(document, format)
                continue
            }
            let outcome = try publish(document, format, to: path)
            guard !options.isQuiet else { continue }
            let count = document.plan.count == 1 ? "1 slot" : "\(document.plan.count) slots"
            tell("\(outcome == .unchanged ? "unchanged" : "wrote") \(path) (\(count))")
        }
    }

    private func document(_ tell: (String) -> Void) throws(CommandError) -> SlotDocument {
        let rules = try options.rules()
        let place: Place
        do throws(PlaceError) {
            place = try Place(id: options.placeID, name: options.placeName)
        } catch {
            throw CommandError(.content, "--place-\(error.key) \(error.rule)")
        }
        let settings = Settings(options: options, environment: environment)
        let labels = try settings.labels(tell)
        let (zone, version) = try settings.zone(tell)
        let plan: SlotPlan
        do throws(SlotError) {
            plan = try SlotPlan(rules: rules, zone: zone, now: options.now ?? clock.now, today: options.today)
        } catch {
            throw CommandError(.usage, error.description)
        }
        let style = DayLabelStyle(
            dayLabels: options.dayLabels, relativeDays: options.relativeDays, weekdayWidth: options.weekdayWidth)
        return SlotDocument(
            plan: plan, place: place, labels: labels, style: style, tzVersion: version, settings: options.settings)
    }

    /// The formats with the paths of their files; nil is standard output.
    private func output() throws(CommandError) -> [(ExportFormat, String?)] {
        do throws(HostError) {
            let place = try OutputPlace(options.output, fileCount: options.formats.count)
            var files: [(ExportFormat, String?)] = []
            for format in options.formats {
                let path = try place.path(forID: options.placeID, format: format.name, suffix: format.suffix)
                files.append((format, path))
            }
            try place.prepare()
            return files
        } catch {
            throw CommandError(error)
        }
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
