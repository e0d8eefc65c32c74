internal import SlotTime

/// What a VEVENT or AVAILABLE says of its times.
struct CalendarEvent {
    /// The line of its BEGIN, and where that begins.
    var line = 0
    var offset = 0

    var uid: [UInt8] = []
    var start: CalendarTime?
    var end: CalendarTime?
    var duration: WrittenDuration?
    var rules: [RecurrenceRule] = []
    var dates: [CalendarPeriod] = []
    var exceptions: [CalendarTime] = []
    var recurrenceID: CalendarTime?

    /// Whether it also replaces every later instance (RANGE=THISANDFUTURE, RFC 5545 3.2.13).
    var isThisAndFuture = false
    var isCancelled = false
    var isTransparent = false

    /// Why the event can't be used.
    var error: ICalendarError?

    /// Forgets one event and begins another; the memory of the lists is kept.
    mutating func begin(_ component: CalendarScanner.Open) {
        line = component.line
        offset = component.offset
        uid.removeAll(keepingCapacity: true)
        start = nil
        end = nil
        duration = nil
        rules.removeAll(keepingCapacity: true)
        dates.removeAll(keepingCapacity: true)
        exceptions.removeAll(keepingCapacity: true)
        recurrenceID = nil
        isThisAndFuture = false
        isCancelled = false
        isTransparent = false
        error = nil
    }

    /// An error about the event as a whole.
    func error(_ rule: String) -> ICalendarError {
        ICalendarError(line: line, name: "event", value: uid, rule: rule)
    }
}

/// How long an event takes, from any of its starts (RFC 5545 3.8.5.3).
enum EventLength: Hashable {
    /// Whole dates, each with all of its hours.
    case dates(Int)

    /// Elapsed seconds: what lay between DTSTART and DTEND.
    case exact(Int)

    /// Days on the wall clock and then elapsed seconds: DURATION.
    case nominal(WrittenDuration)

    /// An upper bound of its length in seconds.
    var maximum: Int {
        switch self {
        case .dates(let count): (count + 2) * 86_400
        case .exact(let seconds): seconds
        case .nominal(let duration): duration.days * 86_400 + duration.seconds + 2 * 86_400
        }
    }
}
