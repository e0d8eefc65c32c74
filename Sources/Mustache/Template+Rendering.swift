extension Template {
    /// Renders the template with some data.
    ///
    /// - Parameters:
    ///   - source: The data.
    ///   - limits: What the rendering may cost; nil is what the template was compiled with.
    ///   - emit: Takes the output, block by block.
    /// - Throws: An error where a limit is reached; what was emitted until then is no whole output.
    public func render(
        _ source: any TemplateSource, limits: TemplateLimits? = nil, to emit: (Span<UInt8>) -> Void
    ) throws(TemplateError) {
        var renderer = TemplateRenderer(self, source, limits ?? options.limits)
        try renderer.render(to: emit)
    }
}
