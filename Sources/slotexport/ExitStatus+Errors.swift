internal import SlotFormats
internal import SlotHost
internal import SlotPlaces

// Every error of the modules below becomes an exit status here and nowhere else.
extension CommandError {
    /// An option, a place file or the surroundings can't be used.
    init(_ error: PlaceError) {
        let status: ExitStatus =
            switch (error.kind, error.source) {
            case (.invalid, .option): .usage
            case (.invalid, .file), (.content, _): .content
            case (.invalid, .environment), (.invalid, .builtIn), (.data, _): .environment
            case (.missing, _): .missingInput
            case (.unreadable, _): .readWrite
            case (.refused, _): .refused
            case (.bug, _): .bug
            }
        self.init(status, error.description, others: error.others.map { $0.description })
    }

    /// A file or a folder can't be written.
    init(_ error: HostError) {
        let option = error.status == .cannotCreate ? "--output: " : ""
        self.init(error.status, option + error.description)
    }

    /// A format refuses a document.
    init(_ error: ExportError) {
        self.init(error.isOfMachine ? .environment : .content, error.description)
    }
}
