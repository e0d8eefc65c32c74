internal import CLibXML2

/// An XML document that libxml2 opens, closes and escapes; its bytes are taken out in between (XML 1.0).
///
/// The text handed in must be UTF-8 without characters that XML forbids: the document model refuses them earlier.
@safe struct XMLDocument: ~Copyable {
    // Safe: this value alone owns both, is not copyable, and frees them once, in `deinit`.
    private let buffer: OpaquePointer
    private let writer: OpaquePointer

    /// The library's functions, which stay once they are loaded.
    private let library: LibXML2

    /// Whether libxml2 has refused something: it has run out of memory.
    private(set) var hasFailed = false

    /// Whether this system has libxml2. The first call loads it.
    static var isSupported: Bool { unsafe slotexport_libxml2() != nil }

    /// A document with its declaration; nil without memory, or without libxml2.
    init?() {
        // Safe: the table and what it points to stay as long as the process.
        guard let library = unsafe slotexport_libxml2()?.pointee else { return nil }
        guard let buffer = unsafe library.xmlBufferCreate() else { return nil }
        guard let writer = unsafe library.xmlNewTextWriterMemory(buffer, 0) else {
            unsafe library.xmlBufferFree(buffer)
            return nil
        }
        self.library = library
        unsafe self.buffer = buffer
        unsafe self.writer = writer
        // Safe: the writer is this value's own, and the strings live during the call.
        if unsafe library.xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil) < 0 { hasFailed = true }
    }

    deinit {
        // Safe: the writer goes first, because it flushes to the buffer.
        unsafe library.xmlFreeTextWriter(writer)
        unsafe library.xmlBufferFree(buffer)
    }

    /// Opens an element with attributes; those without a value are left out.
    mutating func open(_ name: String, _ attributes: [(key: String, value: String?)]) {
        // Safe: the writer is this value's own, and the strings live during the call.
        if unsafe library.xmlTextWriterStartElement(writer, name) < 0 { hasFailed = true }
        for case (let key, let value?) in attributes {
            if unsafe library.xmlTextWriterWriteAttribute(writer, key, value) < 0 { hasFailed = true }
        }
    }

    /// Closes the innermost element, as an empty one when it has no content.
    mutating func close() {
        // Safe: the writer is this value's own.
        if unsafe library.xmlTextWriterEndElement(writer) < 0 { hasFailed = true }
    }

    /// Writes an element without content.
    mutating func element(_ name: String, _ attributes: [(key: String, value: String?)]) {
        open(name, attributes)
        close()
    }

    /// Writes an element with nothing but text in it.
    mutating func element(_ name: String, _ text: [UInt8]) {
        open(name, [])
        let escaped = XMLText.attribute(text)
        // Safe: the writer is this value's own, and the bytes live during the call.
        unsafe escaped.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            let length = Int32(clamping: bytes.count)
            if unsafe library.xmlTextWriterWriteRawLen(writer, start, length) < 0 { hasFailed = true }
        }
        close()
    }

    /// Refuses a format where this system has no libxml2.
    static func check(for format: String) throws(ExportError) {
        guard isSupported else {
            throw ExportError(
                format: format, rule: "needs libxml2, which this machine lacks; install it", isOfMachine: true)
        }
    }

    /// Ends the innermost start tag, so that ready blocks can follow.
    mutating func startContent() {
        // Safe: the writer is this value's own; an empty raw text ends a start tag and adds nothing.
        if unsafe library.xmlTextWriterWriteRawLen(writer, "", 0) < 0 { hasFailed = true }
    }

    /// Closes what is open and ends the document with a line end.
    mutating func finish() {
        // Safe: the writer is this value's own.
        if unsafe library.xmlTextWriterEndDocument(writer) < 0 { hasFailed = true }
    }

    /// The bytes written since the last time they were taken.
    mutating func takeBytes() -> [UInt8] {
        // Safe: the buffer is this value's own, and its content is copied before it is emptied.
        if unsafe library.xmlTextWriterFlush(writer) < 0 { hasFailed = true }
        let length = Int(unsafe library.xmlBufferLength(buffer))
        let bytes = unsafe Array(UnsafeBufferPointer(start: library.xmlBufferContent(buffer), count: length))
        unsafe library.xmlBufferEmpty(buffer)
        return bytes
    }
}
