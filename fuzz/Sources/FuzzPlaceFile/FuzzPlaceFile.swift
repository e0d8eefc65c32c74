import JSON5
import SlotFormats
import SlotPlaces

/// The settings of places, and those of every format.
private let table = SettingTable(SettingTable.placeRows + ExportFormat.all.flatMap(\.settings).map { Setting($0) })

/// Reads any bytes as a place file, and what is read once more over itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let json = settings(bytes, .json)
    let json5 = settings(bytes, .json5)
    if let json { precondition(json.keysInFiles == json5?.keysInFiles, "JSON is no JSON5") }
    return 0
}

private func settings(_ bytes: [UInt8], _ dialect: JSON5Reader.Dialect) -> PlaceSettings? {
    do throws(PlaceError) {
        let file = try PlaceFile(name: "place", bytes: bytes, dialect: dialect)
        var settings = PlaceSettings()
        try file.read(into: &settings, by: table)
        var both = settings
        try PlaceFile(name: "defaults", bytes: bytes, dialect: dialect).read(into: &both, by: table)
        let keys = settings.keysInFiles
        precondition(both.keysInFiles == keys, "reading again changes keys")
        for key in keys {
            precondition(both.source(of: key) == settings.source(of: key), "reading again moves a key")
            precondition(both.error(about: key, rule: "must be other").position != nil, "a key has no place")
        }
        return settings
    } catch {
        precondition(error.position != nil, "an error at no place")
        let isOneLine = error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        precondition(isOneLine, "an error of two lines")
        return nil
    }
}
