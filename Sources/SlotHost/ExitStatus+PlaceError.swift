public import SlotPlaces

extension ExitStatus {
    /// The status of a run that ends with an error about a place.
    public init(_ error: PlaceError) {
        self =
            switch (error.kind, error.source) {
            case (.invalid, .option): .usage
            case (.invalid, .file), (.content, _): .content
            case (.invalid, .environment), (.invalid, .builtIn), (.data, _): .environment
            case (.missing, _): .missingInput
            case (.unreadable, _): .readWrite
            case (.refused, _): .refused
            case (.bug, _): .bug
            }
    }
}
