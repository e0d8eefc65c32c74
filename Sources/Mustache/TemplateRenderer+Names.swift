// Names and rows: how a name is found among the objects that are open.
extension TemplateRenderer {
    /// The value of a name, the row that holds its bytes, and the word that it is found by; rows are pushed for objects
    /// inside the name.
    @inline(__always)
    mutating func resolve(_ name: Int) -> (cell: TemplateRow.Cell, row: Int, word: Int) {
        let first = Int(firstWords[name])
        guard first >= 0 else { return (rows[rowCount - 1].itself, rowCount - 1, -1) }
        var row = rowCount - 1
        var cell = TemplateRow.Cell.absent
        while row >= 0 {
            cell = find(first, in: row)
            guard case .absent = cell else { break }
            row -= 1
        }
        guard row >= 0 else { return (.absent, 0, -1) }
        return isDotted[name] ? resolve(code.names[name].parts, cell, row) : (cell, row, first)
    }

    /// The value of a name inside an object, whose first part is found.
    mutating func resolve(
        _ parts: [Int], _ found: TemplateRow.Cell, _ first: Int
    ) -> (cell: TemplateRow.Cell, row: Int, word: Int) {
        var (cell, row, word) = (found, first, parts[0])
        for part in parts.dropFirst() {
            guard case .object(let number) = cell else { return (.absent, 0, -1) }
            open(number, kind(of: word, in: row))
            row = rowCount - 1
            word = part
            cell = find(part, in: row)
        }
        return (cell, row, word)
    }

    @inline(__always)
    mutating func find(_ word: Int, in row: Int) -> TemplateRow.Cell {
        let scope = rows[row].scope
        if scope >= 0 {
            let field = Int(fields[scope &* wordCount &+ word])
            if field >= 0 {
                let cell = rows[row].cells[field]
                // With a schema, a name that an object doesn't have today is empty, not looked for further out.
                guard case .absent = cell else { return cell }
                if schema != nil { return .nothing }
            }
        }
        guard rows[row].isItem, let item = itemWords[word] else { return .absent }
        switch item {
        case .first: return .flag(rows[row].index == 0)
        case .last: return .flag(rows[row].isLast)
        case .index:
            let start = rows[row].bytes.count
            rows[row].bytes += String(rows[row].index).utf8
            return .text(start: start, end: rows[row].bytes.count)
        }
    }

    /// The kind of a name in a row, with a schema.
    func kind(of word: Int, in row: Int) -> TemplateSchema.Kind? {
        guard let schema, word >= 0, rows[row].scope >= 0 else { return nil }
        let field = Int(fields[rows[row].scope * wordCount + word])
        return field >= 0 ? schema.scopes[rows[row].scope].names[field].kind : nil
    }

    /// Pushes the row of an object, or of a list's first item.
    mutating func open(_ number: Int, _ kind: TemplateSchema.Kind?) {
        var scope = 0
        switch kind {
        case .list(let inner), .object(let inner): scope = inner
        case .text, .number, .flag, nil: break
        }
        pushRow(scope: scope)
        source.open(number, &rows[rowCount - 1])
    }

    /// Pushes the row of a bare value, which has no names.
    mutating func pushBare() {
        pushRow(scope: -1)
    }

    mutating func pushRow(scope: Int) {
        if rowCount == rows.count { rows.append(TemplateRow()) }
        rows[rowCount].scope = scope
        let count = scope < 0 ? 0 : schema?.scopes[scope].names.count ?? code.words.count
        rows[rowCount].wanted = scope < 0 ? 0 : wanted[scope]
        rows[rowCount].reset(fields: count)
        rows[rowCount].isItem = false
        rows[rowCount].isLast = true
        rows[rowCount].index = 0
        rowCount += 1
    }
}
