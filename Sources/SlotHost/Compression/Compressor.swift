internal import CLibDeflate
internal import ICalendar

/// Compresses bytes to the gzip format (RFC 1952) by the system's libdeflate: without a name or a time, so that the same
/// bytes always give the same ones. For one thread.
@safe package final class Compressor {
    /// Between the speed of 1 and the size of 12; what libdeflate itself takes by default.
    private static let level: Int32 = 6

    // Owned by this object alone, and freed with it.
    private let raw: OpaquePointer
    private let functions: LibDeflate

    /// A compressor.
    ///
    /// - Throws: 78 where the system has no libdeflate.
    package init() throws(HostError) {
        guard let functions = unsafe slotexport_libdeflate()?.pointee,
            let raw = unsafe functions.libdeflate_alloc_compressor(Self.level)
        else {
            throw HostError(
                .environment, "cannot compress with", path: "libdeflate.so.0",
                reason: "the library can't be opened; install libdeflate0, or leave --gzip out")
        }
        self.functions = functions
        unsafe self.raw = raw
    }

    deinit { unsafe functions.libdeflate_free_compressor(raw) }

    /// The compressed bytes.
    package func gzip(_ bytes: [UInt8]) -> [UInt8] {
        let room = unsafe functions.libdeflate_gzip_compress_bound(raw, bytes.count)
        var output = [UInt8](repeating: 0, count: room)
        // Both arrays lend their memory for the call; the bound says that there is room.
        let count = unsafe bytes.withUnsafeBufferPointer { input -> Int in
            unsafe output.withUnsafeMutableBufferPointer { output -> Int in
                guard let target = output.baseAddress, let source = input.baseAddress else { return 0 }
                return unsafe functions.libdeflate_gzip_compress(raw, source, input.count, target, room)
            }
        }
        output.removeLast(room - count)
        return output
    }

    /// What tells the libraries of two systems apart that compress differently: a digest of compressed text.
    package func signature() -> String {
        var text: [UInt8] = []
        for number in 0..<2000 { text += "slot \(number * number % 971),".utf8 }
        let digest = hexadecimal(SHA256.digest(of: gzip(text)))
        return "libdeflate.so.0 " + String(decoding: digest.prefix(8), as: UTF8.self)
    }
}
