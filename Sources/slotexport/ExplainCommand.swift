internal import SlotDocument
internal import SlotEngine
internal import SlotHost
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
        let request = try PlaceResolver(options: options, environment: context.environment, clock: context.clock)
        var lines: [Console.Line] = []
        let plan = try request.documents { lines.append($0) }[0].plan
        let paragraphs = try paragraphs(about: moment, plan, request)
        try Console.print(Array((paragraphs.joined(separator: "\n") + "\n").utf8))
        for line in lines + request.scheduleWarnings(about: plan) { Console.tell(line) }
        return .done
    }

    /// A paragraph for the moment; two where the clock shows it twice.
    private func paragraphs(
        about moment: PlaceMoment, _ plan: SlotPlan, _ request: PlaceResolver
    ) throws(CommandError) -> [String] {
        if case .local(let local) = moment, case .gap = plan.zone.resolve(local) {
            return ["\(ExplainWords.text(local)) is no slot: the clocks of \(plan.zone.identifier) skip this time."]
        }
        let (first, last) = moment.instants(in: plan.zone)
        var paragraphs: [String] = []
        for start in first == last ? [first] : [first, last] {
            paragraphs.append(try paragraph(about: start, plan, request))
        }
        return paragraphs
    }

    private func paragraph(
        about start: Instant, _ plan: SlotPlan, _ request: PlaceResolver
    ) throws(CommandError) -> String {
        let words = ExplainWords(plan: plan, start: start)
        guard start >= plan.end else { return words.paragraph }
        // What would hold if the horizon began with that date.
        let date = CivilDateTime(start, utcOffset: plan.zone.utcOffset(at: start)).date
        var options = request.options
        options.placeFile = context.operands.first
        options.today = date
        let later = try PlaceResolver(options: options, environment: context.environment, clock: context.clock)
        let plan: SlotPlan
        do throws(CommandError) {
            plan = try later.documents { _ in }[0].plan
        } catch {
            // No horizon can begin there: it is too near to the last date that there is, or that the calendar is known for.
            return words.beyondHorizon
        }
        return words.beyondHorizon + " " + ExplainWords(plan: plan, start: start).sentencesBeyond
    }
}
