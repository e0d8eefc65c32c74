internal import Resources

/// A text of the folder `Resources/texts`, in which a line `{key}` is replaced by lines made by the program.
struct Template {
    private let text: String

    private init(start: UnsafePointer<UInt8>, count: Int) {
        // Safe: the caller hands over a constant of the program and its length.
        text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    // Safe: both are constants of the program, with their lengths.
    static let help = unsafe Template(start: slotexport_help(), count: slotexport_help_length())
    static let manPage = unsafe Template(start: slotexport_man_page(), count: slotexport_man_page_length())

    static let newPlace = unsafe Template(start: slotexport_new_place(), count: slotexport_new_place_length())

    /// The text with its keys replaced; a line whose key is unknown stays.
    func filled(_ value: (String) -> String?) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                guard line.hasPrefix("{"), line.hasSuffix("}") else { return String(line) }
                return value(String(line.dropFirst().dropLast())) ?? String(line)
            }
            .joined(separator: "\n")
    }
}
