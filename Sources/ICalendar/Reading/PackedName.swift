/// The last eight characters of a name in upper case as one number: names are told apart without a comparison of texts.
///
/// No two names that the reader knows share it, and their lengths are held against it too.
struct PackedName: Hashable {
    private(set) var key: UInt64 = 0
    private(set) var length = 0

    /// Appends one octet of a name: a letter of either case, a digit or a hyphen; false for any other.
    mutating func append(_ byte: UInt8) -> Bool {
        let upper = byte & 0xDF
        if UInt8(ascii: "A") <= upper, upper <= UInt8(ascii: "Z") {
            key = key << 8 | UInt64(upper)
        } else if byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10 {
            key = key << 8 | UInt64(byte)
        } else {
            return false
        }
        length &+= 1
        return true
    }

    init() {}

    init(_ text: ArraySlice<UInt8>) {
        for byte in text where !append(byte) {
            // No name that is known has such an octet.
            key = 0
            length = -1
            return
        }
    }
}

/// Names that the reader knows; their values are what ``PackedName`` makes of them.
protocol KnownName: RawRepresentable where RawValue == UInt64 {
    /// Any other name.
    static var other: Self { get }

    /// The name in the file.
    var text: String { get }
}

extension KnownName {
    /// The name that a file has.
    init(_ name: PackedName) {
        let known = Self(rawValue: name.key) ?? .other
        self = known.text.utf8.count == name.length ? known : .other
    }
}

/// The properties that the reader looks at; their values are what ``PackedName`` makes of their names.
enum PropertyName: UInt64, CaseIterable, KnownName {
    case begin = 0x42_4547_494E
    case end = 0x45_4E44
    case start = 0x44_5453_5441_5254
    case endTime = 0x44_5445_4E44
    case duration = 0x4455_5241_5449_4F4E
    case rule = 0x52_5255_4C45
    case exceptionRule = 0x4558_5255_4C45
    case recurrenceDates = 0x52_4441_5445
    case exceptionDates = 0x4558_4441_5445
    case recurrenceID = 0x5245_4E43_452D_4944
    case uid = 0x55_4944
    case summary = 0x53_554D_4D41_5259
    case status = 0x5354_4154_5553
    case transparency = 0x5452_414E_5350
    case method = 0x4D45_5448_4F44
    case freeBusy = 0x4652_4545_4255_5359
    case busyType = 0x4255_5359_5459_5045
    case priority = 0x5052_494F_5249_5459
    case zoneID = 0x545A_4944
    case offsetBefore = 0x4653_4554_4652_4F4D
    case offsetAfter = 0x4F46_4653_4554_544F
    case other = 0

    /// The name in the file.
    var text: String {
        switch self {
        case .begin: "BEGIN"
        case .end: "END"
        case .start: "DTSTART"
        case .endTime: "DTEND"
        case .duration: "DURATION"
        case .rule: "RRULE"
        case .exceptionRule: "EXRULE"
        case .recurrenceDates: "RDATE"
        case .exceptionDates: "EXDATE"
        case .recurrenceID: "RECURRENCE-ID"
        case .uid: "UID"
        case .summary: "SUMMARY"
        case .status: "STATUS"
        case .transparency: "TRANSP"
        case .method: "METHOD"
        case .freeBusy: "FREEBUSY"
        case .busyType: "BUSYTYPE"
        case .priority: "PRIORITY"
        case .zoneID: "TZID"
        case .offsetBefore: "TZOFFSETFROM"
        case .offsetAfter: "TZOFFSETTO"
        case .other: ""
        }
    }
}

/// The components that the reader looks into; their values are what ``PackedName`` makes of their names.
enum ComponentName: UInt64, CaseIterable, KnownName {
    case calendar = 0x4341_4C45_4E44_4152
    case event = 0x5645_5645_4E54
    case freeBusy = 0x4652_4545_4255_5359
    case availability = 0x4C41_4249_4C49_5459
    case available = 0x5641_494C_4142_4C45
    case timeZone = 0x5449_4D45_5A4F_4E45
    case standard = 0x5354_414E_4441_5244
    case daylight = 0x4441_594C_4947_4854
    case other = 0

    /// The name in the file.
    var text: String {
        switch self {
        case .calendar: "VCALENDAR"
        case .event: "VEVENT"
        case .freeBusy: "VFREEBUSY"
        case .availability: "VAVAILABILITY"
        case .available: "AVAILABLE"
        case .timeZone: "VTIMEZONE"
        case .standard: "STANDARD"
        case .daylight: "DAYLIGHT"
        case .other: ""
        }
    }

    /// The component that it must be directly inside of; nil where anything will do.
    var parent: ComponentName? {
        switch self {
        case .event, .freeBusy, .availability, .timeZone: .calendar
        case .available: .availability
        case .standard, .daylight: .timeZone
        case .calendar, .other: nil
        }
    }
}
