public import SlotDocument

extension ExportFormat {
    /// What to say of a file of so many bytes; nil where programs take it as it is.
    ///
    /// Google Calendar leaves out events of a calendar of more than a megabyte.
    public func sizeWarning(_ bytes: Int, settings: FormatSettings) -> String? {
        guard name.utf8.elementsEqual("ics".utf8), bytes > 1_000_000 else { return nil }
        let size = Self.grouped(bytes)
        let wayOut = settings.hasICSBlocks ? "fewer --days make it smaller" : "--ics-events block makes it smaller"
        return "the calendar has \(size) bytes, and some programs leave out events above 1,000,000; \(wayOut)"
    }

    /// A whole number with commas: `2,643,112`.
    private static func grouped(_ number: Int) -> String {
        var text = ""
        let digits = String(number)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
