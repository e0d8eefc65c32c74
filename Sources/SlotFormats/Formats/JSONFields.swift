internal import SlotDocument
internal import SlotEngine

extension FormatSetting {
    /// What slots in json have beside the rest.
    static let jsonFields = FormatSetting(
        format: "json", key: "fields", kind: .textList(of: JSONFields.Field.allCases.map { $0.rawValue }),
        help: "members of slots that not every reader needs")
}

/// The members of slots in json that are there where they are asked for.
enum JSONFields {
    enum Field: String, CaseIterable {
        case timeLabel, bookingUrl, resources
    }

    /// The members, each with a comma before it, in the order of the table.
    static func members(of kind: DocumentKind) -> RowShape {
        let wanted = wanted(kind.settings)
        var shape: RowShape = ""
        for field in Field.allCases where wanted.contains(field) {
            switch field {
            case .timeLabel: shape = #"\#(shape: shape),"timeLabel":"\#(.timeLabel)\#(.offsetSuffix)""#
            case .bookingUrl:
                guard let url = kind.bookingURL else { continue }
                shape = #"\#(shape: shape),"bookingUrl":"\#(shape: address(url))""#
            case .resources: shape = "\(shape: shape)\(.resources)"
            }
        }
        return shape
    }

    /// The resources of each start, `,"resources":["anna","ben"]`, where they are asked for and have identifiers.
    static func resources(of document: borrowing SlotDocument) -> [Int: [UInt8]] {
        guard wanted(document.settings).contains(.resources) else { return [:] }
        var ids: [Int: [[UInt8]]] = [:]
        for (id, starts) in document.plan.startsByResource() {
            let quoted = JSONText.quote(id)
            for start in starts { ids[start, default: []].append(quoted) }
        }
        return ids.mapValues { (#","resources":[\#(list: $0)]"# as RowShape).text }
    }

    private static func wanted(_ settings: FormatSettings) -> [Field] {
        settings.texts(of: .jsonFields).compactMap(Field.init)
    }

    /// Where a slot is booked.
    private static func address(_ url: BookingURL) -> RowShape {
        var shape: RowShape = ""
        for part in url.parts {
            switch part {
            case .text(let text):
                var escaped = text
                JSONText.escape(&escaped, from: 0)
                shape = "\(shape: shape)\(escaped)"
            case .id: shape = "\(shape: shape)\(.urlPlace)"
            case .epoch: shape = "\(shape: shape)\(.startEpoch)"
            case .start: shape = "\(shape: shape)\(.date)T\(.time)\(.urlOffset)"
            }
        }
        return shape
    }
}
