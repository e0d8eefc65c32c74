extension TemplateCode {
    /// Takes out the starts of lines where no indentation is ever written, and joins the texts around them.
    mutating func join() {
        guard !hasIndentation else { return }
        var isTarget = Array(repeating: false, count: instructions.count + 1)
        for range in bodies { isTarget[range.lowerBound] = true }
        for instruction in instructions {
            if let end = instruction.end { isTarget[end] = true }
        }
        var joined: [Instruction] = []
        var joinedOffsets: [Int] = []
        var newIndex = Array(repeating: 0, count: instructions.count + 1)
        // Whether a jump leads to the next instruction that stays.
        var isBarrier = true
        for index in instructions.indices {
            newIndex[index] = joined.count
            isBarrier = isBarrier || isTarget[index]
            if case .line = instructions[index] { continue }
            if case .text(let start, let end) = instructions[index], !isBarrier,
                case .text(let first, start) = joined.last
            {
                joined[joined.count - 1] = .text(start: first, end: end)
            } else {
                joined.append(instructions[index])
                joinedOffsets.append(offsets[index])
                // What follows a section's tag is reached from there only.
                isBarrier = instructions[index].end != nil
            }
        }
        newIndex[instructions.count] = joined.count
        instructions = joined.map { $0.moved(newIndex) }
        offsets = joinedOffsets
        arguments = arguments.map { Argument(block: $0.block, body: Self.moved($0.body, newIndex)) }
        for index in files.indices { files[index].body = Self.moved(files[index].body, newIndex) }
    }

    /// The ranges of instructions that are rendered by themselves.
    private var bodies: [Range<Int>] { files.map { $0.body } + arguments.map { $0.body } }

    private var hasIndentation: Bool {
        for instruction in instructions {
            switch instruction {
            case .partial(_, .some(let range)) where !range.isEmpty: return true
            case .parent(_, .some(let range), _, _) where !range.isEmpty: return true
            case .block(_, .some(let range), _) where !range.isEmpty: return true
            default: break
            }
        }
        return false
    }

    fileprivate static func moved(_ range: Range<Int>, _ newIndex: [Int]) -> Range<Int> {
        newIndex[range.lowerBound]..<newIndex[range.upperBound]
    }
}

extension TemplateCode.Instruction {
    /// Where it jumps to.
    fileprivate var end: Int? {
        switch self {
        case .section(_, let end), .inverted(_, let end), .parent(_, _, _, let end), .block(_, _, let end): end
        case .text, .line, .value, .partial: nil
        }
    }

    /// The same instruction with new numbers of instructions.
    fileprivate func moved(_ newIndex: [Int]) -> TemplateCode.Instruction {
        switch self {
        case .section(let name, let end): .section(name: name, end: newIndex[end])
        case .inverted(let name, let end): .inverted(name: name, end: newIndex[end])
        case .parent(let file, let indentation, let arguments, let end):
            .parent(file: file, indentation: indentation, arguments: arguments, end: newIndex[end])
        case .block(let name, let indentation, let end):
            .block(name: name, indentation: indentation, end: newIndex[end])
        case .text, .line, .value, .partial: self
        }
    }
}
