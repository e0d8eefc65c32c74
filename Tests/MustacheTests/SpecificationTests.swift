import Mustache
import Testing

/// The required modules of the Mustache specification 1.4.2 and its inheritance, by the specification's names.
@Suite struct SpecificationTests {
    @Test(arguments: SpecCase.comments) func `comments`(_ example: SpecCase) throws {
        #expect(try example.rendered() == example.expected)
    }

    @Test(arguments: SpecCase.delimiters) func `delimiters`(_ example: SpecCase) throws {
        #expect(try example.rendered() == example.expected)
    }

    @Test(arguments: SpecCase.interpolation) func `interpolation`(_ example: SpecCase) throws {
        #expect(try example.rendered() == example.expected)
    }

    @Test(arguments: SpecCase.inverted) func `inverted sections`(_ example: SpecCase) throws {
        #expect(try example.rendered() == example.expected)
    }

    @Test(arguments: SpecCase.partials) func `partials`(_ example: SpecCase) throws {
        #expect(try example.rendered() == example.expected)
    }

    @Test(arguments: SpecCase.sections) func `sections`(_ example: SpecCase) throws {
        #expect(try example.rendered() == example.expected)
    }

    @Test(arguments: SpecCase.inheritance) func `inheritance`(_ example: SpecCase) throws {
        #expect(try example.rendered() == example.expected)
    }

    @Test func `every required case is here: 136, and the 27 of inheritance`() {
        let counts = [
            SpecCase.comments, SpecCase.delimiters, SpecCase.interpolation, SpecCase.inverted, SpecCase.partials,
            SpecCase.sections,
        ].map(\.count)
        #expect(counts == [12, 14, 42, 22, 12, 34])
        #expect(counts.reduce(0, +) == 136)
        #expect(SpecCase.inheritance.count == 27)
    }
}
