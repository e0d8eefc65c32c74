import SlotPicker

// docs/pickers.md
/// Shows a picker without a screen as three wheels.
struct SlotPickerForm: View {
    @State var picker: SlotPicker

    var body: some View {
        HStack {
            ForEach(0..<SlotPicker.columnCount, id: \.self) { column in
                Picker("", selection: row(column)) {
                    ForEach(0..<picker.rows(in: column), id: \.self) { row in
                        Text(picker.title(row: row, column: column)).tag(row)
                    }
                }
                .pickerStyle(.wheel)
            }
        }
    }

    private func row(_ column: Int) -> Binding<Int> {
        Binding(get: { picker.selectedRow(in: column) }, set: { picker.select(row: $0, column: column) })
    }
}
