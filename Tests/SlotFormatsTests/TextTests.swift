import Testing

@testable import SlotFormats

/// The escapes of each format, one text at a time.
@Suite struct TextTests {
    @Test(arguments: [
        ("plain", "plain"), ("", ""), (#"say "hi""#, #"say \"hi\""#), (#"a\b"#, #"a\\b"#), ("</script>", "</script>"),
        ("\u{0}\u{1F}\u{7F}", #"\u0000\u001f\u007f"#), ("\r\n\t", #"\u000d\u000a\u0009"#),
        ("a\u{2028}b\u{2029}c", #"a\u2028b\u2029c"#), ("\u{2027}\u{202A}", "\u{2027}\u{202A}"), ("¨©", "¨©"),
        ("虹桥 👨‍👩‍👧", "虹桥 👨‍👩‍👧"), ("\u{80}\u{A8}\u{10A8}", "\u{80}\u{A8}\u{10A8}"),
    ])
    func `JSON: quotation marks, backslashes, controls and the line ends of JavaScript`(text: String, escaped: String) {
        #expect(JSONText.escape(Array(text.utf8)) == Array(escaped.utf8))
        #expect(JSONText.quote(text) == Array("\"\(escaped)\"".utf8))
    }

    @Test func `JSON: no text is null`() {
        #expect(JSONText.quote(String?.none).string == "null")
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a,b", #""a,b""#), (#"say "hi""#, #""say ""hi""""#), ("a\rb", "\"a\rb\""),
        ("a\nb", "\"a\nb\""), (" a", #"" a""#), ("a ", #""a ""#), ("a b", "a b"), ("=1", "=1"), ("a;b", "a;b"),
        ("时，", "时，"), ("'", "'"),
    ])
    func `CSV: cells that need quotation marks get them (RFC 4180 2.5 to 2.7)`(text: String, cell: String) {
        #expect(CSVText.cell(Array(text.utf8)).string == cell)
    }

    @Test(arguments: [
        ("=1", "'=1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"),
        ("＠x", "'＠x"), ("  =1", "'  =1"), ("\t1", "'\t1"), ("\r1", "\"'\r1\""), (#"=a,"b""#, #""'=a,""b""""#),
        ("1=1", "1=1"), ("a-1", "a-1"), ("", ""), ("虹桥", "虹桥"), ("、1", "、1"), (" a", #"" a""#), ("'=1", "'=1"),
    ])
    func `CSV for a spreadsheet: what would be a formula begins with an apostrophe (CWE-1236)`(
        text: String, cell: String
    ) {
        #expect(CSVText.guardedCell(Array(text.utf8)).string == cell)
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a&b", "a&amp;b"), ("<b>", "&lt;b&gt;"), ("]]>", "]]&gt;"), (#"""#, "&quot;"),
        ("'", "'"), ("&amp;", "&amp;amp;"), ("\t", "&#9;"), ("\n", "&#10;"), ("\r", "&#13;"),
        (#"=""/>"#, "=&quot;&quot;/&gt;"),
        ("虹桥 👨‍👩‍👧", "虹桥 👨‍👩‍👧"),
    ])
    func `XML: an attribute in quotation marks (XML 1.0 2.3, 3.3.3)`(text: String, value: String) {
        #expect(XMLText.attribute(Array(text.utf8)).string == value)
    }

    @Test func `a table gives each number its text, in any order`() {
        var table = TextTable(count: 4)
        #expect(!table.has(2))
        table.insert(2) { $0 += Array("two".utf8) }
        table.insert(0) { $0 += Array("".utf8) }
        table.insert(1) { $0 += Array("one".utf8) }
        #expect(table.has(2) && table.has(0) && table.has(1) && !table.has(3))
        #expect(table[2].string == "two" && table[0].isEmpty && table[1].string == "one")
        #expect([0, 1, 2].map { table.width(of: $0) } == [0, 3, 3])
    }

    @Test func `a row's shape reads like the row`() {
        let shape: RowShape =
            #"{"n":\#(7),"a":\#(json: "x\"y"),"b":\#(json: nil),"c":\#(.hour),\#(list: [[49], [50]])}"#
        #expect(shape.fields == RowField.hour.bit)
        #expect(shape.text.string == #"{"n":7,"a":"x\"y","b":null,"c":,1,2}"#)
        let literal: RowShape = "</hour>"
        #expect(
            literal.text.string == "</hour>" && literal.fields == 0 && !literal.isFolded && literal.folded().isFolded)
    }
}
