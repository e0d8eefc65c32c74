import SlotDocument
import SlotFormats
import Testing

/// Formats as values: families, settings, parts, and formats from outside of the package.
@Suite struct FormatPartTests {
    private static let pair = ExportFormat(
        name: "pair", family: .feed, summary: "two files", includesSoldOut: false,
        parts: [
            ExportFormat.Part(name: "places.json", mediaType: "application/json") { document, writer, _ in
                writer.append(Array(document.place.id.utf8))
            },
            ExportFormat.Part(name: "slots.json", mediaType: "application/json") { document, writer, memory in
                ExportFormat.json.write(document, to: &writer, using: &memory)
            },
        ])

    @Test func `named parts are written one by one and go into a folder of the format's name`() throws {
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", place: PlaceIdentity(id: "hongqiao"))
        #expect(Self.pair.isFolder && !ExportFormat.json.isFolder)
        #expect(Self.pair.fileSuffix == "pair")
        #expect(Self.pair.parts.map(\.name) == ["places.json", "slots.json"])
        #expect(try Self.pair.parts[0].bytes(of: document).string == "hongqiao")
        #expect(try Self.pair.parts[1].bytes(of: document) == bytes("json", of: document))
    }

    @Test func `a format made outside of the package refuses and writes like the others`() throws {
        let preset = FormatSetting(
            format: "ids", key: "case", kind: .word(["lower", "upper"], usual: "lower"), help: "")
        let ids = ExportFormat(
            name: "ids", family: .data, suffix: "txt", mediaType: "text/plain; charset=utf-8", summary: "the id",
            settings: [preset], includesSoldOut: true,
            check: { (document) throws(ExportError) in
                guard document.place.id != "x" else { throw ExportError(format: "ids", rule: "has no x") }
            },
            write: { document, writer, _ in
                let isUpper = document.settings.word(of: preset) == "upper"
                writer.append(Array((isUpper ? document.place.id.uppercased() : document.place.id).utf8))
            })
        let plain = try document("UTC", "2026-06-01T00:00:00Z", place: PlaceIdentity(id: "a"))
        #expect(ids.fileSuffix == "ids.txt")
        #expect(try ids.bytes(of: plain).string == "a")
        #expect(try ids.bytes(of: plain.with(settings: FormatSettings([(preset, .word("upper"))]))).string == "A")
        let refused = plain.with(place: try PlaceIdentity(id: "x"))
        var rule: String?
        do throws(ExportError) {
            try ids.check(refused)
        } catch {
            rule = error.description
        }
        #expect(rule == "ids: has no x")
    }

    @Test(arguments: ExportFormat.all.map(\.name))
    func `the bytes in memory are those of a sink, and a refused document has none`(name: String) throws {
        let format = try ExportFormat.of(name)
        let plain = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00").asClinic()
        #expect(try format.parts.flatMap { try $0.bytes(of: plain) } == bytes(name, of: plain))
        #expect(try format.bytes(of: plain) == format.parts.first?.bytes(of: plain))
        guard !format.holdsLocales else { return }
        let refused = plain.with(locales: [plain])
        #expect(throws: ExportError.self) { try format.bytes(of: refused) }
    }

    @Test func `settings are declared under the name of their format, each key once, usual values allowed`() {
        for format in ExportFormat.all {
            // Those that all formats of a family share have the family's name, or that of its first format.
            let names = [format.name, format.family.rawValue] + (format.family == .calendar ? ["ics"] : [])
            #expect(format.settings.allSatisfy { names.contains($0.format) && !$0.help.isEmpty })
            #expect(Set(format.settings.map(\.key)).count == format.settings.count)
            for setting in format.settings {
                if let usual = setting.usual { #expect(setting.problem(with: usual) == nil, "\(setting.path)") }
            }
        }
    }

    @Test func `formats have families`() {
        let names = ExportFormat.Family.allCases.map { family in
            (family.rawValue, ExportFormat.all.filter { $0.family == family }.map(\.name))
        }
        #expect(names[0].1.starts(with: ["json", "ndjson", "csv", "xml"]) && names[1].1.first == "ics")
    }
}
