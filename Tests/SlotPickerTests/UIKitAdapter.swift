import SlotPicker

// docs/pickers.md
/// Shows a picker without a screen in a UIPickerView.
final class SlotPickerAdapter: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var picker: SlotPicker
    init(_ picker: SlotPicker) { self.picker = picker }

    func numberOfComponents(in view: UIPickerView) -> Int { SlotPicker.columnCount }

    func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { picker.rows(in: component) }

    func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        picker.title(row: row, column: component)
    }

    func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        picker.select(row: row, column: component)
        view.reloadAllComponents()
        for column in 0..<SlotPicker.columnCount {
            view.selectRow(picker.selectedRow(in: column), inComponent: column, animated: true)
        }
    }
}
