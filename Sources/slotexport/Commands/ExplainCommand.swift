internal import SlotDocument
internal import SlotEngine
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Says why a moment is the start of a slot of a place, or why it is not.
struct ExplainCommand {
    let context: Command.Context

    func run() throws(CommandError) -> ExitStatus {
        let path = try context.file("place file", example: "FILE --at MOMENT")
        try context.refusePlaceOption()
        guard let moment = context.options.at else {
            throw CommandError(usage: "explain needs a moment: slotexport explain FILE --at YYYY-MM-DDThh:mm")
        }
        var options = context.options
        options.placeFile = path
        let resolver = try context.resolver(options)
        let resolution = try resolver.result()
        guard let document = resolution.documents.first else {
            throw CommandError(usage: "explain has nothing to explain")
        }
        guard
            resolution.documents.allSatisfy({ $0.service == document.service || $0.service?.id == document.service?.id }
            )
        else {
            throw CommandError(usage: "explain needs one service of the place: choose it with --service ID")
        }
        let plan = document.plan
        if context.options.isJSON {
            let reports = starts(of: moment, in: plan.zone).map {
                StartListing(plan: plan, report: plan.report(of: $0))
            }
            try context.console.print(StartListing.json(reports, plan: plan))
            return reports.contains { $0.report.isSlot } ? .done : .no
        }
        let paragraphs = paragraphs(about: moment, document)
        try context.console.print(paragraphs.joined(separator: "\n") + "\n")
        context.reportProvenance(of: resolution, by: resolver)
        context.report(resolution.notices + resolver.scheduleWarnings(about: plan))
        return .done
    }

    /// The instants of the moment: two where the clock shows it twice, none where it skips it.
    private func starts(of moment: PlaceMoment, in zone: TimeZoneRules) -> [Instant] {
        if case .local(let local) = moment, case .gap = zone.resolve(local) { return [] }
        let (first, last) = moment.instants(in: zone)
        return first == last ? [first] : [first, last]
    }

    /// A paragraph for each instant of the moment.
    private func paragraphs(about moment: PlaceMoment, _ document: SlotDocument) -> [String] {
        let plan = document.plan
        let starts = starts(of: moment, in: plan.zone)
        if starts.isEmpty, case .local(let local) = moment {
            return ["\(ExplainWords.text(local)) is not a slot: the clocks of \(plan.zone.identifier) skip this time."]
        }
        return starts.map { start in
            let words = ExplainWords(document, start: start)
            return start < plan.end ? words.paragraph : words.beyondHorizonParagraph
        }
    }
}
