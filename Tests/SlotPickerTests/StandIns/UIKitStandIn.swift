// What the adapter in docs/pickers.md needs of UIKit and Objective-C, with the same signatures, so that it compiles here.

class NSObject {}

@MainActor protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// A view that asks and tells as the real one does, and shows nothing.
@MainActor final class UIPickerView {
    weak var dataSource: (any UIPickerViewDataSource)?
    weak var delegate: (any UIPickerViewDelegate)?
    private(set) var titles: [[String]] = []
    private(set) var selected: [Int] = []

    func reloadAllComponents() {
        guard let dataSource, let delegate else { return }
        titles = (0..<dataSource.numberOfComponents(in: self)).map { component in
            (0..<dataSource.pickerView(self, numberOfRowsInComponent: component)).map {
                delegate.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
            }
        }
        selected = titles.map { _ in 0 }
    }

    func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }

    /// What a finger does.
    func turn(_ component: Int, to row: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
