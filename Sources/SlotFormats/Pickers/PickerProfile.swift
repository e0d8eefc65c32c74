internal import SlotDocument

/// The shape of a picker file that a component reads as it is: a tree of rows, wheel by wheel.
struct PickerProfile: Sendable {
    /// The format's name.
    let name: String

    /// The format's line in the list of formats.
    let summary: String

    /// The key of what a row shows.
    var label = "text"

    /// The key of what choosing a row returns.
    var value = "value"

    /// The key of the rows in the next wheel. A slot never has it: some components would open an empty wheel.
    var children = "children"

    /// What the values are, the component's own first, then those that are safe too.
    var values: [PickerSettings.Values]

    /// The key that makes a sold-out row impossible to choose; nil where the component ignores it or chooses such rows
    /// after a change of another wheel: there sold-out slots are left out.
    var disabled: String?

    /// The key of the object in which the component returns what it doesn't know; nil where it may be in the row.
    var extras: String?

    /// What is around the rows of the first wheel.
    var root = Root.array

    /// Whether a row of the first wheel may be a choice by itself; the other components would stop, or show no more wheels.
    var holdsShortBranches = false

    /// Whether the component shows labels as HTML, so that they must be escaped for it.
    var showsHTML = false

    /// What is around the rows of the first wheel.
    enum Root: Sendable {
        /// Nothing: the file is an array.
        case array
        /// An object with the options of `weui.picker`, without which it opens on the row in the middle.
        case weui
    }

    /// What the values may be set to.
    var valueSetting: FormatSetting { .values(of: name, values) }

    /// The settings of the format.
    var settings: [FormatSetting] {
        let keys: [FormatSetting] = name == "tree" ? [.treeLabel, .treeValue, .treeChildren] : []
        return [.pickerWheels, .pickerFirstRow] + (values.count > 1 ? [valueSetting] : []) + keys
    }
}

extension PickerProfile {
    /// Every profile.
    static let all: [PickerProfile] = [
        PickerProfile(name: "vant", summary: "rows for the Picker of Vant 4", values: [.part, .path]),
        PickerProfile(
            name: "antd-mobile", summary: "rows for CascadePicker and Cascader of Ant Design Mobile 5", label: "label",
            values: [.part, .path]),
        PickerProfile(
            name: "antd", summary: "rows for the Cascader of Ant Design 5", label: "label",
            values: [.path, .part, .epoch], disabled: "disabled", holdsShortBranches: true),
        PickerProfile(
            name: "element-plus", summary: "rows for the Cascader of Element Plus 2", label: "label",
            values: [.path, .epoch], disabled: "disabled", holdsShortBranches: true),
        PickerProfile(
            name: "tdesign", summary: "rows for the Cascader of TDesign 1", label: "label", values: [.path, .epoch],
            holdsShortBranches: true),
        PickerProfile(name: "nutui", summary: "rows for the Picker of NutUI 4", values: [.part, .path]),
        PickerProfile(name: "varlet", summary: "rows for the Picker of Varlet 3", values: [.part, .path]),
        PickerProfile(
            name: "weui", summary: "options for weui.picker of WeUI 1", label: "label", values: [.part, .path],
            root: .weui, showsHTML: true),
        PickerProfile(
            name: "uni-data-picker", summary: "rows for uni-data-picker of uni-ui", values: [.path],
            disabled: "disable", holdsShortBranches: true),
        PickerProfile(
            name: "brpicker", summary: "models for BRTextPickerView of BRPickerView 2", value: "code", values: [.path],
            extras: "extras"),
        PickerProfile(
            name: "tree", summary: "rows for any other component; the keys are settings", label: "label",
            values: [.path, .part, .epoch], holdsShortBranches: true),
    ]

    /// The profile with the names of keys that a document asks for.
    func named(_ settings: FormatSettings) -> PickerProfile {
        guard name == "tree" else { return self }
        var profile = self
        profile.label = settings.text(of: .treeLabel) ?? label
        profile.value = settings.text(of: .treeValue) ?? value
        profile.children = settings.text(of: .treeChildren) ?? children
        return profile
    }
}
