internal import Resources

/// The published schema of a format, or of the file that describes a place.
public enum Schema: String, CaseIterable, Sendable {
    /// JSON Schema, draft 2020-12.
    case json
    /// JSON Schema, draft 2020-12, of a line.
    case ndjson
    /// Table Schema (Frictionless Data).
    case csv
    /// XML Schema 1.0.
    case xml
    /// JSON Schema, draft 2020-12, of place files.
    case place
    /// JSON Schema, draft 2020-12, of a line of a batch's manifest.
    case manifest

    /// The schema's text, UTF-8.
    public var bytes: [UInt8] {
        // Safe: the schemas are constants of the program.
        switch self {
        case .json:
            unsafe Array(UnsafeBufferPointer(start: slotexport_json_schema(), count: slotexport_json_schema_length()))
        case .ndjson:
            unsafe Array(
                UnsafeBufferPointer(start: slotexport_ndjson_schema(), count: slotexport_ndjson_schema_length()))
        case .csv:
            unsafe Array(UnsafeBufferPointer(start: slotexport_csv_schema(), count: slotexport_csv_schema_length()))
        case .xml:
            unsafe Array(UnsafeBufferPointer(start: slotexport_xml_schema(), count: slotexport_xml_schema_length()))
        case .place:
            unsafe Array(UnsafeBufferPointer(start: slotexport_place_schema(), count: slotexport_place_schema_length()))
        case .manifest:
            unsafe Array(
                UnsafeBufferPointer(start: slotexport_manifest_schema(), count: slotexport_manifest_schema_length()))
        }
    }
}
