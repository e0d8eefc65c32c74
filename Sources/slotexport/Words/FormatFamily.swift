internal import SlotFormats

/// A family of formats, for lists.
struct FormatFamily {
    let title: String
    private let names: Set<String>

    func contains(_ format: ExportFormat) -> Bool { names.contains(format.name) }

    init(_ title: String, _ names: Set<String>) {
        self.title = title
        self.names = names
    }
}

extension ExportFormat {
    static var families: [FormatFamily] { [FormatFamily("Formats", Set(all.map(\.name)))] }
}
