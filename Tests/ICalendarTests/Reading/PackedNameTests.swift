import Testing

@testable import ICalendar

struct PackedNameTests {
    @Test func `Each name is packed into the number of its case`() {
        for name in PropertyName.allCases where name != .other {
            #expect(PropertyName(PackedName(Array(name.text.utf8)[...])) == name)
        }
        for name in ComponentName.allCases where name != .other {
            #expect(ComponentName(PackedName(Array(name.text.lowercased().utf8)[...])) == name)
        }
        #expect(PropertyName(PackedName(Array("XDTSTART".utf8)[...])) == .other)
        #expect(PropertyName(PackedName(Array("XXXXXRENCE-ID".utf8)[...])) == .recurrenceID)
    }
}
