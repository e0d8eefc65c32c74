/// A compiled template with all its partials: one array of instructions.
struct TemplateCode: Sendable {
    /// A step of the rendering.
    enum Instruction: Sendable {
        /// Literal text, as a range of `literals`.
        case text(start: Int, end: Int)
        /// The start of a line: the next output comes after the indentation.
        case line
        /// A value, by the number of its name.
        case value(name: Int, form: ValueForm)
        /// A section up to an instruction.
        case section(name: Int, end: Int)
        /// An inverted section up to an instruction.
        case inverted(name: Int, end: Int)
        /// A partial, by its number; standalone with its indentation as a range of `literals`, or inline.
        case partial(file: Int, indentation: Range<Int>?)
        /// A parent, by its number, with what its blocks are replaced by; the instructions up to `end` are these.
        case parent(file: Int, indentation: Range<Int>?, arguments: Range<Int>, end: Int)
        /// A block and what it holds by default, up to an instruction.
        case block(name: Int, indentation: Range<Int>?, end: Int)
    }

    /// What replaces a block.
    struct Argument: Sendable {
        let block: Int
        let body: Range<Int>
    }

    /// A name in a tag.
    struct Name: Sendable {
        /// Its parts between dots, as numbers of `words`; none for `.`, the item itself.
        let parts: [Int]
    }

    /// A template or partial.
    struct File: Sendable {
        let name: String
        let text: [UInt8]
        var body = 0..<0
    }

    var instructions: [Instruction] = []

    /// The byte of its file at which each instruction begins, for messages.
    var offsets: [Int] = []
    var literals: [UInt8] = []
    var arguments: [Argument] = []
    var names: [Name] = []
    var words: [String] = []
    var blocks: [String] = []
    var files: [File] = []

    mutating func append(_ instruction: Instruction, at offset: Int) {
        instructions.append(instruction)
        offsets.append(offset)
    }

    /// The number of a dotted name.
    mutating func number(ofName name: String) -> Int {
        var parts: [Int] = []
        if name != "." {
            for part in name.split(separator: ".") { parts.append(Self.number(of: String(part), in: &words)) }
        }
        if let index = names.firstIndex(where: { $0.parts == parts }) { return index }
        names.append(Name(parts: parts))
        return names.count - 1
    }

    /// The name as the template writes it.
    func text(ofName name: Int) -> String {
        let parts = names[name].parts
        return parts.isEmpty ? "." : parts.map { words[$0] }.joined(separator: ".")
    }

    /// The number of a word in a list, to which it is added where it is new.
    static func number(of word: String, in list: inout [String]) -> Int {
        if let index = list.firstIndex(where: { $0.utf8.elementsEqual(word.utf8) }) { return index }
        list.append(word)
        return list.count - 1
    }
}
