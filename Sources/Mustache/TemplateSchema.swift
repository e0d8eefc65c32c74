/// The names that data have, for templates to be checked against before any data are there.
public struct TemplateSchema: Sendable {
    /// What a name means.
    public enum Kind: Hashable, Sendable {
        /// Text.
        case text
        /// A whole number.
        case number
        /// True or false.
        case flag
        /// A list, whose items have the names of a scope.
        case list(scope: Int)
        /// One object, with the names of a scope.
        case object(scope: Int)
    }

    /// A name.
    public struct Name: Sendable {
        /// The name as templates write it.
        public let name: String

        /// What it means.
        public let kind: Kind

        /// A phrase that says what it is.
        public let summary: String

        /// A name.
        public init(_ name: String, _ kind: Kind, _ summary: String) {
            self.name = name
            self.kind = kind
            self.summary = summary
        }
    }

    /// The names of one kind of object. The position of a name in it is the number of its field.
    public struct Scope: Sendable {
        /// What such an object is called in documentation.
        public let title: String

        /// Its names, at most 64.
        public let names: [Name]

        /// The names of one kind of object.
        public init(_ title: String, _ names: [Name]) {
            self.title = title
            self.names = names
        }
    }

    /// All kinds of objects; the first is the root.
    public let scopes: [Scope]

    /// A schema of some kinds of objects; the first is the root.
    public init(_ scopes: [Scope]) {
        self.scopes = scopes
    }

    /// The names that every item of a list has, unless its scope has such a name of its own: whether it is the first one,
    /// whether it is the last one, and how many come before it.
    public static let itemNames = [
        Name("first", .flag, "whether it is the first of its list"),
        Name("last", .flag, "whether it is the last of its list"),
        Name("index", .number, "how many come before it in its list, from 0"),
    ]

    /// The field of a name in a scope, or nil.
    func field(of name: String, in scope: Int) -> Int? {
        guard scopes.indices.contains(scope) else { return nil }
        return scopes[scope].names.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    }
}
