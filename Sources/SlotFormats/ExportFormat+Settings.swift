public import SlotDocument

extension ExportFormat {
    /// The settings of every format; those that several formats share come once.
    public static let allSettings: [FormatSetting] = {
        var rows: [FormatSetting] = []
        for row in all.flatMap(\.settings) where !rows.contains(where: { $0.path.utf8.elementsEqual(row.path.utf8) }) {
            rows.append(row)
        }
        return rows
    }()
}
