/// Rows of two columns, the second one aligned: for lists on a terminal.
package enum TextColumns {
    /// Lines of a first column, padded to a width in code points, and a second one.
    ///
    /// A row whose second column is empty has no trailing spaces.
    ///
    /// - Parameters:
    ///   - rows: The two columns.
    ///   - width: Where the second column begins; nil is two spaces after the widest first column.
    package static func lines(_ rows: [(String, String)], width: Int? = nil) -> [String] {
        let width = width ?? (rows.map { $0.0.unicodeScalars.count }.max() ?? 0) + 2
        return rows.map { left, right in
            guard !right.isEmpty else { return left }
            return left + String(repeating: " ", count: max(2, width - left.unicodeScalars.count)) + right
        }
    }
}
