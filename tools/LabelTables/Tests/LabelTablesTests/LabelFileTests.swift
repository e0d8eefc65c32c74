import Foundation
import ICULabels
import SlotLocale
import Testing

struct LabelFileTests {
    @Test("The committed table is byte for byte what this toolchain's ICU gives")
    func committedTable() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../../Resources/labels/labels.txt").standardized
        #expect(try Data(contentsOf: file) == Data(try LabelFile().text().utf8))
    }

    @Test("Lines are sorted by their bytes, without doubles, tabs or spaces at the end")
    func sortedLines() throws {
        let text = try LabelFile().text()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { Array($0.utf8) }
        let data = lines.drop { $0.first == UInt8(ascii: "#") }
        for (line, next) in zip(data, data.dropFirst()) {
            #expect(line.lexicographicallyPrecedes(next))
            #expect(!line.contains(UInt8(ascii: "\t")))
        }
    }

    @Test("Every name of a locale that ICU knows leads to that locale")
    func everyName() throws {
        let data = LabelTable(Array(try LabelFile().text().utf8))
        for name in ICU.locales {
            let table = try LocaleLabels(parsing: name, in: data)
            let full = try LocaleLabels(parsing: try ICU.maximized(name), in: data)
            #expect(try ICU.maximized(table.identifier) == ICU.maximized(name))
            #expect(try ICU.maximized(full.identifier) == ICU.maximized(name))
        }
        #expect(data.identifiers.count > 700)
    }
}
