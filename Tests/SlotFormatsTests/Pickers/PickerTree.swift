import SlotDocument

/// A row of a tree that a picker file holds, read back by the names of its profile's keys.
struct PickerRow {
    var label = ""
    var value = JSONValue.null
    var start = ""
    var bookUntil = ""
    var isDisabled = false

    /// Nil for a slot.
    var children: [PickerRow]?

    /// All slots below it, or itself.
    var leaves: [PickerRow] { children.map { $0.flatMap(\.leaves) } ?? [self] }

    /// All rows below it, and itself.
    var all: [PickerRow] { [self] + (children ?? []).flatMap(\.all) }
}

/// What a component reads, as its documentation or its source has it.
struct PickerReader {
    let format: String
    let label: String
    let value: String

    /// Whether values differ in the whole tree, or among the rows of a wheel only.
    let isUniqueInTree: Bool

    /// The key that disables a row; nil where sold-out rows must not be there.
    let disabled: String?

    init(_ row: String) {
        let words = row.split(separator: " ").map(String.init)
        format = words[0]
        (label, value) = (words[1], words[2])
        isUniqueInTree = words[3] == "tree"
        disabled = words.count > 4 ? words[4] : nil
    }

    static let all = [
        "vant text value wheel", "antd-mobile label value wheel", "antd label value tree disabled",
        "element-plus label value tree disabled", "tdesign label value tree", "nutui text value wheel",
        "varlet text value wheel", "weui label value wheel", "uni-data-picker text value tree disable",
        "brpicker text code tree", "tree label value tree",
    ]

    /// The rows of the first wheel.
    func rows(_ document: SlotDocument) throws -> [PickerRow] {
        let root = try JSONValue(bytes(format, of: document).dropLast())
        guard format == "weui" else {
            guard case .array(let items) = root else { throw FixtureError(text: "\(format): the root is no array") }
            return try items.map(row)
        }
        let items = try root["items"].items.map(row)
        let path = sequence(first: items.first) { $0?.children?.first }.prefix { $0 != nil }.compactMap(\.?.value)
        guard root["depth"] == .number(3), root["defaultValue"] == .array(Array(path)) else {
            throw FixtureError(text: "weui: depth or defaultValue")
        }
        return items
    }

    private func row(_ value: JSONValue) throws -> PickerRow {
        var row = PickerRow(label: value[label].text, value: value[self.value])
        if value.keys.contains("children") {
            guard value.keys == [label, self.value, "children"] else { throw FixtureError(text: "keys \(value.keys)") }
            row.children = try value["children"].items.map(self.row)
            return row
        }
        let times = format == "brpicker" ? value["extras"] : value
        row.start = times["start"].text
        row.bookUntil = times["bookUntil"].text
        if let disabled { row.isDisabled = value[disabled] == .bool(true) }
        let known = [label, self.value, "start", "bookUntil", "extras", disabled ?? ""]
        guard value.keys.allSatisfy(known.contains) else { throw FixtureError(text: "keys \(value.keys)") }
        return row
    }

    /// The slots that must be there: all that are free, and where they can be disabled, those whose hour has a free one.
    func expected(_ document: SlotDocument) -> [ExpectedSlot] {
        let slots = document.expectedSlots
        return slots.filter { slot in
            guard slot["soldOut"] == "true" else { return true }
            return disabled != nil
                && slots.contains {
                    $0["soldOut"] != "true" && $0["date"] == slot["date"] && $0["hourLabel"] == slot["hourLabel"]
                }
        }.withPassesShown
    }
}

extension [ExpectedSlot] {
    /// The same slots, with UTC offsets only in the labels of hours that occur twice among them.
    var withPassesShown: [ExpectedSlot] {
        map { slot in
            guard slot.isRepeated, !contains(where: { $0.isOtherPass(of: slot) }) else { return slot }
            var slot = slot
            slot.columns["hourLabel"] = String(slot["hourLabel"].dropLast(slot.pass.count))
            return slot
        }
    }
}

extension ExpectedSlot {
    fileprivate func isOtherPass(of slot: ExpectedSlot) -> Bool {
        self["date"] == slot["date"] && self["hour"] == slot["hour"] && utcOffset != slot.utcOffset
    }
}
