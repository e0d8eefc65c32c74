internal import SlotHost
internal import SlotPlaces
internal import SlotTime

// What commands expect after their word.
extension Command.Context {
    func takeNoOperand() throws(CommandError) {
        guard let operand = operands.first else { return }
        throw CommandError(usage: "\(command.name) takes no words: \(quoted(operand, limit: 80))")
    }

    /// The one operand, as one of its words.
    func operand<Word: RawRepresentable & CaseIterable>() throws(CommandError) -> Word where Word.RawValue == String {
        let words = Word.allCases.map { $0.rawValue }
        guard let given = operands.first, operands.count == 1 else {
            throw CommandError(usage: "\(command.name) needs one word: \(words.listed())")
        }
        // Small ASCII letters are canonically equal to nothing else.
        if let word = Word(rawValue: given) { return word }
        let hint = Suggestion.question(for: given, in: words)
        throw CommandError(usage: "\(command.name) \(quoted(given, limit: 80)): must be \(words.listed())\(hint)")
    }

    /// The one operand, a file.
    ///
    /// - Parameters:
    ///   - kind: What it is, in messages: `calendar file`.
    ///   - example: What follows the command's word in an example.
    func file(_ kind: String, example: String) throws(CommandError) -> String {
        guard let path = operands.first, operands.count == 1 else {
            throw CommandError(
                usage: "\(command.name) needs one \(kind): slotexport \(command.name) \(example)")
        }
        return path
    }

    /// The operands, one file at least.
    func files(_ kind: String, example: String) throws(CommandError) -> ArraySlice<String> {
        guard !operands.isEmpty else {
            throw CommandError(usage: "\(command.name) needs \(kind): slotexport \(command.name) \(example)")
        }
        return operands
    }

    /// Refuses `--place` where the place file is an operand.
    func refusePlaceOption() throws(CommandError) {
        guard options.placeFile == nil else {
            throw CommandError(usage: "\(command.name) takes its place file without --place")
        }
    }
}
