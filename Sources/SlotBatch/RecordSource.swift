internal import SlotHost
internal import SlotPlaces

/// The records of a batch one after the other: lines of a file or a pipe, or the files of a folder.
struct RecordSource: ~Copyable {
    private var lines: LineReader?
    private var folder: FilesFolder?
    private var names: [String] = []
    private var number = 0

    init(_ request: BatchRequest) throws(BatchError) {
        do throws(HostError) {
            if let path = request.placesFolder {
                let site = try Site(path: path, creating: false)
                names = site.names().filter { $0.hasEnding(".json") || $0.hasEnding(".json5") }
                folder = try FilesFolder(path: path)
            } else {
                lines = try LineReader(path: request.input, limit: PlaceFile.sizeLimit)
            }
        } catch {
            throw BatchError(error)
        }
    }

    /// How much of all there is was read; nil where nobody knows.
    private(set) var share: (done: Int, of: Int)?

    /// The next record, with the number of its line or file; nil at the end.
    mutating func next() throws(BatchError) -> (line: Int, file: String?, text: LineReader.Line)? {
        if let folder {
            guard number < names.count else { return nil }
            let name = names[number]
            number += 1
            share = (number, names.count)
            do throws(FileSource.Failure) {
                return (number, name, .text(try folder.read(name, atMost: PlaceFile.sizeLimit).file.bytes))
            } catch {
                switch error {
                case .tooLong: return (number, name, .tooLong(folder.status(name)?.size ?? PlaceFile.sizeLimit + 1))
                case .missing(let reason), .unreadable(let reason):
                    throw BatchError(.readWrite, "cannot read \(name): \(reason)")
                }
            }
        }
        do throws(HostError) {
            guard let text = try lines?.next() else { return nil }
            number += 1
            share = lines?.share
            return (number, nil, text)
        } catch {
            throw BatchError(error)
        }
    }
}
