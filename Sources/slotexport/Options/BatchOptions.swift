internal import SlotBatch

/// What the commands `batch` and `site` are asked for beside the options of all commands.
struct BatchOptions {
    var placesFolder: String?
    var jobs: Int?
    var report: String?
    var filesFolder: String?
    var maxFailed: BatchRequest.Tolerance?
    var allowsShrink = false
    var dueOnly = false
    var keep: Int?
    var dropStale: Int?
    var verification: BatchRequest.Verification?
    var writesIndex = false
    var compresses = false
    var layout: BatchRequest.Layout?
    var path: PathTemplate?
    var shard: BatchRequest.Shard?
    var resume: String?
    /// The part of a set that `site verify` reads, in millionths.
    var sample: Int?
    var isPrometheus = false
}
