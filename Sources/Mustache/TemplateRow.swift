/// One object of the data while it is rendered: a list's item, or the root.
///
/// A row is filled anew for each item and keeps its memory, so that a long list costs no allocation an item.
public struct TemplateRow: Sendable {
    /// A value.
    enum Cell: Sendable {
        /// The object has no such name: an object further out may have it.
        case absent
        /// It is there, and empty.
        case nothing
        /// True or false.
        case flag(Bool)
        /// Text, as a range of the row's bytes.
        case text(start: Int, end: Int)
        /// A list that isn't empty, by the number that its source gave it.
        case list(Int)
        /// An object, by the number that its source gave it.
        case object(Int)
    }

    /// The kind of object: a scope of the schema.
    public internal(set) var scope = 0

    /// The source's own note of where it is.
    public var cursor = (0, 0, 0, 0)

    /// The position in its list, from 0.
    public internal(set) var index = 0

    /// Whether it is the last of its list; the source says so.
    public var isLast = false

    /// Whether it is an item of a list.
    var isItem = false

    /// The fields that the template reads, by their bits.
    public internal(set) var wanted: UInt64 = 0

    var cells: [Cell] = []
    var bytes: [UInt8] = []

    /// The object itself, where it is a bare value or list.
    var itself = Cell.nothing

    init() {}

    /// Whether the template reads a field.
    public func wants(_ field: Int) -> Bool {
        field >= 64 || wanted & (1 << UInt64(field)) != 0
    }

    /// Empties it for another object.
    mutating func reset(fields: Int) {
        bytes.removeAll(keepingCapacity: true)
        if cells.count == fields {
            for index in cells.indices { cells[index] = .absent }
        } else {
            cells = Array(repeating: .absent, count: fields)
        }
        itself = .nothing
    }

    /// Sets a field to what is appended to the row's bytes.
    @inline(__always)
    public mutating func set(_ field: Int, append: (inout [UInt8]) -> Void) {
        let start = bytes.count
        append(&bytes)
        cells[field] = .text(start: start, end: bytes.count)
    }

    /// Sets a field to a text; nil is empty.
    public mutating func set(_ field: Int, text: String?) {
        guard let text else {
            cells[field] = .nothing
            return
        }
        set(field) { $0.append(contentsOf: text.utf8) }
    }

    /// Sets a field to a whole number; nil is empty.
    public mutating func set(_ field: Int, number: Int?) {
        set(field, text: number.map { String($0) })
    }

    /// Sets a field to true or false.
    public mutating func set(_ field: Int, flag: Bool) {
        cells[field] = .flag(flag)
    }

    /// Sets a field to a list, by a number that the source knows it by; nil is an empty list.
    public mutating func set(_ field: Int, list: Int?) {
        cells[field] = list.map { .list($0) } ?? .nothing
    }

    /// Sets a field to an object, by its number in the source; nil means no object.
    public mutating func set(_ field: Int, object: Int?) {
        cells[field] = object.map { .object($0) } ?? .nothing
    }
}

/// Where the data of a template come from.
///
/// A source fills rows; it builds no tree. It is asked for the root, for the first item of a list or an object, and for
/// the items after it. Fields that a row doesn't want may be left out.
public protocol TemplateSource: AnyObject {
    /// Fills the root's row.
    func fill(root row: inout TemplateRow)

    /// Fills the row of an object, or of a list's first item; the number is that which a field was set to.
    func open(_ number: Int, _ row: inout TemplateRow)

    /// Fills the row of the next item of the list that the row is an item of.
    func advance(_ row: inout TemplateRow)
}
