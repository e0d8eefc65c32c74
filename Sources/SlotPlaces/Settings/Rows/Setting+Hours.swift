internal import SlotEngine

// When the place is open.
extension Setting {
    static let hours: [Setting] = [
        .hours(
            "hours", option: "hours", .hours, usual: "24/7",
            "opening hours: 'Mo-Fr 09:00-18:00', or schema.org's OpeningHoursSpecification in a place file",
            examples: [
                #""Mo-Fr 08:30-12:00,13:30-18:00; Sa 09:00-12:00""#, #""Fr-Sa 22:00-04:00; PH off""#,
                #"[{ "dayOfWeek": ["Monday", "Tuesday"], "opens": "09:00", "closes": "18:00" }]"#,
            ]
        ) { $0.schedule.hours = $1 },
        .structure(
            "exceptions", .hours, "exceptions", "dates with other hours; each replaces all that begins on its dates",
            examples: [
                #"[{ "date": "2026-10-09", "hours": "13:30-18:00", "note": "Training in the morning" }, { "from": "2026-12-28", "to": "2026-12-31", "closed": true }]"#
            ]
        ) { (reader, entry, settings) throws(PlaceError) in
            settings.schedule.exceptions = try reader.exceptions(entry)
        },
        Setting(
            "holidays", option: "holidays", .hours, .file(definition: "holidays"),
            "public holidays and make-up workdays: files, dates and objects; may be repeated",
            examples: [
                #"["holiday-cn/2026.json", "holiday-cn/2027.json"]"#,
                #"["2026-12-25", { "date": "2026-10-10", "name": "国庆节", "isOffDay": false }]"#,
            ],
            file: { (reader, entry, settings) throws(PlaceError) in
                settings.schedule.holidays = try reader.holidays(entry, takesFiles: true)
            },
            text: { (text, settings) throws(PlaceError) in
                var holidays = settings.schedule.holidays ?? HolidaySource()
                holidays.files.append(HolidaySource.File(path: try text.text()))
                settings.schedule.holidays = holidays
            }),
        .structure(
            "schoolHolidays", .hours, "holidays", "school holidays: what SH in the hours means",
            examples: [#"[{ "from": "2026-07-23", "to": "2026-09-02", "name": "Sommerferien" }]"#]
        ) { (reader, entry, settings) throws(PlaceError) in
            settings.schedule.schoolHolidays = try reader.holidays(entry, takesFiles: true, takesWorkdays: false)
        },
        .structure(
            "makeUpWorksAs", .hours, "makeUpWorksAs",
            "whose hours hold on a make-up workday: a weekday's, or one for each date",
            examples: [#""Mo""#, #"{ "2026-10-10": "Th" }"#]
        ) { (reader, entry, settings) throws(PlaceError) in
            settings.schedule.substituteWeekday = try reader.substituteWeekday(entry)
        },
        .word(
            "horizonCounts", .hours, usual: "calendar",
            "which dates the horizon counts: all, business days, or those that have slots"
        ) { $0.schedule.booking.horizonCounts = $1 },
        .hours(
            "businessDays", .hours, usual: "the dates on which the place opens",
            "the business days, as hours that are open on them",
            examples: [#""Mo-Fr; PH off""#]
        ) { $0.schedule.booking.businessDays = $1 },
    ]
}
