import SlotDocument
import SlotEngine
import SlotTime
import Testing

@testable import SlotFormats

/// The page that an owner opens to see what customers see.
@Suite struct PreviewTests {
    private func page(_ documents: [SlotDocument], notices: [String] = [], now: Instant? = nil) throws -> String {
        let page = PreviewPage(script: Array("start()".utf8), style: [], notices: notices, now: now)
        return String(decoding: try page.bytes(of: documents), as: UTF8.self)
    }

    @Test func `The list has every slot of json, and its script all of json`() throws {
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00")
        let page = try page([document])
        let starts = page.split(separator: "<li><time datetime=\"").dropFirst().map { String($0.prefix(25)) }
        let slots = try SlotReaders.json(bytes("json", of: document))
        #expect(starts == slots.map { $0["start"] ?? "" })
        let json = try #require(page.split(separator: "application/json\">").last?.split(separator: "</script>").first)
        #expect(json == String(decoding: try bytes("json", of: document), as: UTF8.self))
    }

    @Test func `No text can become markup, neither in the page nor in its data`() throws {
        let hostile = "</script><b a=\"x\">&"
        let place = try PlaceIdentity(name: hostile)
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", place: place)
        let page = try page([document], notices: [hostile])
        #expect(page.count(of: "<b") == page.count(of: "<body>"))
        #expect(page.count(of: "</script>") == 2)
        #expect(page.contains("<h1>&lt;/script&gt;&lt;b a=&quot;x&quot;&gt;&amp;</h1>"))
        #expect(page.contains(#"\u003c/script>\u003cb a=\"x\">&"#))
    }

    @Test(arguments: [
        " -> ", "f -> Zg==", "fo -> Zm8=", "foo -> Zm9v", "foob -> Zm9vYg==", "fooba -> Zm9vYmE=", "foobar -> Zm9vYmFy",
    ])
    func `RFC 4648 10 base64`(example: String) {
        let halves = example.split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
        #expect(String(decoding: Base64.encode(Array(halves[0].utf8)), as: UTF8.self) == halves[1])
    }

    @Test func `The policy names the page's own script and nothing else`() throws {
        let page = try page([document("UTC", "2026-06-01T10:16:00Z")])
        // echo -n 'start()' | openssl dgst -sha256 -binary | base64
        #expect(page.contains("default-src 'none'; script-src 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"))
    }

    @Test func `The calendar has each date once, under its weekday`() throws {
        let document = try document("Asia/Shanghai", "2026-06-03T10:16:00+08:00", rules: SlotRules(days: 9))
        let table = try #require(
            page([document]).split(separator: "class=\"calendar\"").last?.split(separator: "</table>").first)
        let rows = table.split(separator: "<tr>\n").dropFirst().map { row in
            row.split(separator: "<td", omittingEmptySubsequences: false).dropFirst().map { cell in
                cell.split(separator: "datetime=\"").dropFirst().first?.prefix(10) ?? ""
            }
        }
        #expect(rows.first == ["", "", "2026-06-03", "2026-06-04", "2026-06-05", "2026-06-06", "2026-06-07"])
        #expect(rows.dropFirst().first == ["2026-06-08", "2026-06-09", "2026-06-10", "2026-06-11", "", "", ""])
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func count(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}
