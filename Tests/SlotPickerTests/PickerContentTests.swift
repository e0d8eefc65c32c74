import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotPicker
import SlotTime
import TestSupport
import Testing

/// Content from documents and from files.
struct PickerContentTests {
    @Test(arguments: [
        "2026-06-01T10:16:00+08:00 Asia/Shanghai zh_CN", "2026-11-01T00:10:00-04:00 America/New_York en_US",
        "2026-03-08T00:10:00-05:00 America/New_York ar_EG", "2011-12-29T10:00:00-10:00 Pacific/Apia de_DE",
        "2026-04-04T20:00:00+11:00 Australia/Lord_Howe fr_FR",
    ])
    func `A file of the format json has the content of its document`(_ row: String) throws {
        let words = row.split(separator: " ").map(String.init)
        let document = try document(words[0], words[1], words[2])
        #expect(try PickerContent(json: ExportFormat.json.bytes(of: document)) == PickerContent(document))
    }

    @Test(arguments: [
        "[] -> the file is not an object",
        "{} -> version must be 1",
        #"{"version":2,"days":[]} -> version must be 1"#,
        #"{"version":1} -> days must be there"#,
        #"{"version":1,"days":{}} -> days must be an array"#,
        #"{"version":1,"days":[1]} -> days must hold objects"#,
        #"{"version":1,"days":[{"label":1}]} -> label must be a text"#,
        #"{"version":1,"days":[{"label":"a","date":"2026-02-30","hours":[]}]} -> date must be there"#,
        #"{"version":1,"validUntil":"2026-06-01T00:00:00","days":[]} -> validUntil must be a time with a UTC offset "#
            + "(RFC 3339)",
    ])
    func `What is no such file is refused with the key and the rule`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        var message: String?
        do throws(PickerContentError) {
            _ = try PickerContent(json: Array(parts[0].utf8))
        } catch {
            message = error.description
        }
        #expect(message == parts[1])
    }

    @Test func `HTML in place of a file is refused at its first byte`() throws {
        var message: String?
        do throws(PickerContentError) {
            _ = try PickerContent(json: Array("<!doctype html>".utf8))
        } catch {
            message = error.description
        }
        #expect(message?.contains("a value") == true)
    }

    @Test func `Keys that a picker doesn't know are passed over`() throws {
        let text = #"{"version":1,"more":{"a":[1,{"b":[]}]},"days":[],"last":[[]]}"#
        #expect(try PickerContent(json: Array(text.utf8)).days.isEmpty)
    }

    private func document(_ now: String, _ zone: String, _ locale: String) throws -> SlotDocument {
        let plan = try SlotPlan(
            rules: SlotRules(step: .minutes(20)), zone: systemZone(zone), now: try #require(Instant(rfc3339: now)))
        return SlotDocument(plan: plan, place: try PlaceIdentity(), labels: try LocaleLabels(parsing: locale))
    }
}
