internal import SlotDocument
internal import SlotEngine
internal import SlotHost
internal import SlotPlaces
internal import SlotTime

/// Says why a moment is the start of a slot of a place, or why it is not.
struct ExplainCommand {
    let context: Command.Context

    func run() throws(CommandError) -> ExitStatus {
        guard let path = context.operands.first, context.operands.count == 1 else {
            throw CommandError(usage: "explain needs one place file: slotexport explain FILE --at MOMENT")
        }
        guard context.options.placeFile == nil else {
            throw CommandError(usage: "explain takes its place file without --place")
        }
        guard let moment = context.options.at else {
            throw CommandError(usage: "explain needs a moment: slotexport explain FILE --at YYYY-MM-DDThh:mm")
        }
        var options = context.options
        options.placeFile = path
        let resolver = try context.resolver(options)
        let resolution = try resolver.result()
        let plan = resolution.documents[0].plan
        let paragraphs = try paragraphs(about: moment, plan, resolver)
        try context.console.print(paragraphs.joined(separator: "\n") + "\n")
        context.console.report(resolution.notices + resolver.scheduleWarnings(about: plan))
        return .done
    }

    /// A paragraph for the moment; two where the clock shows it twice.
    private func paragraphs(
        about moment: PlaceMoment, _ plan: SlotPlan, _ resolver: PlaceResolver
    ) throws(CommandError) -> [String] {
        if case .local(let local) = moment, case .gap = plan.zone.resolve(local) {
            return ["\(ExplainWords.text(local)) is no slot: the clocks of \(plan.zone.identifier) skip this time."]
        }
        let (first, last) = moment.instants(in: plan.zone)
        var paragraphs: [String] = []
        for start in first == last ? [first] : [first, last] {
            paragraphs.append(try paragraph(about: start, plan, resolver))
        }
        return paragraphs
    }

    private func paragraph(
        about start: Instant, _ plan: SlotPlan, _ resolver: PlaceResolver
    ) throws(CommandError) -> String {
        let words = ExplainWords(plan: plan, start: start)
        guard start >= plan.end else { return words.paragraph }
        // What would hold if the horizon began with that date.
        let date = CivilDateTime(start, utcOffset: plan.zone.utcOffset(at: start)).date
        var request = resolver.request
        request.today = date
        let later = PlaceResolver(resolver.settings, request, in: resolver.surroundings)
        let plan: SlotPlan
        do throws(PlaceError) {
            plan = try later.resolve().documents[0].plan
        } catch {
            // No horizon can begin there: it is too near to the last date that there is, or that the calendar is known for.
            return words.beyondHorizon
        }
        return words.beyondHorizon + " " + ExplainWords(plan: plan, start: start).sentencesBeyond
    }
}
