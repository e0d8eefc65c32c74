extension SpecCase {
    static let inheritance = [
        SpecCase("Default", "{{$head}}Our hours{{/head}}\n", "Our hours\n"),
        SpecCase("Variable", "{{$head}}at {{name}} now{{/head}}\n", ["name": "Spa"], "at Spa now\n"),
        SpecCase("Triple Mustache", "{{$head}}at {{{name}}} now{{/head}}\n", ["name": "<Spa>"], "at <Spa> now\n"),
        SpecCase(
            "Sections", "{{$head}}at {{#place}}{{name}}{{/place}} now{{/head}}\n", ["place": ["name": "Spa"]],
            "at Spa now\n"),
        SpecCase(
            "Negative Sections", "{{$head}}at {{^none}}{{name}}{{/none}} now{{/head}}\n", ["name": "Spa"],
            "at Spa now\n"),
        SpecCase(
            "Mustache Injection", "{{$head}}at {{#place}}{{name}}{{/place}} now{{/head}}\n",
            ["place": ["name": "{{x}}"], "x": "no"], "at {{x}} now\n"),
        SpecCase("Inherit", "{{<page}}{{/page}}\n", partials: ["page": "{{$body}}empty{{/body}}"], "empty"),
        SpecCase(
            "Overridden content", "{{<page}}{{$body}}slots{{/body}}{{/page}}",
            partials: ["page": "<{{$body}}empty{{/body}}>"], "<slots>"),
        SpecCase(
            "Data does not override block", "{{<page}}{{$body}}of the template{{/body}}{{/page}}",
            ["body": "of the data"],
            partials: ["page": "{{$body}}of the page{{/body}}"], "of the template"),
        SpecCase(
            "Data does not override block default", "{{<page}}{{/page}}", ["body": "of the data"],
            partials: ["page": "{{$body}}of the page{{/body}}"], "of the page"),
        SpecCase(
            "Overridden parent", "a {{<page}}{{$body}}b{{/body}}{{/page}}", partials: ["page": "{{$body}}-{{/body}}"],
            "a b"),
        SpecCase(
            "Two overridden parents",
            "a {{<page}}{{$body}}b{{/body}}{{/page}} {{<page}}{{$body}}c{{/body}}{{/page}}\n",
            partials: ["page": "<{{$body}}-{{/body}}{{$foot}} d{{/foot}}>"], "a <b d> <c d>\n"),
        SpecCase(
            "Override parent with newlines", "{{<page}}{{$body}}\na\n\nb\n{{/body}}{{/page}}",
            partials: ["page": "{{$body}}-{{/body}}"], "a\n\nb\n"),
        SpecCase(
            "Inherit indentation", "{{<page}}{{$body}}slots{{/body}}{{/page}}",
            partials: ["page": "<\n   {{$body}}empty{{/body}}\n"], "<\n   slots\n"),
        SpecCase(
            "Only one override", "{{<page}}{{$foot}}b{{/foot}}{{/page}}",
            partials: ["page": "{{$body}}a{{/body}}, {{$foot}}-{{/foot}}"], "a, b"),
        SpecCase("Parent template", "{{>page}}+{{<page}}{{/page}}", partials: ["page": "{{$body}}a{{/body}}"], "a+a"),
        SpecCase(
            "Recursion", "{{<one}}{{$x}}X{{/x}}{{/one}}",
            partials: [
                "one": "{{$x}}1{{/x}} {{$y}}{{<two}}{{/two}}{{/y}}",
                "two": "{{$x}}2{{/x}} {{<one}}{{$y}}end{{/y}}{{/one}}",
            ], "X X X end"),
        SpecCase(
            "Multi-level inheritance", "{{<one}}{{$x}}0{{/x}}{{/one}}",
            partials: [
                "one": "{{<two}}{{$x}}1{{/x}}{{/two}}", "two": "{{<three}}{{$x}}2{{/x}}{{/three}}",
                "three": "{{$x}}3{{/x}}",
            ], "0"),
        SpecCase(
            "Multi-level inheritance, no sub child", "{{<one}}{{/one}}",
            partials: [
                "one": "{{<two}}{{$x}}1{{/x}}{{/two}}", "two": "{{<three}}{{$x}}2{{/x}}{{/three}}",
                "three": "{{$x}}3{{/x}}",
            ], "1"),
        SpecCase(
            "Text inside parent", "{{<page}} no {{$body}}yes{{/body}} {{none}} no {{/page}}",
            partials: ["page": "{{$body}}-{{/body}}"], "yes"),
        SpecCase("Text inside parent", "{{<page}} no no {{/page}}", partials: ["page": "{{$body}}yes{{/body}}"], "yes"),
        SpecCase(
            "Block scope", "{{<page}}{{$body}}at {{name}}{{/body}}{{/page}}", ["name": "no", "place": ["name": "Spa"]],
            partials: ["page": "{{#place}}{{$body}}-{{/body}}{{/place}}"], "at Spa"),
        SpecCase(
            "Standalone parent", "<\n   {{<page}}{{/page}}\n", partials: ["page": "a\nb\n"], "<\n   a\n   b\n"),
        SpecCase(
            "Standalone block", "{{<page}}{{$body}}\na\nb{{/body}}\n{{/page}}\n",
            partials: ["page": "<\n   {{$body}}{{/body}}\n"], "<\n   a\n   b\n"),
        SpecCase(
            "Block reindentation", "{{<page}}{{$body}}\n      a\n      b\n{{/body}}{{/page}}\n",
            partials: ["page": "<\n   {{$body}}\n   {{/body}}\n"], "<\n   a\n   b\n"),
        SpecCase(
            "Intrinsic indentation", "{{<page}}{{$body}}\na\nb\n{{/body}}{{/page}}\n",
            partials: ["page": "<\n{{$body}}\n   -\n{{/body}}\n"], "<\n   a\n   b\n"),
        SpecCase(
            "Nested block reindentation", "{{<page}}{{$item}}\nc\n{{/item}}{{/page}}\n",
            partials: [
                "page": "{{<base}}{{$body}}\n   a\n   {{$item}}\n      b\n   {{/item}}\n{{/body}}{{/base}}\n",
                "base": "{{$body}}-{{/body}}",
            ], "a\n   c\n"),
    ]
}
