// Written by tools/LabelTables from ICU 76.1, whose table agrees with hijridate: do not edit by hand.

extension UmmAlQuraCalendar {
    /// The first year of the table.
    static let firstYear = 1421

    /// Its first day, counted from 1970-01-01.
    static let firstDay = 11053

    /// For each year: bits 0-11 the months, 1 where a month has 30 days and 0 where it has 29; above them the
    /// days from the table's first day to the year's.
    static let table: [UInt32] = [
        0x000bc4, 0x162b89, 0x2c4a95, 0x42652d, 0x5885ad, 0x6ebb6a, 0x84e6d4, 0x9b0dc9,
        0xb13d92, 0xc75aa6, 0xdd7956, 0xf392ae, 0x109b56d, 0x11fe36a, 0x1360b55, 0x14c3aaa,
        0x162594d, 0x178749d, 0x18e995d, 0x1a4c2ba, 0x1bae5b5, 0x1d115aa, 0x1e73d55, 0x1fd6a9a,
        0x213892e, 0x229a26e, 0x23fc55d, 0x255fada, 0x26c26d4, 0x28246a5,
    ]
}
