internal import JSON5
public import SlotDocument
internal import SlotEngine
internal import SlotTime

// Settings that a format declares in its own file.
extension Setting {
    /// The row of a format's setting.
    public init(_ row: FormatSetting) {
        self.init(
            SettingKey(row.path), option: row.option, .formats, SettingKind(row.kind), usual: row.usual?.text, row.help,
            file: { (reader, entry, settings) throws(PlaceError) in
                let value = try reader.value(of: row, entry)
                do throws(FormatSettingError) {
                    try settings.formats.set(row, to: value)
                } catch {
                    // In a file, words are in quotes.
                    throw reader.failure(about: entry, row.quotedRule ?? error.rule, suggestion: error.suggestion)
                }
            },
            text: { (text, settings) throws(PlaceError) in
                do throws(FormatSettingError) {
                    try settings.formats.set(row, to: text.value(of: row))
                } catch {
                    throw text.error(error.rule, suggestion: error.suggestion)
                }
            })
    }
}

extension SettingKind {
    /// The kind of a format's setting.
    fileprivate init(_ kind: FormatSetting.Kind) {
        self =
            switch kind {
            case .word(let words, _): .word(words)
            case .flag: .flag
            case .number(let range, let words, _) where range.count <= 10: .word(words + range.map(String.init))
            case .number(let range, _, _):
                .integer(Limits(range: range, words: "\(range.lowerBound) to \(range.upperBound)"))
            case .text: .text(name: "TEXT", definition: "text")
            case .textList: .text(name: "TEXT,...", definition: "texts")
            }
    }
}

extension FormatSettings.Value {
    /// The value as help shows it; nil where there is nothing to show.
    fileprivate var text: String? {
        switch self {
        case .word(let text), .text(let text): text
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): String(number)
        case .texts: nil
        }
    }
}

extension PlaceFileReader {
    /// The value of a format's setting; whether the setting allows it is found out by the setting.
    fileprivate mutating func value(of row: FormatSetting, _ entry: Entry) throws(PlaceError) -> FormatSettings.Value {
        switch (row.kind, entry.token) {
        case (.textList, .arrayStart):
            var texts: [String] = []
            try elements(of: entry, rule: row.rule) { (reader, item) throws(PlaceError) in
                texts.append(try reader.text(item))
            }
            return .texts(texts)
        case (.text, .string(let text)): return .text(reader.string(of: text))
        case (.word, .string(let text)), (.number, .string(let text)): return .word(reader.string(of: text))
        case (.number, .number(let text)):
            guard let number = reader.integer(of: text) else {
                throw failure(about: entry, row.quotedRule ?? row.rule)
            }
            return .number(number)
        case (.flag, .bool(let flag)): return .flag(flag)
        default: throw failure(about: entry, row.quotedRule ?? row.rule)
        }
    }
}

extension OptionText {
    /// The value of a format's setting; whether the setting allows it is found out by the setting.
    fileprivate func value(of row: FormatSetting) -> FormatSettings.Value {
        switch row.kind {
        case .word: .word(value)
        case .number: Int(value).map { .number($0) } ?? .word(value)
        case .text: .text(value)
        case .textList: .texts(value.isEmpty ? [] : parts)
        case .flag: value.isEmpty || value == "true" ? .flag(true) : value == "false" ? .flag(false) : .word(value)
        }
    }
}

extension FormatSetting {
    /// What a value must be in a place file, where words are in quotes; nil for kinds without words.
    fileprivate var quotedRule: String? {
        switch kind {
        case .word(let words, _): "must be \(words.map { "\"\($0)\"" }.listed())"
        case .number(let range, let words, _) where range.count <= 10:
            "must be \((words.map { "\"\($0)\"" } + range.map(String.init)).listed())"
        default: nil
        }
    }
}
