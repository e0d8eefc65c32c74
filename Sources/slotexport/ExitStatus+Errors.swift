internal import SlotFormats
internal import SlotHost
internal import SlotPlaces

// Every error of the modules below becomes an exit status here and nowhere else.
extension CommandError {
    /// An option, a place file or the surroundings can't be used.
    init(_ error: PlaceError) {
        self.init(ExitStatus(error), error.description, others: error.others.map { $0.description })
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
