import CLibXML2
import LibXML2Types
import Testing

/// libxml2, which is opened when it is needed and not linked.
@Suite struct LibXML2Tests {
    @Test func `each function that is looked up by its name is the one that the linker finds`() throws {
        let opened = try #require(slotexport_libxml2())
        // The table holds nothing but addresses.
        let size = MemoryLayout<LibXML2>.size
        let addresses = { (table: UnsafePointer<LibXML2>) in
            Array(UnsafeRawBufferPointer(start: table, count: size).bindMemory(to: UInt.self))
        }
        #expect(addresses(opened) == addresses(linked_libxml2()))
        #expect(Set(addresses(opened)).count == size / MemoryLayout<UInt>.size)
    }
}
