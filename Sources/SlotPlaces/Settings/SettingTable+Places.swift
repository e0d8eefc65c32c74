extension SettingTable {
    /// The settings of places, without those of single formats.
    public static let placeRows =
        Setting.place + Setting.details + Setting.slots + Setting.hours + Setting.bookings + Setting.labels
}
