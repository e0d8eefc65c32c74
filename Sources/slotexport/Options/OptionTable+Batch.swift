internal import SlotBatch
internal import SlotEngine
internal import SlotPlaces
internal import SlotTime

extension Option {
    /// The options of the commands `batch` and `site`.
    static let batch = [
        Option("places", .folder, .batch, "a folder of place files instead of JSON Lines") {
            (options, text) throws(PlaceError) in options.batch.placesFolder = try text.text()
        },
        Option("jobs", .text("N"), .batch, "how many threads work; default one per core") {
            (options, text) throws(PlaceError) in
            options.batch.jobs = try text.number(Limits(range: 1...256, words: "1 to 256"))
        },
        Option("report", .path, .batch, "where the status lines go, {pid} replaced; default standard output") {
            (options, text) throws(PlaceError) in options.batch.report = try text.text()
        },
        Option("files", .folder, .batch, "the folder of files that records name; default that of the input") {
            (options, text) throws(PlaceError) in options.batch.filesFolder = try text.text()
        },
        Option("max-failed", .text("N%|N"), .batch, "how many records may fail before nothing is published; default 1%")
        {
            (options, text) throws(PlaceError) in options.batch.maxFailed = try text.tolerance()
        },
        Option("allow-shrink", .none, .batch, "publish although places, files or open hours become far fewer") {
            (options, _) throws(PlaceError) in options.batch.allowsShrink = true
        },
        Option("due", .none, .batch, "skip places whose files are still right") { (options, _) throws(PlaceError) in
            options.batch.dueOnly = true
        },
        Option("keep", .text("N"), .batch, "how many sets to keep; default 3") { (options, text) throws(PlaceError) in
            options.batch.keep = try text.number(Limits(range: 1...1000, words: "1 to 1000"))
        },
        Option(
            "drop-stale", .text("TIME"), .batch, "how long a failing place keeps its last good files; default for ever"
        ) {
            (options, text) throws(PlaceError) in
            guard let age = Minutes(parsing: text.value)?.count, age >= 0 else {
                throw text.error("must be a time, such as 12h or 7d")
            }
            options.batch.dropStale = age
        },
        Option(
            "verify", .words(BatchRequest.Verification.allCases.map { $0.rawValue }), .batch,
            "how much is read back before it is published; default sample, 1 % of the places"
        ) {
            (options, text) throws(PlaceError) in options.batch.verification = try text.word()
        },
        Option("index", .none, .batch, "write index.json, index.ndjson and index.csv of all places") {
            (options, _) throws(PlaceError) in options.batch.writesIndex = true
        },
        Option("gzip", .none, .batch, "write FILE.gz beside each file") { (options, _) throws(PlaceError) in
            options.batch.compresses = true
        },
        Option(
            "layout", .words(BatchRequest.Layout.allCases.map { $0.rawValue }), .batch,
            "one file per place, or all rows in one; default files"
        ) {
            (options, text) throws(PlaceError) in options.batch.layout = try text.word()
        },
        Option("path", .text("TEMPLATE"), .batch, "where files lie: {id}.{ext} by default, or {shard}/{id}.{ext}") {
            (options, text) throws(PlaceError) in
            guard let path = PathTemplate(text.value) else {
                throw text.error("must be a relative path with {id} and {ext}, and may have {shard}")
            }
            options.batch.path = path
        },
        Option("shard", .text("I/N"), .batch, "do one part of N; site publish puts the parts together") {
            (options, text) throws(PlaceError) in
            let parts = text.value.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .map { Int(String(decoding: Array($0), as: UTF8.self)) }
            guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
                (1...count).contains(number)
            else { throw text.error("must be a part and their number, 1/7 to 7/7") }
            options.batch.shard = BatchRequest.Shard(number: number, count: count)
        },
        Option("resume", .file, .batch, "the status lines of an interrupted run with the same --now; skip what it did")
        {
            (options, text) throws(PlaceError) in options.batch.resume = try text.text()
        },
        Option("sample", .text("N%"), .batch, "how much of a set site verify reads; default 100%") {
            (options, text) throws(PlaceError) in
            guard case .share(let millionths) = try text.tolerance() else { throw text.error("must be 1% to 100%") }
            options.batch.sample = millionths
        },
        Option("prometheus", .none, .batch, "print the state of a site as metrics") { (options, _) throws(PlaceError) in
            options.batch.isPrometheus = true
        },
    ]
}

extension OptionText {
    /// A part of all with a percent sign, or a number.
    fileprivate func tolerance() throws(PlaceError) -> BatchRequest.Tolerance {
        guard value.utf8.last == UInt8(ascii: "%") else {
            return .count(try number(Limits(range: 0...Int.max, words: "a number, or a part such as 1%")))
        }
        let parts = value.utf8.dropLast().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: Array($0), as: UTF8.self) }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard (1...2).contains(parts.count), let whole = Int(parts[0]), (0...100).contains(whole),
            fraction.utf8.count <= 4, fraction.utf8.allSatisfy({ $0.isDigit }), parts.count == 1 || !fraction.isEmpty
        else { throw error("must be a number, or a part such as 1% or 0.5%") }
        let padded = fraction + String(repeating: "0", count: 4 - fraction.utf8.count)
        let millionths = whole * 10_000 + (Int(padded) ?? 0)
        guard millionths <= 1_000_000 else { throw error("must be at most 100%") }
        return .share(millionths)
    }
}
