import SlotDocument
import Testing

/// The settings of formats, by their rows.
@Suite struct FormatSettingsTests {
    private static let rows = [
        FormatSetting(format: "a", key: "word", kind: .word(["slot", "block"], usual: "slot"), help: ""),
        FormatSetting(format: "a", key: "open", kind: .word(["left", "right"]), help: ""),
        FormatSetting(format: "a", key: "flag", kind: .flag, help: ""),
        FormatSetting(format: "a", key: "number", kind: .number(0...2, words: ["none"]), help: ""),
        FormatSetting(format: "a", key: "count", kind: .number(1...9, usual: 3), help: ""),
        FormatSetting(format: "a", key: "text", kind: .text(upTo: 3), help: ""),
        FormatSetting(format: "a", key: "list", kind: .textList(upTo: 2), help: ""),
        FormatSetting(format: "a", key: "fields", kind: .textList(of: ["uid", "time"]), help: ""),
    ]

    private func row(_ key: String) throws -> FormatSetting { try #require(Self.rows.first { $0.key == key }) }

    @Test(
        arguments: [
            ("word", .word("block"), nil),
            ("word", .word("blocks"), "formats.a.word must be slot or block; did you mean block?"),
            ("word", .text("block"), "formats.a.word must be slot or block"), ("flag", .flag(true), nil),
            ("flag", .number(1), "formats.a.flag must be true or false"), ("number", .number(2), nil),
            ("number", .word("none"), nil), ("number", .number(3), "formats.a.number must be none or 0 to 2"),
            ("number", .word("non"), "formats.a.number must be none or 0 to 2; did you mean none?"),
            ("count", .number(0), "formats.a.count must be 1 to 9"), ("text", .text("abc"), nil),
            ("text", .text("时时"), "formats.a.text must be text of 1 to 3 bytes"),
            ("text", .text(""), "formats.a.text must be text of 1 to 3 bytes"), ("list", .texts(["a", "b"]), nil),
            ("list", .texts(["a", "b", "c"]), "formats.a.list must be a list of at most 2 texts"),
            ("list", .texts(["a", "a"]), "formats.a.list must name each only once"),
            ("list", .texts([""]), "formats.a.list must have no empty text"),
            ("fields", .texts(["uid", "tim"]), "formats.a.fields must be a list of uid or time; did you mean time?"),
        ] as [(String, FormatSettings.Value, String?)])
    func `a row takes what its kind allows, and says what it must be`(
        key: String, value: FormatSettings.Value, error: String?
    ) throws {
        let row = try row(key)
        var settings = FormatSettings()
        var said: String?
        do throws(FormatSettingError) { try settings.set(row, to: value) } catch { said = error.description }
        #expect(said == error)
        #expect(settings.isSet(row) == (error == nil))
        if error == nil { #expect(settings.value(of: row) == value) }
    }

    @Test func `what nobody sets is as usual`() throws {
        let settings = FormatSettings()
        #expect(try settings.word(of: row("word")) == "slot")
        #expect(try settings.word(of: row("open")) == nil)
        #expect(try settings.flag(of: row("flag")) == false)
        #expect(try settings.number(of: row("number")) == nil)
        #expect(try settings.number(of: row("count")) == 3)
        #expect(try settings.text(of: row("text")) == nil)
        #expect(try settings.texts(of: row("list")) == [])
    }

    @Test func `the order of setting makes no difference, the bytes of a text do`() throws {
        let (word, text) = try (row("word"), row("text"))
        let one = try FormatSettings([(word, .word("block")), (text, .text("é"))])
        let other = try FormatSettings([(text, .text("é")), (word, .word("slot")), (word, .word("block"))])
        #expect(one == other)
        #expect(try one != FormatSettings([(word, .word("block")), (text, .text("e\u{301}"))]))
        #expect(FormatSettings() != one)
    }
}
