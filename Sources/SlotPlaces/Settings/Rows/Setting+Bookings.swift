internal import SlotEngine

// How much can be booked, when, and of what.
extension Setting {
    static let bookings: [Setting] = [
        .integer(
            "capacity", option: "capacity", .bookings, .capacity,
            "how many can book at once; without it one can, and outputs don't say how many are left"
        ) { $0.schedule.capacity = $1 },
        .duration(
            "bufferBefore", .bookings, .buffer, usual: "0",
            "time between what is busy and a slot after it; a booking has it before itself, too",
            examples: ["10"]
        ) { $0.schedule.booking.bufferBefore = $1 },
        .duration(
            "bufferAfter", .bookings, .buffer, usual: "0",
            "time between a slot and what is busy after it; a booking has it after itself, too",
            examples: [#""15m""#]
        ) { $0.schedule.booking.bufferAfter = $1 },
        .structure(
            "busy", .bookings, "busy",
            "when the place is taken: times on its own clock or with a UTC offset, and calendar files",
            examples: [
                #"[{ "start": "2026-06-01T09:00", "end": "2026-06-01T10:30" }, { "start": "2026-06-02T13:00:00+08:00", "end": "2026-06-02T18:00:00+08:00", "takes": "all" }]"#
            ]
        ) { (reader, entry, settings) throws(PlaceError) in
            (settings.schedule.busy, settings.schedule.busyFiles) = try reader.busy(entry)
        },
        .word(
            "soldOut", .bookings, usual: "omit", "omit: leave out what is taken; mark: keep it and say so"
        ) { $0.schedule.booking.soldOut = $1 },
        .integer(
            "maxPerDay", .bookings, .capacity, "the most bookings of a service day; those in busy count"
        ) { $0.schedule.booking.maxPerDay = $1 },
        .integer(
            "maxPerWeek", .bookings, .capacity,
            "the most bookings of a resource in a week of service days, Monday to Sunday; those in busy count"
        ) { $0.schedule.booking.maxPerWeek = $1 },
        .structure(
            "notice", .bookings, "notice", "the last moment for a booking, where the lead isn't enough",
            examples: [#"{ "minutes": 120 }"#, #"{ "daysBefore": 1, "by": "17:00", "businessDays": true }"#]
        ) { (reader, entry, settings) throws(PlaceError) in
            settings.schedule.booking.notice = try reader.notice(entry)
        },
        .structure(
            "opens", .bookings, "opens", "the first moment for a booking",
            examples: [#"{ "daysBefore": 7, "time": "08:00" }"#]
        ) { (reader, entry, settings) throws(PlaceError) in
            settings.schedule.booking.opens = try reader.opens(entry)
        },
        .structure(
            "resources", .bookings, "resources",
            "several things that can be booked; what one leaves out is the place's, and its exceptions and busy times are added",
            examples: [
                #"[{ "id": "dr-li", "hours": "Mo-We 09:00-12:00" }, { "id": "dr-wang", "capacity": 2 }]"#
            ]
        ) { (reader, entry, settings) throws(PlaceError) in
            settings.schedule.resources = try reader.resources(entry)
        },
        .structure(
            "services", .bookings, "services",
            "several things that the place does, over one set of hours; what one leaves out is the place's",
            examples: [
                #"[{ "id": "cut", "name": "Haircut", "duration": 30, "bufferAfter": 10 }, { "id": "colour", "duration": 120, "resources": ["ann"] }]"#
            ]
        ) { (reader, entry, settings) throws(PlaceError) in
            settings.schedule.services = try reader.services(entry)
        },
        .word(
            "combine", .bookings, usual: "any", "a slot where any resource has one, or where all have one"
        ) { $0.schedule.combine = $1 },
    ]
}
