extension ContentLine {
    /// Appends a line that is already complete, `NAME:value` without control characters, folded and ended by CRLF.
    public static func append(line: ArraySlice<UInt8>, to output: inout [UInt8]) {
        if line.count <= maximumLength {
            output += line
        } else {
            fold(Array(line), to: &output)
        }
        output += lineEnd
    }
}
