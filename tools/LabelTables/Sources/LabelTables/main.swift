import Foundation
import ICULabels

// LabelTables [--check] [FILE]
//   Writes Resources/labels/labels.txt, or FILE. --check compares instead.
// LabelTables --calendars
//   Writes the tables of Sources/SlotTime/Calendars.
var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
arguments.removeAll { $0 == "--check" }

let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
if arguments == ["--calendars"] {
    for file in try CalendarTables.files() {
        let path = root.appending(path: "Sources/SlotTime/Calendars/\(file.name)")
        try Data(file.text.utf8).write(to: path)
        print("wrote \(path.path())")
    }
    exit(0)
}
let file = arguments.first.map { URL(filePath: $0) } ?? root.appending(path: "Resources/labels/labels.txt")
let bytes = Data(try LabelFile().text().utf8)

if isCheck {
    guard try Data(contentsOf: file) == bytes else {
        FileHandle.standardError.write(Data("LabelTables: error: \(file.path()) is out of date\n".utf8))
        exit(1)
    }
} else {
    try bytes.write(to: file)
    print("wrote \(file.path()) (\(bytes.count) bytes)")
}
