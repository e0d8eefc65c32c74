/// What comes before and after the rows of a document; the only fields in it are those of the place.
struct RowFrame: Sendable {
    let before: RowShape
    let after: RowShape

    /// No frame: the document is its rows.
    static let empty = RowFrame(before: "", after: "")
}
