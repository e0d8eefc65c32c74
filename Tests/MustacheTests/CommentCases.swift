extension SpecCase {
    static let comments = [
        SpecCase("Inline", "ab{{! nothing to see }}cd", "abcd"),
        SpecCase("Multiline", "ab{{!\n  two\n  lines\n}}cd\n", "abcd\n"),
        SpecCase("Standalone", "Top.\n{{! alone }}\nBottom.\n", "Top.\nBottom.\n"),
        SpecCase("Indented Standalone", "Top.\n   {{! alone }}\nBottom.\n", "Top.\nBottom.\n"),
        SpecCase("Standalone Line Endings", "-\r\n{{! alone }}\r\n-", "-\r\n-"),
        SpecCase("Standalone Without Previous Line", "   {{! first line }}\nx", "x"),
        SpecCase("Standalone Without Newline", "x\n   {{! last line }}", "x\n"),
        SpecCase("Multiline Standalone", "Top.\n{{!\nover\nlines\n}}\nBottom.\n", "Top.\nBottom.\n"),
        SpecCase("Indented Multiline Standalone", "Top.\n  {{!\n    over\n  }}\nBottom.\n", "Top.\nBottom.\n"),
        SpecCase("Indented Inline", "  ab {{! cd }}\n", "  ab \n"),
        SpecCase("Surrounding Whitespace", "ab {{! gone }} cd", "ab  cd"),
        SpecCase(
            "Variable Name Collision", ">{{! word }}<", ["! word": 1, "! word ": 2, "!word": 3, "word": 4], "><"),
    ]

    static let delimiters = [
        SpecCase("Pair Behavior", "{{=<% %>=}}[<%word%>]", ["word": "yes"], "[yes]"),
        SpecCase("Special Characters", "({{=[ ]=}}[word])", ["word": "yes"], "(yes)"),
        SpecCase(
            "Sections", "<\n{{#on}}\n {{word}}\n |word|\n{{/on}}\n{{= | | =}}\n|#on|\n {{word}}\n |word|\n|/on|\n>\n",
            ["on": true, "word": "yes"], "<\n yes\n |word|\n {{word}}\n yes\n>\n"),
        SpecCase(
            "Inverted Sections",
            "<\n{{^on}}\n {{word}}\n |word|\n{{/on}}\n{{= | | =}}\n|^on|\n {{word}}\n |word|\n|/on|\n>\n",
            ["on": false, "word": "yes"], "<\n yes\n |word|\n {{word}}\n yes\n>\n"),
        SpecCase(
            "Partial Inheritence", "<{{>part}}>\n{{= | | =}}\n<|>part|>\n", ["word": "yes"],
            partials: ["part": "-{{word}}-"], "<-yes->\n<-yes->\n"),
        SpecCase(
            "Post-Partial Behavior", "<{{>part}}>\n<-{{word}}- -|word|->\n", ["word": "yes"],
            partials: ["part": "-{{word}}-{{= | | =}}-|word|-"], "<-yes--yes->\n<-yes- -|word|->\n"),
        SpecCase("Surrounding Whitespace", "< {{=@ @=}} >", "<  >"),
        SpecCase("Outlying Whitespace (Inline)", " < {{=@ @=}}\n", " < \n"),
        SpecCase("Standalone Tag", "Top.\n{{=@ @=}}\nBottom.\n", "Top.\nBottom.\n"),
        SpecCase("Indented Standalone Tag", "Top.\n   {{=@ @=}}\nBottom.\n", "Top.\nBottom.\n"),
        SpecCase("Standalone Line Endings", "-\r\n{{= @ @ =}}\r\n-", "-\r\n-"),
        SpecCase("Standalone Without Previous Line", "   {{=@ @=}}\nx", "x"),
        SpecCase("Standalone Without Newline", "x\n   {{=@ @=}}", "x\n"),
        SpecCase("Pair with Padding", "<{{=  @    @  =}}>", "<>"),
    ]

    static let partials = [
        SpecCase("Basic Behavior", "<{{>part}}>", partials: ["part": "from a file"], "<from a file>"),
        SpecCase("Failed Lookup", "<{{>part}}>", "<>"),
        SpecCase("Context", "<{{>part}}>", ["word": "yes"], partials: ["part": "-{{word}}-"], "<-yes->"),
        SpecCase(
            "Recursion", "{{>tree}}",
            ["name": "a", "under": [["name": "b", "under": []], ["name": "c", "under": []]]],
            partials: ["tree": "{{name}}({{#under}}{{>tree}}{{/under}})"], "a(b()c())"),
        SpecCase(
            "Nested", "{{>one}}", ["a": "x", "b": "y"], partials: ["one": "<{{a}}{{>two}}>", "two": "+{{b}}"], "<x+y>"),
        SpecCase("Surrounding Whitespace", "< {{>part}} >", partials: ["part": "\t-\t"], "< \t-\t >"),
        SpecCase(
            "Inline Indentation", "   {{word}} {{> part}}\n", ["word": "yes"], partials: ["part": "1\n2"],
            "   yes 1\n2\n"),
        SpecCase("Standalone Line Endings", "-\r\n{{>part}}\r\n-", partials: ["part": "1"], "-\r\n1-"),
        SpecCase("Standalone Without Previous Line", "   {{>part}}\nx", partials: ["part": "1\n2"], "   1\n   2x"),
        SpecCase("Standalone Without Newline", "x\n   {{>part}}", partials: ["part": "1\n2"], "x\n   1\n   2"),
        SpecCase(
            "Standalone Indentation", "<\n   {{>part}}\n>\n", ["word": "a\nb"],
            partials: ["part": "1\n{{{word}}}\n2\n"],
            "<\n   1\n   a\nb\n   2\n>\n"),
        SpecCase("Padding Whitespace", "<{{>   part   }}>", partials: ["part": "."], "<.>"),
    ]
}
