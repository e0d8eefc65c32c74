extension ExportFormat {
    /// What a format is for; lists of formats are grouped by it.
    public enum Family: String, CaseIterable, Sendable {
        /// Tables and documents for other programs, and text for people.
        case data
        /// Calendars to subscribe to.
        case calendar
        /// What a picker of an app or a web page shows.
        case picker
        /// Files that a booking platform or a search engine fetches.
        case feed
    }
}
