internal import SlotEngine
internal import SlotTime

/// The keys about opening hours, holidays and bookings.
extension PlaceFileReader {
    mutating func value(
        of key: PlaceKey, _ entry: Entry, into schedule: inout ScheduleSettings
    ) throws(PlaceFileError) {
        switch key {
        case .hours: schedule.hours = try hours(entry)
        case .exceptions: schedule.exceptions = try exceptions(entry)
        case .holidays: schedule.holidays = try holidays(entry, takesFiles: true)
        case .schoolHolidays:
            schedule.schoolHolidays = try holidays(entry, takesFiles: true, takesWorkdays: false)
        case .makeUpWorksAs: schedule.substituteWeekday = try substituteWeekday(entry)
        case .latitude: schedule.latitude = try degrees(entry, 90)
        case .longitude: schedule.longitude = try degrees(entry, 180)
        case .capacity: schedule.capacity = try whole(entry, .capacity)
        case .bufferBefore: schedule.booking.bufferBefore = try minutes(entry, .buffer)
        case .bufferAfter: schedule.booking.bufferAfter = try minutes(entry, .buffer)
        case .busy: schedule.busy = try busy(entry)
        case .soldOut: schedule.booking.soldOut = try word(entry)
        case .maxPerDay: schedule.booking.maxPerDay = try whole(entry, .capacity)
        case .notice: schedule.booking.notice = try notice(entry)
        case .opens: schedule.booking.opens = try opens(entry)
        case .horizonCounts: schedule.booking.horizonCounts = try word(entry)
        case .businessDays: schedule.booking.businessDays = try hours(entry)
        case .resources: schedule.resources = try resources(entry)
        case .combine: schedule.combine = try word(entry)
        // Keys that are read elsewhere.
        default: break
        }
    }
}
