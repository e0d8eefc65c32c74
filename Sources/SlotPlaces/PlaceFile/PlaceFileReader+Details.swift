internal import SlotDocument

extension PlaceFileReader {
    mutating func address(_ entry: Entry) throws(PlaceError) -> PostalAddress {
        var texts: [String: String] = [:]
        var entries: [String: Entry] = [:]
        let words = ["street", "postalCode", "city", "region", "country"]
        try members(of: entry, words) { (reading, word, entry) throws(PlaceError) in
            texts[word] = try reading.text(entry)
            entries[word] = entry
        }
        do throws(PlaceIdentityError) {
            return try PostalAddress(
                street: texts["street"], postalCode: texts["postalCode"], city: texts["city"], region: texts["region"],
                country: texts["country"])
        } catch {
            let word = String(decoding: error.key.utf8.split(separator: UInt8(ascii: ".")).last ?? [], as: UTF8.self)
            throw failure(about: entries[word] ?? entry, error.rule)
        }
    }
}
