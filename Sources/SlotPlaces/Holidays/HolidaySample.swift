internal import JSON5
internal import Resources
public import SlotEngine
internal import SlotTime

/// The public holidays of a few countries, which the program carries inside itself for new place files.
///
/// They are the files of Resources/examples/holidays, as `tools/holidays` writes them.
public enum HolidaySample {
    /// What is known of a country by its two letters (ISO 3166-1), a notice for each year; empty for most countries.
    public static func notices(ofCountry code: String) -> [HolidayCalendar.Notice] {
        guard let bytes = bytes(ofCountry: code),
            let file = try? PlaceFile(name: code, bytes: bytes, dialect: .json5)
        else { return [] }
        return (try? HolidayFile.notices(in: file)) ?? []
    }

    private static func bytes(ofCountry code: String) -> [UInt8]? {
        // Safe: constants of the program, with their lengths.
        switch code {
        case "CN":
            unsafe Array(UnsafeBufferPointer(start: slotexport_holidays_cn(), count: slotexport_holidays_cn_length()))
        case "DE":
            unsafe Array(UnsafeBufferPointer(start: slotexport_holidays_de(), count: slotexport_holidays_de_length()))
        default: nil
        }
    }
}
