/// The name of a setting: its path in a place file, such as `step` or `formats.ics.events`.
public struct SettingKey: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The path, with dots between the keys of objects.
    public let path: String

    /// A key by its path.
    public init(_ path: String) {
        self.path = path
    }

    /// A key by its path.
    public init(stringLiteral path: String) {
        self.path = path
    }

    /// The last part of the path: the key as a place file has it.
    public var word: Substring { path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...] }

    /// The path of the object that has the key; empty for the place itself.
    public var group: Substring { path[..<(path.lastIndex(of: ".") ?? path.startIndex)] }

    /// Two keys are equal when their bytes are.
    public static func == (left: SettingKey, right: SettingKey) -> Bool {
        left.path.utf8.elementsEqual(right.path.utf8)
    }

    /// Feeds the bytes of the path to a hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in path.utf8 { hasher.combine(byte) }
    }
}
