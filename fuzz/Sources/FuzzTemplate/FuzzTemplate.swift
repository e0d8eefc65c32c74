import Mustache

/// Compiles any bytes as a template with itself as its partial `a`, and renders it with small data and small limits.
///
/// Every error must be one line, and no output may be longer than the limit.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let limits = TemplateLimits(steps: 5000, outputBytes: 1 << 16)
    for escaping in TemplateEscaping.allCases {
        for isLenient in [true, false] {
            let options = Template.Options(escaping: escaping, isLenient: isLenient, limits: limits)
            var written = 0
            do throws(TemplateError) {
                let template = try Template(bytes, name: "t", options: options) { $0 == "a" ? bytes : nil }
                try template.render(TemplateTree(data, for: template)) { written += $0.count }
            } catch {
                precondition(isOneLine(error.description), "an error of two lines")
            }
            precondition(written <= limits.outputBytes + (1 << 15) + 6 * count, "more output than allowed")
        }
    }
    return 0
}

private let data: TemplateValue = .object([
    .init("a", .object([.init("b", .text("<'\",\n"))])),
    .init("l", .list([.text("x"), .object([.init("n", .text("1"))]), .list([.flag(true)])])),
    .init("t", .flag(true)), .init("n", .nothing),
])

private func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
}
