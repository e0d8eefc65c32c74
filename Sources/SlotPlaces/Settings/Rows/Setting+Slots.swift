internal import SlotEngine
internal import SlotTime

// The grid of slots.
extension Setting {
    static let slots: [Setting] = [
        .integer("days", option: "days", .slots, .days, usual: "3", "civil dates to offer, today included") {
            $0.days = $1
        },
        .duration(
            "step", option: "step", .slots, .step, usual: "10", "time from one start to the next",
            examples: ["15", #""30m""#, #""1h""#]
        ) { $0.step = $1 },
        .duration(
            "lead", option: "lead", .slots, .lead, usual: "20", "least time from now until a start",
            examples: ["20", #""2h""#, #""1d""#]
        ) { $0.lead = $1 },
        .duration(
            "duration", option: "duration", .slots, .duration, usual: "the step", "length of a slot",
            examples: ["45", #""90m""#]
        ) { $0.duration = $1 },
        .word(
            "anchor", option: "anchor", .slots, usual: "clock",
            "where the steps begin: at 00:00, at each opening, or at the earliest start"
        ) { $0.anchor = $1 },
        .duration(
            "offset", option: "offset", .slots, .offset, usual: "0", "shift of the steps, less than a step",
            examples: ["5"]
        ) { $0.offset = $1 },
        .word(
            "overlap", option: "overlap", .slots, usual: "both", "which start to keep when a clock time repeats"
        ) { $0.overlap = $1 },
        .word(
            "cut", option: "cut", .slots, usual: "now", "none: keep slots that can no longer be booked"
        ) { $0.cut = $1 },
    ]
}
