import Mustache

extension SpecCase {
    private static let marks = "& \" < >"
    private static let escapedMarks = "&amp; &quot; &lt; &gt;"
    private static let deep: TemplateValue = ["a": ["b": ["c": ["d": ["e": ["word": "deep"]]]]]]

    static let interpolation = [
        SpecCase("No Interpolation", "A {plain} line, {}.\n", "A {plain} line, {}.\n"),
        SpecCase("Basic Interpolation", "<{{word}}>\n", ["word": "yes"], "<yes>\n"),
        SpecCase("No Re-interpolation", "{{a}} {{b}}", ["a": "{{b}}", "b": "c"], "{{b}} c"),
        SpecCase("HTML Escaping", "[{{marks}}]\n", ["marks": .text(marks)], "[\(escapedMarks)]\n"),
        SpecCase("Triple Mustache", "[{{{marks}}}]\n", ["marks": .text(marks)], "[\(marks)]\n"),
        SpecCase("Ampersand", "[{{&marks}}]\n", ["marks": .text(marks)], "[\(marks)]\n"),
        SpecCase("Basic Integer Interpolation", "{{count}} slots", ["count": 42], "42 slots"),
        SpecCase("Triple Mustache Integer Interpolation", "{{{count}}} slots", ["count": 42], "42 slots"),
        SpecCase("Ampersand Integer Interpolation", "{{&count}} slots", ["count": 42], "42 slots"),
        SpecCase("Basic Decimal Interpolation", "{{price}} euros", ["price": 9.50], "9.5 euros"),
        SpecCase("Triple Mustache Decimal Interpolation", "{{{price}}} euros", ["price": 9.50], "9.5 euros"),
        SpecCase("Ampersand Decimal Interpolation", "{{&price}} euros", ["price": 9.50], "9.5 euros"),
        SpecCase("Basic Null Interpolation", "<{{none}}>", ["none": nil], "<>"),
        SpecCase("Triple Mustache Null Interpolation", "<{{{none}}}>", ["none": nil], "<>"),
        SpecCase("Ampersand Null Interpolation", "<{{&none}}>", ["none": nil], "<>"),
        SpecCase("Basic Context Miss Interpolation", "<{{none}}>", "<>"),
        SpecCase("Triple Mustache Context Miss Interpolation", "<{{{none}}}>", "<>"),
        SpecCase("Ampersand Context Miss Interpolation", "<{{&none}}>", "<>"),
        SpecCase(
            "Dotted Names - Basic Interpolation", "{{place.name}} {{#place}}{{name}}{{/place}}",
            ["place": ["name": "Spa"]], "Spa Spa"),
        SpecCase(
            "Dotted Names - Triple Mustache Interpolation", "{{{place.name}}} {{#place}}{{{name}}}{{/place}}",
            ["place": ["name": "<Spa>"]], "<Spa> <Spa>"),
        SpecCase(
            "Dotted Names - Ampersand Interpolation", "{{&place.name}} {{#place}}{{&name}}{{/place}}",
            ["place": ["name": "<Spa>"]], "<Spa> <Spa>"),
        SpecCase("Dotted Names - Arbitrary Depth", "{{a.b.c.d.e.word}}", deep, "deep"),
        SpecCase("Dotted Names - Broken Chains", "<{{a.b.c}}>", ["a": [:]], "<>"),
        SpecCase(
            "Dotted Names - Broken Chain Resolution", "<{{a.b.c.word}}>", ["a": ["b": [:]], "c": ["word": "no"]], "<>"),
        SpecCase(
            "Dotted Names - Initial Resolution", "{{#a}}{{b.c.word}}{{/a}}",
            ["a": ["b": ["c": ["word": "inner"]]], "b": ["c": ["word": "outer"]]], "inner"),
        SpecCase(
            "Dotted Names - Context Precedence", "<{{#a}}{{b.c}}{{/a}}>", ["a": ["b": [:]], "b": ["c": "outer"]], "<>"),
        SpecCase("Dotted Names are never single keys", "<{{a.b}}>", ["a.b": "no"], "<>"),
        SpecCase("Dotted Names - No Masking", "<{{a.b}}>", ["a.b": "no", "a": ["b": "yes"]], "<yes>"),
        SpecCase("Implicit Iterators - Basic Interpolation", "<{{.}}>\n", "yes", "<yes>\n"),
        SpecCase("Implicit Iterators - HTML Escaping", "[{{.}}]\n", .text(marks), "[\(escapedMarks)]\n"),
        SpecCase("Implicit Iterators - Triple Mustache", "[{{{.}}}]\n", .text(marks), "[\(marks)]\n"),
        SpecCase("Implicit Iterators - Ampersand", "[{{&.}}]\n", .text(marks), "[\(marks)]\n"),
        SpecCase("Implicit Iterators - Basic Integer Interpolation", "<{{.}}>", 42, "<42>"),
        SpecCase("Interpolation - Surrounding Whitespace", "< {{word}} >", ["word": "..."], "< ... >"),
        SpecCase("Triple Mustache - Surrounding Whitespace", "< {{{word}}} >", ["word": "..."], "< ... >"),
        SpecCase("Ampersand - Surrounding Whitespace", "< {{&word}} >", ["word": "..."], "< ... >"),
        SpecCase("Interpolation - Standalone", "   {{word}}\n", ["word": "..."], "   ...\n"),
        SpecCase("Triple Mustache - Standalone", "   {{{word}}}\n", ["word": "..."], "   ...\n"),
        SpecCase("Ampersand - Standalone", "   {{&word}}\n", ["word": "..."], "   ...\n"),
        SpecCase("Interpolation With Padding", "<{{   word  }}>", ["word": "yes"], "<yes>"),
        SpecCase("Triple Mustache With Padding", "<{{{   word  }}}>", ["word": "yes"], "<yes>"),
        SpecCase("Ampersand With Padding", "<{{&   word  }}>", ["word": "yes"], "<yes>"),
    ]
}
