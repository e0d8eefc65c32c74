/// Data for templates as a tree, for small data whose names aren't known before.
public enum TemplateValue: Hashable, Sendable {
    /// Nothing: `null`.
    case nothing
    /// True or false.
    case flag(Bool)
    /// Text, or a number as it is written.
    case text(String)
    /// A list.
    case list([TemplateValue])
    /// An object; of two members with one name the first counts.
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String

        /// The value.
        public let value: TemplateValue

        /// A member.
        public init(_ name: String, _ value: TemplateValue) {
            self.name = name
            self.value = value
        }
    }
}

/// A tree as the source of a template's data.
public final class TemplateTree: TemplateSource {
    private let root: TemplateValue
    private let words: [String]

    /// Lists and objects that rows have named.
    private var opened: [TemplateValue] = []

    /// A tree for the names that a template has.
    public init(_ root: TemplateValue, for template: Template) {
        self.root = root
        words = template.words
    }

    /// Fills the root's row.
    public func fill(root row: inout TemplateRow) {
        opened.removeAll(keepingCapacity: true)
        fill(&row, root)
    }

    /// Fills the row of an object, or of a list's first item.
    public func open(_ number: Int, _ row: inout TemplateRow) {
        row.cursor = (number, 0, opened.count, 0)
        fillItem(&row)
    }

    /// Fills the row of the list's next item.
    public func advance(_ row: inout TemplateRow) {
        // What the item before named is no longer needed.
        opened.removeLast(opened.count - row.cursor.2)
        row.cursor.1 += 1
        fillItem(&row)
    }

    private func fillItem(_ row: inout TemplateRow) {
        switch opened[row.cursor.0] {
        case .list(let items):
            row.isLast = row.cursor.1 == items.count - 1
            fill(&row, items[row.cursor.1])
        case let value:
            row.isLast = true
            fill(&row, value)
        }
    }

    private func fill(_ row: inout TemplateRow, _ value: TemplateValue) {
        switch value {
        case .object(let members):
            for (field, word) in words.enumerated() {
                guard let member = members.first(where: { $0.name.utf8.elementsEqual(word.utf8) }) else { continue }
                row.cells[field] = cell(member.value, &row)
            }
            // As a section, the item itself is itself.
            row.itself = cell(value, &row)
        default: row.itself = cell(value, &row)
        }
    }

    private func cell(_ value: TemplateValue, _ row: inout TemplateRow) -> TemplateRow.Cell {
        switch value {
        case .nothing: return .nothing
        case .flag(let flag): return .flag(flag)
        case .text(let text):
            let start = row.bytes.count
            row.bytes += text.utf8
            return .text(start: start, end: row.bytes.count)
        case .list(let items):
            guard !items.isEmpty else { return .nothing }
            opened.append(value)
            return .list(opened.count - 1)
        case .object:
            opened.append(value)
            return .object(opened.count - 1)
        }
    }
}
