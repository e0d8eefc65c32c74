/// What people call formats that have another name here.
enum FormatAliases {
    /// The name of the format that is meant, or nil. Case doesn't count.
    static func format(for word: String) -> String? { names[word.lowercased()] }

    private static let names: [String: String] = [
        "ical": "ics", "icalendar": "ics", "vcalendar": "ics", "webcal": "ics", "excel": "csv", "xlsx": "csv",
        "tsv": "csv", "jsonl": "ndjson", "jsonlines": "ndjson", "jsonfeed": "json-feed", "rss": "atom",
        "md": "markdown", "txt": "text", "jsonld": "schema-org", "fhir": "smart-slots", "cal.com": "calcom",
    ]
}
