import JSON5
import TestSupport
import Testing

/// Lines and columns count from 1; a column is a code point; LF, CR and CR LF end a line.
@Suite struct ErrorPositionTests {
    @Test(arguments: [
        ("", "1:1: expected a value, found the end of the text"),
        ("⟨EF BB BF⟩", "1:1: expected a value, found the end of the text"),
        ("{\n  step: 5\n  lead: 6\n}", "3:3: expected a comma or \"}\", found \"lead\""),
        ("{\r\n  step: 5\r\n  lead: 6\r\n}", "3:3: expected a comma or \"}\", found \"lead\""),
        ("{\r  step: 5\r  lead: 6\r}", "3:3: expected a comma or \"}\", found \"lead\""),
        ("⟨EF BB BF⟩[1 2]", "1:4: expected a comma or \"]\", found \"2\""),
        ("['虹桥\u{1F551}' 5]", "1:8: expected a comma or \"]\", found \"5\""),
        ("{anchor: clock}", "1:10: expected a value, found \"clock\"; text must be in quotes"),
        ("{open: tomorrow}", "1:8: expected a value, found \"tomorrow\"; text must be in quotes"),
        ("{step 5}", "1:7: expected a colon after the key, found \"5\""),
        ("{step: 5, 6}", "1:11: expected a key, found \"6\""),
        ("{step: 5", "1:9: expected a comma or \"}\", found the end of the text"),
        ("{name: 'Court 7,\n step: 5}", "1:17: expected the closing quote of the string, found the end of the line"),
        ("{name: 'Court 7", "1:16: expected the closing quote of the string, found the end of the text"),
        ("['a\tb']", "1:4: expected text, found the character U+0009; write a tab as \\t"),
        ("['a⟨00⟩b']", "1:4: expected the closing quote of the string, found the character U+0000"),
        ("['a⟨1B⟩b']", "1:4: expected text, found the character U+001B"),
        ("[⟨00⟩]", "1:2: expected a value, found the character U+0000"),
        ("{name: 'Caf⟨E9⟩'}", "1:12: expected text, found the byte 0xE9 (number 12), which is no UTF-8"),
        ("// Caf⟨E9⟩", "1:7: expected text, found the byte 0xE9 (number 7), which is no UTF-8"),
        ("⟨FF FE⟩", "1:1: expected a value, found the byte 0xFF (number 1), which is no UTF-8"),
        ("['⟨ED A0 80⟩']", "1:3: expected text, found the byte 0xED (number 3), which is no UTF-8"),
        ("['⟨C0 80⟩']", "1:3: expected text, found the byte 0xC0 (number 3), which is no UTF-8"),
        ("['⟨F4 90 80 80⟩']", "1:3: expected text, found the byte 0xF4 (number 3), which is no UTF-8"),
        ("'\\uD83D'", "1:2: expected both halves of a surrogate pair, found \\uD83D"),
        ("'\\u12'", "1:2: expected four hexadecimal digits after \\u, found \\u12"),
        ("'\\xZ'", "1:2: expected two hexadecimal digits after \\x, found \\x"),
        ("'\\7'", "1:2: expected an escape, found \\7"),
        ("{a\\n: 1}", "1:3: expected a letter or \\u and four hexadecimal digits in the key, found \"\\\""),
        ("{\\u0020: 1}", "1:2: expected the escape of a letter, since the key has no quotes, found \"\\\""),
        ("{a: 1,\n  'a': 2}", "2:3: expected a new key, found \"a\" again, which line 1 has"),
        ("[007]", "1:2: expected a number without a zero before it, found \"007\""),
        ("[0x]", "1:4: expected a hexadecimal digit, found \"]\""),
        ("[1e]", "1:4: expected a digit of the exponent, found \"]\""),
        ("[5kg]", "1:3: expected the end of the number, found \"kg\""),
        ("[-]", "1:3: expected a digit, found \"]\""),
        ("{} {}", "1:4: expected the end of the text, found \"{\""),
        ("[1}", "1:3: expected a comma or \"]\", found \"}\""),
        ("\n/* half", "2:8: expected the end */ of the comment that begins in line 2, found the end of the text"),
        ("[1, \u{200B}]", "1:5: expected a value, found the character U+200B"),
        ("[1, ]]", "1:6: expected the end of the text, found \"]\""),
        ("[\"", "1:3: expected the closing quote of the string, found the end of the text"),
        ("[1 \"a\"]", "1:4: expected a comma or \"]\", found a double quote"),
    ])
    func `A fault has its line, its column, what was expected and what was found`(text: String, message: String) {
        #expect(failure(Sample.bytes(text), .json5)?.description == message)
    }

    @Test(arguments: [
        ("// a\n1", "1:1: expected JSON, found a comment; only JSON5 has comments: let the file's name end in .json5"),
        (
            "{a: 1}",
            "1:2: expected a key in double quotes, found \"a\"; only JSON5 has keys without them: let the file's name end in .json5"
        ),
        (
            "['a']",
            "1:2: expected a value, found a single quote; only JSON5 has single quotes: let the file's name end in .json5"
        ),
        (
            "{'a': 1}",
            "1:2: expected a key in double quotes, found a single quote; only JSON5 has single quotes: let the file's name end in .json5"
        ),
        (
            "[1,\n]",
            "2:1: expected a value, found \"]\"; only JSON5 has a comma before the end: let the file's name end in .json5"
        ),
        (
            "{\"a\": 1,}",
            "1:9: expected a key, found \"}\"; only JSON5 has a comma before the end: let the file's name end in .json5"
        ),
        ("[.5]", "1:2: expected a value, found \".\"; only JSON5 has such numbers: let the file's name end in .json5"),
        ("\"\\x41\"", "1:2: expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u, found \\x41"),
        ("{5: 1}", "1:2: expected a key in double quotes, found \"5\""),
    ])
    func `Who writes JSON5 where JSON is read is told so`(text: String, message: String) {
        #expect(failure(Array(text.utf8), .json)?.description == message)
    }

    @Test func `A text's first line may have another number`() {
        var reader = JSON5Reader(Array("{]".utf8), dialect: .json, firstLine: 17)
        #expect(throws: JSON5Error.self) {
            while try reader.next() != .end {}
        }
        #expect(reader.position(ofByte: 1).description == "17:2")
    }
}
