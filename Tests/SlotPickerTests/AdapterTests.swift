import Foundation
import SlotPicker
import SlotTime
import Testing

/// The adapters in docs/pickers.md, compiled against stand-ins.
@MainActor struct AdapterTests {
    @Test(arguments: ["UIKitAdapter", "SwiftUIForm"])
    func `The code in the documentation is the code that this test compiles`(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
        let document = try String(
            contentsOf: folder.appendingPathComponent("../../docs/pickers.md").standardized, encoding: .utf8)
        let code = try #require(file.components(separatedBy: "// docs/pickers.md\n").last)
        let block = try #require(document.components(separatedBy: "<!-- code: \(name) -->\n```swift\n").last)
        #expect(block.components(separatedBy: "```\n")[0].hasSuffix("\n\n" + code))
    }

    @Test func `A view of UIKit shows the rows and follows the choice`() {
        let view = UIPickerView()
        let adapter = SlotPickerAdapter(SlotPicker(SlotPickerTests.small, now: .distantPast))
        (view.dataSource, view.delegate) = (adapter, adapter)
        view.turn(0, to: 1)
        #expect(view.titles == [["1", "2", "3"], ["8"], ["00", "30"]])
        #expect(view.selected == [1, 0, 0])
        // A date with nothing free: the wheel goes back.
        view.turn(0, to: 2)
        #expect(view.selected == [1, 0, 0])
        #expect(adapter.picker.selection?.text == "1970-01-03 08:00")
    }

    @Test func `A form of SwiftUI shows three wheels`() {
        let form = SlotPickerForm(picker: SlotPicker(SlotPickerTests.small, now: .distantPast))
        _ = form.body
        #expect(form.picker.selection?.text == "1970-01-02 09:30")
    }
}
