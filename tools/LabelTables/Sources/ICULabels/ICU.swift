internal import _FoundationICU

// The toolchain's ICU exports its C functions under names that begin with `swift_`. Only this folder calls them.

/// What ICU says when it fails.
public struct ICUError: Error, CustomStringConvertible {
    let code: Int32
    let call: String

    /// The call and ICU's number for the failure.
    public var description: String { "ICU failed with \(code) in \(call)" }
}

/// The versions of the toolchain's ICU and the locales it knows.
public enum ICU {
    /// The version of ICU, such as `76.1`.
    public static var version: String {
        var parts = [UInt8](repeating: 0, count: 4)
        swift_u_getVersion(&parts)
        return "\(parts[0]).\(parts[1])"
    }

    /// The version of CLDR that ICU's data come from: `46`, or `46.1` for a minor one.
    public static func cldrVersion() throws -> String {
        var parts = [UInt8](repeating: 0, count: 4)
        try check("ulocdata_getCLDRVersion") { swift_ulocdata_getCLDRVersion(&parts, &$0) }
        return parts[1] == 0 ? "\(parts[0])" : "\(parts[0]).\(parts[1])"
    }

    /// The locales that ICU has data for, in its own spelling (`zh_Hans_CN`), sorted.
    public static var locales: [String] {
        (0..<swift_uloc_countAvailable())
            .compactMap { swift_uloc_getAvailable($0).map { String(cString: $0) } }
            .sorted()
    }

    /// The most likely full form of a locale: `zh_TW` -> `zh_Hant_TW`.
    public static func maximized(_ locale: String) throws -> String {
        try latin("uloc_addLikelySubtags") { swift_uloc_addLikelySubtags(locale, $0, $1, &$2) }
    }

    /// Whether text in a locale runs from right to left.
    static func isRightToLeft(_ locale: String) -> Bool {
        swift_uloc_isRightToLeft(locale) != 0
    }

    /// The day that begins a week, Monday is 1.
    public static func firstWeekday(_ locale: String) throws -> Int {
        let calendar = try open("ucal_open") { swift_ucal_open(nil, 0, locale, UCAL_GREGORIAN, &$0) }
        defer { swift_ucal_close(calendar) }
        // ICU counts from Sunday, 1.
        return (Int(swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK)) + 5) % 7 + 1
    }

    /// Codes that CLDR replaces by one other: `iw` by `he` (kind `language`), `UK` by `GB` (kind `territory`).
    public static func aliases(_ kind: String) throws -> [String: String] {
        let metadata = try open("metadata") { swift_ures_openDirect(nil, "metadata", &$0) }
        defer { swift_ures_close(metadata) }
        let alias = try open("alias") { swift_ures_getByKey(metadata, "alias", nil, &$0) }
        defer { swift_ures_close(alias) }
        let table = try open(kind) { swift_ures_getByKey(alias, kind, nil, &$0) }
        defer { swift_ures_close(table) }
        var aliases: [String: String] = [:]
        for index in 0..<swift_ures_getSize(table) {
            let entry = try open("entry") { swift_ures_getByIndex(table, index, nil, &$0) }
            defer { swift_ures_close(entry) }
            guard let key = swift_ures_getKey(entry) else { continue }
            var length: Int32 = 0
            let text = try open("replacement") { swift_ures_getStringByKey(entry, "replacement", &length, &$0) }
            let units = UnsafeBufferPointer(start: text, count: Int(length))
            aliases[String(cString: key)] = String(decoding: units, as: UTF16.self)
        }
        return aliases
    }

    /// The numbering systems that write numbers with ten digits, sorted.
    public static func decimalNumberingSystems() throws -> [String] {
        let names = try open("unumsys_openAvailableNames") { swift_unumsys_openAvailableNames(&$0) }
        defer { swift_uenum_close(names) }
        var systems: [String] = []
        var status = U_ZERO_ERROR
        while let name = swift_uenum_next(names, nil, &status) {
            let system = try open("unumsys_openByName") { swift_unumsys_openByName(name, &$0) }
            defer { swift_unumsys_close(system) }
            if swift_unumsys_isAlgorithmic(system) == 0, swift_unumsys_getRadix(system) == 10 {
                systems.append(String(cString: name))
            }
        }
        return systems.sorted()
    }

    static func check(_ call: String, _ body: (inout UErrorCode) -> Void) throws {
        var status = U_ZERO_ERROR
        body(&status)
        guard status.rawValue <= 0 else { throw ICUError(code: Int32(status.rawValue), call: call) }
    }

    static func open<Handle>(_ call: String, _ body: (inout UErrorCode) -> Handle?) throws -> Handle {
        var status = U_ZERO_ERROR
        let handle = body(&status)
        guard status.rawValue <= 0, let handle else { throw ICUError(code: Int32(status.rawValue), call: call) }
        return handle
    }

    /// The text that an ICU function writes into a buffer.
    static func text(
        _ call: String, _ body: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
    ) throws -> String {
        var buffer = [UInt16](repeating: 0, count: 1024)
        var length: Int32 = 0
        try check(call) { status in length = body(&buffer, 1024, &status) }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }

    private static func latin(
        _ call: String, _ body: (UnsafeMutablePointer<CChar>, Int32, inout UErrorCode) -> Int32
    ) throws -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        var length: Int32 = 0
        try check(call) { status in length = body(&buffer, 256, &status) }
        return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
