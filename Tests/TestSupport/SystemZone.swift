import Foundation
import SlotTime

/// A zone of the system's tz database, or of the folder in SLOTEXPORT_ZONEINFO.
public func systemZone(_ identifier: String) throws -> TimeZoneRules {
    let bytes = try zoneBytes(identifier)
    return try TimeZoneRules(identifier: identifier, tzif: bytes.span)
}

/// The TZif file of a zone, from the same place.
public func zoneBytes(_ identifier: String) throws -> [UInt8] {
    let directory = ProcessInfo.processInfo.environment["SLOTEXPORT_ZONEINFO"] ?? "/usr/share/zoneinfo"
    return try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(directory)/\(identifier)")))
}
