internal import SlotTime

/// The first line of a manifest: what made the set, and what is different from the set before.
struct ManifestHead {
    /// The version of the manifest's own shape.
    static let schema = 1

    /// The file's name in a generation.
    static let fileName = "manifest.jsonl"

    var run: String
    var sequence: Int
    var now: Instant
    var tool: String
    var tz: String?
    var labels: String
    var libdeflate: String?
    /// The SHA-256 of the manifest before; nil for the first one.
    var previous: [UInt8]?
    /// When the first of its places is due again; nil where none ever is.
    var expires: Instant?
    var places: Int
    var files: Int
    var bytes: Int

    /// The keys before the lists of changed and removed files.
    var json: [UInt8] {
        var line = JSONLine()
        line.add("schema", Self.schema)
        line.add("tool", tool)
        line.add("tz", tz)
        line.add("labels", labels)
        line.add("libdeflate", libdeflate)
        line.add("run", run)
        line.add("now", now)
        line.add("sequence", sequence)
        if let previous {
            line.add("previousSha256", plain: previous)
        } else {
            line.add("previousSha256", nil as String?)
        }
        line.add("expires", expires)
        line.add("places", places)
        line.add("files", files)
        line.add("bytes", bytes)
        return line.finish()
    }

    /// The head of a manifest, without its lists; nil if the first line isn't a head.
    init?(_ bytes: some Sequence<UInt8>) {
        // The lists may be long: they come last, and are not read.
        let mark = Array(",\"changed\":[".utf8)
        var head = Array(bytes)
        if let end = head.firstRange(startingWith: mark) {
            head = Array(head[..<end]) + [UInt8(ascii: "}")]
        }
        guard let value = JSONValue(head), value["schema"]?.number == Self.schema, let run = value["run"]?.string,
            let sequence = value["sequence"]?.number, let now = value["now"]?.moment
        else { return nil }
        self.run = run
        self.sequence = sequence
        self.now = now
        tool = value["tool"]?.string ?? ""
        tz = value["tz"]?.string
        labels = value["labels"]?.string ?? ""
        libdeflate = value["libdeflate"]?.string
        previous = value["previousSha256"]?.string.map { Array($0.utf8) }
        expires = value["expires"]?.moment
        places = value["places"]?.number ?? 0
        files = value["files"]?.number ?? 0
        self.bytes = value["bytes"]?.number ?? 0
    }

    init(
        run: String, sequence: Int, now: Instant, tool: String, tz: String?, labels: String, libdeflate: String?,
        previous: [UInt8]?, expires: Instant?, places: Int, files: Int, bytes: Int
    ) {
        self.run = run
        self.sequence = sequence
        self.now = now
        self.tool = tool
        self.tz = tz
        self.labels = labels
        self.libdeflate = libdeflate
        self.previous = previous
        self.expires = expires
        self.places = places
        self.files = files
        self.bytes = bytes
    }
}

extension [UInt8] {
    /// Where some bytes begin for the first time, or nil.
    func firstRange(startingWith mark: [UInt8]) -> Int? {
        guard let first = mark.first, count >= mark.count else { return nil }
        var index = 0
        while index <= count - mark.count {
            if self[index] == first, self[index..<index + mark.count].elementsEqual(mark) { return index }
            index += 1
        }
        return nil
    }
}
