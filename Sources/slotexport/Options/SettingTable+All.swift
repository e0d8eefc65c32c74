internal import SlotFormats
internal import SlotPlaces

extension SettingTable {
    /// The settings of places, and those that formats declare.
    static let allRows = placeRows + formatRows

    /// The settings that formats declare.
    static let formatRows = ExportFormat.allSettings.map { Setting($0) }

    /// The same as a table.
    static let all = SettingTable(allRows)
}
