internal import JSON5

/// All settings: those of places, and those that formats declare.
public struct SettingTable: Sendable {
    /// The rows in the order of help and docs.
    public let rows: [Setting]

    private struct Name {
        let key: SettingKey
        /// The path of the object that has the key, in UTF-8.
        let group: [UInt8]
        /// The key's own word, in UTF-8.
        let word: [UInt8]
        /// The row; nil for an object that holds more keys.
        let row: Int?
    }

    /// The keys as a place file has them, in the order of rows.
    private let names: [Name]

    /// A table of some rows.
    public init(_ rows: [Setting]) {
        self.rows = rows
        var names: [Name] = []
        for (index, row) in rows.enumerated() {
            var group = row.key.group
            var missing: [SettingKey] = []
            // The objects around a key, the outermost one first.
            while !group.isEmpty, !names.contains(where: { $0.key.path.utf8.elementsEqual(group.utf8) }) {
                missing.append(SettingKey(String(group)))
                group = SettingKey(String(group)).group
            }
            for key in missing.reversed() { names.append(Self.name(of: key, row: nil)) }
            names.append(Self.name(of: row.key, row: index))
        }
        self.names = names
    }

    private static func name(of key: SettingKey, row: Int?) -> Name {
        Name(key: key, group: Array(key.group.utf8), word: Array(key.word.utf8), row: row)
    }

    /// The row of a key.
    public subscript(key: SettingKey) -> Setting? { rows.first { $0.key == key } }

    /// What a key of a place file is.
    enum Entry {
        case setting(Setting)
        /// An object that holds more keys.
        case group(SettingKey)
    }

    /// The key with these bytes in the place itself (an empty group), or in an object.
    func find(_ text: JSON5Reader.Text, in group: [UInt8], _ reader: JSON5Reader) -> Entry? {
        for name in names where name.group == group && reader.isEqual(text, name.word) {
            return name.row.map { .setting(rows[$0]) } ?? .group(name.key)
        }
        return nil
    }

    /// The keys of the place itself (an empty group), or of an object.
    func words(in group: [UInt8]) -> [String] {
        names.filter { $0.group == group }.map { String($0.key.word) }
    }

    /// The first key with a word, in whatever object.
    func home(of word: String) -> SettingKey? {
        names.first { $0.key.word.utf8.elementsEqual(word.utf8) }?.key
    }
}
