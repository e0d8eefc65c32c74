// What the form in docs/pickers.md needs of SwiftUI, with the same signatures, so that it compiles here.

@MainActor protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    var body: Never { fatalError("nothing has no body") }
}

extension View {
    func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }
    func pickerStyle(_ style: WheelPickerStyle) -> some View { self }
}

@resultBuilder struct ViewBuilder {
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

struct WheelPickerStyle {}

extension WheelPickerStyle {
    static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

struct Text: View {
    let text: String
    init(_ text: String) { self.text = text }
    var body: Never { fatalError("a text has no body") }
}

struct HStack<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: Never { fatalError("a stack has no body") }
}

struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let contents: [Content]
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) {
        contents = data.map(content)
    }
    var body: Never { fatalError("rows have no body") }
}

struct Picker<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
    var body: Never { fatalError("a picker has no body") }
}

@MainActor struct Binding<Value> {
    let get: @MainActor () -> Value
    let set: @MainActor (Value) -> Void
    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }
    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

/// Keeps a value in a box, as the real one does.
@MainActor @propertyWrapper final class State<Value> {
    var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
}
