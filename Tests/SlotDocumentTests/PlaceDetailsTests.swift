import SlotDocument
import SlotEngine
import SlotTime
import Testing

/// Who the place is: right values come back as they were, wrong ones are named by their key and rule.
struct PlaceDetailsTests {
    @Test func `Details and address come back as they were given`() throws {
        let address = try PostalAddress(street: "Hauptstr. 1", postalCode: "10115", city: "Berlin", country: "DE")
        let details = try PlaceDetails(
            address: address, phone: "+49 30 1234567", email: "hallo@salon.example", website: "https://salon.example/",
            description: "Schnitt und Farbe", color: "#1A73e8", category: "hairdresser",
            position: Coordinates(latitude: 52.5, longitude: 13.4))
        #expect(details.address?.line == "Hauptstr. 1, 10115 Berlin, DE")
        #expect(details.phone == "+49 30 1234567" && details.color == "#1A73e8")
        #expect(try PlaceDetails() == .none)
        #expect(try PostalAddress(city: "上海").line == "上海")
    }

    @Test(arguments: [
        "phone 12 -> phone must be a telephone number, such as +49 30 1234567",
        "phone call+49 -> phone must be a telephone number, such as +49 30 1234567",
        "phone 030+12345 -> phone must be a telephone number, such as +49 30 1234567",
        "email salon.example -> email must be a mail address, such as name@example.org",
        "email a@b -> email must be a mail address, such as name@example.org",
        "email a@b@c.de -> email must be a mail address, such as name@example.org",
        "email <a@b.de> -> email must be a mail address, such as name@example.org",
        "website salon.example -> website must be a URL with its scheme, such as https://",
        "website mailto:a@b.de -> website must be a URL that begins with https:// or http://",
        "website https://a.de/{id} -> website must be a URL that begins with https:// or http://",
        "color red -> color must be # and six hexadecimal digits, such as #1a73e8",
        "color #12345g -> color must be # and six hexadecimal digits, such as #1a73e8",
        "description a\u{7}b -> description must not hold control characters: U+0007 is character 2",
        "category  -> category must not be empty",
        "country de -> address.country must be two capital letters (ISO 3166-1), such as DE",
        "country DEU -> address.country must be two capital letters (ISO 3166-1), such as DE",
        "city  -> address.city must not be empty",
        "none  -> address must have a street, postalCode, city, region or country",
    ])
    func `A wrong detail is named with its rule`(line: String) throws {
        guard let arrow = line.range(of: " -> ") else { return }
        let words = line[..<arrow.lowerBound].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let value = String(words[1])
        do throws(PlaceIdentityError) {
            switch words[0] {
            case "phone": _ = try PlaceDetails(phone: value)
            case "email": _ = try PlaceDetails(email: value)
            case "website": _ = try PlaceDetails(website: value)
            case "color": _ = try PlaceDetails(color: value)
            case "description": _ = try PlaceDetails(description: value)
            case "category": _ = try PlaceDetails(category: value)
            case "country": _ = try PostalAddress(country: value)
            case "city": _ = try PostalAddress(city: value)
            default: _ = try PostalAddress()
            }
            Issue.record("accepted")
        } catch {
            #expect(error.description == "place " + line[arrow.upperBound...])
        }
    }
}
