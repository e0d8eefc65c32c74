public import SlotDocument

extension ExportFormat {
    /// The settings of every format; those that several formats share come once.
    public static let allSettings: [FormatSetting] = {
        var rows: [FormatSetting] = []
        for row in all.flatMap({ $0.settings })
        where !rows.contains(where: { $0.path.utf8.elementsEqual(row.path.utf8) }) {
            rows.append(row)
        }
        return rows
    }()

    /// Whether a value is set for one of its own settings, not counting those that it shares with other formats.
    public func isSet(in settings: FormatSettings) -> Bool {
        self.settings.contains { $0.format.utf8.elementsEqual(name.utf8) && settings.isSet($0) }
    }
}
