internal import JSON5
internal import SlotEngine
internal import SlotTime

/// What a place lists by an identifier: resources and services.
protocol ListedByID {
    /// The identifier; empty until it is read.
    var id: String { get }

    init()
}

extension ScheduleSettings.Resource: ListedByID {}
extension ScheduleSettings.Service: ListedByID {}

/// What can be booked: resources and services.
extension PlaceFileReader {
    mutating func resources(_ entry: Entry) throws(PlaceError) -> [ScheduleSettings.Resource] {
        let words = ["id", "name", "hours", "ownHours", "exceptions", "busy", "capacity"]
        return try list(entry, of: "resource", words, limit: ScheduleSettings.resourceLimit) {
            (reading, resource: inout ScheduleSettings.Resource, word, entry) throws(PlaceError) in
            switch word {
            case "id": resource.id = try reading.identifier(entry)
            case "name": resource.name = try reading.placeText(entry, rule: "must be text in quotes")
            case "ownHours": resource.hasOwnHours = try reading.flag(entry)
            case "hours": resource.hours = try reading.hours(entry)
            case "exceptions": resource.exceptions = try reading.exceptions(entry)
            case "busy": (resource.busy, resource.busyFiles) = try reading.busy(entry)
            default: resource.capacity = try reading.whole(entry, .capacity)
            }
        }
    }

    mutating func services(_ entry: Entry) throws(PlaceError) -> [ScheduleSettings.Service] {
        let words = [
            "id", "name", "duration", "step", "bufferBefore", "bufferAfter", "notice", "capacity", "resources",
        ]
        return try list(entry, of: "service", words, limit: ScheduleSettings.serviceLimit) {
            (reading, service: inout ScheduleSettings.Service, word, entry) throws(PlaceError) in
            switch word {
            case "id": service.id = try reading.identifier(entry)
            case "name": service.name = try reading.name(entry)
            case "duration": service.duration = try reading.minutes(entry, .duration)
            case "step": service.step = try reading.minutes(entry, .step)
            case "bufferBefore": service.bufferBefore = try reading.minutes(entry, .buffer)
            case "bufferAfter": service.bufferAfter = try reading.minutes(entry, .buffer)
            case "notice": service.notice = try reading.notice(entry)
            case "capacity": service.capacity = try reading.whole(entry, .capacity)
            default: service.resources = try reading.identifiers(entry)
            }
        }
    }

    /// Reads a list of objects with identifiers, one at least, no two the same.
    private mutating func list<Item: ListedByID>(
        _ entry: Entry, of kind: String, _ words: [String], limit: Int,
        _ read: (inout PlaceFileReader, inout Item, String, Entry) throws(PlaceError) -> Void
    ) throws(PlaceError) -> [Item] {
        var items: [Item] = []
        try elements(of: entry, rule: "must be a list of { \(words.joined(separator: ", ")) }") {
            (reading, element) throws(PlaceError) in
            var item = Item()
            try reading.members(of: element, words) { (reading, word, entry) throws(PlaceError) in
                try read(&reading, &item, word, entry)
                guard word == "id" else { return }
                if items.contains(where: { $0.id.utf8.elementsEqual(item.id.utf8) }) {
                    throw reading.failure(about: entry, "must not be another \(kind)'s")
                }
            }
            guard !item.id.isEmpty else { throw reading.missing("an \"id\"", in: element) }
            guard items.count < limit else {
                throw reading.failure(at: element.offset, "\(element.path): must not be more than \(limit)")
            }
            items.append(item)
        }
        guard !items.isEmpty else {
            throw failure(about: entry, "must have a \(kind); leave the key out where there is one")
        }
        return items
    }

    private mutating func identifiers(_ entry: Entry) throws(PlaceError) -> [String] {
        var ids: [String] = []
        try elements(of: entry, rule: "must be a list of ids of resources") { (reading, element) throws(PlaceError) in
            ids.append(try reading.identifier(element))
        }
        guard !ids.isEmpty else { throw failure(about: entry, "must have a resource; leave the key out for all") }
        return ids
    }
}
