/// Where finished bytes go: a file, a pipe, memory. The one thing that a `ByteWriter` needs to know of the world.
///
/// A class, because Embedded Swift has existentials of classes alone; it is called once a block, not once a slot.
public protocol ByteSink: AnyObject {
    /// Takes all the bytes, or throws with what the system said.
    func write(_ bytes: Span<UInt8>) throws(SinkError)
}

/// A sink could not take its bytes.
public struct SinkError: Error, Hashable, Sendable {
    /// The system's error number (`errno`), such as 28 for a full disk or 32 for a closed pipe.
    public let code: Int32

    /// There is no memory left (ENOMEM).
    static let noMemory = SinkError(code: 12)

    /// Why no sink would do: the rule that the document breaks while it is written, such as a limit of a template. Nil where
    /// the system refused.
    public let rule: String?

    /// An error with the system's number.
    public init(code: Int32) {
        self.code = code
        rule = nil
    }

    /// A document that turned out to break a rule while it was written (EFBIG).
    init(rule: String) {
        code = 27
        self.rule = rule
    }
}
