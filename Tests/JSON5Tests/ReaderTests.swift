import JSON5
import TestSupport
import Testing

@Suite struct ReaderTests {
    @Test(arguments: JSONSuite.accepted + JSONSuite.openAccepted)
    func `What is JSON is read as JSON and as JSON5, with the same tokens`(sample: Sample) throws {
        #expect(try tokens(sample.bytes, .json) == tokens(sample.bytes, .json5))
    }

    @Test(arguments: JSONSuite.refused + JSONSuite.openRefused)
    func `What is no JSON is refused, with a place inside the text`(sample: Sample) throws {
        let error = try #require(failure(sample.bytes, .json), "\(sample.text.prefix(100)) was read")
        #expect((0...sample.bytes.count).contains(error.offset))
    }

    @Test(arguments: JSONSuite.doubled)
    func `A key that comes twice is refused, against the suite's advice`(sample: Sample) {
        #expect(
            failure(sample.bytes, .json)?.description
                == "1:11: expected a new key, found \"step\" again, which line 1 has")
    }

    @Test func `The names of the suite's cases stand here once each`() {
        let all =
            JSONSuite.accepted + JSONSuite.doubled + JSONSuite.refused + JSONSuite.openAccepted + JSONSuite.openRefused
        #expect(Set(all.map(\.name)).count == all.count)
        #expect(all.filter { $0.name.hasPrefix("y_") }.count == 95)
        #expect(all.filter { $0.name.hasPrefix("n_") }.count == 192)
        #expect(all.filter { $0.name.hasPrefix("i_") }.count == 35)
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
    func `64 levels are read, and 65 are not`(open: String, close: String) {
        func nested(_ count: Int) -> [UInt8] {
            let inside = open == "[" ? "" : "0"
            return Array((String(repeating: open, count: count) + inside + String(repeating: close, count: count)).utf8)
        }
        #expect(failure(nested(64), .json) == nil)
        #expect(failure(nested(65), .json)?.message == "expected at most 64 levels of brackets, found one more")
    }

    @Test func `Doubled keys are found by bytes after unescaping, among few and among many`() {
        #expect(failure(Array(#"{"st\u0065p":1,"step":2}"#.utf8), .json)?.offset == 15)
        #expect(failure(Array(#"{step:1,\u0073tep:2}"#.utf8), .json5)?.offset == 8)
        // One text for eyes, two for us: é, and e with an accent.
        #expect(failure(Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8), .json) == nil)
        #expect(failure(Array(#"{"a":{"a":{"a":1},"b":{"a":1}},"b":[{"a":1},{"a":2}]}"#.utf8), .json) == nil)
        for count in [2, 23, 24, 25, 26, 100, 20_000] {
            let keys = (0..<count).map { "\"k\($0)\":0" }
            let unique = "{" + keys.joined(separator: ",") + "}"
            #expect(failure(Array("[\(unique),\(unique)]".utf8), .json) == nil)
            for double in Set([0, count / 2, count - 1]) {
                let text = Array("[\(unique),{\(keys.joined(separator: ",")),\"k\(double)\":1}]".utf8)
                let error = failure(text, .json)
                #expect(error?.found == "\"k\(double)\" again, which line 1 has")
                #expect(error?.offset == text.count - "\"k\(double)\":1}]".utf8.count)
            }
        }
    }

    @Test(
        arguments: [
            ("7", 7), ("-7", -7), ("+7", 7), ("0x1F", 31), ("-0Xa", -10), ("0", 0), ("-0", 0),
            ("9223372036854775807", Int.max), ("9223372036854775808", nil), ("7.0", nil), ("7e0", nil),
            ("Infinity", nil),
            ("NaN", nil), (".5", nil), ("5.", nil), ("0xFFFFFFFFFFFFFFFF", nil),
        ] as [(String, Int?)])
    func `A whole number has a value where it fits`(text: String, value: Int?) throws {
        var reader = JSON5Reader(Array(text.utf8), dialect: .json5)
        guard case .number(let number) = try reader.next() else {
            Issue.record("\(text) is a number")
            return
        }
        #expect(reader.integer(of: number) == value)
    }
}
