public import SlotEngine
internal import SlotTime

extension SlotPlan {
    /// The rules by their names in outputs, and then the capacity where the place says one.
    public var ruleFields: [(key: String, value: SlotRules.FieldValue)] {
        rules.fields(capacity: venue.capacity)
    }
}

extension SlotRules {
    /// The value of a rule in outputs.
    public enum FieldValue: Hashable, Sendable {
        /// A count of days, or of minutes.
        case number(Int)
        /// One of a few words.
        case word(String)
    }

    /// The rules by their names in outputs, followed by the capacity if there is one.
    package func fields(capacity: Int?) -> [(key: String, value: FieldValue)] {
        fields + (capacity.map { [("capacity", .number($0))] } ?? [])
    }

    /// The rules by their names in outputs, in the order of outputs; lengths are minutes.
    public var fields: [(key: String, value: FieldValue)] {
        [
            ("days", .number(days)), ("step", .number(step.count)), ("duration", .number(duration.count)),
            ("lead", .number(lead.count)), ("anchor", .word(anchor.rawValue)), ("offset", .number(offset.count)),
            ("overlap", .word(overlap.rawValue)), ("cut", .word(cut.rawValue)),
        ]
    }
}
