internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension FormatSetting {
    /// What a directory of clinics knows of the place, and only the partner can say.
    static let smartBaseURL = FormatSetting(
        format: "smart-slots", key: "baseUrl", kind: .text(upTo: 2000),
        help: "the folder's address, where it is published")
    static let smartLocationID = FormatSetting(
        format: "smart-slots", key: "locationId", kind: .text(upTo: 64),
        help: "the id of the location; default a UUID of the place's id")
    static let smartServiceType = FormatSetting(
        format: "smart-slots", key: "serviceType", kind: .text(upTo: 64), help: "the code of what can be booked")
    static let smartServiceName = FormatSetting(
        format: "smart-slots", key: "serviceTypeName", kind: .text(upTo: 200), help: "what the code means, for people")
    static let smartServiceSystem = FormatSetting(
        format: "smart-slots", key: "serviceTypeSystem",
        kind: .text(upTo: 2000, usual: "http://terminology.hl7.org/CodeSystem/service-type"),
        help: "the code system of serviceType")
}

extension ExportFormat {
    /// SMART Scheduling Links (HL7, 1.0.0-ballot): FHIR R4 resources as NDJSON, and the manifest that names the files.
    public static let smartSlots = ExportFormat(
        name: "smart-slots", family: .feed, summary: "FHIR Location, Schedule and Slot (SMART Scheduling Links)",
        settings: [.smartBaseURL, .smartLocationID, .smartServiceType, .smartServiceName, .smartServiceSystem],
        includesSoldOut: true,
        parts: [
            Part(
                name: "$bulk-publish", mediaType: "application/json; charset=utf-8",
                write: { document, writer, _ in SmartSlotsFormat(document).writeManifest(to: &writer) }),
            Part(
                name: "locations.ndjson", mediaType: "application/fhir+ndjson; charset=utf-8",
                write: { document, writer, _ in SmartSlotsFormat(document).writeLocation(to: &writer) }),
            Part(
                name: "schedules.ndjson", mediaType: "application/fhir+ndjson; charset=utf-8",
                write: { document, writer, _ in SmartSlotsFormat(document).writeSchedule(to: &writer) }),
            Part(
                name: "slots.ndjson", mediaType: "application/fhir+ndjson; charset=utf-8",
                write: { document, writer, _ in SmartSlotsFormat(document).writeSlots(to: &writer) }),
        ],
        check: { (document) throws(ExportError) in try SmartSlotsFormat(document).check() })
}

private struct SmartSlotsFormat {
    private let document: SlotDocument
    private let settings: FormatSettings

    init(_ document: borrowing SlotDocument) {
        self.document = copy document
        settings = document.settings
    }

    func check() throws(ExportError) {
        let details = document.details
        let address = details.address
        let needed: [(key: String, value: String?)] = [
            ("name", document.place.name), ("address.street", address?.street), ("address.city", address?.city),
            ("address.region", address?.region), ("address.postalCode", address?.postalCode),
            ("phone", details.phone ?? details.website ?? details.email),
            (FormatSetting.smartBaseURL.path, settings.text(of: .smartBaseURL)),
            (FormatSetting.smartServiceType.path, settings.text(of: .smartServiceType)),
        ]
        let missing = needed.filter { $0.value == nil }.map { $0.key }
        guard missing.isEmpty else {
            throw ExportError(format: "smart-slots", rule: "needs \(missing.listed("and"))")
        }
        let base = settings.text(of: .smartBaseURL) ?? ""
        let isWeb = ["http://", "https://"].contains { base.utf8.starts(with: $0.utf8) }
        guard isWeb, BookingURL.problem(in: base) == nil, !base.utf8.contains(UInt8(ascii: "{")) else {
            throw ExportError(
                format: "smart-slots",
                rule: "\(FormatSetting.smartBaseURL.path) must be a URL that begins with https:// or http://")
        }
        if let id = settings.text(of: .smartLocationID) {
            // The ids of FHIR.
            let isID = id.utf8.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
            guard isID else {
                throw ExportError(
                    format: "smart-slots",
                    rule: "\(FormatSetting.smartLocationID.path) must be of letters, digits, - and .")
            }
        }
    }

    /// Files are found by the manifest; it is as old as its labels, so that an unchanged day has unchanged bytes.
    func writeManifest(to writer: inout ByteWriter) {
        let plan = document.plan
        let folder = (settings.text(of: .smartBaseURL) ?? "") + (endsInSlash ? "" : "/")
        var text = FeedText()
        text.append(#"{"transactionTime":""#)
        text.append(plan.start, utcOffset: plan.zone.utcOffset(at: plan.start))
        text.append(#"","request":"#)
        text.append(json: folder + "$bulk-publish")
        text.append(#","output":["#)
        for (index, (type, file)) in [
            ("Location", "locations.ndjson"), ("Schedule", "schedules.ndjson"), ("Slot", "slots.ndjson"),
        ].enumerated() {
            text.append(index == 0 ? #"{"type":"# : #",{"type":"#)
            text.append(json: type)
            text.append(#","url":"#)
            text.append(json: folder + file)
            if let region = document.details.address?.region {
                text.append(#","extension":{"state":["#)
                text.append(json: region)
                text.append("]}")
            }
            text.append("}")
        }
        text.append("],\"error\":[]}\n")
        text.flush(to: &writer, above: 0)
    }

    private var endsInSlash: Bool { settings.text(of: .smartBaseURL)?.utf8.last == UInt8(ascii: "/") }

    func writeLocation(to writer: inout ByteWriter) {
        let details = document.details
        var text = FeedText()
        text.append(#"{"resourceType":"Location","id":"#)
        text.append { $0 += JSONText.quote(locationID) }
        text.append(#","identifier":[{"system":"urn:ietf:rfc:3986","value":"urn:uuid:"#)
        text.append(uid: UID.prefix(placeID: document.place.id, durationSeconds: -2), Instant(epochSeconds: 0))
        text.append(#""}],"status":"active","name":"#)
        text.append(json: document.place.name)
        if let description = details.description {
            text.append(#","description":"#)
            text.append(json: description)
        }
        text.append(#","telecom":["#)
        var isFirst = true
        for (system, value) in [("phone", details.phone), ("email", details.email), ("url", details.website)] {
            guard let value else { continue }
            text.append(isFirst ? #"{"system":"# : #",{"system":"#)
            isFirst = false
            text.append(json: system)
            text.append(#","value":"#)
            text.append(json: value)
            text.append("}")
        }
        text.append(#"],"address":{"line":["#)
        text.append(json: details.address?.street)
        text.append("]")
        for (key, value) in [
            ("city", details.address?.city), ("state", details.address?.region),
            ("postalCode", details.address?.postalCode), ("country", details.address?.country),
        ] {
            guard let value else { continue }
            text.append(",")
            text.append(json: key)
            text.append(":")
            text.append(json: value)
        }
        text.append("}")
        if let position = details.position {
            text.append(#","position":{"longitude":"#)
            text.append { $0.append(degrees: position.longitude) }
            text.append(#","latitude":"#)
            text.append { $0.append(degrees: position.latitude) }
            text.append("}")
        }
        text.append("}\n")
        text.flush(to: &writer, above: 0)
    }

    func writeSchedule(to writer: inout ByteWriter) {
        var text = FeedText()
        text.append(#"{"resourceType":"Schedule","id":""#)
        text.append { $0 += scheduleID }
        text.append(#"","serviceType":[{"coding":[{"system":"#)
        text.append(json: settings.text(of: .smartServiceSystem))
        text.append(#","code":"#)
        text.append(json: settings.text(of: .smartServiceType))
        if let name = settings.text(of: .smartServiceName) ?? document.service?.name {
            text.append(#","display":"#)
            text.append(json: name)
        }
        text.append(#"}]}],"actor":[{"reference":"#)
        text.append { $0 += JSONText.quote(Array("Location/".utf8) + locationID) }
        text.append(#","display":"#)
        text.append(json: document.place.name)
        text.append("}]}\n")
        text.flush(to: &writer, above: 0)
    }

    func writeSlots(to writer: inout ByteWriter) {
        let plan = document.plan
        let prefix = UID.prefix(placeID: document.identity, durationSeconds: plan.rules.duration.seconds)
        let schedule = scheduleID
        let phone = document.details.phone.map { JSONText.quote($0) }
        var text = FeedText()
        for day in plan.days {
            day.eachSlot(of: plan) { slot in
                text.append(#"{"resourceType":"Slot","id":""#)
                text.append(uid: prefix, slot.start)
                text.append("\"")
                appendLinks(slot, phone: phone, to: &text)
                text.append(#","schedule":{"reference":"Schedule/"#)
                text.append { $0 += schedule }
                text.append(slot.isSoldOut ? #""},"status":"busy","start":""# : #""},"status":"free","start":""#)
                text.append(slot.start, utcOffset: slot.utcOffset)
                text.append(#"","end":""#)
                text.append(slot.end, utcOffset: slot.endOffset)
                text.append("\"}\n")
            }
            text.flush(to: &writer)
        }
        text.flush(to: &writer, above: 0)
    }

    /// How a free slot is booked: where, and by which phone.
    private func appendLinks(_ slot: FeedSlot, phone: [UInt8]?, to text: inout FeedText) {
        let url = document.bookingURL
        guard !slot.isSoldOut, url != nil || phone != nil else { return }
        text.append(#","extension":["#)
        if let url {
            text.append(
                #"{"url":"http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-deep-link","valueUrl":""#
            )
            text.append {
                let start = $0.count
                url.append(start: slot.start.epochSeconds, utcOffset: slot.utcOffset, of: document.place, to: &$0)
                JSONText.escape(&$0, from: start)
            }
            text.append(phone == nil ? "\"}" : "\"},")
        }
        if let phone {
            text.append(
                #"{"url":"http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-phone","valueString":"#
            )
            text.append { $0 += phone }
            text.append("}")
        }
        text.append("]")
    }

    /// The partner's id, or a UUID that no slot has.
    private var locationID: [UInt8] {
        if let id = settings.text(of: .smartLocationID) { return Array(id.utf8) }
        return uuid(of: document.place.id, -2)
    }

    private var scheduleID: [UInt8] { uuid(of: document.identity, -3) }

    /// A UUID that no slot has, because of a duration that none has.
    private func uuid(of id: String, _ durationSeconds: Int) -> [UInt8] {
        var text = FeedText()
        text.append(uid: UID.prefix(placeID: id, durationSeconds: durationSeconds), Instant(epochSeconds: 0))
        return text.bytes
    }
}
