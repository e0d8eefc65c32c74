public enum ContentLine {
    public static func append(line: ArraySlice<UInt8>, to bytes: inout [UInt8]) { bytes += line; bytes += [13, 10] }
}
