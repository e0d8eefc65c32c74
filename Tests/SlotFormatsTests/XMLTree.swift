import SystemLibXML2

/// An element as libxml2's parser reads it.
struct XMLElement {
    let name: String
    let attributes: [(key: String, value: String)]
    let children: [XMLElement]

    /// The text directly inside.
    var text = ""

    /// The children of a name.
    subscript(name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The value of an attribute, or nothing.
    func attribute(_ key: String) -> String { attributes.first { $0.key == key }?.value ?? "" }
}

/// A document as libxml2's parser reads it, without network, entities from elsewhere or limits lifted.
struct XMLTree {
    let root: XMLElement

    init(_ bytes: [UInt8]) throws {
        guard let document = Self.parse(bytes) else { throw FixtureError(text: "xml: not well formed") }
        defer { xmlFreeDoc(document) }
        guard let root = xmlDocGetRootElement(document) else { throw FixtureError(text: "xml: no root") }
        self.root = Self.element(root)
    }

    /// Whether libxml2's validator finds the document right by a schema.
    static func isValid(_ bytes: [UInt8], by schema: [UInt8]) throws -> Bool {
        guard let document = parse(bytes) else { throw FixtureError(text: "xml: not well formed") }
        defer { xmlFreeDoc(document) }
        return try schema.withUnsafeBytes { schema in
            let text = schema.bindMemory(to: CChar.self)
            let parser = xmlSchemaNewMemParserCtxt(text.baseAddress, Int32(text.count))
            defer { xmlSchemaFreeParserCtxt(parser) }
            guard let rules = xmlSchemaParse(parser) else { throw FixtureError(text: "xsd: not a schema") }
            defer { xmlSchemaFree(rules) }
            let validator = xmlSchemaNewValidCtxt(rules)
            defer { xmlSchemaFreeValidCtxt(validator) }
            return xmlSchemaValidateDoc(validator, document) == 0
        }
    }

    private static func parse(_ bytes: [UInt8]) -> xmlDocPtr? {
        bytes.withUnsafeBytes { bytes in
            let text = bytes.bindMemory(to: CChar.self)
            return xmlReadMemory(text.baseAddress, Int32(text.count), nil, nil, Int32(XML_PARSE_NONET.rawValue))
        }
    }

    private static func element(_ node: xmlNodePtr) -> XMLElement {
        var children: [XMLElement] = []
        var child = node.pointee.children
        while let next = child {
            if next.pointee.type == XML_ELEMENT_NODE { children.append(element(next)) }
            child = next.pointee.next
        }
        var attributes: [(String, String)] = []
        var attribute = node.pointee.properties
        while let next = attribute {
            attributes.append((String(cString: next.pointee.name), text(of: next.pointee.children)))
            attribute = next.pointee.next
        }
        return XMLElement(
            name: String(cString: node.pointee.name), attributes: attributes, children: children,
            text: children.isEmpty ? text(of: node.pointee.children) : "")
    }

    private static func text(of node: xmlNodePtr?) -> String {
        var text = ""
        var node = node
        while let next = node {
            if let content = next.pointee.content { text += String(cString: content) }
            node = next.pointee.next
        }
        return text
    }
}
