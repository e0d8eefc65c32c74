internal import CLibXML2

/// An XML document that libxml2 opens, closes and escapes; its bytes are taken out in between (XML 1.0).
///
/// The text handed in must be UTF-8 without characters that XML forbids: the document model refuses them earlier.
@safe struct XMLDocument: ~Copyable {
    // Safe: this value alone owns both, is not copyable, and frees them once, in `deinit`.
    private let buffer: xmlBufferPtr
    private let writer: xmlTextWriterPtr

    /// Whether libxml2 has refused something: it has run out of memory.
    private(set) var hasFailed = false

    /// A document with its declaration; nil without memory.
    init?() {
        guard let buffer = unsafe xmlBufferCreate() else { return nil }
        guard let writer = unsafe xmlNewTextWriterMemory(buffer, 0) else {
            unsafe xmlBufferFree(buffer)
            return nil
        }
        unsafe self.buffer = buffer
        unsafe self.writer = writer
        // Safe: the writer is this value's own, and the strings live during the call.
        if unsafe xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil) < 0 { hasFailed = true }
    }

    deinit {
        // Safe: the writer goes first, because it flushes to the buffer.
        unsafe xmlFreeTextWriter(writer)
        unsafe xmlBufferFree(buffer)
    }

    /// Opens an element with attributes; those without a value are left out.
    mutating func open(_ name: String, _ attributes: [(key: String, value: String?)]) {
        // Safe: the writer is this value's own, and the strings live during the call.
        if unsafe xmlTextWriterStartElement(writer, name) < 0 { hasFailed = true }
        for case (let key, let value?) in attributes {
            if unsafe xmlTextWriterWriteAttribute(writer, key, value) < 0 { hasFailed = true }
        }
    }

    /// Closes the innermost element, as an empty one when it has no content.
    mutating func close() {
        // Safe: the writer is this value's own.
        if unsafe xmlTextWriterEndElement(writer) < 0 { hasFailed = true }
    }

    /// Writes an element without content.
    mutating func element(_ name: String, _ attributes: [(key: String, value: String?)]) {
        open(name, attributes)
        close()
    }

    /// Ends the innermost start tag, so that ready blocks can follow.
    mutating func startContent() {
        // Safe: the writer is this value's own; an empty raw text ends a start tag and adds nothing.
        if unsafe xmlTextWriterWriteRawLen(writer, "", 0) < 0 { hasFailed = true }
    }

    /// Closes what is open and ends the document with a line end.
    mutating func finish() {
        // Safe: the writer is this value's own.
        if unsafe xmlTextWriterEndDocument(writer) < 0 { hasFailed = true }
    }

    /// The bytes written since the last time they were taken.
    mutating func takeBytes() -> [UInt8] {
        // Safe: the buffer is this value's own, and its content is copied before it is emptied.
        if unsafe xmlTextWriterFlush(writer) < 0 { hasFailed = true }
        let length = Int(unsafe xmlBufferLength(buffer))
        let bytes = unsafe Array(UnsafeBufferPointer(start: xmlBufferContent(buffer), count: length))
        unsafe xmlBufferEmpty(buffer)
        return bytes
    }
}
