import Mustache

extension SpecCase {
    static let inverted = [
        SpecCase("Falsey", "<{{^on}}shown{{/on}}>", ["on": false], "<shown>"),
        SpecCase("Truthy", "<{{^on}}hidden{{/on}}>", ["on": true], "<>"),
        SpecCase("Null is falsey", "<{{^none}}shown{{/none}}>", ["none": nil], "<shown>"),
        SpecCase("Context", "<{{^place}}{{name}}{{/place}}>", ["place": ["name": "Spa"]], "<>"),
        SpecCase("List", "<{{^list}}{{n}}{{/list}}>", ["list": [["n": 1], ["n": 2]]], "<>"),
        SpecCase("Empty List", "<{{^list}}none{{/list}}>", ["list": []], "<none>"),
        SpecCase(
            "Doubled", "{{^on}}\n1\n{{/on}}\n2{{word}}\n{{^on}}\n3\n{{/on}}\n", ["on": false, "word": "!"], "1\n2!\n3\n"
        ),
        SpecCase("Nested (Falsey)", "1 {{^on}}2 {{^on}}3{{/on}} 4{{/on}} 5", ["on": false], "1 2 3 4 5"),
        SpecCase("Nested (Truthy)", "1 {{^on}}2 {{^on}}3{{/on}} 4{{/on}} 5", ["on": true], "1  5"),
        SpecCase("Context Misses", "<{{^none}}shown{{/none}}>", "<shown>"),
        SpecCase("Dotted Names - Truthy", "<{{^a.b.c}}no{{/a.b.c}}>", ["a": ["b": ["c": true]]], "<>"),
        SpecCase("Dotted Names - Falsey", "<{{^a.b.c}}yes{{/a.b.c}}>", ["a": ["b": ["c": false]]], "<yes>"),
        SpecCase("Dotted Names - Broken Chains", "<{{^a.b.c}}yes{{/a.b.c}}>", ["a": [:]], "<yes>"),
        SpecCase("Surrounding Whitespace", " < {{^on}}\t-\t{{/on}} > \n", ["on": false], " < \t-\t > \n"),
        SpecCase("Internal Whitespace", " < {{^on}} {{! space }}\n {{/on}} > \n", ["on": false], " <  \n  > \n"),
        SpecCase("Indented Inline Sections", "  {{^on}}a{{/on}}\n  {{^on}}b{{/on}}\n", ["on": false], "  a\n  b\n"),
        SpecCase("Standalone Lines", "1\n{{^on}}\n2\n{{/on}}\n3\n", ["on": false], "1\n2\n3\n"),
        SpecCase("Standalone Indented Lines", "1\n   {{^on}}\n2\n   {{/on}}\n3\n", ["on": false], "1\n2\n3\n"),
        SpecCase("Standalone Line Endings", "1\r\n{{^on}}\r\n{{/on}}\r\n2", ["on": false], "1\r\n2"),
        SpecCase("Standalone Without Previous Line", "   {{^on}}\n1{{/on}}\n2", ["on": false], "1\n2"),
        SpecCase("Standalone Without Newline", "1{{^on}}\n2\n   {{/on}}", ["on": false], "1\n2\n"),
        SpecCase("Padding", "<{{^   on  }}.{{/  on   }}>", ["on": false], "<.>"),
    ]

    private static let marks: TemplateValue = ["list": ["&", "\"", "<", ">"]]

    static let sections = [
        SpecCase("Truthy", "<{{#on}}shown{{/on}}>", ["on": true], "<shown>"),
        SpecCase("Falsey", "<{{#on}}hidden{{/on}}>", ["on": false], "<>"),
        SpecCase("Null is falsey", "<{{#none}}hidden{{/none}}>", ["none": nil], "<>"),
        SpecCase("Context", "<{{#place}}at {{name}}{{/place}}>", ["place": ["name": "Spa"]], "<at Spa>"),
        SpecCase(
            "Parent contexts", "{{#in}}{{a}} {{b}} {{c.d}}{{/in}}",
            ["a": "1", "b": "no", "in": ["b": "2"], "c": ["d": "3"]], "1 2 3"),
        SpecCase("Variable test", "{{#word}}{{.}}, {{word}}{{/word}}", ["word": "yes"], "yes, yes"),
        SpecCase(
            "List Contexts",
            "{{#days}}{{#hours}}{{label.short}}{{hour}}:{{#slots}}{{label.long}}{{hour}}{{minute}} {{/slots}}{{/hours}}{{/days}}",
            [
                "days": [
                    [
                        "label": ["long": "Mon", "short": "M"],
                        "hours": [["hour": 9, "slots": [["minute": 10], ["minute": 20]]]],
                    ]
                ]
            ], "M9:Mon910 Mon920 "),
        SpecCase(
            "Deeply Nested Contexts",
            "{{#a}}\n{{v1}}\n{{#b}}\n{{v1}}{{v2}}\n{{#c}}\n{{v1}}{{v2}}{{v3}}\n{{#d}}\n{{v4}}{{#v5}}{{.}}{{v1}}{{/v5}}\n{{/d}}\n{{v3}}\n{{/c}}\n{{v2}}{{v1}}\n{{/b}}\n{{v1}}\n{{/a}}\n",
            ["a": ["v1": 1], "b": ["v2": 2], "c": ["v3": 3, "d": ["v4": 4, "v5": 5]]],
            "1\n12\n123\n451\n3\n21\n1\n"),
        SpecCase("List", "<{{#list}}{{n}}{{/list}}>", ["list": [["n": 7], ["n": 8], ["n": 9]]], "<789>"),
        SpecCase("Empty List", "<{{#list}}hidden{{/list}}>", ["list": []], "<>"),
        SpecCase(
            "Doubled", "{{#on}}\n1\n{{/on}}\n2{{word}}\n{{#on}}\n3\n{{/on}}\n", ["on": true, "word": "!"], "1\n2!\n3\n"),
        SpecCase("Nested (Truthy)", "1 {{#on}}2 {{#on}}3{{/on}} 4{{/on}} 5", ["on": true], "1 2 3 4 5"),
        SpecCase("Nested (Falsey)", "1 {{#on}}2 {{#on}}3{{/on}} 4{{/on}} 5", ["on": false], "1  5"),
        SpecCase("Context Misses", "<{{#none}}hidden{{/none}}>", "<>"),
        SpecCase("Implicit Iterator - String", "{{#list}}<{{.}}>{{/list}}", ["list": ["x", "y"]], "<x><y>"),
        SpecCase("Implicit Iterator - Integer", "{{#list}}<{{.}}>{{/list}}", ["list": [7, 8]], "<7><8>"),
        SpecCase("Implicit Iterator - Decimal", "{{#list}}<{{.}}>{{/list}}", ["list": [7.50, 8.25]], "<7.5><8.25>"),
        SpecCase(
            "Implicit Iterator - Array", "{{#list}}<{{#.}}{{.}}{{/.}}>{{/list}}", ["list": [[1, 2], ["x", "y"]]],
            "<12><xy>"),
        SpecCase(
            "Implicit Iterator - HTML Escaping", "{{#list}}[{{.}}]{{/list}}", marks, "[&amp;][&quot;][&lt;][&gt;]"),
        SpecCase("Implicit Iterator - Triple mustache", "{{#list}}[{{{.}}}]{{/list}}", marks, "[&][\"][<][>]"),
        SpecCase("Implicit Iterator - Ampersand", "{{#list}}[{{&.}}]{{/list}}", marks, "[&][\"][<][>]"),
        SpecCase("Implicit Iterator - Root-level", "{{#.}}<{{n}}>{{/.}}", [["n": "x"], ["n": "y"]], "<x><y>"),
        SpecCase("Dotted Names - Truthy", "<{{#a.b.c}}yes{{/a.b.c}}>", ["a": ["b": ["c": true]]], "<yes>"),
        SpecCase("Dotted Names - Falsey", "<{{#a.b.c}}no{{/a.b.c}}>", ["a": ["b": ["c": false]]], "<>"),
        SpecCase("Dotted Names - Broken Chains", "<{{#a.b.c}}no{{/a.b.c}}>", ["a": [:]], "<>"),
        SpecCase("Surrounding Whitespace", " < {{#on}}\t-\t{{/on}} > \n", ["on": true], " < \t-\t > \n"),
        SpecCase("Internal Whitespace", " < {{#on}} {{! space }}\n {{/on}} > \n", ["on": true], " <  \n  > \n"),
        SpecCase("Indented Inline Sections", "  {{#on}}a{{/on}}\n  {{#on}}b{{/on}}\n", ["on": true], "  a\n  b\n"),
        SpecCase("Standalone Lines", "1\n{{#on}}\n2\n{{/on}}\n3\n", ["on": true], "1\n2\n3\n"),
        SpecCase("Indented Standalone Lines", "1\n   {{#on}}\n2\n   {{/on}}\n3\n", ["on": true], "1\n2\n3\n"),
        SpecCase("Standalone Line Endings", "1\r\n{{#on}}\r\n{{/on}}\r\n2", ["on": true], "1\r\n2"),
        SpecCase("Standalone Without Previous Line", "   {{#on}}\n1{{/on}}\n2", ["on": true], "1\n2"),
        SpecCase("Standalone Without Newline", "1{{#on}}\n2\n   {{/on}}", ["on": true], "1\n2\n"),
        SpecCase("Padding", "<{{#   on  }}.{{/  on   }}>", ["on": true], "<.>"),
    ]
}
