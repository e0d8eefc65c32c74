internal import Mustache

extension TemplateNames {
    /// The names as tables of Markdown, for docs/templates.md.
    package static var tables: String {
        var text = ""
        for scope in schema.scopes {
            text += "### \(scope.title)\n\n| name | kind | what |\n|---|---|---|\n"
            for name in scope.names {
                let kind =
                    switch name.kind {
                    case .text: "text"
                    case .number: "number"
                    case .flag: "flag"
                    case .list(let inner): "list of \(schema.scopes[inner].title)"
                    case .object(let inner): schema.scopes[inner].title
                    }
                text += "| `\(name.name)` | \(kind) | \(name.summary) |\n"
            }
            text += "\n"
        }
        return text
    }
}
