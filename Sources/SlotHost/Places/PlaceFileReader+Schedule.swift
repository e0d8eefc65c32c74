internal import SlotEngine
internal import SlotTime

/// The keys about opening hours, holidays and bookings.
extension PlaceFileReader {
    mutating func value(
        of key: PlaceKey, _ entry: Entry, into schedule: inout ScheduleSettings
    ) throws(PlaceFileError) {
        let week = Minutes.minutes(7 * 1440)
        switch key {
        case .hours: schedule.hours = try hours(entry)
        case .exceptions: schedule.exceptions = try exceptions(entry)
        case .holidays: schedule.holidays = try holidays(entry, takesFiles: true)
        case .schoolHolidays:
            schedule.schoolHolidays = try holidays(entry, takesFiles: true, takesWorkdays: false)
        case .makeUpWorksAs: schedule.worksAs = try worksAs(entry)
        case .latitude: schedule.latitude = try degrees(entry, 90)
        case .longitude: schedule.longitude = try degrees(entry, 180)
        case .capacity: schedule.capacity = try whole(entry, within: 1...ScheduleSettings.capacityLimit)
        case .bufferBefore: schedule.bufferBefore = try lengthOfTime(entry, atMost: week, "7 days")
        case .bufferAfter: schedule.bufferAfter = try lengthOfTime(entry, atMost: week, "7 days")
        case .busy: schedule.busy = try busy(entry)
        case .soldOut: schedule.soldOut = try word(entry)
        case .maxPerDay: schedule.maxPerDay = try whole(entry, within: 1...ScheduleSettings.capacityLimit)
        case .notice: schedule.notice = try notice(entry)
        case .opens: schedule.opens = try opens(entry)
        case .horizonCounts: schedule.horizonCounts = try word(entry)
        case .businessDays: schedule.businessDays = try hours(entry)
        case .resources: schedule.resources = try resources(entry)
        case .combine: schedule.combine = try word(entry)
        // Keys that are read elsewhere.
        default: break
        }
    }
}
