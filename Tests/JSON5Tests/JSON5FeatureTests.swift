import JSON5
import TestSupport
import Testing

/// What JSON5 (json5.org, version 1.0.0) has over JSON, section by section.
@Suite struct JSON5FeatureTests {
    @Test(
        arguments: [
            // Section 3: objects.
            ("{tea: 1}", "{ tea: 1 }"), ("{'tea pot': 1}", "{ tea pot: 1 }"), ("{tea: 1,}", "{ tea: 1 }"),
            ("{$_a1: 1}", "{ $_a1: 1 }"), ("{ünïcode: 1}", "{ ünïcode: 1 }"), ("{虹桥: 1}", "{ 虹桥: 1 }"),
            ("{\\u0061b\\u0063: 1}", "{ abc: 1 }"), ("{\\u{}: 1}", nil), ("{\\x61: 1}", nil), ("{\\u0020: 1}", nil),
            ("{a\\u200Db: 1}", "{ a\u{200D}b: 1 }"), ("{\\u200Db: 1}", nil), ("{a\u{301}: 1}", "{ a\u{301}: 1 }"),
            ("{\u{301}: 1}", nil), ("{ª: 1, Ⅷ: 2, a١: 3, a‿b: 4}", "{ ª: 1 Ⅷ: 2 a١: 3 a‿b: 4 }"), ("{١a: 1}", nil),
            ("{1a: 1}", nil), ("{a-b: 1}", nil), ("{true: 1, null: 2, if: 3}", "{ true: 1 null: 2 if: 3 }"),
            ("{,}", nil), ("{a: 1,,}", nil), ("{\\uD83D\\uDD51: 1}", nil),
            // Section 4: arrays.
            ("[1,]", "[ 1 ]"), ("[[],]", "[ [ ] ]"), ("[,]", nil), ("[1,,]", nil), ("[1,,2]", nil),
            // Section 5: strings.
            ("'tea'", "'tea'"), ("'a \"b\" c'", "'a \"b\" c'"), ("\"it's\"", "'it's'"), ("'it\\'s'", "'it's'"),
            ("'\\x41\\u0042'", "'AB'"), ("'\\v\\0'", "'\u{0B}\0'"), ("'\\0a'", "'\0a'"), ("'\\01'", nil),
            ("'\\1'", nil),
            ("'\\9'", nil), ("'\\x4'", nil), ("'\\u004'", nil), ("'\\q\\A\\虹'", "'qA虹'"), ("'one\\\ntwo'", "'onetwo'"),
            ("'one\\\r\ntwo'", "'onetwo'"), ("'one\\\rtwo'", "'onetwo'"), ("'one\\\u{2028}two\\\u{2029}'", "'onetwo'"),
            ("'one\ntwo'", nil), ("'one\rtwo'", nil), ("'a\u{2028}b\u{2029}'", "'a\u{2028}b\u{2029}'"),
            ("'\\uD83D\\uDD51'", "'\u{1F551}'"), ("'\\uD83D'", nil), ("'\\uDD51\\uD83D'", nil), ("'\\uD83D\\x41'", nil),
            // JSON5 would take a raw tab; we refuse all control characters.
            ("'a\tb'", nil), ("'a\u{1}b'", nil), ("'a\0b'", nil), ("'\\\t'", nil),
            // Section 6: numbers.
            ("0xC0FFEE", "0xC0FFEE"), ("-0Xff", "-0Xff"), ("0x", nil), ("0xG", nil), ("0x1.5", nil), (".75", ".75"),
            ("-.5e3", "-.5e3"), ("7.", "7."), ("7.e2", "7.e2"), (".", nil), ("-.", nil), (".e1", nil), ("+8", "+8"),
            ("+0x1", "+0x1"), ("- 8", nil), ("+-8", nil), ("Infinity", "Infinity"), ("-Infinity", "-Infinity"),
            ("+Infinity", "+Infinity"), ("NaN", "NaN"), ("-NaN", "-NaN"), ("infinity", nil), ("Infinit", nil),
            ("Infinityx", nil), ("NaN1", nil), ("08", nil), ("-00", nil), ("0_1", nil), ("1e", nil), ("5a", nil),
            ("1n", nil),
            ("1..2", nil),
            // Section 7: comments.
            ("// one\n1 // two", "1"), ("1 // at the end", "1"), ("/* a\n * b\n **/ 1 /**/", "1"), ("/* a", nil),
            ("/*/ 1", nil),
            ("[/* a */1/* b */,// c\r2]", "[ 1 2 ]"), ("// a\u{2028}1", "1"), ("{/**/a/**/:/**/1/**/}", "{ a: 1 }"),
            ("/ 1", nil), ("1 /", nil), ("/* a * / 1", nil), ("# a\n1", nil), ("// a\0b\n1", nil),
            ("/* /* */ 1 */", nil),
            // Section 8: white space.
            ("\t\u{B}\u{C} \u{A0}\u{FEFF}\n\r\u{2028}\u{2029}\u{1680}\u{2003}\u{3000}1\u{FEFF}", "1"),
            ("\u{200B}1", nil),
            ("\u{85}1", nil), ("\u{FEFF}\u{FEFF}1", "1"),
            // What is JSON stays what it is.
            ("{\"a\": [1, true, null, \"b\"]}", "{ a: [ 1 true null 'b' ] }"), ("", nil), ("undefined", nil),
            ("True", nil),
            ("1 2", nil), ("`tea`", nil),
        ] as [(String, String?)])
    func `JSON5 is read as its specification has it`(text: String, expected: String?) throws {
        let read = try? tokens(Array(text.utf8), .json5).joined(separator: " ")
        #expect(read.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test(arguments: [
        "{a: 1}", "{'a': 1}", "[1,]", "{\"a\": 1,}", "'a'", "0x1", ".5", "5.", "+5", "Infinity", "NaN", "// a\n1",
        "1/**/",
        "\u{B}1", "\u{A0}1", "\u{FEFF}\u{FEFF}1", "\"\\x41\"", "\"\\v\"", "\"\\0\"", "\"\\'\"", "\"a\\\nb\"", "\"\\a\"",
    ])
    func `JSON has none of it`(text: String) {
        #expect(failure(Array(text.utf8), .json5) == nil)
        #expect(failure(Array(text.utf8), .json) != nil)
    }
}
