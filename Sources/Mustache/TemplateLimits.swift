/// How much a template may cost: templates come from people, and none may use up the machine.
public struct TemplateLimits: Hashable, Sendable {
    /// The longest text of a template or partial, in bytes.
    public var textBytes: Int

    /// The number of different partials.
    public var partials: Int

    /// The number of different names, and of different blocks.
    public var names: Int

    /// How deep sections, partials and blocks may nest, all together.
    public var depth: Int

    /// The number of tags, texts and list items that one rendering, or the check of the names, may visit.
    public var steps: Int

    /// The longest output, in bytes.
    public var outputBytes: Int

    /// Limits; the defaults leave room for a million slots.
    public init(
        textBytes: Int = 1 << 20, partials: Int = 100, names: Int = 1000, depth: Int = 64,
        steps: Int = 200_000_000, outputBytes: Int = 1 << 30
    ) {
        self.textBytes = textBytes
        self.partials = partials
        self.names = names
        self.depth = depth
        self.steps = steps
        self.outputBytes = outputBytes
    }
}
