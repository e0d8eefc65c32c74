internal import JSON5
internal import SlotEngine
internal import SlotTime

/// What can be booked: resources and services.
extension PlaceFileReader {
    mutating func resources(_ entry: Entry) throws(PlaceError) -> [ScheduleSettings.Resource] {
        var resources: [ScheduleSettings.Resource] = []
        try elements(of: entry, rule: "must be a list of { id, name, hours, ownHours, exceptions, busy, capacity }") {
            (reading, element) throws(PlaceError) in
            var resource = ScheduleSettings.Resource()
            let words = ["id", "name", "hours", "ownHours", "exceptions", "busy", "capacity"]
            try reading.members(of: element, words) {
                (reading, word, entry) throws(PlaceError) in
                switch word {
                case "id":
                    resource.id = try reading.identifier(entry)
                    if resources.contains(where: { $0.id == resource.id }) {
                        throw reading.failure(about: entry, "must not be another resource's")
                    }
                case "name": resource.name = try reading.placeText(entry, rule: "must be text in quotes")
                case "ownHours": resource.hasOwnHours = try reading.flag(entry)
                case "hours": resource.hours = try reading.hours(entry)
                case "exceptions": resource.exceptions = try reading.exceptions(entry)
                case "busy": (resource.busy, resource.busyFiles) = try reading.busy(entry)
                default: resource.capacity = try reading.whole(entry, .capacity)
                }
            }
            guard !resource.id.isEmpty else { throw reading.missing("an \"id\"", in: element) }
            guard resources.count < ScheduleSettings.resourceLimit else {
                throw reading.failure(
                    at: element.offset, "\(element.path): must not be more than \(ScheduleSettings.resourceLimit)")
            }
            resources.append(resource)
        }
        guard !resources.isEmpty else {
            throw failure(about: entry, "must have a resource; leave the key out where there is one")
        }
        return resources
    }

    mutating func services(_ entry: Entry) throws(PlaceError) -> [ScheduleSettings.Service] {
        var services: [ScheduleSettings.Service] = []
        let words = [
            "id", "name", "duration", "step", "bufferBefore", "bufferAfter", "notice", "capacity", "resources",
        ]
        try elements(of: entry, rule: "must be a list of { \(words.joined(separator: ", ")) }") {
            (reading, element) throws(PlaceError) in
            var service = ScheduleSettings.Service()
            try reading.members(of: element, words) { (reading, word, entry) throws(PlaceError) in
                switch word {
                case "id":
                    service.id = try reading.identifier(entry)
                    if services.contains(where: { $0.id.utf8.elementsEqual(service.id.utf8) }) {
                        throw reading.failure(about: entry, "must not be another service's")
                    }
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
            guard !service.id.isEmpty else { throw reading.missing("an \"id\"", in: element) }
            guard services.count < ScheduleSettings.serviceLimit else {
                throw reading.failure(
                    at: element.offset, "\(element.path): must not be more than \(ScheduleSettings.serviceLimit)")
            }
            services.append(service)
        }
        guard !services.isEmpty else {
            throw failure(about: entry, "must have a service; leave the key out where there is one")
        }
        return services
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
