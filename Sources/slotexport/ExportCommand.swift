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
        let (place, files) = try output()
        for format in options.formats {
            do throws(ExportError) {
                try format.check(document)
            } catch {
                throw CommandError(.content, error.description)
            }
        }
        do throws(HostError) {
            try place.prepare()
        } catch {
            throw CommandError(error)
        }
        if document.plan.count == 0 {
            let days = document.plan.rules.days
            tell("warning: there are no slots \(days == 1 ? "on this day" : "in these \(days) days")")
        }
        for (format, path) in files {
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
            let option = "place-\(error.key)"
            throw CommandError(option: option, value: options.given[option] ?? "", rule: error.rule, status: .content)
        }
        let settings = Settings(options: options, environment: environment)
        let labels = try settings.labels(tell)
        let (zone, version) = try settings.zone(tell)
        let plan: SlotPlan
        do throws(SlotError) {
            plan = try SlotPlan(rules: rules, zone: zone, now: options.now ?? clock.now, today: options.today)
        } catch {
            throw refusal(error)
        }
        let style = DayLabelStyle(
            dayLabels: options.dayLabels, relativeDays: options.relativeDays, weekdayWidth: options.weekdayWidth)
        return SlotDocument(
            plan: plan, place: place, labels: labels, style: style, tzVersion: version, settings: options.settings)
    }

    /// What the plan can't be computed for: an option where one was given, else the machine's own clock or zone.
    private func refusal(_ error: SlotError) -> CommandError {
        let option = error.key == "timeZone" ? "time-zone" : options.today == nil ? "now" : "today"
        guard options.given[option] == nil else { return options.refusal(of: option, error) }
        return CommandError(.environment, "the machine's \(error.description); set it with --\(option)")
    }

    /// Where the files go, and the formats with the paths of theirs; nil is standard output.
    private func output() throws(CommandError) -> (OutputPlace, [(ExportFormat, String?)]) {
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
        var files: [(ExportFormat, String?)] = []
        for format in options.formats {
            do throws(HostError) {
                files.append((format, try place.path(forID: options.placeID, suffix: format.fileSuffix)))
            } catch {
                throw CommandError(
                    option: "place-id", value: options.placeID, rule: "can't name a file: \(error.reason)",
                    status: error.status)
            }
        }
        return (place, files)
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
