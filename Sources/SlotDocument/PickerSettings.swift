/// How picker files are cut into wheels, and what stands for their rows.
public struct PickerSettings: Hashable, Sendable {
    /// The wheels, from the outermost to the one whose rows are slots.
    public enum Wheels: String, CaseIterable, Sendable {
        /// Three: 今天, 10点, 40分.
        case dayHourMinute = "day,hour,minute"
        /// Two: 今天, 10:40.
        case dayTime = "day,time"
        /// Two: 今天, 10:40–10:50.
        case dayRange = "day,range"
        /// One: 10:40. Only for a single date.
        case time
    }

    /// What the value of a row is.
    public enum Values: String, CaseIterable, Sendable {
        /// Its own part, different from the others in its wheel: `2026-06-01`, `10`, `40`.
        case part
        /// Different from all others in the file: `2026-06-01`, `2026-06-01T10`, `2026-06-01T10:40:00+08:00`.
        case path
        /// As `path`, but for a slot the epoch seconds of its start, as a number.
        case epoch
    }

    /// The names of the keys of the format `tree`.
    public struct Keys: Hashable, Sendable {
        /// What the row shows.
        public var label: String
        /// What choosing it returns.
        public var value: String
        /// The rows of the next wheel.
        public var children: String

        /// Names; the defaults are what most components read.
        public init(label: String = "label", value: String = "value", children: String = "children") {
            self.label = label
            self.value = value
            self.children = children
        }
    }

    /// The wheels.
    public var wheels: Wheels

    /// What the values are; nil: what the component of the format needs.
    public var values: Values?

    /// The names of the keys of the format `tree`.
    public var keys: Keys

    /// Settings; the defaults are three wheels, and the formats' own values.
    public init(wheels: Wheels = .dayHourMinute, values: Values? = nil, keys: Keys = Keys()) {
        self.wheels = wheels
        self.values = values
        self.keys = keys
    }
}
