internal import SlotDocument

// Settings of one format only.
extension Setting {
    public static let formats: [Setting] = [
        .word(
            "formats.csv.preset", option: "csv-preset", .formats, usual: "plain",
            "excel: add a BOM and disarm cells that a spreadsheet would run as formulas"
        ) { $0.formats.csvPreset = $1 },
        .word(
            "formats.ics.events", option: "ics-events", .formats, usual: "slot",
            "one event per slot, or one per free stretch"
        ) { $0.formats.icsEvents = $1 },
        relativeDays(
            "formats.ics.relativeDays", group: .formats, usual: "relativeDays",
            "relativeDays for calendars alone: none if clients refresh rarely"
        ) { $0.formats.icsRelativeDays = $1 },
    ]
}
